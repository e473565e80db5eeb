import TweenMotion

/// A key for a value that a view provides to the layout around it.
public protocol LayoutValueKey {
  associatedtype Value
  /// The value of views that set none.
  static var defaultValue: Value { get }
}

/// The trait that carries a layout value.
package enum LayoutValueTrait<Key: LayoutValueKey>: LayoutTraitKey {
  /// The value; nil means the key's default.
  package struct Value { var value: Key.Value? }
  package static var defaultValue: Value { Value(value: nil) }
}

extension ElementNode {
  /// Returns the value that the view provides to the surrounding layout under a key.
  package func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value {
    trait(LayoutValueTrait<Key>.self).value ?? Key.defaultValue
  }
}

extension View {
  /// Provides a value to the layout around this view, which reads it from its subview by `key`.
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(
      TraitModifier<LayoutValueTrait<K>>(value: LayoutValueTrait<K>.Value(value: value)))
  }
}
