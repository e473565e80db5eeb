import TweenMotion

/// A key for a value that a view tells the layout around it.
public protocol LayoutValueKey {
  associatedtype Value
  /// What views have that do not set it.
  static var defaultValue: Value { get }
}

/// The trait that carries a layout value.
package enum LayoutValueTrait<Key: LayoutValueKey>: LayoutTraitKey {
  /// The value; nil: the key's default.
  package struct Value { var value: Key.Value? }
  package static var defaultValue: Value { Value(value: nil) }
}

extension ElementNode {
  /// The value that the view gives to the layout around it under a key.
  package func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value {
    trait(LayoutValueTrait<Key>.self).value ?? Key.defaultValue
  }
}

extension View {
  /// Tells the layout around this view a value, which it reads from its subview by `key`.
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(
      TraitModifier<LayoutValueTrait<K>>(value: LayoutValueTrait<K>.Value(value: value)))
  }
}
