import Foundation
import TweenGeometry
import TweenMotion

/// `anchorPreference` and `transformAnchorPreference`.
nonisolated public struct _AnchorWritingModifier<AnchorValue, Key: PreferenceKey>: UnaryModifier {
  public typealias Body = Never
  var source: Anchor<AnchorValue>.Source
  var write: AnchorWrite<AnchorValue, Key>

  @MainActor package func makeWrapper(
    _ context: NodeContext
  ) -> AnchorPreferenceNode<AnchorValue, Key> {
    AnchorPreferenceNode(context, self)
  }
  @MainActor package func updateWrapper(_ wrapper: AnchorPreferenceNode<AnchorValue, Key>) {
    wrapper.update(self)
  }
}

/// What is told of an anchor.
enum AnchorWrite<AnchorValue, Key: PreferenceKey> {
  /// This, instead of what the views inside tell.
  case value((Anchor<AnchorValue>) -> Key.Value)
  /// What they tell, changed.
  case change((inout Key.Value, Anchor<AnchorValue>) -> Void)
}

/// Tells where its view lies; known after layouts, and told anew when the view moves.
@MainActor package final class AnchorPreferenceNode<AnchorValue, Key: PreferenceKey>: WrapperNode {
  private var modifier: _AnchorWritingModifier<AnchorValue, Key>
  private var anchored: Anchor<AnchorValue>?
  private var isAsked = false

  init(_ context: NodeContext, _ modifier: _AnchorWritingModifier<AnchorValue, Key>) {
    self.modifier = modifier
    super.init(context)
    tellsPreferences = true
  }

  func update(_ new: _AnchorWritingModifier<AnchorValue, Key>) {
    modifier = new
    if isAsked { graph.geometry.postpone(self) }
  }

  package override func placementDidChange(_ placement: Placement) {
    super.placementDidChange(placement)
    guard !isAsked else { return }
    isAsked = true
    graph.geometry.postpone(self)
  }

  package override func performUpdate() {
    isDirty = false
    guard !isDestroyed, isAsked else { return }
    guard graph.updateState.isAfterLayout else { return graph.geometry.postpone(self) }
    let points = modifier.source.points(placedSize, environment.layoutDirection)
    let proxy = GeometryProxy(self)
    let shown = graph.evaluating(self) { proxy.place(points) { $0.convert(points, to: .global) } }
    anchored = Anchor(source: modifier.source, points: shown, ownPoints: points)
    // Closures don't compare: what they make of the same place may be another value.
    preferencesDidChange(Key.self)
  }

  package override func preference<Other: PreferenceKey>(_ key: Other.Type) -> Other.Value? {
    guard Other.self == Key.self else { return super.preference(key) }
    switch modifier.write {
    case .value(let make): return anchored.map(make) as? Other.Value
    case .change(let change):
      guard let anchored else { return super.preference(key) }
      var value = preferenceOfContent(Key.self) ?? Key.defaultValue
      change(&value, anchored)
      return value as? Other.Value
    }
  }

  package override var debugName: String { "anchorPreference" }
}

extension View {
  /// Tells the views around this one a value made of where this one lies.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(_AnchorWritingModifier<A, K>(source: value, write: .value(transform)))
  }

  /// Changes what the views inside tell by where this one lies.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(_AnchorWritingModifier<A, K>(source: value, write: .change(transform)))
  }
}
