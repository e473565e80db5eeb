import TweenMotion
import TweenPaint
import TweenRaster

/// What the program shows at a moment of its run.
package struct TimelineFrame: Sendable {
  /// The frame's moment.
  package var time: StageTime
  /// Whether it is the moment that was requested; else the nearest earlier one that can be had at once.
  package var isExact: Bool
  /// The frame's pixels.
  package var bitmap: Bitmap
  /// Pixels per point.
  package var scale: Double
  /// What differs from the frame that the same process drew before.
  package var damage: [PixelRect]
  /// Processor time of the processes that led to it, in nanoseconds.
  package var cost: Int64
  /// The pixels' SHA-256, if it was requested.
  package var hash: String?
  /// The elements as JSON, if they were requested.
  package var tree: String?
}

/// What `Timeline.poll` reports.
package enum TimelineEvent: Sendable {
  /// A frame of the moment that was requested last.
  case shown(TimelineFrame)
  /// The moment that was requested can't be shown: why, in one sentence.
  case failed(String)
}
