import TweenMotion
import TweenPaint
import TweenRaster

/// A frame of a moment of the program's run.
package struct TimelineFrame: Sendable {
  /// The frame's moment.
  package var time: StageTime
  /// Whether this is the requested moment; otherwise it is the nearest earlier moment that is available at
  /// once.
  package var isExact: Bool
  /// The frame's pixels.
  package var bitmap: Bitmap
  /// The number of pixels per point.
  package var scale: Double
  /// The rectangles that differ from the frame that the same process drew before.
  package var damage: [PixelRect]
  /// The processor time of the processes that led to the frame, in nanoseconds.
  package var cost: Int64
  /// The pixels' SHA-256, if it was requested.
  package var hash: String?
  /// The elements as JSON, if they were requested.
  package var tree: String?
}

/// A result that `Timeline.poll` reports.
package enum TimelineEvent: Sendable {
  /// A frame for the last requested moment.
  case shown(TimelineFrame)
  /// The requested moment cannot be shown; the reason, in one sentence.
  case failed(String)
}
