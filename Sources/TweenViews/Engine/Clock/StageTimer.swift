import TweenMotion

/// A timer on a stage's clock. It ticks until it is cancelled or has no further tick.
@MainActor package final class StageTimer {
  /// The shortest distance in flicks between two ticks, and between the start and the first tick:
  /// 0.1 ms, as for the system's timers. Without a minimum, a delay of 0 would never let a frame
  /// finish.
  static let shortestDelay = StageTime.flicksPerSecond / 10_000

  private weak var clock: StageClock?
  private var due: (@MainActor (StageTime, Int) -> StageTime?)?
  private var action: (@MainActor () -> Void)?
  private var start = StageTime.zero
  private var lastTick = StageTime.zero
  private var ticks = 0
  private var token: TimerQueue.Token?
  /// The number of this timer's action among those that run at the program's end.
  private var ending: Int?

  init(
    clock: StageClock, due: @escaping @MainActor (StageTime, Int) -> StageTime?,
    action: @escaping @MainActor () -> Void
  ) {
    self.clock = clock
    self.due = due
    self.action = action
    // Weak, because the timer's action may hold the owner of the timer.
    ending = clock.atEnd { [weak self] in self?.cancel() }
  }

  func begin(at moment: StageTime) {
    guard action != nil else { return }
    start = moment
    lastTick = moment
    scheduleNext()
  }

  private func scheduleNext() {
    ticks += 1
    guard let queue = clock?.timers, let next = due?(start, ticks) else { return cancel() }
    let (earliest, overflow) = lastTick.flicks.addingReportingOverflow(Self.shortestDelay)
    lastTick = max(next, overflow ? next : StageTime(flicks: earliest))
    token = queue.schedule(at: lastTick, isPrompt: true) { [self] in
      action?()
      if action != nil { scheduleNext() }
    }
  }

  /// Stops the timer and releases its action.
  package func cancel() {
    // Releasing the action may end an object that cancels this timer again, so the action is
    // released after all changes here.
    let (action, due) = (action, due)
    defer { withExtendedLifetime((action, due)) {} }
    self.action = nil
    self.due = nil
    if let token { clock?.timers.cancel(token) }
    token = nil
    if let ending { clock?.forget(ending) }
    ending = nil
  }
}
