/// Any number of vectors as one, without nesting.
@frozen public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  /// The parts, in order.
  public var value: (repeat each Value)

  /// The vector of these parts.
  @inlinable public init(_ value: repeat each Value) { self.value = (repeat each value) }

  /// All parts zero.
  @inlinable public static var zero: Self { Self(repeat (each Value).zero) }

  /// The sum, part by part.
  @inlinable public static func + (lhs: Self, rhs: Self) -> Self {
    Self(repeat (each lhs.value) + (each rhs.value))
  }

  /// The difference, part by part.
  @inlinable public static func - (lhs: Self, rhs: Self) -> Self {
    Self(repeat (each lhs.value) - (each rhs.value))
  }

  /// Adds part by part.
  @inlinable public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

  /// Subtracts part by part.
  @inlinable public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

  /// Multiplies each part by `rhs`.
  @inlinable public mutating func scale(by rhs: Double) {
    self = Self(repeat (each value).scaled(by: rhs))
  }

  /// The sum of the parts' squared magnitudes, from the first to the last.
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
