/// The animatable data of a type that does not animate: a vector without numbers.
@frozen public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates the only value of this type.
  @inlinable public init() {}
  /// The only value of this type.
  @inlinable public static var zero: EmptyAnimatableData { .init() }
  /// Returns the only value of this type.
  @inlinable public static func + (lhs: Self, rhs: Self) -> Self { lhs }
  /// Returns the only value of this type.
  @inlinable public static func - (lhs: Self, rhs: Self) -> Self { lhs }
  /// Does nothing, since there are no numbers.
  @inlinable public static func += (lhs: inout Self, rhs: Self) {}
  /// Does nothing, since there are no numbers.
  @inlinable public static func -= (lhs: inout Self, rhs: Self) {}
  /// Does nothing, since there are no numbers.
  @inlinable public mutating func scale(by rhs: Double) {}
  /// The squared magnitude, which is zero.
  @inlinable public var magnitudeSquared: Double { 0 }
  @inlinable public static func == (lhs: Self, rhs: Self) -> Bool { true }
}
