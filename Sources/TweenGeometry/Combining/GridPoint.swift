/// A point of the integer grid on which outlines are combined (see `GridSpace`).
///
/// Both numbers lie within ±2^39. All questions are answered exactly: differences fit 41 bits,
/// their products 82, and what tells a crossing's pixel 124.
struct GridPoint: Equatable, Comparable {
  var x: Int64
  var y: Int64

  /// The order of the sweep: by x, then by y.
  @inline(__always) static func < (a: GridPoint, b: GridPoint) -> Bool {
    a.x != b.x ? a.x < b.x : a.y < b.y
  }

  /// 1 where the point lies on the side of the way from `a` to `b` that +y lies on for a way along
  /// +x; -1 on the other side; 0 on the straight line through both.
  func side(from a: GridPoint, to b: GridPoint) -> Int {
    let (dx, dy) = (b.x &- a.x, b.y &- a.y)
    let (ex, ey) = (x &- a.x, y &- a.y)
    let left = Double(dx) * Double(ey)
    let right = Double(dy) * Double(ex)
    let cross = left - right
    // The factors are exact, the three operations round by 2^-53 each.
    let bound = (abs(left) + abs(right)) * 0x1p-51
    if cross > bound { return 1 }
    if cross < -bound { return -1 }
    return Int((Int128(dx) * Int128(ey) - Int128(dy) * Int128(ex)).signum())
  }

  /// The pixel of the point where the inner parts of a-b and c-d cross; nil where they do not, or
  /// lie along each other.
  static func crossing(
    _ a: GridPoint, _ b: GridPoint, _ c: GridPoint, _ d: GridPoint
  ) -> GridPoint? {
    guard c.side(from: a, to: b) * d.side(from: a, to: b) < 0,
      a.side(from: c, to: d) * b.side(from: c, to: d) < 0
    else { return nil }
    let (px, py) = (Int128(b.x &- a.x), Int128(b.y &- a.y))
    let (qx, qy) = (Int128(d.x &- c.x), Int128(d.y &- c.y))
    let (rx, ry) = (Int128(c.x &- a.x), Int128(c.y &- a.y))
    // It lies at a + p n / m.
    var n = rx * qy - ry * qx
    var m = px * qy - py * qx
    if m < 0 { (n, m) = (-n, -m) }
    func rounded(_ way: Int128) -> Int64 {
      // The nearest whole number, the larger one of two.
      let (quotient, rest) = (2 * way * n + m).quotientAndRemainder(dividingBy: 2 * m)
      return Int64(truncatingIfNeeded: rest < 0 ? quotient - 1 : quotient)
    }
    return GridPoint(x: a.x &+ rounded(px), y: a.y &+ rounded(py))
  }

  /// Whether a-b passes the pixel of this point: the square from half a step before it to half a
  /// step behind it, without its far edges, so that the pixels tile the plane.
  func pixelMeets(_ a: GridPoint, _ b: GridPoint) -> Bool {
    if self == a || self == b { return true }
    // Where the way lies within the square's span along x, and along y; in half steps.
    guard let inX = PixelSpan(start: 2 * (a.x &- x), way: 2 * (b.x &- a.x)),
      let inY = PixelSpan(start: 2 * (a.y &- y), way: 2 * (b.y &- a.y))
    else { return false }
    return inX.meetsWhole && inY.meetsWhole && inX.begins(beforeEndOf: inY)
      && inY.begins(beforeEndOf: inX)
  }
}

/// The part of 0...1, as fractions of a way, in which one coordinate lies within -1..<1.
private struct PixelSpan {
  /// Over `scale`, as `end` is.
  var begin: Int64
  var end: Int64
  /// Above 0.
  var scale: Int64
  /// Whether the beginning is part of it, and the end is not; else the other way around.
  var isForward: Bool

  /// nil where the coordinate never lies there.
  init?(start: Int64, way: Int64) {
    if way == 0 {
      // Even numbers: only 0 lies within.
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
