/// The steps of one blur, each for some rows of its result.
///
/// Unchecked: every step's rows are written by one thread each, and read only when all are done; each
/// worker has its own rooms.
struct BlurPass<Channels: BlurChannels>: @unchecked Sendable {
  typealias Layout = Channels.Layout

  struct Plans {
    var x: BlurPlan
    var y: BlurPlan
    var levels: Int { max(x.levels, y.levels) }
  }

  /// Room for a few rows.
  private struct Room {
    /// Four rows of pixels, `length` apart.
    var pixels: UnsafeMutablePointer<UInt32>
    var length: Int
    /// A row of lanes for each plane, and one more.
    var lanes: UnsafeMutablePointer<UInt16>
    var laneLength: Int
    func row(_ plane: Int) -> UnsafeMutablePointer<UInt16> { lanes + plane * laneLength }
  }

  private let source: BlurSource
  private let x: AxisBlur
  private let y: AxisBlur
  private let plans: Plans
  /// Levels 1 and up.
  let down: [LanePicture]
  /// The coarsest level, convolved along x.
  let convolved: LanePicture
  /// Levels 1 and up, blurred.
  private let up: [LanePicture]
  private let rooms: [Room]
  /// A row of zeros, for the outside of clear pictures.
  private let clear: UnsafeMutablePointer<UInt16>

  // MARK: Memory

  private static func forEachPicture(_ plans: Plans, _ body: (Range<Int>, Range<Int>) -> Void) {
    for level in 0..<plans.levels { body(plans.x.kept(level + 1), plans.y.kept(level + 1)) }
    body(plans.x.made(plans.levels), plans.y.kept(plans.levels))
    for level in 0..<plans.levels { body(plans.x.made(level + 1), plans.y.made(level + 1)) }
  }

  /// The number of pixels of the longest row that any step reads, including those around it.
  private static func longestRow(_ plans: Plans) -> Int {
    var longest = plans.x.convolved.count
    for level in 0...plans.levels {
      longest = max(longest, plans.x.kept(level).count, plans.x.made(level).count)
    }
    return (longest + 32 + LaneRows.slack + 15) & ~15
  }

  static func lanesNeeded(_ plans: Plans, workers: Int) -> Int {
    var count = 0
    forEachPicture(plans) {
      count += LanePicture.lanesNeeded(
        $0, $1, laneCount: Layout.laneCount, planes: Channels.planes)
    }
    // Four rows of pixels (two lanes each) and three of lanes for each worker, and the clear row.
    return count + longestRow(plans) * 2 * (7 * workers + 1)
  }

  init(
    source: BlurSource, x: AxisBlur, y: AxisBlur, plans: Plans, arena: inout LaneArena, workers: Int
  ) {
    self.source = source
    self.x = x
    self.y = y
    self.plans = plans
    var pictures: [LanePicture] = []
    Self.forEachPicture(plans) {
      pictures.append(
        LanePicture(
          $0, $1, laneCount: Layout.laneCount, from: &arena, planes: Channels.planes))
    }
    down = Array(pictures[0..<plans.levels])
    convolved = pictures[plans.levels]
    up = Array(pictures[(plans.levels + 1)...])
    let length = Self.longestRow(plans)
    clear = arena.take(length * 2)
    clear.update(repeating: 0, count: length * 2)
    rooms = (0..<workers).map { _ in
      let pixels = UnsafeMutableRawPointer(arena.take(length * 8))
      return Room(
        // Two lanes are as large as a pixel, and the arena's pieces are aligned to 16 bytes.
        pixels: pixels.bindMemory(to: UInt32.self, capacity: length * 4), length: length,
        lanes: arena.take(length * 6), laneLength: length * 2)
    }
  }

  // MARK: Down

  /// Makes rows of a level from the finer one.
  func reduce(to level: Int, _ rows: Range<Int>, worker: Int) {
    if level == 1 {
      for row in rows { reduceSource(row, rooms[worker]) }
    } else {
      for row in rows { reduce(to: level, row, rooms[worker]) }
    }
  }

