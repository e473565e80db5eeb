// Arcus functions. All end in the angle of a point in the first octant: with c = k / 64 the table
// value nearest to y / x,
//
//   atan(y / x) = atan(c) + atan(t),   t = (y - c x) / (x + c y),   |t| <= 1 / 128
//
// y, x, t and the result carry low parts.

extension Elementary {
  /// The angle in -pi/2...pi/2 whose sine is `x`. NaN outside -1...1; `asin(-0)` is -0.
  public static func asin(_ x: Double) -> Double {
    let size = x.magnitude
    if !(size <= 1) { return .nan }
    if size < 0x1p-27 { return x }
    let angle = quadrantAngle(DoubleDouble(size, 0), cosineOfArcsine(size))
    return x < 0 ? -angle : angle
  }

  /// The angle in 0...pi whose cosine is `x`. NaN outside -1...1.
  public static func acos(_ x: Double) -> Double {
    let size = x.magnitude
    if !(size <= 1) { return .nan }
    if size < 0x1p-60 { return Tables.halfPiHigh }
    if size == 1 { return x < 0 ? 2 * Tables.halfPiHigh : 0 }
    return halfPlaneAngle(cosineOfArcsine(size), DoubleDouble(size, 0), leftwards: x < 0)
  }

  /// The angle in -pi/2...pi/2 whose tangent is `x`. `atan(-0)` is -0.
  public static func atan(_ x: Double) -> Double {
    let size = x.magnitude
    if size < 0x1p-28 { return x }
    if x.isNaN { return .nan }
    let angle =
      size > 0x1p60
      ? Tables.halfPiHigh : quadrantAngle(DoubleDouble(size, 0), DoubleDouble(1, 0))
    return x < 0 ? -angle : angle
  }

  /// The angle in -pi...pi of the point (`x`, `y`), counted from the positive x axis towards the
  /// positive y axis.
  ///
  /// The sign of a zero is the side from which the axis is reached: `atan2(-0, -1)` is -pi. Two zeros
  /// and two infinities give the angle of the axis or diagonal on which they lie.
  public static func atan2(_ y: Double, _ x: Double) -> Double {
    if y.isNaN || x.isNaN { return .nan }
    let leftwards = x.sign == .minus
    let angle: Double
    var rise = y.magnitude
    var run = x.magnitude
    let riseExponent = Int(rise.bitPattern >> 52)
    let runExponent = Int(run.bitPattern >> 52)
    if rise == 0 {
      angle = leftwards ? 2 * Tables.halfPiHigh : 0
    } else if run == 0 {
      angle = Tables.halfPiHigh
    } else if rise == .infinity || run == .infinity {
      angle = infiniteAngle(rise, run, leftwards: leftwards)
    } else if riseExponent > runExponent + 60 {
      angle = Tables.halfPiHigh
    } else if runExponent > riseExponent + 60 {
      // So flat that the angle is its own tangent.
      angle = leftwards ? 2 * Tables.halfPiHigh : rise / run
    } else {
      // Far enough from both ends of the range for every product below.
      let scale: Double
      switch max(riseExponent, runExponent) {
      case ..<500: scale = 0x1p600
      case 1500...: scale = 0x1p-600
      default: scale = 1
      }
      rise *= scale
      run *= scale
      angle = halfPlaneAngle(DoubleDouble(rise, 0), DoubleDouble(run, 0), leftwards: leftwards)
    }
    return y.sign == .minus ? -angle : angle
  }

  private static func infiniteAngle(_ rise: Double, _ run: Double, leftwards: Bool) -> Double {
    if run.isFinite { return Tables.halfPiHigh }
    if rise.isFinite { return leftwards ? 2 * Tables.halfPiHigh : 0 }
    return leftwards ? 1.5 * Tables.halfPiHigh : 0.5 * Tables.halfPiHigh
  }

  /// sqrt(1 - x x) for x in 0...1.
  @inline(__always)
  private static func cosineOfArcsine(_ x: Double) -> DoubleDouble {
    let square = DoubleDouble(squareOf: x)
    let rest = 1 - square.high
    let gap = DoubleDouble(large: rest, small: ((1 - rest) - square.high) - square.low)
    return longSquareRoot(gap)
  }

  /// The angle in 0...pi/2 of a point with positive or zero coordinates, not both zero.
  @inline(__always)
  private static func quadrantAngle(_ y: DoubleDouble, _ x: DoubleDouble) -> Double {
    halfPlaneAngle(y, x, leftwards: false)
  }

  /// The angle in 0...pi of a point at height `y`, `x` to the right or to the left.
  private static func halfPlaneAngle(_ y: DoubleDouble, _ x: DoubleDouble, leftwards: Bool)
    -> Double
  {
    let steep = y.high > x.high
    let angle = steep ? octantAngle(x, y) : octantAngle(y, x)
    // Count from the nearest half axis: 0, pi / 2 or pi.
    let axis: DoubleDouble
    switch (steep, leftwards) {
    case (false, false): return angle.high + angle.low
    case (true, _): axis = DoubleDouble(Tables.halfPiHigh, Tables.halfPiLow)
    case (false, true): axis = DoubleDouble(2 * Tables.halfPiHigh, Tables.piLow)
    }
    let turned = steep && leftwards ? angle : -angle
    let sum = DoubleDouble(large: axis.high, small: turned.high)
    return sum.high + (sum.low + (turned.low + axis.low))
  }

  /// atan(y / x) for 0 <= y <= x.
  @inline(__always)
  private static func octantAngle(_ y: DoubleDouble, _ x: DoubleDouble) -> DoubleDouble {
    let shifted = y.high / x.high * 64 + .rounder
    let c = (shifted - .rounder) * 0x1p-6
    let k = Int(truncatingIfNeeded: min(shifted.bitPattern & 0x7F, 64))
    // c has 7 bits: its products with the parts of a split number are exact.
    let (xTop, xRest) = x.high.split
    let (yTop, yRest) = y.high.split
    let first = DoubleDouble(sumOf: y.high, -(c * xTop))
    let second = DoubleDouble(sumOf: first.high, -(c * xRest))
    let numerator = DoubleDouble(second.high, (first.low + second.low) + (y.low - c * x.low))
    let below = DoubleDouble(large: x.high, small: c * yTop)
    let denominator = DoubleDouble(
      large: below.high, small: (below.low + c * yRest) + (x.low + c * y.low))
    let t = DoubleDouble.longQuotient(numerator, denominator)
    let s = t.high * t.high
    // atan t = t - t^3 / 3 + t^5 / 5 - t^7 / 7 + t^9 / 9; the next term is below 2^-73 t.
    let series = (-1.0 / 3 + s * (1.0 / 5)) + (s * s) * (-1.0 / 7 + s * (1.0 / 9))
    let low = t.low + (t.high * s) * series
    let sum = DoubleDouble(large: Tables.arctangent[2 * k], small: t.high)
    return DoubleDouble(large: sum.high, small: sum.low + (low + Tables.arctangent[2 * k + 1]))
  }
}
