import CTweenKernels

/// Converts lines to signed areas.
///
/// One Int32 cell a pixel, in units of 1/65,536 of a pixel, laid out compactly for one item in one
/// band. A line crossing a pixel adds the height it climbs there to that pixel and to all pixels to
/// its right, minus the part of the pixel that lies to its left: as differences, so that a running
/// sum over the row gives each pixel's covered area. Additions of integers commute, so the sums do
/// not depend on the order of lines, on bands or on threads; and since covers are exact differences
/// of grid coordinates, every closed outline sums to exactly 0.
///
///     climb d at mean distance f from the pixel's left edge:  cell[x] += d - d f, cell[x+1] += d f
///
/// Between uses all cells and marks are zero: the sweep clears what it reads.
struct CellBuffer {
  /// Invariant: `cells` owns `Grid.bandRows * largestPitch` initialised elements and `marks`
  /// `Grid.bandRows` and a few that stay zero; added lines have x in 0...width and y in 0...16 rows,
  /// and `originColumn` and `pitch` are chosen so that every touched column, three to the right
  /// included, lies inside.
  let cells: UnsafeMutablePointer<Int32>
  /// One bit a block of `1 << blockShift` cells, for each row: the block was touched.
  let marks: UnsafeMutablePointer<UInt64>
  /// The number of cells from row to row: those of blocks, and four more that stay zero.
  var pitch = 0
  /// The pixel column of cell 0, a multiple of 4.
  var originColumn = 0
  /// log2 of the number of cells that share a mark; at least 2, at most 64 blocks a row.
  var blockShift = 2
  /// The memory of the kernels' strips (`ctk_cells.strip`).
  private let strip: UnsafeMutablePointer<Int32>
  /// Eight rows at a time are marked, from any row on.
  private static let markCount = Grid.bandRows + 8

  /// Whether this processor has the instructions of the kernels.
  static var areKernelsSupported: Bool { ctk_is_supported() }

  /// Whether the vector kernels may be used; they give the same sums.
  let usesKernels: Bool

  init(width: Int, usesKernels: Bool) {
    self.usesKernels = usesKernels
    let capacity = Grid.bandRows * (width + 1024)
    cells = .allocate(capacity: capacity)
    cells.initialize(repeating: 0, count: capacity)
    marks = .allocate(capacity: Self.markCount)
    marks.initialize(repeating: 0, count: Self.markCount)
    strip = .allocate(capacity: CTK_STRIP_ROOM)
    strip.initialize(repeating: 0, count: CTK_STRIP_ROOM)
    #if arch(x86_64)
      ctk_prepare_strips(strip)
    #endif
  }

  func deallocate() {
    cells.deallocate()
    marks.deallocate()
    strip.deallocate()
  }

  /// Lays the cells out for lines between two grid x.
  mutating func layOut(minX: Int32, maxX: Int32) {
    originColumn = (Int(minX) &>> Grid.bits) & ~3
    let columns = (Int(maxX) &>> Grid.bits) &+ 4 &- originColumn
    blockShift = 2
    while columns > 64 &<< blockShift { blockShift &+= 1 }
    let block = 1 &<< blockShift
    pitch = (columns &+ block &- 1) & ~(block &- 1) &+ 4
  }

  /// The column behind the last block.
  @inline(__always) var endColumn: Int { originColumn &+ pitch &- 4 }

  @inline(__always)
  func accumulate(_ lines: UnsafePointer<Line>, count: Int) {
    #if arch(x86_64)
      if usesKernels {
        var layout = kernelLayout
        ctk_accumulate(&layout, kernelLines(lines), count)
        return
      }
    #endif
    accumulatePortably(lines, count: count)
  }

  /// A line is four Int32, in Swift and in C.
  @inline(__always)
  func kernelLines(_ lines: UnsafePointer<Line>) -> UnsafePointer<ctk_line> {
    UnsafeRawPointer(lines).assumingMemoryBound(to: ctk_line.self)
  }

  /// The same cells for the kernels.
  @inline(__always) var kernelLayout: ctk_cells {
    ctk_cells(
      cells: cells, marks: marks, pitch: pitch, origin_column: originColumn,
      block_shift: blockShift, strip: strip)
  }

  @inline(never)
  private func accumulatePortably(_ lines: UnsafePointer<Line>, count: Int) {
    let origin = originColumn &<< Grid.bits
    for index in 0..<count {
      let line = lines[index]
      var x0 = Int(line.x0) &- origin
      var x1 = Int(line.x1) &- origin
      var y0 = Int(line.y0)
      var y1 = Int(line.y1)
      var sign = 1
      if y0 > y1 {
        swap(&x0, &x1)
        swap(&y0, &y1)
        sign = -1
      }
      if (y1 &- 1) &>> Grid.bits &- y0 &>> Grid.bits < 2 {
        // Most lines of curves are short.
        addShort(x0, y0, x1, y1, sign: sign)
      } else if x0 == x1 {
        addVertical(x0, y0, y1, sign: sign)
      } else {
        addAcrossRows(x0, y0, x1, y1, sign: sign)
      }
    }
  }

