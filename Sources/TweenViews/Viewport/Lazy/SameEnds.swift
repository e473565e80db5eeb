import Foundation

/// How many elements at the beginning, and after those at the end, two collections have in common.
struct SameEnds {
  private(set) var head = 0
  private(set) var tail = 0

  /// Elements that are looked at together: as long as all of them are the same in memory, none is
  /// looked at by itself.
  private static let run = 64

  /// - Parameters:
  ///   - old: some elements.
  ///   - new: those that may have taken their place.
  ///   - isSame: whether elements at these offsets are the same, although they differ in memory.
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
    // Where they don't lie one behind the other, each is looked at.
    if hasScanned.flatMap({ $0 }) == nil { scan { _, _, _ in false } }
  }

  /// What lies between them.
  func middle<Elements: RandomAccessCollection>(_ all: Elements) -> Elements.SubSequence {
    all.dropFirst(head).dropLast(tail)
  }

  /// How many come before the first that differs, at most `most`.
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
