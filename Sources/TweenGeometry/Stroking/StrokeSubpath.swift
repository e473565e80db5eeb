import Foundation
import TweenMath

/// One run of the pen: the segments between putting it down and lifting it.
struct StrokeSubpath {
  var start: CGPoint
  /// In order, each with a length.
  var segments: [Segment] = []
  var isClosed = false
  /// Whether there was any segment, with a length or without.
  var isDrawn = false
  /// Whether all numbers are finite and not too large to compute with.
  var isSound: Bool
  /// Where the pen points while it has drawn nothing: which way a square dot stands.
  var direction = SIMD2<Double>(1, 0)

  /// Lengths below this are none, as a fraction of the coordinates they lie between: what remains
  /// where a curve's end and the next one's start are the same point but for rounding.
  private static let roundingNoise = 1e-13
  /// And below this in points, so that squares of lengths stay normal numbers.
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