  // MARK: Pieces of lines within a row

  /// Half the signed climb for a grid unit of x, over 65,536. With a width of 0 there is no overlap
  /// to multiply it by.
  @inline(__always)
  private func bend(climb: Int, width: Int) -> Float {
    Float(climb) / (Float(width == 0 ? 1 : width) * 131_072)
  }

  /// A piece within one row that climbs `climb` grid units (signed), left to right, over three
  /// columns at most.
  ///
  /// The area right of a column's left edge is climb times the piece's mean distance from it for the
  /// first column, and, where the piece begins left of the edge, half the square of the length beyond
  /// it times the slope. The cells are second differences of these; so they add up to the climb with
  /// any rounding. Single precision is exact to a hundredth of a unit. The number of touched columns
  /// is unpredictable, so the code has no branch.
  @inline(__always)
  private func addNarrow(_ row: Int, _ left: Int, _ right: Int, climb: Int, _ bend: Float) {
    let column = left &>> Grid.bits
    let start = column &<< Grid.bits
    let reach1 = right &- start &- Grid.one
    let reach2 = reach1 &- Grid.one
    let over1 = Float(reach1 > 0 ? reach1 : 0)
    let over2 = Float(reach2 > 0 ? reach2 : 0)
    let mean = Float(left &+ right &- start &- start)
    let area0 = Grid.nearest(Float(climb) * mean * (1 / 131_072))
    let area1 = Grid.nearest(over1 * over1 * bend)
    let area2 = Grid.nearest(over2 * over2 * bend)
    let at = cells + (row &* pitch &+ column)
    at[0] &+= Int32(truncatingIfNeeded: climb) &- area0 &+ area1
    at[1] &+= area0 &- area1 &- area1 &+ area2
    at[2] &+= area1 &- area2 &- area2
    at[3] &+= area2
    let last = column &+ 1 &+ (reach1 > 0 ? 1 : 0) &+ (reach2 > 0 ? 1 : 0)
    let block = column &>> blockShift
    let blocks = 1 &+ 2 &* (last &>> blockShift &- block)
    marks[row] |= UInt64(truncatingIfNeeded: blocks) &<< UInt64(truncatingIfNeeded: block)
  }

  /// A piece of any width within one row.
  @inline(__always)
  private func addPiece(_ row: Int, _ xa: Int, _ xb: Int, climb: Int, _ bend: Float) {
    let left = xa < xb ? xa : xb
    let right = xa < xb ? xb : xa
    if (right &>> Grid.bits) &- (left &>> Grid.bits) < 3 {
      addNarrow(row, left, right, climb: climb, bend)
    } else {
      let perColumn = Double(climb) / Double(right &- left) * 4_294_967_296
      addFlat(row, left, right, climb: climb, slope: Int(perColumn))
    }
  }

  /// A piece within one row over many columns, left to right. `slope` is the climb for
  /// one grid unit of x, times 2^32.
  private func addFlat(_ row: Int, _ left: Int, _ right: Int, climb: Int, slope: Int) {
    let first = left &>> Grid.bits
    let last = right &>> Grid.bits
    let rowCells = cells + row &* pitch
    let half = 1 &<< 31
    let perColumn = slope &<< Grid.bits
    // Heights are taken from the column, never summed from rounded steps.
    var exact = slope &* (((first &+ 1) &<< Grid.bits) &- left)
    var height = (exact &+ half) &>> 32
    let firstArea = (height &* ((left & 0xFFFF) &+ Grid.one) &+ 65_536) &>> 17
    rowCells[first] &+= Int32(truncatingIfNeeded: height &- firstArea)
    var carry = firstArea
    var column = first &+ 1
    while column < last {
      exact &+= perColumn
      let next = (exact &+ half) &>> 32
      let step = next &- height
      let stepArea = step &>> 1
      rowCells[column] &+= Int32(truncatingIfNeeded: carry &+ step &- stepArea)
      carry = stepArea
      height = next
      column &+= 1
    }
    let rest = climb &- height
    let restArea = (rest &* (right & 0xFFFF) &+ 65_536) &>> 17
    rowCells[last] &+= Int32(truncatingIfNeeded: carry &+ rest &- restArea)
    rowCells[last &+ 1] &+= Int32(truncatingIfNeeded: restArea)
    let firstBlock = UInt64(truncatingIfNeeded: first &>> blockShift)
    let lastBlock = UInt64(truncatingIfNeeded: (last &+ 1) &>> blockShift)
    marks[row] |= (2 &<< lastBlock) &- (1 &<< firstBlock)
  }

  // MARK: Lines, downwards

  /// Wider pieces are cut in double precision.
  private static let widestShort = 6 * Grid.one

