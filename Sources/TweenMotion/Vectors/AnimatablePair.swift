/// Two vectors as one vector.
///
/// For more than two, nest pairs to the right or use ``AnimatableValues``.
@frozen
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>:
  VectorArithmetic
{
  /// The first vector of the pair.
  public var first: First
  /// The second vector of the pair.
  public var second: Second

  /// Creates the vector of both parts.
  @inlinable public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The pair whose parts are both zero.
  @inlinable public static var zero: Self { Self(First.zero, Second.zero) }

  /// Returns the sum, part by part.
  @inlinable public static func + (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first + rhs.first, lhs.second + rhs.second)
  }

  /// Returns the difference, part by part.
  @inlinable public static func - (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first - rhs.first, lhs.second - rhs.second)
  }

  /// Adds `rhs` to `lhs`, part by part.
  @inlinable public static func += (lhs: inout Self, rhs: Self) {
    lhs.first += rhs.first
    lhs.second += rhs.second
  }

  /// Subtracts `rhs` from `lhs`, part by part.
  @inlinable public static func -= (lhs: inout Self, rhs: Self) {
    lhs.first -= rhs.first
    lhs.second -= rhs.second
  }

  /// Multiplies both parts by the factor `rhs`.
  @inlinable public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  /// The sum of the squared magnitudes of both parts.
  @inlinable public var magnitudeSquared: Double {
    first.magnitudeSquared + second.magnitudeSquared
  }

  @inlinable public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.first == rhs.first && lhs.second == rhs.second
  }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
