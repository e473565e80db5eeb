import Foundation

/// The number of equal elements at the beginning and at the end of two collections.
struct SameEnds {
  private(set) var head = 0
  private(set) var tail = 0

  /// The number of elements compared at once: if the whole run is equal in memory, its elements are not
  /// compared one by one.
  private static let run = 64

  /// - Parameters:
  ///   - old: the elements before.
  ///   - new: the elements after.
  ///   - isSame: whether the elements at these offsets are equal although their memory differs.
  init<Elements: RandomAccessCollection>(
    _ old: Elements, _ new: Elements, isSame: (_ old: Int, _ new: Int) -> Bool
  ) {
    let (olds, news) = (old.count, new.count)
    let shorter = min(olds, news)
    let stride = MemoryLayout<Elements.Element>.stride
    func scan(_ areSame: (_ old: Int, _ new: Int, _ count: Int) -> Bool) {
      head = Self.length(
        shorter, isSame: { isSame($0, $0) }, areSame: { areSame($0, $0, $1) })
      tail = Self.length(
        shorter - head, isSame: { isSame(olds - 1 - $0, news - 1 - $0) },
        areSame: { areSame(olds - $0 - $1, news - $0 - $1, $1) })
    }
    let hasScanned: Void?? = old.withContiguousStorageIfAvailable { old in
      new.withContiguousStorageIfAvailable { new in
        guard let old = UnsafeRawBufferPointer(old).baseAddress,
          let new = UnsafeRawBufferPointer(new).baseAddress
        else { return }
        scan { memcmp(old + $0 * stride, new + $1 * stride, $2 * stride) == 0 }
      }
    }
    // Without contiguous storage, each element is compared.
    if hasScanned.flatMap({ $0 }) == nil { scan { _, _, _ in false } }
  }

  /// The elements between the equal ends.
  func middle<Elements: RandomAccessCollection>(_ all: Elements) -> Elements.SubSequence {
    all.dropFirst(head).dropLast(tail)
  }

  /// The number of equal elements before the first difference, at most `most`.
  private static func length(
    _ most: Int, isSame: (Int) -> Bool, areSame: (_ first: Int, _ count: Int) -> Bool
  ) -> Int {
    var length = 0
    while length < most {
      let count = min(run, most - length)
      if !areSame(length, count) {
        for next in length..<length + count where !areSame(next, 1) && !isSame(next) { return next }
      }
      length += count
    }
    return length
  }
}
