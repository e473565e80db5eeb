/// A geometric angle, stored in radians. Positive angles turn clockwise on the screen, because y grows
/// downwards.
///
/// Whole turns are kept: 370 degrees is different from 10 degrees, for `==` and in animations. Angles
/// that are not finite are stored unchanged; their sine and cosine are NaN.
@frozen public struct Angle: Sendable, Hashable, Comparable {
  /// The angle in radians, not reduced to one turn.
  public var radians: Double

  /// The angle in degrees, computed from `radians`. A value that is set reads back equal up to
  /// rounding.
  @inlinable public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// Creates the angle 0.
  @inlinable public init() { radians = 0 }
  /// Creates an angle from a number of radians.
  @inlinable public init(radians: Double) { self.radians = radians }
  /// Creates an angle from a number of degrees.
  @inlinable public init(degrees: Double) { radians = degrees * (.pi / 180) }

  /// Returns an angle of a number of radians.
  @inlinable public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// Returns an angle of a number of degrees.
  @inlinable public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// The angle of 0 radians.
  @inlinable public static var zero: Angle { Angle() }

  /// Returns whether the left angle is smaller, including whole turns; false where either is NaN.
  @inlinable public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}

extension Angle {
  /// The same angle in the opposite direction.
  @inlinable public static prefix func - (operand: Angle) -> Angle {
    Angle(radians: -operand.radians)
  }
  /// The sum of two angles, not reduced to one turn.
  @inlinable public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }
  /// The difference of two angles, not reduced to one turn.
  @inlinable public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }
  /// The product of an angle and a number.
  @inlinable public static func * (lhs: Angle, rhs: Double) -> Angle {
    Angle(radians: lhs.radians * rhs)
  }
  /// The product of a number and an angle.
  @inlinable public static func * (lhs: Double, rhs: Angle) -> Angle {
    Angle(radians: lhs * rhs.radians)
  }
  /// The angle divided by a number. Division by 0 gives infinity, or NaN for the angle 0.
  @inlinable public static func / (lhs: Angle, rhs: Double) -> Angle {
    Angle(radians: lhs.radians / rhs)
  }
  /// Adds the right angle to the left one.
  @inlinable public static func += (lhs: inout Angle, rhs: Angle) { lhs.radians += rhs.radians }
  /// Subtracts the right angle from the left one.
  @inlinable public static func -= (lhs: inout Angle, rhs: Angle) { lhs.radians -= rhs.radians }
  /// Multiplies an angle by a number.
  @inlinable public static func *= (lhs: inout Angle, rhs: Double) { lhs.radians *= rhs }
  /// Divides an angle by a number. Division by 0 gives infinity, or NaN for the angle 0.
  @inlinable public static func /= (lhs: inout Angle, rhs: Double) { lhs.radians /= rhs }
}