  private func reduceSource(_ row: Int, _ room: Room) {
    let target = down[0]
    let halvesX = plans.x.levels > 0
    let from = halvesX ? 2 * target.x.lowerBound - 1 : target.x.lowerBound
    let count = halvesX ? 2 * target.x.count + 2 : target.x.count
    let halvesY = plans.y.levels > 0
    for index in 0..<(halvesY ? 4 : 1) {
      source.fetch(
        halvesY ? 2 * row - 1 + index : row, from: from, count: count,
        into: room.pixels + index * room.length)
    }
    for plane in 0..<Channels.planes {
      let made = target.row(row, plane: plane)
      let lanes = halvesX ? room.row(plane) : made
      if halvesY {
        Channels.halve(
          room.pixels, rowLength: room.length, plane: plane, count: count, into: lanes)
      } else {
        Channels.split(room.pixels, plane: plane, count: count, shift: 6, into: lanes)
      }
      if halvesX {
        LaneRows.halve(
          Layout.self, lanes, count: target.x.count * Layout.laneCount, into: made)
      }
    }
  }

  private func reduce(to level: Int, _ row: Int, _ room: Room) {
    let finer = down[level - 2]
    let target = down[level - 1]
    let halvesX = plans.x.levels >= level
    let halvesY = plans.y.levels >= level
    let around = halvesX ? 2 * target.x.lowerBound - 1..<2 * target.x.upperBound + 1 : target.x
    for plane in 0..<Channels.planes {
      let joined = room.row(2)
      var found: UnsafePointer<UInt16>?
      if halvesY {
        LaneRows.halve(
          finer.row(2 * row - 1, plane: plane, continuesEdge: continuesEdge) ?? zero,
          finer.row(2 * row, plane: plane, continuesEdge: continuesEdge) ?? zero,
          finer.row(2 * row + 1, plane: plane, continuesEdge: continuesEdge) ?? zero,
          finer.row(2 * row + 2, plane: plane, continuesEdge: continuesEdge) ?? zero,
          count: finer.x.count * Layout.laneCount, into: joined)
        found = UnsafePointer(joined)
      } else {
        found = finer.row(row, plane: plane, continuesEdge: continuesEdge)
      }
      let made = target.row(row, plane: plane)
      let lanes = halvesX ? room.row(plane) : made
      finer.spread(found, over: around, continuesEdge: continuesEdge, into: lanes)
      if halvesX {
        LaneRows.halve(
          Layout.self, lanes, count: target.x.count * Layout.laneCount, into: made)
      }
    }
  }

  private var continuesEdge: Bool { source.continuesEdge }
  private var zero: UnsafePointer<UInt16> { UnsafePointer(clear) }

  // MARK: Convolution

  func convolveAlongX(_ rows: Range<Int>, worker: Int) {
    let room = rooms[worker]
    let range = plans.x.convolved
    let count = convolved.x.count * Layout.laneCount
    withTaps(x) { taps, weights in
      for row in rows {
        if plans.levels == 0 {
          source.fetch(row, from: range.lowerBound, count: range.count, into: room.pixels)
        }
        for plane in 0..<Channels.planes {
          let lanes = room.row(plane)
          if plans.levels == 0 {
            Channels.split(room.pixels, plane: plane, count: range.count, shift: 7, into: lanes)
          } else {
            let coarsest = down[plans.levels - 1]
            coarsest.spread(
              UnsafePointer(coarsest.row(row, plane: plane)), over: range,
              continuesEdge: continuesEdge,
              into: lanes)
            LaneRows.twice(lanes, count: range.count * Layout.laneCount, into: lanes)
          }
          for tap in 0..<x.weights.count {
            taps[tap] = UnsafePointer(lanes + tap * Layout.laneCount)
          }
          LaneRows.convolve(
            UnsafePointer(taps), weights, taps: x.weights.count, lost: 0, count: count,
            into: convolved.row(row, plane: plane))
        }
      }
    }
  }

  func convolveAlongY(_ rows: Range<Int>, worker: Int) {
    let target = up[plans.levels - 1]
    let count = target.x.count * Layout.laneCount
    withTaps(y) { taps, weights in
      for row in rows {
        for plane in 0..<Channels.planes {
          let made = target.row(row, plane: plane)
          convolveAlongY(row, plane, taps, weights, count: count, into: made)
          LaneRows.half(made, count: count)
        }
      }
    }
  }

