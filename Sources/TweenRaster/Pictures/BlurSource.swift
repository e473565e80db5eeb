/// The pixels to be blurred, and the rule for the pixels around them.
struct BlurSource {
  /// Invariant: `rect`'s rows, `stride` apart, the first pixel being the rectangle's first.
  var pixels: UnsafePointer<UInt32>
  var stride: Int
  /// The place of the pixels.
  var rect: PixelRect
  /// Whether the pixels at the edges continue outside; otherwise outside is clear.
  var continuesEdge: Bool

  /// Copies `count` pixels of a row from `x` on, any of them outside.
  @inline(__always)
  func fetch(_ y: Int, from x: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {
    var y = y
    if y < rect.y || y >= rect.y + rect.height || rect.width <= 0 {
      if !continuesEdge || rect.width <= 0 || rect.height <= 0 {
        target.update(repeating: 0, count: count)
        return
      }
      y = min(max(y, rect.y), rect.y + rect.height - 1)
    }
    let row = pixels + (y - rect.y) * stride
    let low = min(max(rect.x - x, 0), count)
    let high = max(min(rect.x + rect.width - x, count), low)
    if low > 0 { target.update(repeating: continuesEdge ? row[0] : 0, count: low) }
    if high > low { (target + low).update(from: row + (x + low - rect.x), count: high - low) }
    if high < count {
      (target + high).update(
        repeating: continuesEdge ? row[rect.width - 1] : 0, count: count - high)
    }
  }
}

/// The channels that are blurred.
protocol BlurChannels {
  associatedtype Layout: LaneLayout
  /// The number of rows of lanes for a row of pixels.
  static var planes: Int { get }
  /// The lanes of four pixels, for one plane: 0...255.
  static func lanes(_ pixels: UnsafePointer<UInt32>, plane: Int) -> Lanes8
}

/// All four, premultiplied.
enum ColorChannels: BlurChannels {
  typealias Layout = LanePair
  static var planes: Int { 2 }
  @inline(__always)
  static func lanes(_ pixels: UnsafePointer<UInt32>, plane: Int) -> Lanes8 {
    plane == 0 ? blueRed(load4(pixels)) : greenAlpha(load4(pixels))
  }
}

/// Alpha alone, for shadows.
enum AlphaChannel: BlurChannels {
  typealias Layout = SingleLane
  static var planes: Int { 1 }
  @inline(__always)
  static func lanes(_ pixels: UnsafePointer<UInt32>, plane: Int) -> Lanes8 {
    let shift = Pixels4(repeating: 24)
    return SingleLane.evens(
      TweenRaster.lanes(load4(pixels) &>> shift), TweenRaster.lanes(load4(pixels + 4) &>> shift))
  }
}

extension BlurChannels {
  /// The number of pixels in a vector.
  static var pixelsPerVector: Int {
    @inline(__always) get { 8 / Layout.laneCount }
  }

  /// Splits a row of pixels: 255 becomes 255 << `shift`.
  @inline(__always)
  static func split(
    _ row: UnsafePointer<UInt32>, plane: Int, count: Int, shift: UInt16,
    into target: UnsafeMutablePointer<UInt16>
  ) {
    let by = Lanes8(repeating: shift)
    var at = 0
    while at < count {
      LaneRows.store(lanes(row + at, plane: plane) &<< by, to: target + at &* Layout.laneCount)
      at &+= pixelsPerVector
    }
  }

  /// Splits four rows and makes them one of half the height: 255 becomes 16,320.
  @inline(__always)
  static func halve(
    _ rows: UnsafePointer<UInt32>, rowLength: Int, plane: Int, count: Int,
    into target: UnsafeMutablePointer<UInt16>
  ) {
    let (second, third, fourth) = (rows + rowLength, rows + 2 * rowLength, rows + 3 * rowLength)
    var at = 0
    while at < count {
      let outer = lanes(rows + at, plane: plane) &+ lanes(fourth + at, plane: plane)
      let inner = lanes(second + at, plane: plane) &+ lanes(third + at, plane: plane)
      LaneRows.store(
        (outer &+ inner &+ inner &+ inner) &<< Lanes8(repeating: 3),
        to: target + at &* Layout.laneCount)
      at &+= pixelsPerVector
    }
  }
}
