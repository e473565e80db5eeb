/// Where lines become signed areas.
///
/// One Int32 cell a pixel, in units of 1/65,536 of a pixel, laid out compactly for one item in one
/// band. A line crossing a pixel adds the height it climbs there to that pixel and to all pixels to
/// its right, less the part of the pixel that lies to its left: as differences, so that a running
/// sum over the row gives each pixel's covered area. Additions of integers commute, so the sums
/// do not depend on the order of lines, on bands or on threads; and since covers are exact
/// differences of grid coordinates, whatever was opened is closed to the last unit.
///
///     climb d at mean distance f from the pixel's left edge:  cell[x] += d - d f, cell[x+1] += d f
///
/// Between uses all cells and marks are zero: the sweep clears what it reads.
struct CellBuffer {
  /// Invariant: `cells` owns `Grid.bandRows * largestPitch` initialised elements and `marks`
  /// `Grid.bandRows`; lines handed in have x in 0...width and y in 0...16 rows, and `originColumn`
  /// and `pitch` are chosen so that every touched column, two to the right included, lies inside.
  let cells: UnsafeMutablePointer<Int32>
  /// One bit a block of `1 << blockShift` cells, for each row: the block was touched.
  let marks: UnsafeMutablePointer<UInt64>
  /// Cells from row to row.
  var pitch = 0
  /// The pixel column of cell 0, a multiple of 4.
  var originColumn = 0
  /// log2 of the cells a mark stands for; at least 2, at most 64 blocks a row.
  var blockShift = 2

  init(width: Int) {
    let capacity = Grid.bandRows * (width + 1024)
    cells = .allocate(capacity: capacity)
    cells.initialize(repeating: 0, count: capacity)
    marks = .allocate(capacity: Grid.bandRows)
    marks.initialize(repeating: 0, count: Grid.bandRows)
  }

  func deallocate() {
    cells.deallocate()
    marks.deallocate()
  }

  /// Lays the cells out for lines between two grid x.
  mutating func layOut(minX: Int32, maxX: Int32) {
    originColumn = (Int(minX) &>> Grid.bits) & ~3
    let columns = (Int(maxX) &>> Grid.bits) &+ 3 &- originColumn
    blockShift = 2
    while columns > 64 &<< blockShift { blockShift &+= 1 }
    let block = 1 &<< blockShift
    pitch = (columns &+ block &- 1) & ~(block &- 1)
  }

