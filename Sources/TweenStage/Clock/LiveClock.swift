import TweenMotion

/// Maps a monotonic clock to stage time in a live host.
///
/// Stage time follows the wall clock while frames come steadily and during intended sleeps. After a stall
/// (a breakpoint, a suspended laptop, a slow disk) stage time moves by one frame instead of by the gap, so
/// that animations do not jump.
public struct LiveClock: Sendable {
  /// The delay in nanoseconds beyond which a gap is a stall. A shorter limit would slow animations down at
  /// merely slow frames; a longer limit would show stalls as jumps.
  public static let stallThreshold: Int64 = 250_000_000

  /// The stage's frame rate. A stall counts as one frame of it.
  public let frameRate: FrameRate
  /// The stage's time at the last call of `advance`, or at the start.
  public private(set) var time: StageTime
  private var lastNanoseconds: UInt64

  /// Creates a clock that starts at a moment of the stage.
  ///
  /// - Parameters:
  ///   - frameRate: the stage's frame rate.
  ///   - now: the monotonic clock at that moment, in nanoseconds.
  ///   - time: the moment, in the stage's time.
  public init(frameRate: FrameRate, startingAt now: UInt64, time: StageTime = .zero) {
    self.frameRate = frameRate
    self.time = time
    lastNanoseconds = now
  }

  /// Moves to the monotonic moment `now` and returns the stage's time there.
  ///
  /// - Parameters:
  ///   - now: nanoseconds. A moment before that of the last call counts as that of the last call.
  ///   - expected: what the stage requested before the host waited. A requested gap is not a stall.
  @discardableResult
  public mutating func advance(to now: UInt64, expected: Stage.Next) -> StageTime {
    let gap = now > lastNanoseconds ? Int64(clamping: now - lastNanoseconds) : 0
    lastNanoseconds = max(lastNanoseconds, now)
    time = Self.time(after: gap, from: time, expected: expected, frameRate: frameRate)
    return time
  }

  /// Returns the stage's time `gap` nanoseconds after `start`: the clock's rule as a pure function.
  ///
  /// - While something moves, a gap of more than `stallThreshold` counts as one frame.
  /// - A wake-up more than `stallThreshold` after a requested moment counts as one frame after that moment.
  /// - While the stage is idle, nothing can jump: the gap counts in full.
  public static func time(
    after gap: Int64, from start: StageTime, expected: Stage.Next, frameRate: FrameRate
  ) -> StageTime {
    let elapsed = flicks(nanoseconds: gap)
    let frame = frameRate.time(ofFrame: 1).flicks
    switch expected {
    case .nextFrame:
      return start.moved(by: gap > stallThreshold ? frame : elapsed)
    case .wake(let deadline):
      let moment = start.moved(by: elapsed)
      let late = max(start, deadline)
      guard moment > late.moved(by: flicks(nanoseconds: stallThreshold)) else { return moment }
      return late.moved(by: frame)
    case .idle:
      return start.moved(by: elapsed)
    }
  }

  /// A microsecond has 705.6 flicks. The result is rounded down to a whole flick.
  private static func flicks(nanoseconds: Int64) -> Int64 {
    Int64(clamping: Int128(max(0, nanoseconds)) * Int128(StageTime.flicksPerSecond) / 1_000_000_000)
  }
}

extension StageTime {
  /// This moment moved by `flicks`, limited to the clock's range.
  func moved(by flicks: Int64) -> StageTime {
    let (sum, overflow) = self.flicks.addingReportingOverflow(flicks)
    return StageTime(flicks: overflow ? (flicks < 0 ? .min : .max) : sum)
  }
}
