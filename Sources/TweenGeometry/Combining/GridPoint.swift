/// A point of the integer grid on which outlines are combined (see `GridSpace`).
///
/// Both coordinates are within ±2^39. All predicates are exact: differences need 41 bits, their
/// products 82, and the pixel of a crossing 124.
struct GridPoint: Equatable, Comparable {
  var x: Int64
  var y: Int64

  /// The order of the sweep: by x, then by y.
  @inline(__always) static func < (a: GridPoint, b: GridPoint) -> Bool {
    a.x != b.x ? a.x < b.x : a.y < b.y
  }

  /// Returns the side of the line from `a` to `b` on which the point lies: 1 for the side of +y of a
  /// line along +x, -1 for the other side, 0 on the line.
  func side(from a: GridPoint, to b: GridPoint) -> Int {
    let (dx, dy) = (b.x &- a.x, b.y &- a.y)
    let (ex, ey) = (x &- a.x, y &- a.y)
    let left = Double(dx) * Double(ey)
    let right = Double(dy) * Double(ex)
    let cross = left - right
    // The factors are exact; each of the three operations rounds by 2^-53.
    let bound = (abs(left) + abs(right)) * 0x1p-51
    if cross > bound { return 1 }
    if cross < -bound { return -1 }
    return Int((Int128(dx) * Int128(ey) - Int128(dy) * Int128(ex)).signum())
  }

  /// Returns the pixel of the point where the inner parts of a-b and c-d cross; nil where they do not
  /// cross, or overlap.
  static func crossing(
    _ a: GridPoint, _ b: GridPoint, _ c: GridPoint, _ d: GridPoint
  ) -> GridPoint? {
    guard c.side(from: a, to: b) * d.side(from: a, to: b) < 0,
      a.side(from: c, to: d) * b.side(from: c, to: d) < 0
    else { return nil }
    let (px, py) = (Int128(b.x &- a.x), Int128(b.y &- a.y))
    let (qx, qy) = (Int128(d.x &- c.x), Int128(d.y &- c.y))
    let (rx, ry) = (Int128(c.x &- a.x), Int128(c.y &- a.y))
    // The crossing is at a + p n / m.
    var n = rx * qy - ry * qx
    var m = px * qy - py * qx
    if m < 0 { (n, m) = (-n, -m) }
    func rounded(_ way: Int128) -> Int64 {
      // Rounds to the nearest whole number, halves upwards.
      let (quotient, rest) = (2 * way * n + m).quotientAndRemainder(dividingBy: 2 * m)
      return Int64(truncatingIfNeeded: rest < 0 ? quotient - 1 : quotient)
    }
    return GridPoint(x: a.x &+ rounded(px), y: a.y &+ rounded(py))
  }

  /// Returns whether a-b intersects the pixel of this point: the square of one step around it, without
  /// its far edges, so that the pixels tile the plane.
  func pixelMeets(_ a: GridPoint, _ b: GridPoint) -> Bool {
    if self == a || self == b { return true }
    // The parts of the line within the square's span along x and along y, in half steps.
    guard let inX = PixelSpan(start: 2 * (a.x &- x), way: 2 * (b.x &- a.x)),
      let inY = PixelSpan(start: 2 * (a.y &- y), way: 2 * (b.y &- a.y))
    else { return false }
    return inX.meetsWhole && inY.meetsWhole && inX.begins(beforeEndOf: inY)
      && inY.begins(beforeEndOf: inX)
  }
}

/// The part of 0...1, as a fraction of a line, in which one coordinate is within -1..<1.
private struct PixelSpan {
  /// The numerator of the beginning; `scale` is the denominator of both ends.
  var begin: Int64
  var end: Int64
  /// The denominator, above 0.
  var scale: Int64
  /// Whether the interval includes its beginning and excludes its end; otherwise the reverse.
  var isForward: Bool

  /// Creates the interval; nil where the coordinate is never within the range.
  init?(start: Int64, way: Int64) {
    if way == 0 {
      // The numbers are even: only 0 is within the range.
      guard start == 0 else { return nil }
      (begin, end, scale, isForward) = (-1, 2, 1, true)
    } else if way > 0 {
      (begin, end, scale, isForward) = (-1 - start, 1 - start, way, true)
    } else {
      (begin, end, scale, isForward) = (start - 1, start + 1, -way, false)
    }
  }

  var meetsWhole: Bool {
    (isForward ? begin <= scale : begin < scale) && (isForward ? end > 0 : end >= 0)
  }

  func begins(beforeEndOf other: PixelSpan) -> Bool {
    let here = Int128(begin) * Int128(other.scale)
    let there = Int128(other.end) * Int128(scale)
    return isForward && !other.isForward ? here <= there : here < there
  }
}
