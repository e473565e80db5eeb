/// A modifier that is one value to its wrapper, which acts only where an update brings another.
///
/// What most modifiers are: name the wrapper, and the value if that isn't the modifier itself.
@MainActor package protocol ValueModifier: UnaryModifier where Wrapper: ValueNode {
  /// What the wrapper keeps of the modifier.
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

/// An element that keeps one value of its view or modifier.
// A protocol and no class: layers, spaces and plain wrappers are among these elements, and a value
// that lies in the element's own class is read as fast as any other property.
@MainActor package protocol ValueNode: ElementNode {
  associatedtype Value
  /// Set by `update` alone.
  var value: Value { get set }
  init(_ context: NodeContext, _ value: Value)
  /// Another value has come: what depends on it has to be made anew.
  func valueDidChange(from old: Value)
  /// Whether nothing has to be made anew: by `==`, or where values have none by their fields.
  static func areEqual(_ old: Value, _ new: Value) -> Bool
}

extension ValueNode {
  /// Takes the value of an update.
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
