import TweenMotion

/// A timer on a stage's clock: ticks until it is cancelled or has no more.
@MainActor package final class StageTimer {
  /// Ticks of a timer lie at least this far apart, and the first this far from its start, in
  /// flicks: 0.1 ms, as the system's timers have it, or a delay of nothing would hold a frame up.
  static let shortestDelay = StageTime.flicksPerSecond / 10_000

  private weak var clock: StageClock?
  private var due: (@MainActor (StageTime, Int) -> StageTime?)?
  private var action: (@MainActor () -> Void)?
  private var start = StageTime.zero
  private var lastTick = StageTime.zero
  private var ticks = 0
  private var token: TimerQueue.Token?
  /// Its place among what the end of the program undoes.
  private var ending: Int?

  init(
    clock: StageClock, due: @escaping @MainActor (StageTime, Int) -> StageTime?,
    action: @escaping @MainActor () -> Void
  ) {
    self.clock = clock
    self.due = due
    self.action = action
    // Whoever keeps the timer may be kept by its action.
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

  /// No more ticks. What the action holds is let go.
  package func cancel() {
    // The last use of whoever the action holds may be here, and that may cancel this timer again:
    // it is let go when nothing here is being changed.
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
