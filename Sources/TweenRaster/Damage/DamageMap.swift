/// The tiles of a canvas that must be redrawn: a bit each, row by row.
struct DamageMap {
  private(set) var tilesAcross = 0
  private(set) var tilesDown = 0
  private var wordsPerRow = 0
  private var words: ContiguousArray<UInt64> = []
  /// Runs of damaged tiles, in pixels, row after row.
  private(set) var columns: ContiguousArray<ColumnRange> = []
  /// Where each row's runs begin in `columns`; one more than there are rows.
  private(set) var columnStarts: ContiguousArray<Int> = []
  /// The number of tiles in the runs.
  private(set) var tileCount = 0

  /// The rows that have runs.
  var damagedRows: ContiguousArray<Int> {
    ContiguousArray((0..<tilesDown).filter { columnStarts[$0] < columnStarts[$0 + 1] })
  }

  mutating func reset(tilesAcross: Int, tilesDown: Int) {
    self.tilesAcross = tilesAcross
    self.tilesDown = tilesDown
    wordsPerRow = (tilesAcross + 63) / 64
    words.removeAll(keepingCapacity: true)
    words.append(contentsOf: repeatElement(0, count: wordsPerRow * tilesDown))
  }

  mutating func markAll() {
    for row in 0..<tilesDown { mark(row, 0, tilesAcross) }
  }

  /// Marks the tiles `start ..< end` of a row.
  mutating func mark(_ row: Int, _ start: Int, _ end: Int) {
    if tilesAcross > 64 {
      forEachWord(start, end) { word, mask in words[row * wordsPerRow + word] |= mask }
      return
    }
    let end = min(end, tilesAcross)
    if start < end {
      words[row] |= (~0 &<< UInt64(start)) & (~0 &>> UInt64(64 &- end))
    }
  }

  /// Marks the tiles that a rectangle touches.
  mutating func mark(_ rect: PixelRect) {
    if rect.width <= 0 || rect.height <= 0 { return }
    let left = max(rect.x, 0) / Renderer.tileSize
    let right = (max(rect.x + rect.width, 0) + Renderer.tileSize - 1) / Renderer.tileSize
    let top = max(rect.y, 0) / Renderer.tileSize
    let bottom = (max(rect.y + rect.height, 0) + Renderer.tileSize - 1) / Renderer.tileSize
    if top >= bottom { return }
    for row in top..<min(bottom, max(tilesDown, top)) { mark(row, left, right) }
  }

  func isRowClear(_ row: Int) -> Bool {
    words[row * wordsPerRow..<(row + 1) * wordsPerRow].allSatisfy { $0 == 0 }
  }

  /// Whether any of the tiles `start ..< end` of a row is marked.
  func isMarked(_ row: Int, _ start: Int, _ end: Int) -> Bool {
    var found: UInt64 = 0
    forEachWord(start, end) { word, mask in found |= words[row * wordsPerRow + word] & mask }
    return found != 0
  }

  @inline(__always)
  private func forEachWord(_ start: Int, _ end: Int, _ body: (Int, UInt64) -> Void) {
    let end = min(end, tilesAcross)
    if start >= end { return }
    let firstWord = start >> 6
    let lastWord = (end - 1) >> 6
    for word in firstWord...lastWord {
      var mask = ~UInt64(0)
      if word == firstWord { mask &= ~0 << UInt64(start & 63) }
      if word == lastWord { mask &= ~0 >> UInt64(63 - ((end - 1) & 63)) }
      body(word, mask)
    }
  }

  /// Turns the marks into runs. Returns the number of marked tiles.
  mutating func findRuns() -> Int {
    columns.removeAll(keepingCapacity: true)
    columnStarts.removeAll(keepingCapacity: true)
    var count = 0
    for row in 0..<tilesDown {
      columnStarts.append(columns.count)
      var tile = 0
      while tile < tilesAcross {
        let word = words[row * wordsPerRow + tile >> 6] >> UInt64(tile & 63)
        if word == 0 {
          tile = (tile | 63) + 1
          continue
        }
        tile += word.trailingZeroBitCount
        let start = tile
        while tile < tilesAcross,
          words[row * wordsPerRow + tile >> 6] >> UInt64(tile & 63) & 1 == 1
        { tile += 1 }
        columns.append(ColumnRange(start: start * 16, end: tile * 16))
        count += tile - start
      }
    }
    columnStarts.append(columns.count)
    tileCount = count
    return count
  }

  /// The runs as rectangles clipped to the canvas; runs of equal width are joined downwards.
  func rectangles(width: Int, height: Int) -> [PixelRect] {
    var result: [PixelRect] = []
    var above: [Int] = []
    for row in 0..<tilesDown {
      var current: [Int] = []
      let y = row * Grid.bandRows
      let rowHeight = min(Grid.bandRows, height - y)
      for run in columns[columnStarts[row]..<columnStarts[row + 1]] {
        let runWidth = min(run.end, width) - run.start
        if let same = above.first(where: {
          result[$0].x == run.start && result[$0].width == runWidth
        }) {
          result[same].height += rowHeight
          current.append(same)
        } else {
          current.append(result.count)
          result.append(PixelRect(x: run.start, y: y, width: runWidth, height: rowHeight))
        }
      }
      above = current
    }
    return result
  }
}
