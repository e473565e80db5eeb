import Dispatch
import Foundation
import TweenCombine
import Synchronization
import TweenMath
import TweenMotion

/// The clock of the stage that a view runs on. Timers on it are exact, and take no real time in
/// headless runs.
///
/// Timers fire on frames: an action runs in the first frame at or after its due time. A delay that
/// starts when another one ends counts from the due time of that one, so ten delays of a tenth of a
/// second take one second at any frame rate.
///
/// It conforms to `Clock`: `try await clock.sleep(for: .seconds(1))`,
/// `Task.sleep(until: clock.now + .seconds(1), clock: clock)`.
@MainActor public final class StageClock {
  package let timers: TimerQueue
  var graph: ViewGraph? { anchor?.graph }
  /// The window's configuration when the stage started, for a program that reads it before the tree
  /// exists.
  package var initialWindow: ViewGraph.Configuration?
  private var anchor: GraphAnchor?
  /// Whether code run by this clock reads the system's date although the stage is not live.
  var keepsSystemDate = false
  /// Whether the stage's time follows the system's.
  var isLive: Bool { graph?.configuration.isLive ?? false }
  /// True while the graph runs a frame.
  private var isInFrame = false
  /// Timers that a live program started between two frames. They count from the coming frame,
  /// because the last frame may be long ago.
  private var waiting: [StageTimer] = []
  /// The generator that seeds random sources without a seed, created when the first one needs it.
  private var seeds: SeededGenerator?
  /// The actions to run when the program ends, in the order they were added.
  private var endings: [Int: () -> Void] = [:]
  private var lastEnding = 0
  private var isEnded = false
  /// The per-program singletons.
  var objects = ProgramObjects()
  /// The current moment, readable on other threads.
  private let sharedMoment = Mutex(StageTime.zero)
  private let anchors = ClockAnchors()
  /// The clipboard of a program that has no window.
  nonisolated let clipboard = SystemClipboard.Own()

  nonisolated package init() { timers = TimerQueue() }

  // MARK: Time

  /// The stage time in seconds since the stage's start.
  public var seconds: Double { timers.moment.seconds }

  /// The date of the current frame: the start date plus `seconds`. The start date is the system's
  /// date in a window, and 1 January 2001, 00:00:00 UTC in headless runs.
  public var date: Date { graph?.date ?? ViewGraph.Configuration.exactStartDate }

  /// The date of the current moment. Inside a timer's action it is the date at which the timer was
  /// due.
  package var momentDate: Date { graph?.date(of: timers.moment) ?? date }

  // MARK: Seeds

  /// Returns a seed for a random source that the program gave none: the next number of a separate
  /// sequence, which the stage's seed determines. Views that draw from `seededGenerator` are not
  /// affected.
  package func drawSeed() -> UInt64 {
    let stageSeed = (graph?.configuration ?? initialWindow)?.seed ?? 0
    let generator = seeds ?? SeededGenerator(seed: SeededGenerator(seed: stageSeed).next())
    seeds = generator
    return generator.next()
  }

  // MARK: Timers

  /// Runs `action` once, `seconds` from now, unless it is cancelled. The shortest delay is 0.1 ms,
  /// which is also used if `seconds` is not a number.
  public func schedule(
    after seconds: Double, perform action: @escaping @MainActor () -> Void
  ) -> AnyCancellable {
    let timer = start({ $1 == 1 ? $0.adding(seconds: seconds) : nil }, action)
    return AnyCancellable { Self.onMainActor { timer.cancel() } }
  }

  /// Runs `action` every `interval` seconds until it is cancelled, the first time after one
  /// interval.
  ///
  /// Ticks are due at start + n * interval at any frame rate; a frame runs all ticks that are due
  /// by its time. If `interval` is not positive and finite, the action never runs. Intervals below
  /// 0.1 ms count as 0.1 ms.
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

  /// Whether timers wait for a frame to start them.
  var needsFrame: Bool { !waiting.isEmpty }

  /// Begins a frame. Code that runs until `endFrame` belongs to the frame's moment.
  func beginFrame(at time: StageTime) {
    isInFrame = true
    timers.moment = time
    share(time)
    let begun = waiting
    waiting = []
    for timer in begun { timer.begin(at: time) }
  }

