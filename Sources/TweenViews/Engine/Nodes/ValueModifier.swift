/// A modifier whose wrapper stores one value, and acts only where an update changes it.
///
/// Most modifiers are of this kind: they name the wrapper, and the value if that is not the modifier
/// itself.
@MainActor package protocol ValueModifier: UnaryModifier where Wrapper: ValueNode {
  /// The value of the modifier that the wrapper stores.
  var value: Wrapper.Value { get }
}

extension ValueModifier {
  @MainActor package func makeWrapper(_ context: NodeContext) -> Wrapper {
    Wrapper(context, value)
  }
  @MainActor package func updateWrapper(_ wrapper: Wrapper) { wrapper.update(value) }
}

extension ValueModifier where Wrapper.Value == Self {
  @MainActor package var value: Self { self }
}

/// An element that stores one value of its view or modifier.
// A protocol, not a class: layers, spaces and plain wrappers are among these elements, and a value
// stored in the element's own class is read as fast as any other property.
@MainActor package protocol ValueNode: ElementNode {
  associatedtype Value
  /// The current value. Only `update` sets it.
  var value: Value { get set }
  init(_ context: NodeContext, _ value: Value)
  /// Called after the value has changed, to update everything that depends on it.
  func valueDidChange(from old: Value)
  /// Whether two values are equal: by `==`, or by their fields where they have no `==`.
  static func areEqual(_ old: Value, _ new: Value) -> Bool
}

extension ValueNode {
  /// Stores the value of an update, and acts on a change.
  package func update(_ new: Value) {
    let old = value
    guard !Self.areEqual(old, new) else { return }
    value = new
    valueDidChange(from: old)
  }

  package static func areEqual(_ old: Value, _ new: Value) -> Bool { valuesAreEqual(old, new) }
}

extension ValueNode where Value: Equatable {
  package static func areEqual(_ old: Value, _ new: Value) -> Bool { old == new }
}
