import Foundation
import TweenMath

/// A subpath for stroking.
struct StrokeSubpath {
  var start: CGPoint
  /// The segments in order, each with a length above 0.
  var segments: [Segment] = []
  var isClosed = false
  /// Whether there was any segment, including those of length 0.
  var isDrawn = false
  /// Whether all coordinates are finite and within the supported range.
  var isSound: Bool
  /// The direction while nothing is drawn, which orients a square dot.
  var direction = SIMD2<Double>(1, 0)

  /// The smallest length of a segment, as a fraction of its coordinates: shorter lengths are rounding
  /// errors between a curve's end and the next one's start.
  private static let roundingNoise = 1e-13
  /// The smallest length in points, so that squares of lengths are normal numbers.
  private static let leastLength = 1e-100

  init(start: CGPoint) {
    self.start = start
    isSound = isReasonable(SIMD2(start))
  }

  mutating func append(_ segment: Segment) {
    isDrawn = true
    let bounds = segment.controlBox
    let reach = max(
      max(abs(bounds.low.x), abs(bounds.low.y)), max(abs(bounds.high.x), abs(bounds.high.y)))
    isSound = isSound && isReasonable(bounds.low) && isReasonable(bounds.high)
    if case .arc(_, let arc, _) = segment {
      isSound =
        isSound && abs(arc.start) <= PathFlattener.largestCoordinate
        && abs(arc.sweep) <= PathFlattener.largestSweep
    }
    guard isSound else { return }
    let size = bounds.high - bounds.low
    let least = max(Self.leastLength, reach * Self.roundingNoise)
    if max(size.x, size.y) > least { segments.append(segment) }
  }
}
