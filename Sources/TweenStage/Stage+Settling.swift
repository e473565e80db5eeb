import TweenMotion
import TweenViews

extension Stage {
  /// Runs the frames of the next `seconds`, up to the last frame at or before that moment, and returns the
  /// host's next step.
  ///
  /// Parts of a frame add up: ten calls with 0.01 s move by 0.1 s. The stage never goes back.
  ///
  /// - Parameter seconds: the duration in the stage's time. Negative numbers and NaN count as 0. Infinity
  ///   is for live stages only: other stages would run frames for ever.
  @discardableResult public func advance(by seconds: Double) -> Next {
    let (sum, overflow) = position.flicks.addingReportingOverflow(
      max(0, StageTime(seconds: seconds).flicks))
    return advance(to: StageTime(flicks: overflow ? .max : sum))
  }

  /// Runs the frames of the next `duration`, as `advance(by:)` with seconds does.
  @discardableResult public func advance(by duration: Duration) -> Next {
    advance(to: position.advanced(by: max(.zero, duration)))
  }

  /// Everything that moves in the current frame: animated properties, and views that depend on time.
  public var movements: [Movement] { graph.movements }

  /// Runs frames until nothing moves and no change waits, but at least the work that is due in the next
  /// frame.
  ///
  /// Timers, sleeps and input of later frames do not keep a stage from settling.
  ///
  /// - Parameter limit: the most seconds of the stage's time, 0 to 1,000,000; negative numbers and NaN
  ///   count as 0. The error beyond the limit names everything that still moves.
  /// - Throws: `StageError.notSettled`, or `failed` if the program cannot continue.
  public func settle(limit: Double = 10) throws(StageError) {
    if frameIndex == nil { advance(to: .zero) }
    let end = position.advanced(by: .seconds(min(max(0, limit), 1_000_000)))
    while !hasSettled {
      try requireNoFailure()
      let coming = configuration.frameRate.time(ofFrame: (frameIndex ?? 0) + 1)
      let frame = frameIndex
      if coming <= end { advance(to: coming) }
      // The stage runs no frame, for example because it is already running one.
      guard frameIndex != frame else {
        throw .notSettled(seconds: limit, movements: movements)
      }
    }
    try requireNoFailure()
  }

  /// Whether nothing moves, no change waits to be shown, and no input is due in the next frame.
  package var hasSettled: Bool {
    let coming = configuration.frameRate.time(ofFrame: (frameIndex ?? -1) + 1)
    return graph.nextWork != .nextFrame && graph.movements.isEmpty && !hasInput(dueAt: coming)
  }
}
