/// The animatable data of a type that does not animate: a vector without numbers.
@frozen public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// The only value.
  @inlinable public init() {}
  /// The only value.
  @inlinable public static var zero: EmptyAnimatableData { .init() }
  /// The only value.
  @inlinable public static func + (lhs: Self, rhs: Self) -> Self { lhs }
  /// The only value.
  @inlinable public static func - (lhs: Self, rhs: Self) -> Self { lhs }
  /// Does nothing.
  @inlinable public static func += (lhs: inout Self, rhs: Self) {}
  /// Does nothing.
  @inlinable public static func -= (lhs: inout Self, rhs: Self) {}
  /// Does nothing.
  @inlinable public mutating func scale(by rhs: Double) {}
  /// Zero.
  @inlinable public var magnitudeSquared: Double { 0 }
  @inlinable public static func == (lhs: Self, rhs: Self) -> Bool { true }
}