  /// A line through one row or two.
  @inline(__always)
  private func addShort(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, sign: Int) {
    let dx = x1 &- x0
    let dy = y1 &- y0
    let width = dx < 0 ? 0 &- dx : dx
    let row = y0 &>> Grid.bits
    let bend = bend(climb: dy &* sign, width: width)
    if (y1 &- 1) &>> Grid.bits == row {
      addPiece(row, x0, x1, climb: dy &* sign, bend)
      return
    }
    let climb = (row &+ 1) &<< Grid.bits &- y0
    let ahead =
      width <= Self.widestShort
      ? Grid.nearest(Float(climb) * Float(dx) / Float(dy))
      : Grid.nearest(Double(climb &* dx) / Double(dy))
    let cut = x0 &+ Int(ahead)
    addPiece(row, x0, cut, climb: climb &* sign, bend)
    addPiece(row &+ 1, cut, x1, climb: (dy &- climb) &* sign, bend)
  }

  @inline(__always)
  private func addVertical(_ x: Int, _ y0: Int, _ y1: Int, sign: Int) {
    let column = x &>> Grid.bits
    let fraction = x & 0xFFFF
    let firstRow = y0 &>> Grid.bits
    let lastRow = (y1 &- 1) &>> Grid.bits
    let right = Int32(truncatingIfNeeded: fraction &* sign)
    let left = Int32(truncatingIfNeeded: (Grid.one &- fraction) &* sign)
    let bits =
      (1 &<< UInt64(truncatingIfNeeded: column &>> blockShift))
      | (1 &<< UInt64(truncatingIfNeeded: (column &+ 1) &>> blockShift))
    var row = firstRow
    var at = cells + (row &* pitch &+ column)
    while row <= lastRow {
      let top = row &<< Grid.bits
      let climb = (y1 < top &+ Grid.one ? y1 : top &+ Grid.one) &- (y0 > top ? y0 : top)
      marks[row] |= bits
      if climb == Grid.one {
        at[0] &+= left
        at[1] &+= right
      } else {
        let area = (climb &* fraction &+ 32_768) &>> 16
        at[0] &+= Int32(truncatingIfNeeded: (climb &- area) &* sign)
        at[1] &+= Int32(truncatingIfNeeded: area &* sign)
      }
      at += pitch
      row &+= 1
    }
  }

  /// A line through three rows or more that is not vertical.
  @inline(__always)
  private func addAcrossRows(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, sign: Int) {
    let dx = x1 &- x0
    let dy = y1 &- y0
    let width = dx < 0 ? 0 &- dx : dx
    let bend = bend(climb: dy &* sign, width: width)
    var walk = RowWalk(x0, y0, x1, y1)
    if width <= 2 &* dy {
      // Two columns at most are crossed in a row (a third by a rounding, with nothing in it): no
      // division, and only the loop's branch.
      repeat {
        let left = walk.xa < walk.xb ? walk.xa : walk.xb
        let right = walk.xa < walk.xb ? walk.xb : walk.xa
        addNarrow(walk.row, left, right, climb: walk.climb &* sign, bend)
      } while walk.advance()
    } else {
      let slope = Int(Double(dy) / Double(width) * 4_294_967_296) &* sign
      repeat {
        let left = walk.xa < walk.xb ? walk.xa : walk.xb
        let right = walk.xa < walk.xb ? walk.xb : walk.xa
        if (right &>> Grid.bits) &- (left &>> Grid.bits) < 3 {
          addNarrow(walk.row, left, right, climb: walk.climb &* sign, bend)
        } else {
          addFlat(walk.row, left, right, climb: walk.climb &* sign, slope: slope)
        }
      } while walk.advance()
    }
  }
}

extension Grid {
  /// The nearest integer of a number below 2^21, ties to even.
  @inline(__always) static func nearest(_ value: Float) -> Int32 {
    Int32(truncatingIfNeeded: (value + 12_582_912).bitPattern &- 0x4B40_0000)
  }
}

/// The pieces of a downward line in row after row.
private struct RowWalk {
  var row: Int
  /// The piece's ends and the height it climbs.
  var xa: Int
  var xb: Int
  var climb: Int
  private let lastRow: Int
  private let lastX: Int
  private let lastClimb: Int
  /// x at the row's lower border and its change a row, times 2^16.
  private var exact: Int
  private let perRow: Int

  @inline(__always)
  init(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) {
    let dx = x1 &- x0
    let perGrid = Double(dx) / Double(y1 &- y0)
    row = y0 &>> Grid.bits
    lastRow = (y1 &- 1) &>> Grid.bits
    let border = (row &+ 1) &<< Grid.bits
    climb = border &- y0
    // One unit short, so that truncated steps never overshoot the line's end.
    let ahead = Int(Double(climb) * perGrid * 65_536)
    exact = (x0 &<< 16) &+ ahead &- (ahead == 0 ? 0 : (dx < 0 ? -1 : 1))
    perRow = Int(perGrid * 4_294_967_296)
    xa = x0
    xb = exact &>> 16
    lastX = x1
    lastClimb = y1 &- (lastRow &<< Grid.bits)
  }

  /// Moves on to the next row's piece; gives false behind the last.
  @inline(__always)
  mutating func advance() -> Bool {
    row &+= 1
    if row > lastRow { return false }
    xa = xb
    if row < lastRow {
      exact &+= perRow
      xb = exact &>> 16
      climb = Grid.one
    } else {
      xb = lastX
      climb = lastClimb
    }
    return true
  }
}
