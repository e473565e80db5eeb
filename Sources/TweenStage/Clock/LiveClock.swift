import TweenMotion

/// Maps a monotonic clock to stage time in a live host.
///
/// Stage time follows the wall while frames come steadily and while the host sleeps on purpose. When
/// the program was held up (a breakpoint, a suspended laptop, a slow disk), stage time moves by one
/// frame instead of by the gap, so that nothing jumps.
public struct LiveClock: Sendable {
  /// A longer delay is a stall, in nanoseconds. Shorter, and a merely slow frame would slow the
  /// animation down; longer, and a stall shows as a jump.
  public static let stallThreshold: Int64 = 250_000_000

  /// The stage's, one frame of which a stall counts as.
  public let frameRate: FrameRate
  /// The stage's time at the last `advance`.
  public private(set) var time: StageTime
  private var lastNanoseconds: UInt64

  /// A clock at a moment of the stage.
  ///
  /// - Parameters:
  ///   - frameRate: the stage's.
  ///   - now: the monotonic clock in nanoseconds, at that moment.
  ///   - time: the moment.
  public init(frameRate: FrameRate, startingAt now: UInt64, time: StageTime = .zero) {
    self.frameRate = frameRate
    self.time = time
    lastNanoseconds = now
  }

  /// Moves to the monotonic moment `now` and returns the stage's time there.
  ///
  /// - Parameters:
  ///   - now: nanoseconds. One before the last call's counts as that.
  ///   - expected: what the stage asked for before the host waited: a gap that it asked for is no
  ///     stall.
  @discardableResult
  public mutating func advance(to now: UInt64, expected: Stage.Next) -> StageTime {
    let gap = now > lastNanoseconds ? Int64(clamping: now - lastNanoseconds) : 0
    lastNanoseconds = max(lastNanoseconds, now)
    time = Self.time(after: gap, from: time, expected: expected, frameRate: frameRate)
    return time
  }

  /// The rule, as a pure function: stage time `gap` nanoseconds after `start`.
  ///
  /// - While something moves, a gap of more than `stallThreshold` counts as one frame.
  /// - After a sleep until a moment, coming back more than `stallThreshold` late counts as one frame
  ///   after that moment.
  /// - While idle nothing can jump: the gap counts in full.
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

  /// 705.6 flicks are a microsecond: exact to the flick below.
  private static func flicks(nanoseconds: Int64) -> Int64 {
    Int64(clamping: Int128(max(0, nanoseconds)) * Int128(StageTime.flicksPerSecond) / 1_000_000_000)
  }
}

extension StageTime {
  /// This moment and `flicks` more, staying within the clock's range.
  func moved(by flicks: Int64) -> StageTime {
    let (sum, overflow) = self.flicks.addingReportingOverflow(flicks)
    return StageTime(flicks: overflow ? (flicks < 0 ? .min : .max) : sum)
  }
}
