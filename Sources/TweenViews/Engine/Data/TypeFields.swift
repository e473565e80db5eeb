import Dispatch
import Foundation
import TweenMotion
@_spi(Reflection) import Swift

/// The stored properties of a type, by offset, and how to compare two values of it.
///
/// Read once per type from the runtime's field records.
@MainActor package final class TypeFields {
  package struct Field {
    package let offset: Int
    package let type: Any.Type
    /// Connects a field that is a dynamic property or may contain one; nil for other fields.
    package let connect: DynamicFieldSlots.Connection?
    package let areEqual: @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  }

  package let fields: [Field]
  /// The fields that are dynamic properties or may contain one.
  package let dynamicFields: [Field]
  /// Whether all dynamic fields show data that is stored outside the node.
  let holdsNothing: Bool
  /// Whether values of the type animate. Cached, because the nodes of each view read it and the
  /// runtime's look-up is slow.
  private(set) lazy var isAnimatable = TypeKind(type).mayConform && type is any Animatable.Type
  /// Whether values of the type update a model before their bodies are evaluated.
  ///
  /// Such types have a model in a dynamic property, or animate; the look-up is skipped for most
  /// others.
  private(set) lazy var updatesModel =
    (!dynamicFields.isEmpty || isAnimatable) && type is any ModelUpdating.Type
  private lazy var areValuesEqual = makeComparison()
  private let type: Any.Type

  private static var known: [ObjectIdentifier: TypeFields] = [:]

  package static func of(_ type: Any.Type) -> TypeFields {
    if let found = known[ObjectIdentifier(type)] { return found }
    let made = TypeFields(type)
    known[ObjectIdentifier(type)] = made
    return made
  }

  /// Returns whether two values of the type are the same for an update: equal plain data, equal
  /// `Equatable` fields, identical objects. Closures are the same only if their words are equal.
  package func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    areValuesEqual(left, right)
  }

  // At the first check of a conformance the runtime searches all conformances of the program and
  // its libraries: a quarter of a millisecond for each type without the conformance. A program's
  // first frame has many new types, so a conformance is checked only when it is needed.
  private init(_ type: Any.Type) {
    self.type = type
    var found: [Field] = []
    // For an existential type, the runtime would open a value that does not exist.
    if !(type is AnyObject.Type) && TypeKind(type) != .existential {
      _ = _forEachField(of: type) { _, offset, fieldType, _ in
        let isPlain = Self.common[ObjectIdentifier(fieldType)] != nil
        let dynamic = isPlain ? nil : DynamicFieldSlots.dynamicType(of: fieldType)
        found.append(
          Field(
            offset: offset, type: fieldType,
            connect: DynamicFieldSlots.connection(of: fieldType, dynamic),
            areEqual: Self.comparison(of: fieldType, dynamic)))
        return true
      }
    }
    fields = found
    dynamicFields = found.filter { $0.connect != nil }
    holdsNothing = dynamicFields.allSatisfy { $0.type is any OutsideProperty.Type }
  }

  private func makeComparison() -> @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    if let own = Self.ownComparison(of: type) { return own }
    // Neither fields nor plain data: an enum with payloads. Such values count as different.
    if fields.isEmpty { return { _, _ in false } }
    return { [fields] left, right in
      for field in fields where !field.areEqual(left + field.offset, right + field.offset) {
        return false
      }
      return true
    }
  }

  private static func comparison(
    of type: Any.Type, _ dynamic: (any DynamicProperty.Type)?
  ) -> @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    if let dynamic { return { dynamic._isEqual($0, $1) } }
    return { left, right in TypeFields.of(type).areEqual(left, right) }
  }

  /// Returns the comparison of a type that does not need its fields.
  private static func ownComparison(
    of type: Any.Type
  ) -> (@MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool)? {
    if let common = common[ObjectIdentifier(type)] { return common }
    let kind = TypeKind(type)
    func open<T>(_: T.Type) -> (@MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool)? {
      if kind.mayConform, let equatable = T.self as? any Equatable.Type {
        return equatableComparison(equatable)
      }
      if T.self == DispatchQueue.self {
        // On Linux each access to `DispatchQueue.main` returns another object.
        let main = DispatchQueue.main.label
        return { left, right in
          let first = left.assumingMemoryBound(to: DispatchQueue.self).pointee
          let second = right.assumingMemoryBound(to: DispatchQueue.self).pointee
          return first === second || first.label == main && second.label == main
        }
      }
      if _isPOD(T.self) || T.self is AnyObject.Type || kind == .function {
        let size = MemoryLayout<T>.size
        return { left, right in bytesAreEqual(left, right, size) }
      }
      if kind == .optional, let optional = T.self as? any OptionalValue.Type {
        return { left, right in optional.areEqual(left, right) }
      }
      if kind == .existential {
        let size = MemoryLayout<T>.size
        guard TypeKind.existentialIsOpaque(type) else {
          return { left, right in bytesAreEqual(left, right, size) }
        }
        return { left, right in
          // Every opaque existential begins like an `Any`, with its value and the value's type. (A
          // conversion would box the whole existential.)
          contentsAreEqual(
            left.assumingMemoryBound(to: Any.self).pointee,
            right.assumingMemoryBound(to: Any.self).pointee)
        }
      }
      return nil
    }
    return _openExistential(type, do: open)
  }

  /// The comparisons of the most frequent types, whose conformance is known at compile time.
  private static let common:
    [ObjectIdentifier: @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool] = [
      ObjectIdentifier(Bool.self): equatableComparison(Bool.self),
      ObjectIdentifier(Int.self): equatableComparison(Int.self),
      ObjectIdentifier(Double.self): equatableComparison(Double.self),
      ObjectIdentifier(CGFloat.self): equatableComparison(CGFloat.self),
      ObjectIdentifier(CGSize.self): equatableComparison(CGSize.self),
      ObjectIdentifier(String.self): equatableComparison(String.self),
    ]

  private static func equatableComparison<E: Equatable>(
    _: E.Type
  ) -> @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { left, right in
      left.assumingMemoryBound(to: E.self).pointee == right.assumingMemoryBound(to: E.self).pointee
    }
  }

  /// Returns whether two existentials hold equal values of the same type.
  private static func contentsAreEqual(_ left: Any, _ right: Any) -> Bool {
    func open<T>(_ value: T) -> Bool {
      guard let other = right as? T else { return false }
      return valuesAreEqual(value, other)
    }
    return Swift.type(of: left) == Swift.type(of: right) && _openExistential(left, do: open)
  }

  private static func bytesAreEqual(
    _ left: UnsafeRawPointer, _ right: UnsafeRawPointer, _ count: Int
  ) -> Bool {
    // Reads `count` bytes, the size of the type both pointers were made from.
    let first = UnsafeRawBufferPointer(start: left, count: count)
    let second = UnsafeRawBufferPointer(start: right, count: count)
    return first.elementsEqual(second)
  }
}

/// An optional, whose wrapped type may have no `==`.
private protocol OptionalValue {
  /// Returns whether the optionals at two addresses are the same.
  @MainActor static func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool
}

extension Optional: OptionalValue {
  @MainActor fileprivate static func areEqual(
    _ left: UnsafeRawPointer, _ right: UnsafeRawPointer
  ) -> Bool {
    // Both addresses hold values of this type: the caller found them by the type's metadata.
    let first = left.assumingMemoryBound(to: Self.self)
    let second = right.assumingMemoryBound(to: Self.self)
    switch (first.pointee, second.pointee) {
    case (nil, nil): return true
    case (let first?, let second?): return valuesAreEqual(first, second)
    default: return false
    }
  }
}

/// Returns whether writing `new` over `old` changes nothing: `==`, or equal bytes for plain data.
@MainActor package func valuesAreEqual<Value>(_ old: Value, _ new: Value) -> Bool {
  withUnsafePointer(to: old) { first in
    withUnsafePointer(to: new) { second in
      TypeFields.of(Value.self).areEqual(UnsafeRawPointer(first), UnsafeRawPointer(second))
    }
  }
}
