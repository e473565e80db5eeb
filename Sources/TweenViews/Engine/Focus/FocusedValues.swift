/// A key of a value that the focused part of a program tells the rest of it. `@Entry` in an extension
/// of `FocusedValues` makes one.
public protocol FocusedValueKey {
  /// What is told. Where nothing is told a reader has nil.
  associatedtype Value
}

/// What the focused views and the scene tell, by key: nil under each key of which nothing is told.
public struct FocusedValues: Equatable {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value under a key; nil where nobody tells one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The object of a type that is told without a key.
  subscript<Object: AnyObject>(object _: FocusedObjectName<Object>) -> Object? {
    get { self[FocusedObjectKey<Object>.self] }
    set { self[FocusedObjectKey<Object>.self] = newValue }
  }

  /// Whether both tell the same under the same keys. Values that cannot be compared are the same where
  /// they hold the same, and closures where they are the same one; off the main actor none of them is.
  public static func == (left: FocusedValues, right: FocusedValues) -> Bool {
    guard left.values.count == right.values.count else { return false }
    guard !left.values.isEmpty else { return true }
    guard MainActorThread.isCurrent else { return false }
    // Compared on the thread that they are on, and not kept.
    nonisolated(unsafe) let (left, right) = (left.values, right.values)
    return MainActor.assumeIsolated {
      left.allSatisfy { key, value in right[key].map { valuesAreEqual(value, $0) } ?? false }
    }
  }
}

/// The name of an object that is told by its type alone: key paths need one that is Hashable.
struct FocusedObjectName<Object: AnyObject>: Hashable {}

/// Objects that are told by their type.
private enum FocusedObjectKey<Object: AnyObject>: FocusedValueKey {
  typealias Value = Object
}
