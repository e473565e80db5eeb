/// Whether two values of one type are certainly equal: detects changes without requiring `Equatable`.
package enum ValueComparison {
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
