import Foundation

/// Elementary functions with the same bits on every processor.
public enum Elementary {
  @inlinable public static func sin(_ x: Double) -> Double { Foundation.sin(x) }
  @inlinable public static func cos(_ x: Double) -> Double { Foundation.cos(x) }
  /// Sine and cosine of one angle, each with the bits of `sin` and `cos`.
  @inlinable public static func sincos(_ x: Double) -> (sin: Double, cos: Double) {
    (Foundation.sin(x), Foundation.cos(x))
  }
  @inlinable public static func tan(_ x: Double) -> Double { Foundation.tan(x) }
  @inlinable public static func asin(_ x: Double) -> Double { Foundation.asin(x) }
  @inlinable public static func acos(_ x: Double) -> Double { Foundation.acos(x) }
  @inlinable public static func atan(_ x: Double) -> Double { Foundation.atan(x) }
  @inlinable public static func atan2(_ y: Double, _ x: Double) -> Double { Foundation.atan2(y, x) }
  @inlinable public static func exp(_ x: Double) -> Double { Foundation.exp(x) }
  @inlinable public static func expm1(_ x: Double) -> Double { Foundation.expm1(x) }
  @inlinable public static func log(_ x: Double) -> Double { Foundation.log(x) }
  @inlinable public static func log2(_ x: Double) -> Double { Foundation.log2(x) }
  @inlinable public static func pow(_ x: Double, _ y: Double) -> Double { Foundation.pow(x, y) }
  @inlinable public static func cbrt(_ x: Double) -> Double { Foundation.cbrt(x) }
  @inlinable public static func hypot(_ x: Double, _ y: Double) -> Double {
    (x * x + y * y).squareRoot()
  }
}
