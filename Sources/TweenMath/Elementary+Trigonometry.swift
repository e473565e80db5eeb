// Sine, cosine, tangent. The angle is reduced to a rest r + low of at most an eighth turn, where
// polynomials in z = r r give
//
//   sin = r + (r z S(z) + low cos r)        cos = 1 - z / 2 + (z z C(z) - r low)
//
// z / 2 and the term r z / 6 are computed from an upper part of r with few bits and from the rest,
// so that they lose next to nothing.

extension Elementary {
  /// The sine of an angle in radians. NaN for infinities; `sin(-0)` is -0.
  public static func sin(_ x: Double) -> Double {
    if isOutsideFastRange(x) { return edgeCircle(x).sin }
    return circle(x).sin
  }

  /// The cosine of an angle in radians. NaN for infinities.
  public static func cos(_ x: Double) -> Double {
    if isOutsideFastRange(x) { return edgeCircle(x).cos }
    return circle(x).cos
  }

  /// Sine and cosine of one angle, each with the bits of `sin` and `cos`.
  public static func sincos(_ x: Double) -> (sin: Double, cos: Double) {
    if isOutsideFastRange(x) { return edgeCircle(x) }
    return circle(x)
  }

  /// The tangent of an angle in radians. NaN for infinities; `tan(-0)` is -0.
  public static func tan(_ x: Double) -> Double {
    let bits = x.magnitudeBits
    if bits < 0x3E40_0000_0000_0000 { return x }
    if bits >= 0x7FF0_0000_0000_0000 { return .nan }
    let turns = QuarterTurns(x)
    var (sine, cosine) = kernel(turns.rest)
    sine = DoubleDouble(large: sine.high, small: sine.low)
    cosine = DoubleDouble(large: cosine.high, small: cosine.low)
    let isOdd = turns.count & 1 == 1
    let quotient = DoubleDouble.longQuotient(isOdd ? -cosine : sine, isOdd ? sine : cosine)
    return quotient.high + quotient.low
  }

  /// True below 2^-27, for infinities and for NaN.
  @inline(__always)
  private static func isOutsideFastRange(_ x: Double) -> Bool {
    x.magnitudeBits &- 0x3E40_0000_0000_0000 >= 0x7FF0_0000_0000_0000 - 0x3E40_0000_0000_0000
  }

  @inline(never)
  private static func edgeCircle(_ x: Double) -> (sin: Double, cos: Double) {
    x.isFinite ? (x, 1) : (.nan, .nan)
  }

  @inline(__always)
  private static func circle(_ x: Double) -> (sin: Double, cos: Double) {
    let turns = QuarterTurns(x)
    let (sine, cosine) = kernel(turns.rest)
    let s = (sine.high + sine.low).bitPattern
    let c = (cosine.high + cosine.low).bitPattern
    // An odd number of quarter turns swaps the two; the signs follow the quadrant. Uses bits, since
    // the processor mispredicts a branch on the quadrant half of the time.
    let swap = (s ^ c) & (0 &- (turns.count & 1))
    let sign = turns.count & 2
    let cosineSign = (turns.count &+ 1) & 2
    return (
      Double(bitPattern: s ^ swap ^ (sign << 62)),
      Double(bitPattern: c ^ swap ^ (cosineSign << 62))
    )
  }

  /// Sine and cosine of at most pi / 4 (and a hair), each as a sum whose low part may
  /// be a tenth of the high part.
  @inline(__always)
  private static func kernel(_ angle: DoubleDouble) -> (sine: DoubleDouble, cosine: DoubleDouble) {
    let r = angle.high
    // 17 bits: square and cube are exact.
    let top = Double(bitPattern: r.bitPattern & 0xFFFF_FFF0_0000_0000)
    let rest = r - top
    let square = top * top
    let squareRest = rest * (r + top)
    let z = square + squareRest
    let zz = z * z

    let half = 0.5 * square
    let one = 1 - half
    let oneRest = (1 - one) - half
    let c =
      (Tables.cosine[0] + z * Tables.cosine[1])
      + zz
      * ((Tables.cosine[2] + z * Tables.cosine[3])
        + zz * (Tables.cosine[4] + z * Tables.cosine[5]))
    let cosine = DoubleDouble(one, oneRest + ((zz * c - 0.5 * squareRest) - r * angle.low))

    let cube = top * square
    let cubeRest = rest * (z + top * (r + top))
    let s =
      (Tables.sine[1] + z * Tables.sine[2])
      + zz * ((Tables.sine[3] + z * Tables.sine[4]) + zz * Tables.sine[5])
    let small = Tables.sine[0] * cubeRest + (r * zz) * s
    let sine = DoubleDouble(r, Tables.sine[0] * cube + (small + angle.low * one))
    return (sine, cosine)
  }
}
