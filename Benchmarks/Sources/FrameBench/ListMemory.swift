import SwiftUI

/// The memory of a list for rows that were never visible, without the program's own data.
@MainActor enum ListMemory {
  /// The largest number of bytes for a row.
  private static let most = 64.0

  static func run(_ count: Int, into table: inout BenchTable) {
    let small = bytes(100)
    let large = bytes(count)
    for (index, step) in ["first shown", "one inserted", "scrolled far"].enumerated() {
      let value: Double? =
        if let small = small[index], let large = large[index] {
          Double(large - small) / Double(count - 100)
        } else { nil }
      table.add(
        "memory per row never seen, \(step)", value, "bytes", budget: most,
        note: value == nil ? "needs the allocator's counter" : "beside that of 100 rows")
    }
  }

  /// Returns the additional bytes in use after each step.
  private static func bytes(_ count: Int) -> [Int?] {
    let shelf = ListShelf(0..<count)
    let before = AllocationCounter.liveBytes
    let stage = ListBench.stage(ShelfList(shelf: shelf))
    var found: [Int?] = []
    func note() {
      if let before, let now = AllocationCounter.liveBytes {
        found.append(now - before)
      } else {
        found.append(nil)
      }
    }
    keep(stage.frame(0))
    note()
    // The list keeps the old array. The program has a new one, which is its own memory.
    shelf.entries.insert(ListEntry(id: -1), at: count / 2)
    keep(stage.frame(1))
    note()
    shelf.scroll(count - 10)
    keep(stage.frame(2))
    note()
    return found
  }
}
