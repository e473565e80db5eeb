/// Any number of vectors as one vector, without nesting.
@frozen public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  /// The vectors as a tuple, in order.
  public var value: (repeat each Value)

  /// Creates the vector of these parts.
  @inlinable public init(_ value: repeat each Value) { self.value = (repeat each value) }

  /// The vector whose parts are all zero.
  @inlinable public static var zero: Self { Self(repeat (each Value).zero) }

  /// Returns the sum, part by part.
  @inlinable public static func + (lhs: Self, rhs: Self) -> Self {
    Self(repeat (each lhs.value) + (each rhs.value))
  }

  /// Returns the difference, part by part.
  @inlinable public static func - (lhs: Self, rhs: Self) -> Self {
    Self(repeat (each lhs.value) - (each rhs.value))
  }

  /// Adds `rhs` to `lhs`, part by part.
  @inlinable public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

  /// Subtracts `rhs` from `lhs`, part by part.
  @inlinable public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

  /// Multiplies each part by the factor `rhs`.
  @inlinable public mutating func scale(by rhs: Double) {
    self = Self(repeat (each value).scaled(by: rhs))
  }

  /// The sum of the squared magnitudes of the parts, from the first to the last.
  @inlinable public var magnitudeSquared: Double {
    var sum = 0.0
    for part in repeat each value { sum += part.magnitudeSquared }
    return sum
  }

  @inlinable public static func == (lhs: Self, rhs: Self) -> Bool {
    for (left, right) in repeat (each lhs.value, each rhs.value) {
      guard left == right else { return false }
    }
    return true
  }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
