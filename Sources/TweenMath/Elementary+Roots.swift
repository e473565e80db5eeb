// Roots beyond the processor's own square root.

extension Elementary {
  /// The cube root, also of negative numbers. `cbrt(-0)` is -0.
  public static func cbrt(_ x: Double) -> Double {
    if x == 0 || !x.isFinite { return x.isNaN ? .nan : x }
    var size = x.magnitude
    var places = 0
    if size < 0x1p-1022 {
      size *= 0x1p54
      places = -18
    }
    // size = a 8^n with a in [1, 8).
    let exponent = Int(size.bitPattern >> 52) - 1023
    let n = (exponent + 1023) / 3 - 341
    places += n
    let mantissa = size.bitPattern & 0x000F_FFFF_FFFF_FFFF
    let a = Double(bitPattern: mantissa | UInt64(exponent - 3 * n + 1023) << 52)
    // At most two parts in a hundred off; Halley's formula cubes that twice.
    var y = 0.71673 + a * (0.32884 + a * (-0.03403 + a * 0.00163))
    for _ in 0..<2 {
      let cube = y * y * y
      y *= (cube + 2 * a) / (2 * cube + a)
    }
    // One step of Newton's with the exact remainder.
    let square = DoubleDouble(squareOf: y)
    let cube = DoubleDouble(productOf: square.high, y)
    let remainder = ((a - cube.high) - cube.low) - square.low * y
    let root = (y + remainder / (3 * square.high)) * .powerOfTwo(places)
    return x < 0 ? -root : root
  }

  /// The length of the vector (`x`, `y`), without overflow or underflow in intermediate results.
  ///
  /// Infinite if either is infinite, even if the other is NaN.
  public static func hypot(_ x: Double, _ y: Double) -> Double {
    var large = x.magnitude
    var small = y.magnitude
    if !(large >= small) { swap(&large, &small) }
    // Squares and their low parts stay within range.
    if large < 0x1p500 && small > 0x1p-400 { return plainHypot(large, small) }
    if x.magnitude == .infinity || y.magnitude == .infinity { return .infinity }
    if x.isNaN || y.isNaN { return .nan }
    if small <= large * 0x1p-54 { return large + small }
    if large >= 0x1p500 { return plainHypot(large * 0x1p-600, small * 0x1p-600) * 0x1p600 }
    return plainHypot(large * 0x1p600, small * 0x1p600) * 0x1p-600
  }

  @inline(__always)
  private static func plainHypot(_ large: Double, _ small: Double) -> Double {
    let first = DoubleDouble(squareOf: large)
    let second = DoubleDouble(squareOf: small)
    let sum = DoubleDouble(large: first.high, small: second.high)
    let root = longSquareRoot(
      DoubleDouble(large: sum.high, small: sum.low + (first.low + second.low)))
    return root.high + root.low
  }

  /// The square root of a sum that is not negative.
  @inline(__always)
  static func longSquareRoot(_ a: DoubleDouble) -> DoubleDouble {
    let root = a.high.squareRoot()
    if root == 0 { return DoubleDouble(0, 0) }
    let square = DoubleDouble(squareOf: root)
    let remainder = ((a.high - square.high) - square.low) + a.low
    return DoubleDouble(root, remainder / (2 * root))
  }
}
