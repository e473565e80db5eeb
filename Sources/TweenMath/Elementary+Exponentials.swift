// Exponentials. With n the nearest integer to x 128 / ln 2 and n = 128 m + k,
//
//   e^x = 2^m 2^(k/128) e^r,   r = x - n ln 2 / 128,   |r| <= 0.0028
//
// 2^(k/128) comes from a table of doubles with their relative errors, e^r from its Taylor series
// (the term of the sixth power is below 2^-60).

extension Elementary {
  /// e to the power of `x`: infinity above 709.78..., 0 below -745.13...
  public static func exp(_ x: Double) -> Double {
    // Beyond 2^9.46 = 704, or NaN.
    if x.magnitudeBits >= 0x4086_0000_0000_0000 { return edgeExp(DoubleDouble(x, 0)) }
    return ReducedExponent(DoubleDouble(x, 0)).value
  }

  /// e to the power of `x`, minus 1, exact near 0 too. `expm1(-0)` is -0.
  public static func expm1(_ x: Double) -> Double {
    let size = x.magnitude
    if size < 0.25 {
      if size < 0x1p-54 { return x }
      return smallExpm1(x)
    }
    // Beyond -38 the result rounds to -1, beyond 40 the 1 does not count.
    if !(x > -38) { return x.isNaN ? .nan : -1 }
    if x > 40 { return Elementary.exp(x) }
    let reduced = ReducedExponent(DoubleDouble(x, 0))
    let scale = Double(bitPattern: reduced.scaleBits)
    let sum = DoubleDouble(sumOf: scale, -1)
    return sum.high + (sum.low + scale * reduced.excess)
  }

  /// e to a sum, for `pow`. The low part must be finite.
  @inline(__always)
  static func exponential(of exponent: DoubleDouble) -> Double {
    if exponent.high.magnitudeBits >= 0x4086_0000_0000_0000 { return edgeExp(exponent) }
    return ReducedExponent(exponent).value
  }

  /// Results at both ends of the range, where 2^m is not a double: the scale is applied in two steps.
  @inline(never)
  private static func edgeExp(_ exponent: DoubleDouble) -> Double {
    if exponent.high.isNaN { return .nan }
    if exponent.high > 710 { return .infinity }
    if exponent.high < -746 { return 0 }
    let reduced = ReducedExponent(exponent)
    let up = exponent.high > 0
    let shift: UInt64 = 64 << 52
    let scale = Double(bitPattern: up ? reduced.scaleBits &- shift : reduced.scaleBits &+ 2 * shift)
    return (scale + scale * reduced.excess) * (up ? 0x1p64 : 0x1p-128)
  }

  /// x + x^2 / 2 + x^3 E(x), the square in two parts.
  private static func smallExpm1(_ x: Double) -> Double {
    let (top, rest) = x.split
    let half = 0.5 * (top * top)
    let halfRest = 0.5 * (rest * (x + top))
    let xx = x * x
    let x4 = xx * xx
    let low = Tables.exponentialMinusOne[0] + x * Tables.exponentialMinusOne[1]
    let lowMiddle = Tables.exponentialMinusOne[2] + x * Tables.exponentialMinusOne[3]
    let highMiddle = Tables.exponentialMinusOne[4] + x * Tables.exponentialMinusOne[5]
    let high = Tables.exponentialMinusOne[6] + x * Tables.exponentialMinusOne[7]
    let last = Tables.exponentialMinusOne[8] + x * Tables.exponentialMinusOne[9]
    let series = (low + xx * lowMiddle) + x4 * ((highMiddle + xx * high) + x4 * last)
    let sum = DoubleDouble(large: x, small: half)
    return sum.high + (sum.low + (halfRest + (x * xx) * series))
  }
}

/// e^x as 2^m 2^(k/128) (1 + excess).
private struct ReducedExponent {
  /// The bits of 2^m 2^(k/128); wrapped around where m is beyond a double's exponent.
  var scaleBits: UInt64
  var excess: Double

  /// e^x where 2^m is a normal number.
  @inline(__always)
  var value: Double {
    let scale = Double(bitPattern: scaleBits)
    return scale + scale * excess
  }

  /// `exponent` within a thousand.
  @inline(__always)
  init(_ exponent: DoubleDouble) {
    let shifted = exponent.high * Tables.stepsPerUnit + .rounder
    let n = shifted - .rounder
    let bits = shifted.bitPattern
    let k = Int(truncatingIfNeeded: bits & 127)
    // n has 17 bits, so the first product and the first difference are exact.
    let r = ((exponent.high - n * Tables.stepHigh) - n * Tables.stepLow) + exponent.low
    let rr = r * r
    let series = (1.0 / 2 + r * (1.0 / 6)) + rr * (1.0 / 24 + r * (1.0 / 120))
    excess = r + (Tables.powersOfTwo[2 * k + 1] + rr * series)
    scaleBits = Tables.powersOfTwo[2 * k].bitPattern &+ ((bits >> 7) << 52)
  }
}
