extension [UInt8] {
  /// The two bytes from `position`, the high one first; nil where the array ends before.
  func bigEndian16(at position: Int) -> Int? {
    guard position >= 0, position + 2 <= count else { return nil }
    return Int(self[position]) << 8 | Int(self[position + 1])
  }

  /// The four bytes from `position`, the high one first; nil where the array ends before.
  func bigEndian32(at position: Int) -> Int? {
    guard let high = bigEndian16(at: position), let low = bigEndian16(at: position + 2) else {
      return nil
    }
    return high << 16 | low
  }
}
