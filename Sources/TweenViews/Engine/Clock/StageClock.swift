import Dispatch
import Foundation
import TweenCombine
import Synchronization
import TweenMath
import TweenMotion

/// The clock of the stage a view runs on: what happens by it is exact and needs no waiting in
/// headless runs.
///
/// Moments fall on frames: what is due at a moment happens in the first frame at or after it. A
/// delay that begins when another ends counts from the moment that one was due, so ten delays of a
/// tenth of a second are one second at any frame rate.
///
/// It is a `Clock` too: `try await clock.sleep(for: .seconds(1))`,
/// `Task.sleep(until: clock.now + .seconds(1), clock: clock)`.
@MainActor public final class StageClock {
  package let timers: TimerQueue
  var graph: ViewGraph? { anchor?.graph }
  /// What the window was to be like when the stage began: for a program that asks before it has a
  /// tree.
  package var initialWindow: ViewGraph.Configuration?
  private var anchor: GraphAnchor?
  /// Whether code that this clock runs reads the system's date, though its stage is not live.
  var keepsSystemDate = false
  /// Whether the stage's time goes with the system's.
  var isLive: Bool { graph?.configuration.isLive ?? false }
  /// Runs while the graph runs a frame.
  private var isInFrame = false
  /// Timers that a live program began between two frames: they count from the coming one, since
  /// the last may be long ago.
  private var waiting: [StageTimer] = []
  /// What random sources without a seed draw theirs from, made when one does.
  private var seeds: SeededGenerator?
  /// What is to be undone when the program ends, in the order it began.
  private var endings: [Int: () -> Void] = [:]
  private var lastEnding = 0
  private var isEnded = false
  /// What the program has one of.
  var objects = ProgramObjects()
  /// The moment, for other threads.
  private let sharedMoment = Mutex(StageTime.zero)
  private let anchors = ClockAnchors()
  /// Where the program has no window: what it copied.
  nonisolated let clipboard = SystemClipboard.Own()

  nonisolated package init() { timers = TimerQueue() }

  // MARK: Time

  /// Seconds since the stage's start.
  public var seconds: Double { timers.moment.seconds }

  /// The date of the current frame: `seconds` after the date the stage started at, which is the
  /// system's in a window, and 1 January 2001, 00:00:00 UTC in headless runs.
  public var date: Date { graph?.date ?? ViewGraph.Configuration.exactStartDate }

  /// The date of the moment that what runs now belongs to: of a timer, when it was due.
  package var momentDate: Date { graph?.date(of: timers.moment) ?? date }

  // MARK: Seeds

  /// A seed for a random source that a program gives none: the next of a sequence of its own, which
  /// the stage's seed names. Views that draw from `seededGenerator` see nothing of it.
  package func drawSeed() -> UInt64 {
    let stageSeed = (graph?.configuration ?? initialWindow)?.seed ?? 0
    let generator = seeds ?? SeededGenerator(seed: SeededGenerator(seed: stageSeed).next())
    seeds = generator
    return generator.next()
  }

  // MARK: Timers

  /// Runs `action` once, `seconds` from now, unless it is cancelled; at the earliest 0.1 ms from
  /// now, also for no number.
  public func schedule(
    after seconds: Double, perform action: @escaping @MainActor () -> Void
  ) -> AnyCancellable {
    let timer = start({ $1 == 1 ? $0.adding(seconds: seconds) : nil }, action)
    return AnyCancellable { Self.onMainActor { timer.cancel() } }
  }

  /// Runs `action` every `interval` seconds, the first time after one interval, until it is
  /// cancelled. Ticks are due at start + n * interval, whatever the frame rate; a frame runs all
  /// that are due by it. An interval that is not positive and finite never ticks; a shorter one
  /// than 0.1 ms ticks so often.
  public func schedule(
    every interval: Double, perform action: @escaping @MainActor () -> Void
  ) -> AnyCancellable {
    guard interval > 0, interval.isFinite else { return AnyCancellable {} }
    let timer = start({ $0.adding(seconds: Double($1) * interval) }, action)
    return AnyCancellable { Self.onMainActor { timer.cancel() } }
  }

  /// Starts a timer that counts from now.
  ///
  /// - Parameter due: when tick n = 1, 2, ... of a timer with that start is due; nil: no such tick.
  package func start(
    _ due: @escaping @MainActor (StageTime, Int) -> StageTime?,
    _ action: @escaping @MainActor () -> Void
  ) -> StageTimer {
    let timer = StageTimer(clock: self, due: due, action: action)
    guard !isEnded else {
      timer.cancel()
      return timer
    }
    if let graph, graph.configuration.isLive, !isInFrame {
      waiting.append(timer)
    } else {
      timer.begin(at: timers.moment)
    }
    if !isInFrame { graph?.onNeedsFrame?() }
    return timer
  }

  // MARK: Frames

  func attach(_ graph: ViewGraph) { anchor = graph.anchor }

  /// Whether a frame is asked for, because timers wait for its time.
  var needsFrame: Bool { !waiting.isEmpty }

  /// A frame begins: what runs belongs to its moment.
  func beginFrame(at time: StageTime) {
    isInFrame = true
    timers.moment = time
    share(time)
    let begun = waiting
    waiting = []
    for timer in begun { timer.begin(at: time) }
  }

  /// Fires what is due by `time`; false when some is left.
  func fire(upTo time: StageTime, settle: () -> Void) -> Bool {
    timers.fire(upTo: time, settle: settle)
  }

