import TweenMotion

/// The lanes of a style that has at most 12: a solid colour or a gradient of up to two stops.
///
/// A fixed count of plain Doubles, so that such styles, by far the most frequent, animate in the
/// pool's loops over numbers. Lanes that a style does not use are 0 and stay 0.
package typealias CompactPaintVector = AnimatablePair<
  FourLanes, AnimatablePair<FourLanes, FourLanes>
>

package typealias FourLanes = AnimatablePair<
  AnimatablePair<Double, Double>, AnimatablePair<Double, Double>
>

extension ResolvedPaintStyle {
  /// Whether the style's lanes fit a `CompactPaintVector`.
  package var isCompact: Bool { laneCount <= CompactPaintVector.laneCount }

  /// The lanes of a compact style; nil for another.
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

  /// This style with other lanes; a style that is not compact is returned unchanged.
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
