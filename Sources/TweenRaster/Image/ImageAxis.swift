import TweenPaint

/// One axis of an unbounded image: the pixels that are used, and the rule for those beyond.
///
/// Coordinates are pixels of the part of the bitmap that is used, cut to whole pixels; the source may
/// begin and end within its first and last pixel.
struct ImageAxis {
  let extent: PatternPaint.Extent
  /// Where the source begins, 0..<1, and ends, within the last pixel.
  let low: Double
  let high: Double
  let count: Int

  /// A pixel, or the half of one, and its share of the whole.
  struct Tap {
    /// -1: clear.
    var index: Int
    var weight: Float
  }

  /// More than the pixels of any box; see `ImageLevels`.
  static let maximumTaps = 160

  init(_ extent: PatternPaint.Extent, low: Double, high: Double, count: Int) {
    self.extent = extent
    self.low = low
    self.high = high
    self.count = count
  }

  /// Whether the source is whole pixels.
  var isWhole: Bool { low == 0 && high == Double(count) }

  /// The same axis of the image at 1 / 2^level of its size.
  func level(_ level: Int) -> ImageAxis {
    let scale = 1 / Double(1 &<< level)
    return ImageAxis(
      extent, low: low * scale, high: high * scale, count: (count &- 1) &>> level &+ 1)
  }

  /// Clamps a number to the range of usable coordinates.
  @inline(__always) static func tame(_ x: Double) -> Double {
    x > -1e15 ? (x < 1e15 ? x : 1e15) : -1e15
  }

  @inline(__always) static func tame(_ x: SIMD4<Double>) -> SIMD4<Double> {
    let low = x.replacing(with: -1e15, where: x .< -1e15)
    return low.replacing(with: 1e15, where: low .> 1e15)
  }

  /// The whole number below a clamped one, by a constant that leaves the nearest integer in the low
  /// bits: a conversion would first check the range.
  @inline(__always) static func floor(_ x: Double) -> Int {
    let magic = 6_755_399_441_055_744.0
    let moved = x + magic
    let nearest = Int(bitPattern: UInt(moved.bitPattern &- magic.bitPattern))
    return moved - magic > x ? nearest &- 1 : nearest
  }

  /// The same of four numbers, as floating-point numbers.
  @inline(__always) static func floor(_ x: SIMD4<Double>) -> SIMD4<Double> {
    let magic = 6_755_399_441_055_744.0
    let rounded = (x + magic) - magic
    return rounded.replacing(with: rounded - 1, where: rounded .> x)
  }

  @inline(__always) static func ceiling(_ x: Double) -> Int { 0 &- floor(0 - x) }

  /// The pixel in which a point lies; -1: none.
  @inline(__always)
  func index(at u: Double) -> Int {
    if u >= low && u < high { return min(Self.floor(u), count &- 1) }
    return isWhole ? place(Self.floor(u)) : outerIndex(at: u)
  }

  @inline(never)
  private func outerIndex(at u: Double) -> Int {
    switch extent {
    case .clear: return -1
    case .padded: return u < low ? 0 : count &- 1
    case .tiled: return min(max(Int(tile(u)), 0), count &- 1)
    }
  }

  /// The equivalent point of the first tile.
  private func tile(_ u: Double) -> Double {
    let period = high - low
    let turns = (u - low) / period
    let place = u - Self.tame(turns).rounded(.down) * period
    return place >= low ? (place < high ? place : low) : low
  }

  /// The equivalent points in the first tile, or a rounding beside it, if there are tiles; for a
  /// source of whole pixels.
  @inline(__always)
  func wrapped(_ u: SIMD4<Double>) -> SIMD4<Double> {
    extent == .tiled ? u - Self.floor(u / high) * high : u
  }

  /// The pixel that shows at the place of pixel `index`, for a source of whole pixels.
  @inline(__always)
  func place(_ index: Int) -> Int {
    if index >= 0 && index < count { return index }
    switch extent {
    case .clear: return -1
    case .padded: return index < 0 ? 0 : count &- 1
    case .tiled:
      let rest = index % count
      return rest < 0 ? rest &+ count : rest
    }
  }

  /// Writes the pixels that a box covers, with their shares of it, and returns their number. A box of
  /// width 1 is interpolation between two pixels; wider ones are means.
  func taps(center: Double, width: Double, into taps: UnsafeMutablePointer<Tap>) -> Int {
    var writer = TapWriter(taps: taps, scale: 1 / width)
    let start = center - width * 0.5
    let end = center + width * 0.5
    if start >= low && end <= high {
      add(from: start, to: end, weight: 1, &writer)
      return writer.count
    }
    switch extent {
    case .clear:
      if start < high && end > low {
        add(from: max(start, low), to: min(end, high), weight: 1, &writer)
      }
    case .padded:
      if start < low { writer.add(0, min(end, low) - start) }
      if start < high && end > low {
        add(from: max(start, low), to: min(end, high), weight: 1, &writer)
      }
      if end > high { writer.add(count &- 1, end - max(start, high)) }
    case .tiled:
      addTiled(from: tile(start), width: width, &writer)
    }
    return writer.count
  }

  private func addTiled(from start: Double, width: Double, _ writer: inout TapWriter) {
    let period = high - low
    let turns = Self.tame(width / period).rounded(.down)
    if turns >= 1 { add(from: low, to: high, weight: turns, &writer) }
    let rest = min(max(width - turns * period, 0), period)
    let end = start + rest
    if end <= high {
      add(from: start, to: end, weight: 1, &writer)
    } else {
      add(from: start, to: high, weight: 1, &writer)
      add(from: low, to: low + (end - high), weight: 1, &writer)
    }
  }

  /// Adds the pixels of a stretch inside the source.
  private func add(from start: Double, to end: Double, weight: Double, _ writer: inout TapWriter) {
    var at = start
    var index = min(max(Int(start), 0), count &- 1)
    while at < end {
      let next = index &+ 1 < count ? min(Double(index &+ 1), end) : end
      writer.add(index, (next - at) * weight)
      at = next
      index &+= 1
      if index >= count { return }
    }
  }

  private struct TapWriter {
    /// Invariant: room for `maximumTaps`.
    let taps: UnsafeMutablePointer<Tap>
    let scale: Double
    var count = 0

    @inline(__always)
    mutating func add(_ index: Int, _ length: Double) {
      if length > 0 && count < ImageAxis.maximumTaps {
        taps[count] = Tap(index: index, weight: Float(length * scale))
        count &+= 1
      }
    }
  }
}
