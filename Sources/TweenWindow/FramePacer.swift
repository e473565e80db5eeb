import TweenMotion
import TweenStage

/// Decides when frames are due on the host's clock, and which moment of the stage each frame shows.
///
/// A frame shows the moment of its place on the stage's grid, not the moment at which it is drawn: motion
/// is even although timers are not. A late frame takes the latest place that has passed and skips the
/// places between, so that nothing speeds up. `LiveClock` handles unrequested gaps.
package struct FramePacer: Sendable {
  private var clock: LiveClock
  /// The slowed clock at the last frame, in nanoseconds.
  private var lastFrame: UInt64
  /// The stage's request after the last frame. A write during a requested sleep does not make that sleep a
  /// stall.
  private var expected = Stage.Next.nextFrame
  /// The number of gaps over which the clock stepped.
  package private(set) var stalls = 0
  /// The number of grid places that the last frame skipped while something moved.
  package private(set) var skipped = 0
  /// The relation of stage time to the host's clock.
  package private(set) var pace = SlowedClock()
  /// Whether one frame is drawn although time stands still.
  private var isStepDue = false

  /// Creates a pacer whose first frame, at stage time zero, is drawn at `now`, in nanoseconds.
  package init(frameRate: FrameRate, now: UInt64) {
    clock = LiveClock(frameRate: frameRate, startingAt: now)
    lastFrame = now
  }

  /// Sets the last frame one period back, so that the next frame is due at once. For a program that was
  /// built before its window was opened.
  package mutating func restart(now: UInt64) {
    pace = SlowedClock()
    let period = Self.nanoseconds(flicks: clock.frameRate.time(ofFrame: 1).flicks)
    lastFrame = now > period ? now - period : 0
    clock = LiveClock(frameRate: clock.frameRate, startingAt: lastFrame)
    expected = .nextFrame
  }

  /// Continues at a moment of the stage that was shown for a while, or to which the stage has gone back.
  package mutating func resume(at time: StageTime, now: UInt64, next: Stage.Next) {
    lastFrame = pace.time(at: now)
    clock = LiveClock(frameRate: clock.frameRate, startingAt: lastFrame, time: time)
    expected = next
  }

  /// Returns the rate of a display with a reported refresh rate, in frames a second. Rates outside
  /// 10...1000, such as 0 for unknown, give 60.
  package static func frameRate(refreshRate: Int) -> FrameRate {
    guard (10...1000).contains(refreshRate) else { return .sixty }
    return FrameRate(numerator: refreshRate) ?? .sixty
  }

  /// Returns the moment at which the next frame is drawn, in nanoseconds; nil: not before an event.
  ///
  /// - Parameter isAsked: whether input or a write waits for a frame. The frame is then due at the next
  ///   place of the grid.
  package func due(_ next: Stage.Next, isAsked: Bool) -> UInt64? {
    guard !pace.isPaused else { return isStepDue ? 0 : nil }
    if isAsked { return host(nextPlace) }
    switch next {
    case .nextFrame: return host(nextPlace)
    case .wake(let moment): return host(max(moment, nextPlace))
    case .idle: return nil
    }
  }

  /// The moment of the frame after the last one.
  private var nextPlace: StageTime {
    clock.frameRate.time(ofFrame: clock.frameRate.lastFrame(atOrBefore: clock.time) + 1)
  }

  // MARK: The pace

  /// Lets stage time pass at another rate, or stand still, from now on.
  package mutating func setPace(_ rate: TimeRate, isPaused: Bool, now: UInt64) {
    pace.change(rate: rate, isPaused: isPaused, at: now)
    if !isPaused { isStepDue = false }
  }

  /// Makes the next frame of the grid due now; time stands still after it.
  package mutating func step(now: UInt64) {
    pace.change(rate: pace.rate, isPaused: true, at: now)
    pace.skip(to: slowed(nextPlace), at: now)
    isStepDue = true
  }

  /// Returns the stage's moment that a frame drawn at `now` shows, for the input of that frame.
  package mutating func beginFrame(now host: UInt64) -> StageTime {
    isStepDue = false
    let now = pace.time(at: host)
    let before = clock.frameRate.lastFrame(atOrBefore: clock.time)
    let wallTime = clock.time.flicks.addingReportingOverflow(
      Self.flicks(nanoseconds: now > lastFrame ? now - lastFrame : 0))
    let time = clock.advance(to: now, expected: expected)
    if !wallTime.overflow, wallTime.partialValue - time.flicks > StageTime.flicksPerSecond / 10 {
      stalls += 1
    }
    lastFrame = max(lastFrame, now)
    let frame = clock.frameRate.lastFrame(atOrBefore: time)
    skipped = expected == .nextFrame ? max(0, frame - before - 1) : 0
    return clock.frameRate.time(ofFrame: frame)
  }

  /// Stores the stage's request after the frame that began last.
  package mutating func endFrame(_ next: Stage.Next) { expected = next }

  private func host(_ moment: StageTime) -> UInt64? { pace.moment(of: slowed(moment)) }

  /// Converts a moment of the stage to the slowed clock.
  private func slowed(_ moment: StageTime) -> UInt64 {
    guard moment > clock.time else { return lastFrame }
    let (flicks, overflow) = moment.flicks.subtractingReportingOverflow(clock.time.flicks)
    guard !overflow else { return UInt64.max }
    let (sum, tooFar) = lastFrame.addingReportingOverflow(Self.nanoseconds(flicks: flicks))
    return tooFar ? UInt64.max : sum
  }

  /// Converts nanoseconds to flicks (1 ns = 441/625 flicks), rounded down, without overflow.
  package static func flicks(nanoseconds: UInt64) -> Int64 {
    Int64(clamping: nanoseconds / 625 * 441 + nanoseconds % 625 * 441 / 625)
  }

  /// Converts flicks to nanoseconds, rounded up, so that a sleep of the result is long enough.
  package static func nanoseconds(flicks: Int64) -> UInt64 {
    let flicks = UInt64(clamping: flicks)
    let (whole, overflow) = (flicks / 441).multipliedReportingOverflow(by: 625)
    return overflow ? UInt64.max : whole + (flicks % 441 * 625 + 440) / 441
  }
}
