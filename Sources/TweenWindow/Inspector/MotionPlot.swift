import Foundation
import TweenViews

/// The plot of a motion's largest number over time: the last two seconds, and the future.
package struct MotionPlot: Equatable, Sendable {
  /// Points as fractions of the plot's width and height, from its top left corner.
  package var past: [CGPoint] = []
  package var future: [CGPoint] = []
  /// The ends of the motion's range, as fractions of the height.
  package var from: CGFloat
  package var to: CGFloat
  /// The present, as a fraction of the width.
  package static let now: CGFloat = 0.6
  /// The number of seconds of the future that are shown.
  package static let ahead = MotionLog.span * (1 - 0.6) / 0.6

  /// The room above and below the range for values outside of it.
  private static let margin: CGFloat = 0.12

  /// - Parameters:
  ///   - lane: The number that is plotted.
  ///   - time: The present, in seconds.
  ///   - samples: The past values of the animator.
  ///   - course: The future values, with seconds from now.
  package init(
    _ lane: InspectedMotion.Lane, time: Double, samples: [MotionLog.Sample],
    course: [(after: Double, values: [Double])]
  ) {
    func value(_ values: [Double]) -> Double? {
      lane.index < values.count ? values[lane.index] * lane.factor : nil
    }
    var past: [(after: Double, value: Double)] = []
    for sample in samples {
      if let value = value(sample.values) { past.append((sample.time - time, value)) }
    }
    var future = [(after: 0.0, value: lane.value)]
    for point in course {
      if let value = value(point.values) { future.append((point.after, value)) }
    }
    let all = (past + future).map { $0.value } + [lane.from, lane.to]
    let finite = all.filter(\.isFinite)
    let low = finite.min() ?? 0
    let span = (finite.max() ?? 1) - low
    func height(_ value: Double) -> CGFloat {
      guard span > 0, value.isFinite else { return 0.5 }
      return 1 - Self.margin - (value - low) / span * (1 - 2 * Self.margin)
    }
    func point(_ after: Double, _ value: Double) -> CGPoint {
      let x =
        after <= 0
        ? Self.now * (1 + after / MotionLog.span)
        : Self.now + (1 - Self.now) * after / Self.ahead
      return CGPoint(x: x, y: height(value))
    }
    self.past = past.map { point($0.after, $0.value) } + [point(0, lane.value)]
    self.future = future.map { point($0.after, $0.value) }
    (from, to) = (height(lane.from), height(lane.to))
  }

  /// Returns the lane of a motion with the largest range; nil if it has no numbers.
  package static func lane(of motion: InspectedMotion) -> InspectedMotion.Lane? {
    motion.lanes.max { abs($0.to - $0.from) < abs($1.to - $1.from) }
  }
}
