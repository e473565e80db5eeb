import TweenMotion

/// A timer on a stage's clock: ticks until it is cancelled or has no more.
@MainActor package final class StageTimer {
  /// Ticks of a timer lie at least this far apart, and the first this far from its start, in
  /// flicks: 0.1 ms, as the system's timers have it, or a delay of nothing would hold a frame up.
  static let shortestDelay = StageTime.flicksPerSecond / 10_000

  private weak var queue: TimerQueue?
  private var due: (@MainActor (StageTime, Int) -> StageTime?)?
  private var action: (@MainActor () -> Void)?
  private var start = StageTime.zero
  private var lastTick = StageTime.zero
  private var ticks = 0
  private var token: TimerQueue.Token?

  init(
    queue: TimerQueue, due: @escaping @MainActor (StageTime, Int) -> StageTime?,
    action: @escaping @MainActor () -> Void
  ) {
    self.queue = queue
    self.due = due
    self.action = action
  }

  func begin(at moment: StageTime) {
    guard action != nil else { return }
    start = moment
    lastTick = moment
    scheduleNext()
  }

  private func scheduleNext() {
    ticks += 1
    guard let queue, let next = due?(start, ticks) else { return cancel() }
    let (earliest, overflow) = lastTick.flicks.addingReportingOverflow(Self.shortestDelay)
    lastTick = max(next, overflow ? next : StageTime(flicks: earliest))
    token = queue.schedule(at: lastTick) { [self] in
      action?()
      if action != nil { scheduleNext() }
    }
  }

  /// No more ticks. What the action holds is let go.
  package func cancel() {
    action = nil
    due = nil
    if let token { queue?.cancel(token) }
    token = nil
  }
}
