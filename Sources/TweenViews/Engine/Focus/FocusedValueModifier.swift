import Observation
import TweenCombine
import TweenMotion

/// `focusedValue`, `focusedSceneValue` and their kin.
nonisolated public struct _FocusedValueModifier<Value>: UnaryModifier {
  /// The engine applies it itself.
  public typealias Body = Never
  var keyPath: WritableKeyPath<FocusedValues, Value?>
  var value: Value?
  /// Whether it holds in the whole scene; else only while the focus is inside.
  var isOfScene: Bool

  @MainActor package func makeWrapper(_ context: NodeContext) -> FocusedValueNode<Value> {
    FocusedValueNode(context, self)
  }
  @MainActor package func updateWrapper(_ wrapper: FocusedValueNode<Value>) {
    wrapper.update(self)
  }
}

@MainActor package final class FocusedValueNode<Value>: WrapperNode, FocusedValueProvider {
  private var modifier: _FocusedValueModifier<Value>

  init(_ context: NodeContext, _ modifier: _FocusedValueModifier<Value>) {
    self.modifier = modifier
    super.init(context)
    rootNode?.focusedValues.insert(self)
  }

  func update(_ new: _FocusedValueModifier<Value>) {
    let isSame =
      modifier.keyPath == new.keyPath && modifier.isOfScene == new.isOfScene
      && valuesAreEqual(modifier.value, new.value)
    modifier = new
    if !isSame { rootNode?.focusedValues.update(rootNode) }
  }

  var isOfScene: Bool { modifier.isOfScene }

  func tell(_ values: inout FocusedValues) {
    if let value = modifier.value { values[keyPath: modifier.keyPath] = value }
  }

  package override func destroy() {
    guard !isDestroyed else { return }
    rootNode?.focusedValues.remove(self)
    super.destroy()
  }

  package override var debugName: String {
    modifier.isOfScene ? "focusedSceneValue" : "focusedValue"
  }
}

extension View {
  /// Tells a value while the focus is in this view: of several the innermost is heard.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(_FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: false))
  }

  /// Tells a value while the focus is in this view; nil tells nothing.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(_FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: false))
  }

  /// Tells an observable object by its type while the focus is in this view; nil tells nothing.
  nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(
      _FocusedValueModifier(
        keyPath: \.[object: FocusedObjectName<T>()], value: object, isOfScene: false))
  }

  /// Tells a value in the whole scene, wherever its focus is, as long as this view is there. Of
  /// several under one key the last to come is heard.
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(_FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: true))
  }

  /// Tells a value in the whole scene, wherever its focus is; nil tells nothing.
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(_FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: true))
  }

  /// Tells an observable object by its type in the whole scene; nil tells nothing.
  nonisolated public func focusedSceneValue<T: AnyObject & Observable>(
    _ object: T?
  ) -> some View {
    modifier(
      _FocusedValueModifier(
        keyPath: \.[object: FocusedObjectName<T>()], value: object, isOfScene: true))
  }

  /// Tells an observable object by its type while the focus is in this view.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    focusedObject(Optional(object))
  }

  /// Tells an observable object by its type while the focus is in this view; nil tells nothing.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(
      _FocusedValueModifier(
        keyPath: \.[object: FocusedObjectName<T>()], value: object, isOfScene: false))
  }

  /// Tells an observable object by its type in the whole scene.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    focusedSceneObject(Optional(object))
  }

  /// Tells an observable object by its type in the whole scene; nil tells nothing.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(
      _FocusedValueModifier(
        keyPath: \.[object: FocusedObjectName<T>()], value: object, isOfScene: true))
  }
}
