import Testing
import TweenPaint

@testable import TweenRaster

/// A map beside one flag for each pixel.
@Suite struct DamageMapTests {
  /// The tiles that are marked, as a grid.
  private func tiles(_ map: DamageMap) -> [[Bool]] {
    (0..<map.tilesDown).map { row in
      (0..<map.tilesAcross).map { map.isMarked(row, $0, $0 + 1) }
    }
  }

  private func made(_ across: Int, _ down: Int) -> DamageMap {
    var map = DamageMap()
    map.reset(tilesAcross: across, tilesDown: down)
    return map
  }

  /// The tiles that have a pixel of a rectangle.
  private func touched(_ rect: PixelRect, _ across: Int, _ down: Int) -> [[Bool]] {
    var found = [[Bool]](repeating: [Bool](repeating: false, count: across), count: down)
    for y in 0..<down * 16 where y >= rect.y && y < rect.y + rect.height {
      for x in 0..<across * 16 where x >= rect.x && x < rect.x + rect.width {
        found[y / 16][x / 16] = true
      }
    }
    return found
  }

  @Test func `a rectangle marks the tiles that hold a pixel of it, whichever edges it has`() {
    for first in -18...50 {
      for length in 0...36 {
        for rect in [
          PixelRect(x: first, y: 17, width: length, height: 3),
          PixelRect(x: 17, y: first, width: 3, height: length),
        ] {
          var map = made(3, 3)
          map.mark(rect)
          #expect(tiles(map) == touched(rect, 3, 3), "\(rect)")
        }
      }
    }
  }

  @Test func `edges on the borders of tiles count to the pixel, far along wide canvases too`() {
    for across in [1, 4, 63, 64, 65, 130] {
      for left in [0, 15, 16, 17, across * 16 - 17, across * 16 - 16, across * 16 - 1] {
        for right in [1, 15, 16, 17, across * 16 - 1, across * 16, across * 16 + 1]
        where right > left {
          let rect = PixelRect(x: left, y: 0, width: right - left, height: 1)
          var map = made(across, 1)
          map.mark(rect)
          #expect(tiles(map) == touched(rect, across, 1), "\(rect) of \(across) tiles")
        }
      }
    }
  }

  @Test func `tiles are marked from the first to before the last, and are found so`() {
    for across in [1, 5, 63, 64, 65, 129] {
      let places = [0, 1, 2, 4, 31, 62, 63, 64, 65, 127, 128, 129, 200].filter { $0 <= across + 2 }
      for start in places {
        for end in places {
          var map = made(across, 3)
          map.mark(1, start, end)
          let marked = (0..<across).map { $0 >= start && $0 < end }
          let none = [Bool](repeating: false, count: across)
          #expect(tiles(map) == [none, marked, none], "\(start)..<\(end) of \(across)")
          #expect(map.isRowClear(0) && map.isRowClear(2))
          #expect(map.isRowClear(1) == !marked.contains(true))
          for low in places where low < across {
            for high in places where high > low {
              #expect(
                map.isMarked(1, low, high) == marked[low..<min(high, across)].contains(true),
                "\(low)..<\(high) of \(start)..<\(end)")
            }
          }
        }
      }
    }
  }

  /// Rows of tiles, marked where a row's text has a cross.
  private func map(_ rows: [String]) -> DamageMap {
    var map = made(rows[0].count, rows.count)
    for (row, text) in rows.enumerated() {
      for (tile, letter) in text.enumerated() where letter == "x" { map.mark(row, tile, tile + 1) }
    }
    return map
  }

  private static let patterns = [
    ["x"], ["."], ["x.x", "xx.", "..x"], ["xxx", "xxx"], [".x.", ".x.", "..."],
    [
      String(repeating: ".", count: 62) + "xxxx" + String(repeating: ".", count: 60) + "xx",
      String(repeating: "x", count: 128),
    ],
  ]

  @Test(arguments: patterns)
  func `runs begin and end with the pixels of their tiles`(_ rows: [String]) {
    var map = map(rows)
    let count = map.findRuns()
    #expect(count == rows.joined().filter { $0 == "x" }.count)
    #expect(map.tileCount == count)
    for (row, text) in rows.enumerated() {
      var expected = [Bool](repeating: false, count: text.count * 16)
      for (tile, letter) in text.enumerated() where letter == "x" {
        for column in tile * 16..<tile * 16 + 16 { expected[column] = true }
      }
      var found = [Bool](repeating: false, count: text.count * 16)
      for run in map.columns[map.columnStarts[row]..<map.columnStarts[row + 1]] {
        #expect(run.start < run.end && run.start >= 0 && run.end <= found.count)
        for column in run.start..<run.end {
          #expect(!found[column], "twice")
          found[column] = true
        }
      }
      #expect(found == expected, "row \(row)")
      #expect(map.damagedRows.contains(row) == text.contains("x"))
    }
  }

  @Test(arguments: patterns)
  func `rectangles hold each pixel of the canvas in a marked tile once, and no other`(
    _ rows: [String]
  ) {
    var map = map(rows)
    _ = map.findRuns()
    for (right, bottom) in [(0, 0), (1, 1), (15, 15), (7, 0), (0, 9)] {
      let (width, height) = (rows[0].count * 16 - right, rows.count * 16 - bottom)
      var times = [Int](repeating: 0, count: width * height)
      for rect in map.rectangles(width: width, height: height) {
        #expect(rect.x >= 0 && rect.x + rect.width <= width, "\(rect)")
        #expect(rect.y >= 0 && rect.y + rect.height <= height, "\(rect)")
        for y in max(rect.y, 0)..<max(min(rect.y + rect.height, height), 0) {
          for x in max(rect.x, 0)..<max(min(rect.x + rect.width, width), 0) {
            times[y * width + x] += 1
          }
        }
      }
      let grid = rows.map { Array($0) }
      let expected = (0..<width * height).map {
        grid[$0 / width / 16][$0 % width / 16] == "x" ? 1 : 0
      }
      #expect(times == expected, "\(width) x \(height)")
    }
  }

  @Test func `a frame draws the tiles under a change and its neighbour in the sweep, to the pixel`()
    throws
  {
    // From each to each edge of tiles, a pixel before, at and after.
    let edges = [1, 14, 15, 16, 17, 30, 31, 32, 33, 47]
    for low in edges {
      for high in edges where high > low {
        for isAcross in [true, false] {
          let renderer = Renderer(threadCount: 1)
          var item = DisplayItem(.beginLayer(.init()))
          item.content =
            fill(
              isAcross
                ? rectangle(Double(low), 20, Double(high - low), 4)
                : rectangle(20, Double(low), 4, Double(high - low))
            ).content
          item.id = 1
          var empty = item
          empty.content = fill(rectangle(-9, -9, 1, 1)).content
          empty.version = 1
          try renderer.render(list([empty], width: 64, height: 64))
          item.version = 2
          let report = try renderer.render(list([item], width: 64, height: 64))
          // A line at x touches the pixel that begins there as well: what is to its right.
          let rect =
            isAcross
            ? PixelRect(x: low, y: 20, width: high - low + 1, height: 4)
            : PixelRect(x: 20, y: low, width: 5, height: high - low)
          var expected = made(4, 4)
          expected.mark(rect)
          let count = expected.findRuns()
          #expect(report.damagedTiles == count, "\(rect)")
          #expect(report.damageRects == expected.rectangles(width: 64, height: 64), "\(rect)")
        }
      }
    }
  }
}
