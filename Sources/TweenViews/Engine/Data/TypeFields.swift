import Dispatch
import TweenMotion
@_spi(Reflection) import Swift

/// The stored properties of a type, by offset, and how to compare two values of it.
///
/// Read once per type from the runtime's field records.
@MainActor package final class TypeFields {
  package struct Field {
    package let offset: Int
    package let type: Any.Type
    /// Connects a field that is a dynamic property, or may hold one; nil of others.
    package let connect: DynamicFieldSlots.Connection?
    package let areEqual: @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  }

  package let fields: [Field]
  /// Those that are dynamic properties, or may hold one.
  package let dynamicFields: [Field]
  /// Whether each of these shows what is kept elsewhere.
  let holdsNothing: Bool
  /// Whether values of the type animate: nodes of each view ask, and the runtime takes its time.
  let isAnimatable: Bool
  private let areValuesEqual: @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  private static var known: [ObjectIdentifier: TypeFields] = [:]

  package static func of(_ type: Any.Type) -> TypeFields {
    if let found = known[ObjectIdentifier(type)] { return found }
    let made = TypeFields(type)
    known[ObjectIdentifier(type)] = made
    return made
  }

  /// Whether two values of the type are the same for an update: equal plain data, equal
  /// `Equatable` fields, identical objects. Closures differ unless their words are the same.
  package func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    areValuesEqual(left, right)
  }

  private init(_ type: Any.Type) {
    var found: [Field] = []
    // Asked about an existential, the runtime would open a value that is not there.
    if !(type is AnyObject.Type) && Self.existentialIsOpaque(type) == nil {
      _ = _forEachField(of: type) { _, offset, fieldType, _ in
        found.append(
          Field(
            offset: offset, type: fieldType, connect: DynamicFieldSlots.connection(of: fieldType),
            areEqual: Self.comparison(of: fieldType)))
        return true
      }
    }
    let fields = found
    self.fields = fields
    dynamicFields = fields.filter { $0.connect != nil }
    isAnimatable = type is any Animatable.Type
    holdsNothing = dynamicFields.allSatisfy { $0.type is any OutsideProperty.Type }
    if let own = Self.ownComparison(of: type) {
      areValuesEqual = own
    } else if fields.isEmpty {
      // No fields to look at and not plain data: an enum with payloads. Unequal.
      areValuesEqual = { _, _ in false }
    } else {
      areValuesEqual = { left, right in
        for field in fields where !field.areEqual(left + field.offset, right + field.offset) {
          return false
        }
        return true
      }
    }
  }

  private static func comparison(
    of type: Any.Type
  ) -> @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    if let dynamic = type as? any DynamicProperty.Type {
      return { dynamic._isEqual($0, $1) }
    }
    return { left, right in TypeFields.of(type).areEqual(left, right) }
  }

  /// The comparison of a type that needs no look at its fields.
  private static func ownComparison(
    of type: Any.Type
  ) -> (@MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool)? {
    func open<T>(_: T.Type) -> (@MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool)? {
      if let equatable = T.self as? any Equatable.Type { return equatableComparison(equatable) }
      if T.self == DispatchQueue.self {
        // Here each `DispatchQueue.main` is another object.
        let main = DispatchQueue.main.label
        return { left, right in
          let first = left.assumingMemoryBound(to: DispatchQueue.self).pointee
          let second = right.assumingMemoryBound(to: DispatchQueue.self).pointee
          return first === second || first.label == main && second.label == main
        }
      }
      if _isPOD(T.self) || T.self is AnyObject.Type || isFunction(T.self) {
        let size = MemoryLayout<T>.size
        return { left, right in bytesAreEqual(left, right, size) }
      }
      if let optional = T.self as? any OptionalValue.Type {
        return { left, right in optional.areEqual(left, right) }
      }
      if let isOpaque = existentialIsOpaque(T.self) {
        let size = MemoryLayout<T>.size
        guard isOpaque else { return { left, right in bytesAreEqual(left, right, size) } }
        return { left, right in
          // Every opaque existential begins as an `Any` does: with its value and the value's type.
          // (To convert it would box it whole.)
          contentsAreEqual(
            left.assumingMemoryBound(to: Any.self).pointee,
            right.assumingMemoryBound(to: Any.self).pointee)
        }
      }
      return nil
    }
    return _openExistential(type, do: open)
  }

  private static func equatableComparison<E: Equatable>(
    _: E.Type
  ) -> @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { left, right in
      left.assumingMemoryBound(to: E.self).pointee == right.assumingMemoryBound(to: E.self).pointee
    }
  }

  /// Whether values of an existential type hold anything, not just an object or an error; nil of
  /// other types.
  private static func existentialIsOpaque(_ type: Any.Type) -> Bool? {
    // The first word of a type's metadata is its kind, and that of an existential's is followed by
    // its flags, by the runtime's stable ABI.
    let metadata = UnsafeRawPointer(unsafeBitCast(type, to: UnsafePointer<UInt>.self))
    guard metadata.load(as: UInt.self) == _MetadataKind.existential.rawValue else { return nil }
    let flags = metadata.load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt32.self)
    let isOfAnyClass = flags & 0x8000_0000 != 0
    let isSpecial = flags & 0x3F00_0000 != 0
    return isOfAnyClass && !isSpecial
  }

  /// Whether two existentials hold values of one type that are the same.
  private static func contentsAreEqual(_ left: Any, _ right: Any) -> Bool {
    func open<T>(_ value: T) -> Bool {
      guard let other = right as? T else { return false }
      return valuesAreEqual(value, other)
    }
    return type(of: left) == type(of: right) && _openExistential(left, do: open)
  }

  /// Functions conform to nothing; they are two words, and their type's name has an arrow.
  private static func isFunction<T>(_ type: T.Type) -> Bool {
    MemoryLayout<T>.size == MemoryLayout<() -> Void>.size
      && String(reflecting: type).contains("->")
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

/// An optional, for whose value there may be no `==`.
private protocol OptionalValue {
  /// Whether the optionals at two places are the same.
  @MainActor static func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool
}

extension Optional: OptionalValue {
  @MainActor fileprivate static func areEqual(
    _ left: UnsafeRawPointer, _ right: UnsafeRawPointer
  ) -> Bool {
    // Both places hold values of this type: who asks has it from the type's metadata.
    let first = left.assumingMemoryBound(to: Self.self)
    let second = right.assumingMemoryBound(to: Self.self)
    switch (first.pointee, second.pointee) {
    case (nil, nil): return true
    case (let first?, let second?): return valuesAreEqual(first, second)
    default: return false
    }
  }
}

/// Whether a write of `new` over `old` changes nothing: `==`, or equal bytes for plain data.
@MainActor package func valuesAreEqual<Value>(_ old: Value, _ new: Value) -> Bool {
  withUnsafePointer(to: old) { first in
    withUnsafePointer(to: new) { second in
      TypeFields.of(Value.self).areEqual(UnsafeRawPointer(first), UnsafeRawPointer(second))
    }
  }
}
