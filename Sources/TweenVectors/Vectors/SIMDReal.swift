import TweenMath

/// Float or Double: a number that vectors, matrices and quaternions have, with the functions of this
/// house. Not for programs.
///
/// A Float's function is a Double's, rounded: the same bits everywhere, and nearly always the best
/// ones.
public protocol _SIMDReal: SIMDScalar, BinaryFloatingPoint, Codable, Sendable {
  /// The sine and the cosine of an angle in radians.
  static func _sincos(_ x: Self) -> (sin: Self, cos: Self)
  /// The angle of a point, in radians.
  static func _atan2(_ y: Self, _ x: Self) -> Self
  /// A function of one number.
  static func _apply(_ function: (Double) -> Double, _ x: Self) -> Self
}

extension Double: _SIMDReal {
  /// The sine and the cosine of an angle in radians.
  public static func _sincos(_ x: Double) -> (sin: Double, cos: Double) { Elementary.sincos(x) }
  /// The angle of a point, in radians.
  public static func _atan2(_ y: Double, _ x: Double) -> Double { Elementary.atan2(y, x) }
  /// A function of one number.
  public static func _apply(_ function: (Double) -> Double, _ x: Double) -> Double { function(x) }
}

extension Float: _SIMDReal {
  /// The sine and the cosine of an angle in radians.
  public static func _sincos(_ x: Float) -> (sin: Float, cos: Float) {
    let (sin, cos) = Elementary.sincos(Double(x))
    return (Float(sin), Float(cos))
  }
  /// The angle of a point, in radians.
  public static func _atan2(_ y: Float, _ x: Float) -> Float {
    Float(Elementary.atan2(Double(y), Double(x)))
  }
  /// A function of one number.
  public static func _apply(_ function: (Double) -> Double, _ x: Float) -> Float {
    Float(function(Double(x)))
  }
}