  @inline(__always)
  private func convolveAlongY(
    _ row: Int, _ plane: Int, _ taps: UnsafeMutablePointer<LaneRows.Row>,
    _ weights: UnsafePointer<Lanes8>, count: Int, into target: UnsafeMutablePointer<UInt16>
  ) {
    for tap in 0..<y.weights.count {
      taps[tap] =
        convolved.row(row + y.first + tap, plane: plane, continuesEdge: continuesEdge) ?? zero
    }
    LaneRows.convolve(
      UnsafePointer(taps), weights, taps: y.weights.count,
      // The rounding loss of both convolutions, added only here, so that clear pixels beside the
      // picture and clear pixels in it are equal.
      lost: (x.weights.count + y.weights.count) / 2, count: count, into: target)
  }

  private func withTaps(
    _ axis: AxisBlur,
    _ body: (UnsafeMutablePointer<LaneRows.Row>, UnsafePointer<Lanes8>) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: LaneRows.Row.self, capacity: axis.weights.count) { taps in
      taps.initialize(repeating: zero)
      axis.weights.withUnsafeBufferPointer { weights in
        guard let taps = taps.baseAddress, let weights = weights.baseAddress else { return }
        body(taps, weights)
      }
    }
  }

  // MARK: Up

  func enlarge(to level: Int, _ rows: Range<Int>, worker: Int) {
    let target = up[level - 1]
    for row in rows {
      for plane in 0..<Channels.planes {
        enlarge(row, plane, level, rooms[worker], into: target.row(row, plane: plane))
      }
    }
  }

  /// Makes a row of a level from the coarser one, the whole of its range.
  @inline(__always)
  private func enlarge(
    _ row: Int, _ plane: Int, _ level: Int, _ room: Room,
    into target: UnsafeMutablePointer<UInt16>
  ) {
    let coarse = up[level]
    let range = plans.x.made(level)
    let doublesX = plans.x.levels > level
    let begin = doublesX ? range.lowerBound >> 1 : range.lowerBound
    let offset = (begin - coarse.x.lowerBound) * Layout.laneCount
    var lanes = UnsafePointer(coarse.row(row, plane: plane))
    if plans.y.levels > level {
      let near = row >> 1
      let far = near + (row & 1 == 0 ? -1 : 1)
      // Where x is not doubled, both levels have the same columns.
      let joined = doublesX ? room.row(2) : target
      LaneRows.lean(
        coarse.row(near, plane: plane), coarse.row(far, plane: plane),
        count: coarse.x.count * Layout.laneCount, into: joined)
      lanes = UnsafePointer(joined)
    }
    if doublesX {
      LaneRows.double(
        Layout.self, lanes + offset, count: range.count / 2 * Layout.laneCount, into: target)
    } else if plans.y.levels <= level {
      target.update(from: lanes + offset, count: range.count * Layout.laneCount)
    }
  }

  // MARK: The end

  /// For pictures that were never halved: convolves along y, straight into the sink.
  func finishSmall<Sink: BlurSink>(
    _ rows: Range<Int>, worker: Int, into sink: Sink
  ) where Sink.Channels == Channels {
    let room = rooms[worker]
    withTaps(y) { taps, weights in
      for row in rows {
        for plane in 0..<Channels.planes {
          convolveAlongY(
            row, plane, taps, weights, count: convolved.x.count * Layout.laneCount,
            into: room.row(plane))
        }
        put(row, room, shift: 7, into: sink)
      }
    }
  }

  func finish<Sink: BlurSink>(
    _ rows: Range<Int>, worker: Int, into sink: Sink
  ) where Sink.Channels == Channels {
    let room = rooms[worker]
    for row in rows {
      for plane in 0..<Channels.planes { enlarge(row, plane, 0, room, into: room.row(plane)) }
      put(row, room, shift: 6, into: sink)
    }
  }

  @inline(__always)
  private func put<Sink: BlurSink>(
    _ row: Int, _ room: Room, shift: UInt16, into sink: Sink
  ) where Sink.Channels == Channels {
    let range = plans.x.made(0)
    sink.put(
      room.row(0), room.row(Channels.planes - 1), x: range.lowerBound, y: row,
      count: range.count, shift: shift)
  }
}
