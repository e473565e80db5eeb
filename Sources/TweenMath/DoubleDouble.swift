// Sums and products that keep what rounding drops. A number is carried as `high + low`, `low` at
// most about half a unit in the last place of `high`.
//
// Source: T. J. Dekker, "A floating-point technique for extending the available precision",
// Numerische Mathematik 18 (1971). The split is by masking bits, which, unlike Dekker's own,
// cannot overflow.

#if canImport(Glibc)
  // Only so that a program that imports no other module links the C library's mathematics:
  // `squareRoot()` compiles to the processor's instruction and a call for negative numbers.
  import Glibc
#endif

/// A sum of two doubles, about 106 bits wide.
struct DoubleDouble {
  var high: Double
  var low: Double

  @inline(__always)
  init(_ high: Double, _ low: Double) {
    self.high = high
    self.low = low
  }

  /// The sum of two numbers, exactly.
  @inline(__always)
  init(sumOf a: Double, _ b: Double) {
    let sum = a + b
    let second = sum - a
    self.init(sum, (a - (sum - second)) + (b - second))
  }

  /// The sum of two numbers, exactly, if `large` is not smaller in magnitude than `small`. Also
  /// reduces a low part that is too large.
  @inline(__always)
  init(large: Double, small: Double) {
    let sum = large + small
    self.init(sum, (large - sum) + small)
  }

  /// The product of two numbers, to at least 104 bits, short of overflow and underflow.
  @inline(__always)
  init(productOf a: Double, _ b: Double) {
    let product = a * b
    let (aTop, aRest) = a.split
    let (bTop, bRest) = b.split
    let missing = ((aTop * bTop - product) + aTop * bRest + aRest * bTop) + aRest * bRest
    self.init(product, missing)
  }

  /// The square of a number, to at least 104 bits, short of overflow and underflow.
  @inline(__always)
  init(squareOf a: Double) {
    let product = a * a
    let (top, rest) = a.split
    self.init(product, ((top * top - product) + 2 * (top * rest)) + rest * rest)
  }

  @inline(__always)
  static prefix func - (a: DoubleDouble) -> DoubleDouble { DoubleDouble(-a.high, -a.low) }

  /// The quotient, to about 100 bits.
  @inline(__always)
  static func longQuotient(_ a: DoubleDouble, _ b: DoubleDouble) -> DoubleDouble {
    let inverse = 1 / b.high
    let quotient = a.high * inverse
    let back = DoubleDouble(productOf: quotient, b.high)
    let rest = ((a.high - back.high) - back.low) + (a.low - quotient * b.low)
    return DoubleDouble(quotient, rest * inverse)
  }
}

extension Double {
  /// The number's upper 26 bits, and the rest: products of two upper parts are exact.
  @inline(__always)
  var split: (top: Double, rest: Double) {
    let top = Double(bitPattern: bitPattern & 0xFFFF_FFFF_F800_0000)
    return (top, self - top)
  }

  /// The bits without the sign: they order like the magnitude.
  @inline(__always)
  var magnitudeBits: UInt64 { bitPattern & 0x7FFF_FFFF_FFFF_FFFF }

  /// Two to a power in the range of normal numbers, `-1022...1023`.
  @inline(__always)
  static func powerOfTwo(_ exponent: Int) -> Double {
    Double(bitPattern: UInt64(truncatingIfNeeded: exponent &+ 1023) << 52)
  }

  /// Adding and subtracting it rounds a number below 2^51 to an integer, ties to even; after the
  /// addition the integer is in the low bits of the pattern.
  @inline(__always)
  static var rounder: Double { 0x1.8p52 }
}
