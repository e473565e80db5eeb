import Foundation

/// A value that can be added, scaled and measured, and so be interpolated by animations.
///
/// A conforming type implements `zero`, `+`, `-`, `scale(by:)` and `magnitudeSquared`.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component by the factor `rhs`.
  mutating func scale(by rhs: Double)

  /// The dot product of the vector with itself.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// Returns the vector with each component multiplied by `rhs`.
  @inlinable public func scaled(by rhs: Double) -> Self {
    var result = self
    result.scale(by: rhs)
    return result
  }

  /// Moves the vector towards `other`: amount 0 stays, 1 arrives (but for rounding), others
  /// extrapolate. Computed as difference, scale, sum, in this order.
  @inlinable public mutating func interpolate(towards other: Self, amount: Double) {
    self = interpolated(towards: other, amount: amount)
  }

  /// Returns the vector `amount` of the way towards `other`; see `interpolate(towards:amount:)`.
  @inlinable public func interpolated(towards other: Self, amount: Double) -> Self {
    self + (other - self).scaled(by: amount)
  }
}

extension Double: VectorArithmetic {
  /// Multiplies the number by the factor `rhs`.
  @inlinable public mutating func scale(by rhs: Double) { self *= rhs }
  /// The square of the number.
  @inlinable public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the number by the factor `rhs`, rounded to a `Float`.
  @inlinable public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The square of the number, computed as a `Double` without rounding.
  @inlinable public var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the number by the factor `rhs`.
  @inlinable public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The square of the number.
  @inlinable public var magnitudeSquared: Double { Double(self) * Double(self) }
}
