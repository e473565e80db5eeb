import TweenMotion
import TweenStage

/// When frames are due on the host's clock, and which moment of the stage each shows.
///
/// Frames lie on the stage's grid, so that a frame shows the moment of its grid place rather than
/// the moment it was drawn at: motion is even although timers are not. A late frame takes the
/// latest place that has passed; the ones between are skipped, nothing speeds up. Gaps that nobody
/// asked for are the clock's business (`LiveClock`).
package struct FramePacer: Sendable {
  private var clock: LiveClock
  /// The slowed clock in nanoseconds at the last frame.
  private var lastFrame: UInt64
  /// What the stage wanted after the last frame. A write that comes later, out of a sleep, makes no
  /// stall of that sleep.
  private var expected = Stage.Next.nextFrame
  /// Gaps that the clock stepped over.
  package private(set) var stalls = 0
  /// Places of the grid that the last frame skipped although something moved.
  package private(set) var skipped = 0
  /// The host's clock as stage time follows it.
  package private(set) var pace = SlowedClock()
  /// One frame is to be drawn although time stands still.
  private var isStepDue = false

  /// A pacer whose first frame, stage time zero, is drawn at `now`, in nanoseconds.
  package init(frameRate: FrameRate, now: UInt64) {
    clock = LiveClock(frameRate: frameRate, startingAt: now)
    lastFrame = now
  }

  /// Takes the last frame for one period old: the next one is due at once. For a program that was
  /// built before its window was opened.
  package mutating func restart(now: UInt64) {
    pace = SlowedClock()
    let period = Self.nanoseconds(flicks: clock.frameRate.time(ofFrame: 1).flicks)
    lastFrame = now > period ? now - period : 0
    clock = LiveClock(frameRate: clock.frameRate, startingAt: lastFrame)
    expected = .nextFrame
  }

  /// Goes on at a moment of the stage that was shown for a while, or that the stage has gone back to.
  package mutating func resume(at time: StageTime, now: UInt64, next: Stage.Next) {
    lastFrame = pace.time(at: now)
    clock = LiveClock(frameRate: clock.frameRate, startingAt: lastFrame, time: time)
    expected = next
  }

  /// The rate of a display that says it shows `refreshRate` frames a second; 60 for rates that no
  /// display has (0: unknown).
  package static func frameRate(refreshRate: Int) -> FrameRate {
    guard (10...1000).contains(refreshRate) else { return .sixty }
    return FrameRate(numerator: refreshRate) ?? .sixty
  }

  /// When the next frame is to be drawn, in nanoseconds; nil: not before something happens.
  ///
  /// - Parameter isAsked: whether input or a write waits for a frame: then it is due as soon as the
  ///   grid has a place.
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

  /// Has the next frame of the grid drawn now, and time stand still after it.
  package mutating func step(now: UInt64) {
    pace.change(rate: pace.rate, isPaused: true, at: now)
    pace.skip(to: slowed(nextPlace), at: now)
    isStepDue = true
  }

  /// The moment of the stage that a frame drawn at `now` shows, for input that it is to answer.
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

  /// Tells what the stage wants after the frame that was begun last.
  package mutating func endFrame(_ next: Stage.Next) { expected = next }

  private func host(_ moment: StageTime) -> UInt64? { pace.moment(of: slowed(moment)) }

  /// A moment of the stage on the slowed clock.
  private func slowed(_ moment: StageTime) -> UInt64 {
    guard moment > clock.time else { return lastFrame }
    let (flicks, overflow) = moment.flicks.subtractingReportingOverflow(clock.time.flicks)
    guard !overflow else { return UInt64.max }
    let (sum, tooFar) = lastFrame.addingReportingOverflow(Self.nanoseconds(flicks: flicks))
    return tooFar ? UInt64.max : sum
  }

  /// Flicks in so many nanoseconds (1 ns = 441/625 flicks), rounded down, without overflow.
  package static func flicks(nanoseconds: UInt64) -> Int64 {
    Int64(clamping: nanoseconds / 625 * 441 + nanoseconds % 625 * 441 / 625)
  }

  /// Nanoseconds in so many flicks, rounded up: waiting them out is waiting long enough.
  package static func nanoseconds(flicks: Int64) -> UInt64 {
    let flicks = UInt64(clamping: flicks)
    let (whole, overflow) = (flicks / 441).multipliedReportingOverflow(by: 625)
    return overflow ? UInt64.max : whole + (flicks % 441 * 625 + 440) / 441
  }
}
