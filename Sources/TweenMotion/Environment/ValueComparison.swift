/// A rule by which values without `Equatable` count as equal.
package protocol ValueComparing {
  /// Returns whether two values are certainly equal. False for values of which that is not known.
  static func isEqual<Value>(_ left: Value, _ right: Value) -> Bool
}

/// Compares bytes, and `Equatable` values by `==`.
package enum ValueComparison: ValueComparing {
  /// True when both have the same bytes (so the same objects), or are Equatable and equal. A type
  /// with padding may report false for equal values, never true for different ones.
  package static func isEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    if hasSameBytes(left, right) { return true }
    guard let equatable = left as? any Equatable else { return false }
    return isEqual(equatable, to: right)
  }

  private static func isEqual<E: Equatable>(_ left: E, to right: Any) -> Bool {
    guard let right = right as? E else { return false }
    return left == right
  }

  package static func hasSameBytes<Value>(_ left: Value, _ right: Value) -> Bool {
    withUnsafeBytes(of: left) { leftBytes in
      withUnsafeBytes(of: right) { rightBytes in leftBytes.elementsEqual(rightBytes) }
    }
  }
}
