import TweenMotion

/// When the last frame was, and when the next one comes in a run whose frames are evenly spaced.
package struct FrameTimes {
  /// When the host expects the next frame; nil: it is as far off as the last one was.
  package var coming: StageTime?
  private var last: StageTime?
  private var step = StageTime.flicksPerSecond / 60
  /// The frame that was opened before it began.
  private var opened: StageTime?

  /// Opens the next frame before it begins; nil where it is open, or none has been yet.
  mutating func open() -> StageTime? {
    guard opened == nil, let last else { return nil }
    opened = coming ?? StageTime(flicks: last.flicks + step)
    return opened
  }

  /// A frame begins; whether it was opened before.
  mutating func begin(at time: StageTime) -> Bool {
    if let last, time > last { step = time.flicks - last.flicks }
    last = time
    coming = nil
    defer { opened = nil }
    return opened == time
  }
}
