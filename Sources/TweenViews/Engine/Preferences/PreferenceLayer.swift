import Foundation
import TweenGeometry
import TweenMotion

/// The modifier of `overlayPreferenceValue` and `backgroundPreferenceValue`: adds a second view made
/// from the preferences of the first.
nonisolated public struct _PreferenceLayerModifier<Key: PreferenceKey, Layer: View>: UnaryModifier {
  public typealias Body = Never
  var alignment: Alignment
  var isOverlay: Bool
  var transform: (Key.Value) -> Layer

  @MainActor package func makeWrapper(
    _ context: NodeContext
  ) -> PreferenceLayerNode<Key, Layer> {
    PreferenceLayerNode(context, self)
  }
  @MainActor package func updateWrapper(_ wrapper: PreferenceLayerNode<Key, Layer>) {
    wrapper.update(self)
  }
}

@MainActor
package final class PreferenceLayerNode<Key: PreferenceKey, Layer: View>: LayeredNode,
  PreferenceReader
{
  private var layer: _PreferenceLayerModifier<Key, Layer>
  private var value: Key.Value?
  package var isAwaitingPreferences = false
  package override var preferenceReader: (any PreferenceReader)? { self }

  init(_ context: NodeContext, _ layer: _PreferenceLayerModifier<Key, Layer>) {
    self.layer = layer
    super.init(context, alignment: layer.alignment, isOverlay: layer.isOverlay)
    graph.uses.readPreferences(of: Key.self)
    graph.preferences.insert(self)
  }

  func update(_ new: _PreferenceLayerModifier<Key, Layer>) {
    layer = new
    update(alignment: new.alignment) { _ in }
    // The new closure may return another view for the same value.
    value = nil
    graph.preferences.insert(self)
  }

  package var readKey: any PreferenceKey.Type { Key.self }

  package func readPreferences() {
    let new = content?.preference(Key.self) ?? Key.defaultValue
    if let value, valuesAreEqual(value, new) { return }
    value = new
    show()
  }

  package override func performUpdate() {
    isDirty = false
    guard !isDestroyed, value != nil else { return }
    show()
  }

  private func show() {
    guard let value else { return }
    graph.countBodyEvaluation()
    forgetEnvironmentReads()
    let view = graph.evaluating(self) { layer.transform(value) }
    if hasSecondary {
      update(alignment: layer.alignment) { Layer._updateNode($0, view) }
    } else {
      setSecondary { Layer._makeNode(view, $0) }
      setNeedsPlacing()
      displayStructureDidChange()
    }
  }

  package override func geometryDidChange() { markDirty() }
}

extension View {
  /// Adds views in front of this view, made from the preference value of the views inside.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      _PreferenceLayerModifier<K, V>(alignment: alignment, isOverlay: true, transform: transform))
  }

  /// Adds views behind this view, made from the preference value of the views inside.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      _PreferenceLayerModifier<K, V>(alignment: alignment, isOverlay: false, transform: transform))
  }
}
