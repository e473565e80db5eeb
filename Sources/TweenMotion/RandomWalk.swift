import TweenMath

/// Random steps of a vector, each lane within its own range and reach.
///
/// In a step a lane's new value is uniform in [max(lower, v - reach), min(upper, v + reach)]. The
/// lanes draw in order, one number each; a lane without reach keeps its value and draws no number.
/// The same generator state gives the same walk everywhere. A lane outside its range moves to the
/// nearest bound in one step, for any reach above 0; a lane that is NaN moves to any place in the
/// range.
public struct RandomWalk<Value: LaneVector> {
  /// The bounds of each lane, in the order of the lanes.
  public var ranges: [ClosedRange<Double>]
  /// The largest distance of each lane in one step. With 0, a negative number and NaN the lane keeps
  /// its value.
  public var reaches: [Double]

  /// Creates a walk with `Value.laneCount` ranges and reaches, in the order of the lanes. Lanes
  /// without a range or a reach keep their values.
  public init(ranges: [ClosedRange<Double>], reaches: [Double]) {
    self.ranges = ranges
    self.reaches = reaches
  }

  /// Creates a walk whose lanes all have the same range and reach.
  public init(range: ClosedRange<Double>, reach: Double) {
    ranges = Array(repeating: range, count: Value.laneCount)
    reaches = Array(repeating: reach, count: Value.laneCount)
  }

  /// Returns `value` after one more step.
  ///
  /// Does not allocate on the heap.
  public func step<Generator: RandomNumberGenerator>(
    _ value: Value, using generator: inout Generator
  ) -> Value {
    let count = Value.laneCount
    guard count > 0 else { return value }
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: count) { lanes in
      guard let base = lanes.baseAddress else { return value }
      value.writeLanes(to: base)
      for lane in 0..<min(count, ranges.count, reaches.count) where reaches[lane] > 0 {
        base[lane] = Self.step(
          base[lane], in: ranges[lane], reach: reaches[lane], random: generator.next())
      }
      return Value(lanes: UnsafePointer(base))
    }
  }

  /// Returns `value` after one more step, with numbers from the stage's generator.
  public func step(_ value: Value, using generator: SeededGenerator) -> Value {
    var generator = generator
    return step(value, using: &generator)
  }

  private static func step(
    _ value: Double, in range: ClosedRange<Double>, reach: Double, random: UInt64
  ) -> Double {
    let low = max(range.lowerBound, value - reach)
    let high = min(range.upperBound, value + reach)
    // From outside the range a step leads to its nearest bound.
    guard low <= high else { return value < range.lowerBound ? range.lowerBound : range.upperBound }
    // 53 bits, 0 ..< 1.
    let unit = Double(random >> 11) * 0x1p-53
    guard (high - low).isFinite else {
      // Infinite limits keep the value.
      return low.isFinite && high.isFinite ? low * (1 - unit) + high * unit : value
    }
    return min(low + (high - low) * unit, high)
  }
}

extension RandomWalk: Sendable {}
extension RandomWalk: Hashable {}
