import TweenMath

/// Float or Double, the element type of vectors, matrices and quaternions. An implementation detail.
///
/// A function of a Float is computed as a Double and rounded, so that its bits are the same on every
/// machine. The result is almost always the nearest Float.
public protocol _SIMDReal: SIMDScalar, BinaryFloatingPoint, Codable, Sendable {
  /// Returns the sine and the cosine of an angle in radians.
  static func _sincos(_ x: Self) -> (sin: Self, cos: Self)
  /// Returns the angle of the point (x, y), in radians.
  static func _atan2(_ y: Self, _ x: Self) -> Self
  /// Returns the result of a function, computed in double precision and rounded to this type.
  static func _apply(_ function: (Double) -> Double, _ x: Self) -> Self
}

extension Double: _SIMDReal {
  /// Returns the sine and the cosine of an angle in radians.
  public static func _sincos(_ x: Double) -> (sin: Double, cos: Double) { Elementary.sincos(x) }
  /// Returns the angle of the point (x, y), in radians.
  public static func _atan2(_ y: Double, _ x: Double) -> Double { Elementary.atan2(y, x) }
  /// Returns the result of a function, computed in double precision and rounded to this type.
  public static func _apply(_ function: (Double) -> Double, _ x: Double) -> Double { function(x) }
}

extension Float: _SIMDReal {
  /// Returns the sine and the cosine of an angle in radians.
  public static func _sincos(_ x: Float) -> (sin: Float, cos: Float) {
    let (sin, cos) = Elementary.sincos(Double(x))
    return (Float(sin), Float(cos))
  }
  /// Returns the angle of the point (x, y), in radians.
  public static func _atan2(_ y: Float, _ x: Float) -> Float {
    Float(Elementary.atan2(Double(y), Double(x)))
  }
  /// Returns the result of a function, computed in double precision and rounded to this type.
  public static func _apply(_ function: (Double) -> Double, _ x: Float) -> Float {
    Float(function(Double(x)))
  }
}
