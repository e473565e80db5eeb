/// Places of items in a list: a bit each, visited in ascending order.
struct ItemSet {
  private var words: ContiguousArray<UInt64> = []

  /// Empties it, and makes room for the places below `count`.
  mutating func reset(count: Int) {
    words.removeAll(keepingCapacity: true)
    words.append(contentsOf: repeatElement(0, count: (count + 63) / 64))
  }

  @inline(__always)
  mutating func insert(_ item: Int32) { words[Int(item) &>> 6] |= 1 &<< UInt64(item & 63) }

  @inline(__always)
  mutating func remove(_ item: Int32) { words[Int(item) &>> 6] &= ~(1 &<< UInt64(item & 63)) }

  @inline(__always)
  func contains(_ item: Int32) -> Bool { words[Int(item) &>> 6] &>> UInt64(item & 63) & 1 == 1 }

  func forEach(_ body: (Int32) -> Void) {
    for index in words.indices {
      var word = words[index]
      while word != 0 {
        body(Int32(index * 64 + word.trailingZeroBitCount))
        word &= word - 1
      }
    }
  }
}
