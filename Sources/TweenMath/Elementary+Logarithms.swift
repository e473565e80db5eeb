// Logarithms and powers. With x = 2^m z, z in [0.705, 1.41), and g a short number near 1 / z,
//
//   ln x = m ln 2 - ln g + ln(1 + r),   r = g z - 1,   |r| <= 0.0042
//
// in two parts: -ln g comes from a table, the terms r and r^2 / 2 are kept exactly, the rest of
// the series is a double. g is 1 around 1, so that nothing cancels there. The relative error of
// the sum is about 2^-67, enough for pow: its exponent y ln x is below 2^9.6 where the result is
// finite, which leaves 2^-57.

extension Elementary {
  /// The natural logarithm. `-infinity` for zeros, NaN below zero.
  public static func log(_ x: Double) -> Double {
    if isOutsideNormalRange(x) {
      if let edge = edgeLogarithm(x) { return edge }
    }
    let result = longLogarithm(x)
    return result.high + result.low
  }

  /// The logarithm to base 2, exact for powers of 2. `-infinity` for zeros, NaN below zero.
  public static func log2(_ x: Double) -> Double {
    if isOutsideNormalRange(x) {
      if let edge = edgeLogarithm(x) { return edge }
    }
    let natural = longLogarithm(x)
    let product = DoubleDouble(productOf: natural.high, Tables.inverseLn2High)
    return product.high
      + (product.low + (natural.high * Tables.inverseLn2Low + natural.low * Tables.inverseLn2High))
  }

  /// `x` to the power of `y`.
  ///
  /// NaN for a negative finite `x` and a finite `y` that is not an integer; `pow(x, 0)` and
  /// `pow(1, y)` are 1 even for NaN.
  public static func pow(_ x: Double, _ y: Double) -> Double {
    var base = x
    var sign: UInt64 = 0
    // |y| in 2^-65..<2^65: beyond, the result is decided.
    if isOutsideNormalRange(x) || y.magnitudeBits &- 0x3BE0_0000_0000_0000 >= 0x0820_0000_0000_0000
    {
      if let edge = edgePower(x, y) { return edge }
      if x < 0 && isOddInteger(y) { sign = 1 << 63 }
      base = x.magnitude
    }
    let logarithm = longLogarithm(base)
    let product = DoubleDouble(productOf: logarithm.high, y)
    let exponent = DoubleDouble(
      large: product.high, small: product.low + logarithm.low * y)
    return Double(bitPattern: exponential(of: exponent).bitPattern | sign)
  }

  /// True for all but positive normal numbers.
  @inline(__always)
  private static func isOutsideNormalRange(_ x: Double) -> Bool {
    x.bitPattern &- 0x0010_0000_0000_0000 >= 0x7FE0_0000_0000_0000
  }

  /// The logarithm of an `x` whose logarithm is not finite.
  @inline(never)
  private static func edgeLogarithm(_ x: Double) -> Double? {
    if x == 0 { return -.infinity }
    if !(x > 0) { return .nan }
    return x == .infinity ? .infinity : nil
  }

  /// The special cases of C99, F.9.4.4, and exponents too large or too small to matter.
  @inline(never)
  private static func edgePower(_ x: Double, _ y: Double) -> Double? {
    if y == 0 || x == 1 { return 1 }
    if x.isNaN || y.isNaN { return .nan }
    let size = x.magnitude
    if y.magnitude == .infinity {
      if size == 1 { return 1 }
      return (size > 1) == (y > 0) ? .infinity : 0
    }
    let negative = x.sign == .minus && isOddInteger(y)
    if size == 0 || size == .infinity {
      let result: Double = (size == 0) == (y < 0) ? .infinity : 0
      return negative ? -result : result
    }
    if x < 0 && !isInteger(y) { return .nan }
    if size == 1 { return negative ? -1 : 1 }
    // The nearest to 1 a double gets is 2^-53, and |ln x| is below 746.
    if y.magnitude >= 0x1p65 { return (size > 1) == (y > 0) ? .infinity : 0 }
    if y.magnitude < 0x1p-65 { return 1 }
    return nil
  }

  /// For finite numbers; all from 2^52 on are integers.
  private static func isInteger(_ y: Double) -> Bool {
    y.magnitude >= 0x1p52 || (y.magnitude + 0x1p52) - 0x1p52 == y.magnitude
  }

  private static func isOddInteger(_ y: Double) -> Bool {
    guard y.magnitude < 0x1p53, isInteger(y) else { return false }
    return Int64(y) & 1 == 1
  }

  /// The natural logarithm of a positive finite number, in two parts.
  @inline(__always)
  static func longLogarithm(_ x: Double) -> DoubleDouble {
    var bits = x.bitPattern
    if bits < 0x0010_0000_0000_0000 { bits = (x * 0x1p54).bitPattern &- (54 << 52) }
    // Intervals of 2^45 in the pattern, so placed that 1 is the middle of one.
    let offset = bits &- 0x3FE6_9000_0000_0000
    let k = 3 &* Int(truncatingIfNeeded: (offset >> 45) & 127)
    let m = Double(Int64(bitPattern: offset) >> 52)
    let z = Double(bitPattern: bits &- (offset & 0xFFF0_0000_0000_0000))
    let (zTop, zRest) = z.split
    let g = Tables.logarithm[k]
    // Both products and the difference are exact.
    let coarse = zTop * g - 1
    let r = DoubleDouble(sumOf: coarse, zRest * g)

    // Both parts are multiples of 2^-42 below 2^10: exact.
    let whole = m * Tables.ln2High + Tables.logarithm[k + 1]
    let sum = DoubleDouble(large: whole, small: r.high)
    let (rTop, rRest) = r.high.split
    let half = 0.5 * (rTop * rTop)
    let halfRest = 0.5 * (rRest * (r.high + rTop))
    let high = sum.high - half
    let left = (sum.high - high) - half

    let rr = r.high * r.high
    let series =
      (1.0 / 3 - r.high * (1.0 / 4))
      + rr
      * ((1.0 / 5 - r.high * (1.0 / 6))
        + rr * ((1.0 / 7 - r.high * (1.0 / 8)) + rr * (1.0 / 9)))
    let constants = m * Tables.ln2Low + Tables.logarithm[k + 2]
    let linear = r.low - r.high * r.low
    let low = (sum.low + left) + ((constants + (linear - halfRest)) + (r.high * rr) * series)
    return DoubleDouble(large: high, small: low)
  }
}
