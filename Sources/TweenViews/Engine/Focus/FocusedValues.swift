/// A key of a value that the focused part of a program provides to the rest. `@Entry` in an
/// extension of `FocusedValues` creates one.
public protocol FocusedValueKey {
  /// The type of the value. Readers get nil if no value is provided.
  associatedtype Value
}

/// The values that the focused views and the scene provide, by key; nil under a key without a
/// value.
public struct FocusedValues: Equatable {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value under a key; nil if none is provided.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The object of a type that is provided without a key.
  subscript<Object: AnyObject>(object _: FocusedObjectName<Object>) -> Object? {
    get { self[FocusedObjectKey<Object>.self] }
    set { self[FocusedObjectKey<Object>.self] = newValue }
  }

  /// Returns whether both have the same values under the same keys. Values without `==` are
  /// compared by their contents, and closures are the same if they are one closure. Off the main
  /// actor values never count as equal.
  public static func == (left: FocusedValues, right: FocusedValues) -> Bool {
    guard left.values.count == right.values.count else { return false }
    guard !left.values.isEmpty else { return true }
    guard MainActorThread.isCurrent else { return false }
    // Compared on the thread on which they are used, and not kept.
    nonisolated(unsafe) let (left, right) = (left.values, right.values)
    return MainActor.assumeIsolated {
      left.allSatisfy { key, value in right[key].map { valuesAreEqual(value, $0) } ?? false }
    }
  }
}

/// The key of an object that is provided by its type only: subscripts in key paths need a Hashable
/// argument.
struct FocusedObjectName<Object: AnyObject>: Hashable {}

/// The key of objects that are provided by their type.
private enum FocusedObjectKey<Object: AnyObject>: FocusedValueKey {
  typealias Value = Object
}
