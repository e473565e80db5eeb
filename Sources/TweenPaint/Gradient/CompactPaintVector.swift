import TweenMotion

/// The lanes of a style that has at most 12: a solid colour or a gradient of up to two stops.
///
/// A fixed count, so that such styles, by far the most frequent, animate in the pool's plain loops
/// over numbers. Lanes that a style does not use are 0 and stay 0.
@frozen package struct CompactPaintVector: LaneVector, Sendable {
  @usableFromInline var low: SIMD4<Double>
  @usableFromInline var middle: SIMD4<Double>
  @usableFromInline var high: SIMD4<Double>

  @inlinable package static var laneCount: Int { 12 }
  @inlinable package static var laneLayout: LaneLayout { .doubles }

  @inlinable init(low: SIMD4<Double>, middle: SIMD4<Double>, high: SIMD4<Double>) {
    self.low = low
    self.middle = middle
    self.high = high
  }

  @inlinable package init(lanes: UnsafePointer<Double>) {
    low = SIMD4(lanes[0], lanes[1], lanes[2], lanes[3])
    middle = SIMD4(lanes[4], lanes[5], lanes[6], lanes[7])
    high = SIMD4(lanes[8], lanes[9], lanes[10], lanes[11])
  }

  @inlinable package func writeLanes(to lanes: UnsafeMutablePointer<Double>) {
    for index in 0..<4 {
      lanes[index] = low[index]
      lanes[4 + index] = middle[index]
      lanes[8 + index] = high[index]
    }
  }

  @inlinable package static var zero: CompactPaintVector {
    let zero = SIMD4<Double>(repeating: 0)
    return CompactPaintVector(low: zero, middle: zero, high: zero)
  }

  @inlinable package static func + (left: Self, right: Self) -> Self {
    Self(
      low: left.low + right.low, middle: left.middle + right.middle, high: left.high + right.high)
  }

  @inlinable package static func - (left: Self, right: Self) -> Self {
    Self(
      low: left.low - right.low, middle: left.middle - right.middle, high: left.high - right.high)
  }

  @inlinable package static func += (left: inout Self, right: Self) { left = left + right }

  @inlinable package static func -= (left: inout Self, right: Self) { left = left - right }

  @inlinable package mutating func scale(by factor: Double) {
    low *= factor
    middle *= factor
    high *= factor
  }

  @inlinable package var magnitudeSquared: Double {
    let squares = low * low + middle * middle + high * high
    return squares.sum()
  }
}

extension ResolvedPaintStyle {
  /// Whether the style's lanes fit a `CompactPaintVector`.
  package var isCompact: Bool { laneCount <= CompactPaintVector.laneCount }

  /// The lanes of a compact style; nil of another.
  package var compactData: CompactPaintVector? {
    guard isCompact else { return nil }
    return withUnsafeTemporaryAllocation(
      of: Double.self, capacity: CompactPaintVector.laneCount
    ) { lanes in
      lanes.initialize(repeating: 0)
      writeLanes(into: lanes)
      return UnsafePointer(lanes.baseAddress).map(CompactPaintVector.init(lanes:))
    }
  }

  /// This style with other lanes; a style that is not compact comes back as it is.
  package func replacingLanes(with data: CompactPaintVector) -> ResolvedPaintStyle {
    guard isCompact else { return self }
    return withUnsafeTemporaryAllocation(
      of: Double.self, capacity: CompactPaintVector.laneCount
    ) { lanes in
      guard let start = lanes.baseAddress else { return self }
      data.writeLanes(to: start)
      return replacingLanes(UnsafeBufferPointer(lanes))
    }
  }
}
