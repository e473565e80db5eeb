import CTweenKernels

/// Finds the piece of a ramp that contains a t: by a table of equal cells from the first knot to the
/// last, a cell before them and one behind. A cell in which a piece begins is ambiguous; there the
/// knots are searched.
struct RampIndex {
  /// More cells than this a ramp are not worth their memory.
  private static let maximumCells = 1024
  private static let leastCells = 64
  /// The mark of cells that several pieces share.
  static let shared = UInt16.max

  /// The start of the table in its store; `cellCount` cells and two.
  let firstCell: Int
  let cellCount: Int
  let knotCount: Int
  /// t of the first knot, and cells for each unit of t.
  let start: Float
  let perT: Float
  let lanes: RampLanes

  /// No tables, for ramps that are never searched.
  init() {
    firstCell = 0
    cellCount = 0
    knotCount = 0
    start = 0
    perT = 0
    lanes = RampLanes()
  }

  /// Appends the tables of a ramp to those of its store.
  ///
  /// - Parameter knots: the ramp's, two or more; the first lies far to the left.
  init(
    _ knots: UnsafeBufferPointer<RampKnot>, cells: inout ContiguousArray<UInt16>,
    lanes: inout ContiguousArray<Float>
  ) {
    var count = Self.leastCells
    while count < Self.maximumCells && count < 4 * knots.count { count *= 2 }
    firstCell = cells.count
    cellCount = count
    knotCount = knots.count
    start = knots[1].location
    perT = Self.perT(start, knots[knots.count - 1].location, cells: count)
    self.lanes = RampLanes(knots, into: &lanes)
    cells.append(contentsOf: repeatElement(Self.shared, count: count + 2))
    cells.withUnsafeMutableBufferPointer { all in
      let table = UnsafeMutableBufferPointer(rebasing: all[firstCell...])
      var next = 0
      for place in 1..<knots.count {
        let location = knots[place].location
        let cell = cell(location)
        let before = UInt16(truncatingIfNeeded: min(place - 1, 0xFFFF))
        while next < cell {
          table[next] = before
          next += 1
        }
        // Cells rise with t: the part before the knot is in another cell, or does not exist.
        if self.cell(location.nextDown) == cell { next = max(next, cell + 1) }
      }
      let last = UInt16(truncatingIfNeeded: min(knots.count - 1, 0xFFFF))
      while next < count + 2 {
        table[next] = last
        next += 1
      }
    }
  }

  static func perT(_ start: Float, _ end: Float, cells: Int) -> Float {
    let perT = Float(cells) / (end - start)
    return end > start && perT < .infinity ? perT : 0
  }

  @inline(__always)
  private func cell(_ t: Float) -> Int {
    let place = (t - start) * perT + 1
    let last = Float(cellCount + 1)
    return Int(place > 0 ? (place < last ? place : last) : 0)
  }

  /// The last knot at or before t.
  @inline(__always)
  func knot(
    at t: Float, _ cells: UnsafePointer<UInt16>, _ knots: UnsafePointer<RampKnot>
  ) -> Int {
    let found = cells[firstCell &+ cell(t)]
    return found == Self.shared ? search(t, knots) : Int(found)
  }

  @inline(never)
  private func search(_ t: Float, _ knots: UnsafePointer<RampKnot>) -> Int {
    var low = 0
    var high = knotCount
    while high &- low > 1 {
      let middle = (low &+ high) &>> 1
      if knots[middle].location <= t { low = middle } else { high = middle }
    }
    return low
  }
}

/// A second form of a ramp with few pieces: equal cells from the first knot to the last, such that no
/// piece begins inside a cell. For kernels that look cells up in vectors.
struct RampLanes {
  /// The start of the table in its store: the start values of the cells' pieces, locations, colours
  /// and slopes, one channel after the other.
  private(set) var first = 0
  /// The number of cells, 8 or 16; 0 without a table.
  private(set) var width = 0
  /// The first and the last t that lie in cells; t beyond them have the same colours.
  private(set) var start: Float = 0
  private(set) var end: Float = 0
  private(set) var perT: Float = 0

  init() {}

  /// - Parameter knots: the ramp's, two or more; the first lies far to the left and is not needed.
  init(_ knots: UnsafeBufferPointer<RampKnot>, into lanes: inout ContiguousArray<Float>) {
    let count = knots.count - 1
    guard count > 1, count <= 17, knots[1].location < knots[2].location else { return }
    start = knots[1].location
    end = knots[count].location.nextDown
    guard Self.endsSmoothly(knots[count - 1], knots[count], end) else { return }
    for width in [8, 16] where count <= width + 1 {
      perT = RampIndex.perT(start, knots[count].location, cells: width)
      guard let pieceOf = pieces(knots, cells: width) else { continue }
      self.width = width
      first = lanes.count
      lanes.append(contentsOf: repeatElement(0, count: 9 * width))
      lanes.withUnsafeMutableBufferPointer { all in
        let table = UnsafeMutableBufferPointer(rebasing: all[first...])
        for cell in 0..<width {
          let knot = knots[Int(pieceOf[cell])]
          table[cell] = knot.location
          for channel in 0..<4 {
            let at = cell + (1 + channel) * width
            table[at] = knot.color[channel]
            table[at + 4 * width] = knot.slope[channel]
          }
        }
      }
      return
    }
  }

  /// The knot that begins each cell's piece; nil where the start of a piece and of a cell differ,
  /// even in the last bit.
  private func pieces(
    _ knots: UnsafeBufferPointer<RampKnot>, cells: Int
  ) -> SIMD16<UInt8>? {
    var found = SIMD16<UInt8>.zero
    var next = 0
    for place in 2..<knots.count {
      let location = knots[place].location
      let cell = (location - start) * perT
      guard cell == Float(Int(cell)), (location.nextDown - start) * perT < cell else { return nil }
      while next < Int(cell) {
        found[next] = UInt8(place - 1)
        next += 1
      }
    }
    return found
  }

  /// Whether the last piece ends in the bytes of the last knot.
  private static func endsSmoothly(_ piece: RampKnot, _ last: RampKnot, _ end: Float) -> Bool {
    let color = piece.color + piece.slope * (end - piece.location)
    return unsafeBitCast(color + 8_388_608, to: SIMD4<UInt32>.self)
      == unsafeBitCast(last.color + 8_388_608, to: SIMD4<UInt32>.self)
  }
}

/// The ramps of a store and their tables; valid until the next item is added.
struct RampTables {
  let knots: UnsafePointer<RampKnot>
  let cells: UnsafePointer<UInt16>
  let lanes: UnsafePointer<Float>

  /// The same for the kernels. A knot has the same layout in Swift and in C.
  @inline(__always) var kernel: ctk_tables {
    ctk_tables(
      knots: UnsafeRawPointer(knots).assumingMemoryBound(to: ctk_knot.self), cells: cells,
      lanes: lanes)
  }
}
