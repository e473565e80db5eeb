import Observation
import TweenCombine
import TweenMotion

/// The modifier made by `focusedValue`, `focusedSceneValue` and their forms for objects.
nonisolated public struct _FocusedValueModifier<Value>: UnaryModifier {
  /// This modifier has no body.
  public typealias Body = Never
  var keyPath: WritableKeyPath<FocusedValues, Value?>
  var value: Value?
  /// Whether the value applies to the whole scene, and not only while the focus is inside.
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

  func provide(_ values: inout FocusedValues) {
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
  /// Provides a value while the focus is in this view. If several views provide it, the innermost
  /// applies.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(_FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: false))
  }

  /// Provides a value while the focus is in this view; nil provides none.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(_FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: false))
  }

  /// Provides an observable object by its type while the focus is in this view; nil provides none.
  nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(
      _FocusedValueModifier(
        keyPath: \.[object: FocusedObjectName<T>()], value: object, isOfScene: false))
  }

  /// Provides a value for the whole scene as long as this view exists, regardless of the focus. If
  /// several views provide values under one key, the latest one applies.
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(_FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: true))
  }

  /// Provides a value for the whole scene, regardless of the focus; nil provides none.
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(_FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: true))
  }

  /// Provides an observable object by its type for the whole scene; nil provides none.
  nonisolated public func focusedSceneValue<T: AnyObject & Observable>(
    _ object: T?
  ) -> some View {
    modifier(
      _FocusedValueModifier(
        keyPath: \.[object: FocusedObjectName<T>()], value: object, isOfScene: true))
  }

  /// Provides an observable object by its type while the focus is in this view.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    focusedObject(Optional(object))
  }

  /// Provides an observable object by its type while the focus is in this view; nil provides none.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(
      _FocusedValueModifier(
        keyPath: \.[object: FocusedObjectName<T>()], value: object, isOfScene: false))
  }

  /// Provides an observable object by its type for the whole scene.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    focusedSceneObject(Optional(object))
  }

  /// Provides an observable object by its type for the whole scene; nil provides none.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(
      _FocusedValueModifier(
        keyPath: \.[object: FocusedObjectName<T>()], value: object, isOfScene: true))
  }
}
