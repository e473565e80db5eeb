import TweenMotion

/// The time of the last frame, and the expected time of the next one in a run with evenly spaced
/// frames.
package struct FrameTimes {
  /// The time at which the host expects the next frame; nil: the last interval is repeated.
  package var coming: StageTime?
  private var last: StageTime?
  private var step = StageTime.flicksPerSecond / 60
  /// The time of a frame that was opened before it began.
  private var opened: StageTime?

  /// Opens the next frame before it begins, and returns its time. Returns nil if it is open
  /// already, or if there was no frame yet.
  mutating func open() -> StageTime? {
    guard opened == nil, let last else { return nil }
    opened = coming ?? StageTime(flicks: last.flicks + step)
    return opened
  }

  /// Begins a frame. Returns whether it was opened before.
  mutating func begin(at time: StageTime) -> Bool {
    if let last, time > last { step = time.flicks - last.flicks }
    last = time
    coming = nil
    defer { opened = nil }
    return opened == time
  }
}
