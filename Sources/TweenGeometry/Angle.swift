/// A geometric angle, stored in radians. On screen positive angles turn clockwise, since y grows
/// downwards.
///
/// Whole turns are kept: 370 degrees is not 10 degrees, neither to `==` nor to what animates.
/// Angles that are not finite are stored as they are; a sine or cosine of one is NaN.
@frozen public struct Angle: Sendable, Hashable, Comparable {
  /// The angle in radians, not reduced to one turn.
  public var radians: Double

  /// The angle in degrees. It is worked out from `radians`, so that what was set reads back up to
  /// rounding.
  @inlinable public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// The angle 0.
  @inlinable public init() { radians = 0 }
  /// An angle of so many radians.
  @inlinable public init(radians: Double) { self.radians = radians }
  /// An angle of so many degrees.
  @inlinable public init(degrees: Double) { radians = degrees * (.pi / 180) }

  /// An angle of so many radians.
  @inlinable public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// An angle of so many degrees.
  @inlinable public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// The angle 0.
  @inlinable public static var zero: Angle { Angle() }

  /// Whether the left number is the smaller one, whole turns counted; false where either is NaN.
  @inlinable public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}

extension Angle {
  /// The same angle the other way around.
  @inlinable public static prefix func - (operand: Angle) -> Angle {
    Angle(radians: -operand.radians)
  }
  /// The sum, not reduced to one turn.
  @inlinable public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }
  /// The difference, not reduced to one turn.
  @inlinable public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }
  /// The angle, so many times.
  @inlinable public static func * (lhs: Angle, rhs: Double) -> Angle {
    Angle(radians: lhs.radians * rhs)
  }
  /// The angle, so many times.
  @inlinable public static func * (lhs: Double, rhs: Angle) -> Angle {
    Angle(radians: lhs * rhs.radians)
  }
  /// The angle over a number. Over 0 it is infinite, or NaN for an angle of 0.
  @inlinable public static func / (lhs: Angle, rhs: Double) -> Angle {
    Angle(radians: lhs.radians / rhs)
  }
  /// Adds an angle.
  @inlinable public static func += (lhs: inout Angle, rhs: Angle) { lhs.radians += rhs.radians }
  /// Takes an angle away.
  @inlinable public static func -= (lhs: inout Angle, rhs: Angle) { lhs.radians -= rhs.radians }
  /// Multiplies the angle by a number.
  @inlinable public static func *= (lhs: inout Angle, rhs: Double) { lhs.radians *= rhs }
  /// Divides the angle by a number. Over 0 it is infinite, or NaN for an angle of 0.
  @inlinable public static func /= (lhs: inout Angle, rhs: Double) { lhs.radians /= rhs }
}