  /// Fires the timers that are due by `time`. Returns false if some are left.
  func fire(upTo time: StageTime, settle: () -> Void) -> Bool {
    timers.fire(upTo: time, settle: settle)
  }

  func endFrame() { isInFrame = false }

  private func share(_ time: StageTime) { sharedMoment.withLock { $0 = time } }

  // MARK: The end

  /// Registers an action to run if the program ends before `forget` is called with the returned
  /// number.
  package func atEnd(_ action: @escaping () -> Void) -> Int {
    lastEnding += 1
    endings[lastEnding] = action
    return lastEnding
  }

  /// The number of sleepers, tasks and timers that would be ended with the program.
  var endingCount: Int { endings.count }

  package func forget(_ ending: Int) {
    // Removing the action may release the last reference to a model, whose deinitializer may call
    // this again.
    let forgotten = endings.removeValue(forKey: ending)
    withExtendedLifetime(forgotten) {}
  }

  /// Ends the program: cancels its timers, wakes its sleepers with a cancellation error, and
  /// ignores timers that start afterwards.
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
  /// The current moment. Inside the action of a timer, or after a sleep, it is the time that was
  /// due; otherwise it is the frame's time. On another thread it is the time of the last frame.
  nonisolated public var now: StageTime {
    guard MainActorThread.isCurrent else { return sharedMoment.withLock { $0 } }
    return MainActor.assumeIsolated { timers.moment }
  }

  /// The shortest sleep, 0.1 ms.
  nonisolated public var minimumResolution: Duration { .microseconds(100) }

  /// Waits until `deadline` on the stage's time. Throws `CancellationError` if the task is
  /// cancelled or the program ends.
  nonisolated(nonsending) public func sleep(until deadline: StageTime, tolerance: Duration? = nil)
    async throws
  {
    try await sleep { _ in deadline }
  }

  /// Waits `seconds` of the stage's time. Throws `CancellationError` if the task is cancelled or
  /// the program ends.
  nonisolated(nonsending) public func sleep(for seconds: Double) async throws {
    try await sleep { $0.adding(seconds: seconds) }
  }

  /// Waits `duration` of the stage's time. Throws `CancellationError` if the task is cancelled or
  /// the program ends.
  nonisolated(nonsending) public func sleep(for duration: Duration, tolerance: Duration? = nil)
    async throws
  {
    try await sleep { $0.advanced(by: duration) }
  }

  /// Waits until the moment that `deadline` computes from the current one.
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
    sleeper.setStopAction { [weak self] in
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
  /// The stage's current moment as an instant of the system's continuous clock. Differences between
  /// two such instants equal the differences between the stage's moments.
  nonisolated package var continuousNow: ContinuousClock.Instant {
    anchors.continuous.advanced(by: StageTime.zero.duration(to: now))
  }

  /// The stage's current moment as an instant of the suspending clock, as in `continuousNow`.
  nonisolated package var suspendingNow: SuspendingClock.Instant {
    anchors.suspending.advanced(by: StageTime.zero.duration(to: now))
  }
}

extension StageClock {
  /// The stage's current moment for Dispatch's deadlines, as in `continuousNow`; nil in a window,
  /// where the deadline may reach code that waits by the system's clock.
  nonisolated package var dispatchNow: DispatchTime? {
    StagePresent.isExact ? anchors.dispatch + .nanoseconds(nanosecondsSinceStart) : nil
  }

  /// The stage's current moment as a wall time of Dispatch, as in `dispatchNow`.
  nonisolated package var dispatchWallNow: DispatchWallTime? {
    StagePresent.isExact ? anchors.wall + .nanoseconds(nanosecondsSinceStart) : nil
  }

  nonisolated private var nanosecondsSinceStart: Int {
    let (seconds, attoseconds) = StageTime.zero.duration(to: now).components
    return Int(clamping: seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
  }
}

/// The instants of the system's clocks that correspond to the stage's zero. Only differences to
/// them are used.
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
  /// The clock of the stage that shows this view. Outside of a stage, actions scheduled on it never
  /// run.
  public var stageClock: StageClock {
    get { self[StageClockKey.self] }
    set { self[StageClockKey.self] = newValue }
  }
}
