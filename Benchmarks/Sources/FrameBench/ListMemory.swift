import SwiftUI

/// What a list holds of rows that nobody has seen, beside the program's own data.
@MainActor enum ListMemory {
  /// Bytes of a row, at most.
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

  /// What is held after each step, beyond what was before.
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
    // The list keeps the array that was; the program has another now, which is its own.
    shelf.entries.insert(ListEntry(id: -1), at: count / 2)
    keep(stage.frame(1))
    note()
    shelf.scroll(count - 10)
    keep(stage.frame(2))
    note()
    return found
  }
}
