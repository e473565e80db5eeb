import Foundation
import TweenGeometry
import TweenMotion

/// The modifier of `anchorPreference` and `transformAnchorPreference`: sets a preference from an
/// anchor.
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

/// The way in which an anchor sets a preference.
enum AnchorWrite<AnchorValue, Key: PreferenceKey> {
  /// Replaces the value of the views inside.
  case value((Anchor<AnchorValue>) -> Key.Value)
  /// Changes the value of the views inside.
  case change((inout Key.Value, Anchor<AnchorValue>) -> Void)
}

/// Sets a preference from its view's place: after layout, and again when the view moves.
@MainActor package final class AnchorPreferenceNode<AnchorValue, Key: PreferenceKey>: WrapperNode {
  private var modifier: _AnchorWritingModifier<AnchorValue, Key>
  private var anchored: Anchor<AnchorValue>?
  private var isScheduled = false

  init(_ context: NodeContext, _ modifier: _AnchorWritingModifier<AnchorValue, Key>) {
    self.modifier = modifier
    super.init(context)
    mayHavePreferences = true
  }

  func update(_ new: _AnchorWritingModifier<AnchorValue, Key>) {
    modifier = new
    if isScheduled { graph.geometry.postpone(self) }
  }

  package override func placementDidChange(_ placement: Placement) {
    super.placementDidChange(placement)
    guard !isScheduled else { return }
    isScheduled = true
    graph.geometry.postpone(self)
  }

  package override func performUpdate() {
    isDirty = false
    guard !isDestroyed, isScheduled else { return }
    guard graph.updateState.isAfterLayout else { return graph.geometry.postpone(self) }
    let points = modifier.source.points(placedSize, environment.layoutDirection)
    let proxy = GeometryProxy(self)
    let shown = graph.evaluating(self) { proxy.place(points) { $0.convert(points, to: .global) } }
    anchored = Anchor(source: modifier.source, points: shown, ownPoints: points)
    // Closures cannot be compared, so that the same place may give another value.
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
  /// Sets a preference value made from this view's place, for the views around it.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(_AnchorWritingModifier<A, K>(source: value, write: .value(transform)))
  }

  /// Changes the preference value of the views inside by this view's place.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(_AnchorWritingModifier<A, K>(source: value, write: .change(transform)))
  }
}