  func endFrame() { isInFrame = false }

  private func share(_ time: StageTime) { sharedMoment.withLock { $0 = time } }

  // MARK: The end

  /// Notes what is to be undone if the program ends before `forget`.
  package func atEnd(_ action: @escaping () -> Void) -> Int {
    lastEnding += 1
    endings[lastEnding] = action
    return lastEnding
  }

  /// How many sleepers, tasks and timers of the system's kind the end would end.
  var endingCount: Int { endings.count }

  package func forget(_ ending: Int) {
    // It may hold the last of a model's references, whose end may come back here.
    let forgotten = endings.removeValue(forKey: ending)
    withExtendedLifetime(forgotten) {}
  }

  /// The program's life is over: its timers are gone, its sleepers wake with a cancellation, and
  /// whatever is begun from now on does nothing.
  package func end() {
    isEnded = true
    let due = endings.sorted { $0.key < $1.key }
    endings = [:]
    for ending in due { ending.value() }
    for timer in waiting { timer.cancel() }
    waiting = []
    timers.removeAll()
  }
}

extension StageClock: Clock {
  /// The moment that what runs now belongs to: of a timer or a sleeper when it was due, else the
  /// frame's.
  nonisolated public var now: StageTime {
    guard MainActorThread.isCurrent else { return sharedMoment.withLock { $0 } }
    return MainActor.assumeIsolated { timers.moment }
  }

  /// A sleep lasts at least that long.
  nonisolated public var minimumResolution: Duration { .microseconds(100) }

  /// Waits until `deadline`, or until the task is cancelled or the program ends, which throws.
  nonisolated(nonsending) public func sleep(until deadline: StageTime, tolerance: Duration? = nil)
    async throws
  {
    try await sleep { _ in deadline }
  }

  /// Waits `seconds` of the stage's time, or until the task is cancelled or the program ends, which
  /// throws.
  nonisolated(nonsending) public func sleep(for seconds: Double) async throws {
    try await sleep { $0.adding(seconds: seconds) }
  }

  /// Waits `duration` of the stage's time, or until the task is cancelled or the program ends, which
  /// throws.
  nonisolated(nonsending) public func sleep(for duration: Duration, tolerance: Duration? = nil)
    async throws
  {
    try await sleep { $0.advanced(by: duration) }
  }

  /// Waits until the moment that `deadline` makes of the present one.
  nonisolated(nonsending) private func sleep(
    until deadline: @escaping @Sendable (StageTime) -> StageTime
  ) async throws {
    try Task.checkCancellation()
    let sleeper = Sleeper()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        guard sleeper.suspend(continuation) else { return }
        Self.onMainActor { self.begin(sleeper, until: deadline) }
      }
    } onCancel: {
      sleeper.wake(throwing: CancellationError())
      Self.onMainActor { sleeper.stop() }
    }
  }

  private func begin(_ sleeper: Sleeper, until deadline: @escaping (StageTime) -> StageTime) {
    guard !isEnded else {
      sleeper.wake(throwing: CancellationError())
      return
    }
    let ending = atEnd { sleeper.wake(throwing: CancellationError()) }
    let timer = start({ $1 == 1 ? deadline($0) : nil }) { [weak self] in
      self?.forget(ending)
      sleeper.wake()
    }
    sleeper.onStop { [weak self] in
      self?.forget(ending)
      timer.cancel()
    }
  }

  nonisolated static func onMainActor(_ action: @escaping @MainActor @Sendable () -> Void) {
    if MainActorThread.isCurrent {
      MainActor.assumeIsolated(action)
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated(action) }
    }
  }
}

extension StageClock {
  /// The stage's present as an instant of the system's clock: it lies as far from other such
  /// instants of the stage as their moments lie apart.
  nonisolated package var continuousNow: ContinuousClock.Instant {
    anchors.continuous.advanced(by: StageTime.zero.duration(to: now))
  }

  /// As `continuousNow`.
  nonisolated package var suspendingNow: SuspendingClock.Instant {
    anchors.suspending.advanced(by: StageTime.zero.duration(to: now))
  }
}

extension StageClock {
  /// As `continuousNow`, for Dispatch's deadlines; nil in a window, where such a time may be handed
  /// to what waits by the system's clock.
  nonisolated package var dispatchNow: DispatchTime? {
    StagePresent.isExact ? anchors.dispatch + .nanoseconds(nanosecondsSinceStart) : nil
  }

  /// As `dispatchNow`.
  nonisolated package var dispatchWallNow: DispatchWallTime? {
    StagePresent.isExact ? anchors.wall + .nanoseconds(nanosecondsSinceStart) : nil
  }

  nonisolated private var nanosecondsSinceStart: Int {
    let (seconds, attoseconds) = StageTime.zero.duration(to: now).components
    return Int(clamping: seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
  }
}

/// Where the stage's zero lies on the system's clocks. Only differences to it are ever used.
private struct ClockAnchors: Sendable {
  let continuous = ContinuousClock.now
  let suspending = SuspendingClock.now
  let dispatch = DispatchTime.now()
  let wall = DispatchWallTime.now()
}

enum StageClockKey: EnvironmentKey {
  static let noStage = StageClock()
  static var defaultValue: StageClock { noStage }
}

extension EnvironmentValues {
  /// The clock of the stage this runs on. Outside of a stage nothing it schedules ever runs.
  public var stageClock: StageClock {
    get { self[StageClockKey.self] }
    set { self[StageClockKey.self] = newValue }
  }
}
