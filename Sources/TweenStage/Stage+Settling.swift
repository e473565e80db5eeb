import TweenMotion
import TweenViews

extension Stage {
  /// Runs the frames of the next seconds: up to the last one at or before that moment.
  ///
  /// Parts of a frame add up, so that ten times 0.01 s is 0.1 s. Never goes back.
  ///
  /// - Parameter seconds: of the stage's time. Negative ones and NaN count as 0; an infinite number
  ///   doesn't come to an end but on a live stage.
  @discardableResult public func advance(by seconds: Double) -> Next {
    let (sum, overflow) = position.flicks.addingReportingOverflow(
      max(0, StageTime(seconds: seconds).flicks))
    return advance(to: StageTime(flicks: overflow ? .max : sum))
  }

  /// Runs the frames of the next `duration`; as `advance(by:)`.
  @discardableResult public func advance(by duration: Duration) -> Next {
    advance(to: position.advanced(by: max(.zero, duration)))
  }

  /// Everything that moves in the current frame: animated properties, and views that time drives.
  public var movements: [Movement] { graph.movements }

  /// Runs frames, at least what is due in the coming one, until nothing moves and no change waits
  /// to be shown.
  ///
  /// What a program only waits for keeps no stage from settling: timers, sleeps, and input of later
  /// frames.
  ///
  /// - Parameter limit: seconds of the stage's time, at most 1,000,000; negative ones and NaN count
  ///   as 0. Beyond it the error names what still moves.
  /// - Throws: `StageError.notSettled`, or `failed` when the program can't go on.
  public func settle(limit: Double = 10) throws(StageError) {
    if frameIndex == nil { advance(to: .zero) }
    let end = position.advanced(by: .seconds(min(max(0, limit), 1_000_000)))
    while !hasSettled {
      try requireNoFailure()
      let coming = configuration.frameRate.time(ofFrame: (frameIndex ?? 0) + 1)
      let frame = frameIndex
      if coming <= end { advance(to: coming) }
      // A stage that runs a frame at this moment, for one, runs no other.
      guard frameIndex != frame else {
        throw .notSettled(seconds: limit, movements: movements)
      }
    }
    try requireNoFailure()
  }

  /// Whether nothing moves and no change waits to be shown, nor input that is due in the coming frame.
  package var hasSettled: Bool {
    let coming = configuration.frameRate.time(ofFrame: (frameIndex ?? -1) + 1)
    return graph.nextWork != .nextFrame && graph.movements.isEmpty && !hasInput(dueAt: coming)
  }
}
