/// A picture in lanes, one or two planes, in memory lent by an arena.
struct LanePicture {
  let x: Range<Int>
  let y: Range<Int>
  let laneCount: Int
  /// Lanes from row to row.
  let rowLanes: Int
  /// Lanes from plane to plane.
  let planeLanes: Int
  /// Invariant: room for all planes, and `LaneRows.slack` lanes behind every row.
  let base: UnsafeMutablePointer<UInt16>

  static func lanesNeeded(_ x: Range<Int>, _ y: Range<Int>, laneCount: Int, planes: Int) -> Int {
    rowLanes(x, laneCount) * max(y.count, 1) * planes
  }

  private static func rowLanes(_ x: Range<Int>, _ laneCount: Int) -> Int {
    (x.count * laneCount + LaneRows.slack + 7) & ~7
  }

  init(_ x: Range<Int>, _ y: Range<Int>, laneCount: Int, from arena: inout LaneArena, planes: Int) {
    self.x = x
    self.y = y
    self.laneCount = laneCount
    rowLanes = Self.rowLanes(x, laneCount)
    planeLanes = rowLanes * max(y.count, 1)
    base = arena.take(Self.lanesNeeded(x, y, laneCount: laneCount, planes: planes))
  }

  @inline(__always)
  func row(_ at: Int, plane: Int) -> UnsafeMutablePointer<UInt16> {
    base + (plane &* planeLanes &+ (at &- y.lowerBound) &* rowLanes)
  }

  /// The row, or outside the picture the row at the edge; nil where outside is clear.
  @inline(__always)
  func row(_ at: Int, plane: Int, continuesEdge: Bool) -> UnsafePointer<UInt16>? {
    if y.isEmpty { return nil }
    if at >= y.lowerBound && at < y.upperBound { return UnsafePointer(row(at, plane: plane)) }
    if !continuesEdge { return nil }
    return UnsafePointer(row(min(max(at, y.lowerBound), y.upperBound - 1), plane: plane))
  }

  /// Copies the pixels of `range` from a row that contains those of `x`; pixels outside are clear or
  /// continue the edge.
  func spread(
    _ row: UnsafePointer<UInt16>?, over range: Range<Int>, continuesEdge: Bool,
    into target: UnsafeMutablePointer<UInt16>
  ) {
    guard let row, !x.isEmpty else {
      target.update(repeating: 0, count: range.count * laneCount)
      return
    }
    let low = min(max(x.lowerBound - range.lowerBound, 0), range.count)
    let high = max(min(x.upperBound - range.lowerBound, range.count), low)
    fill(target, pixels: low, with: row, continuesEdge)
    if high > low {
      (target + low * laneCount).update(
        from: row + (range.lowerBound + low - x.lowerBound) * laneCount,
        count: (high - low) * laneCount)
    }
    fill(
      target + high * laneCount, pixels: range.count - high,
      with: row + (x.count - 1) * laneCount, continuesEdge)
  }

  private func fill(
    _ target: UnsafeMutablePointer<UInt16>, pixels: Int, with pixel: UnsafePointer<UInt16>,
    _ continuesEdge: Bool
  ) {
    if !continuesEdge {
      target.update(repeating: 0, count: pixels * laneCount)
      return
    }
    for index in 0..<pixels * laneCount { target[index] = pixel[index % laneCount] }
  }
}

/// Memory for one blur after another: taken piece by piece, given back all at once.
struct LaneArena {
  /// Invariant: owns `capacity` initialised lanes.
  private var base: UnsafeMutablePointer<UInt16>
  private var capacity = 0
  private var used = 0

  init() {
    base = .allocate(capacity: 1)
  }

  func deallocate() {
    base.deallocate()
  }

  /// Takes back all rooms, and makes sure that `count` lanes can be given out in all. Memory that is
  /// given out has undefined content.
  mutating func reset(count: Int) {
    used = 0
    // A blur much smaller than the last large one does not keep its memory.
    if count <= capacity && count * 8 + 65_536 >= capacity { return }
    base.deallocate()
    base = .allocate(capacity: count)
    base.initialize(repeating: 0, count: count)
    capacity = count
  }

  mutating func take(_ count: Int) -> UnsafeMutablePointer<UInt16> {
    precondition(used + count <= capacity, "More lanes are taken than reset(count:) reserved.")
    defer { used += count }
    return base + used
  }
}