  @inline(__always)
  func accumulate(_ lines: UnsafePointer<Line>, count: Int) {
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
      let row = y0 &>> Grid.bits
      let moreRows = (y1 &- 1) &>> Grid.bits &- row
      if moreRows < 2 {
        // Short lines are the rule on curves. No width: no overlap, whatever the factor.
        let dx = x1 &- x0
        let dy = y1 &- y0
        let width = dx < 0 ? 0 &- dx : dx
        let perOverlap = Double(dy &* sign) / Double((width == 0 ? 1 : width) &<< 17)
        if moreRows == 0 {
          addWithinRow(row, x0, x1, climb: dy &* sign, perOverlap)
        } else {
          let climb = (row &+ 1) &<< Grid.bits &- y0
          let cut = x0 &+ Int(Grid.nearest(Double(climb &* dx) / Double(dy)))
          addWithinRow(row, x0, cut, climb: climb &* sign, perOverlap)
          addWithinRow(row &+ 1, cut, x1, climb: (dy &- climb) &* sign, perOverlap)
        }
      } else {
        addAcrossRows(x0, y0, x1, y1, sign: sign)
      }
    }
  }

  /// Marks two columns of the same or of neighbouring blocks.
  @inline(__always)
  private func mark(_ row: Int, _ first: Int, _ last: Int) {
    let block = first &>> blockShift
    let blocks = 1 &+ 2 &* (last &>> blockShift &- block)
    marks[row] |= UInt64(truncatingIfNeeded: blocks) &<< UInt64(truncatingIfNeeded: block)
  }

  /// A piece within one row that climbs `climb` grid units (signed). `perOverlap` is half the
  /// signed climb for a grid unit of x, over 65,536.
  @inline(__always)
  private func addWithinRow(_ row: Int, _ xa: Int, _ xb: Int, climb: Int, _ perOverlap: Double) {
    let left = xa < xb ? xa : xb
    let right = xa < xb ? xb : xa
    let column = left &>> Grid.bits
    let start = column &<< Grid.bits
    let excess = right &- start &- Grid.one
    if excess <= Grid.one {
      // One column or two: which cannot be foreseen, so no branch.
      let beyond = excess > 0 ? excess : 0
      let overlap = Double(beyond) * Double(beyond) * perOverlap
      addThree(
        cells + (row &* pitch &+ column), climb, left &+ right &- start &- start,
        Int(Grid.nearest(overlap)))
      mark(row, column, column &+ (excess > 0 ? 2 : 1))
    } else {
      let perColumn = Double(climb) / Double(right &- left) * 4_294_967_296
      addFlat(row, left, right, climb: climb, slope: Int(perColumn))
    }
  }

  /// A climb over at most two columns: `sum` is the sum of both x from the first column's left
  /// edge, `overlap` the area that lies beyond the second column's.
  @inline(__always)
  private func addThree(
    _ at: UnsafeMutablePointer<Int32>, _ climb: Int, _ sum: Int, _ overlap: Int
  ) {
    let area = (climb &* sum &+ 65_536) &>> 17
    at[0] &+= Int32(truncatingIfNeeded: climb &- area &+ overlap)
    at[1] &+= Int32(truncatingIfNeeded: area &- overlap &- overlap)
    at[2] &+= Int32(truncatingIfNeeded: overlap)
  }

  /// A piece within one row over three columns or more, left to right. `slope` is the climb for
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

  /// A line through several rows, downwards.
  @inline(__always)
  private func addAcrossRows(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, sign: Int) {
    let dx = x1 &- x0
    let dy = y1 &- y0
    if dx == 0 {
      addVertical(x0, y0, y1, sign: sign)
      return
    }
    let width = dx < 0 ? 0 &- dx : dx
    let walk = RowWalk(x0, y0, x1, y1)
    if width <= dy {
      addSteep(walk, inverse: Int(Double(dy) / Double(width) * 65_536), sign: sign)
    } else {
      addSlanted(
        walk, slope: Int(Double(dy) / Double(width) * 4_294_967_296) &* sign, sign: sign)
    }
  }

  /// At most one column is crossed in a row: no division, and no branch but the loop's. `inverse`
  /// is the climb for a grid unit of x, times 2^16.
  @inline(__always)
  private func addSteep(_ start: RowWalk, inverse: Int, sign: Int) {
    var walk = start
    repeat {
      let left = walk.xa < walk.xb ? walk.xa : walk.xb
      let right = walk.xa < walk.xb ? walk.xb : walk.xa
      let column = left &>> Grid.bits
      let edge = column &<< Grid.bits
      let excess = right &- edge &- Grid.one
      let beyond = excess > 0 ? excess : 0
      let overlap = (beyond &* ((beyond &* inverse) &>> 16) &+ 65_536) &>> 17
      addThree(
        cells + (walk.row &* pitch &+ column), walk.climb &* sign,
        left &+ right &- edge &- edge, overlap &* sign)
      mark(walk.row, column, column &+ (excess > 0 ? 2 : 1))
    } while walk.advance()
  }

  /// Several columns in a row. `slope` is the signed climb for a grid unit of x, times 2^32.
  private func addSlanted(_ start: RowWalk, slope: Int, sign: Int) {
    let perOverlap = Double(slope) * (1 / 562_949_953_421_312)
    var walk = start
    repeat {
      let left = walk.xa < walk.xb ? walk.xa : walk.xb
      let right = walk.xa < walk.xb ? walk.xb : walk.xa
      if (right &>> Grid.bits) &- (left &>> Grid.bits) < 2 {
        addWithinRow(walk.row, left, right, climb: walk.climb &* sign, perOverlap)
      } else {
        addFlat(walk.row, left, right, climb: walk.climb &* sign, slope: slope)
      }
    } while walk.advance()
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
