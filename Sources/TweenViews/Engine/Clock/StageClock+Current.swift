import Foundation
import Synchronization

extension StageClock {
  /// The clock that delays of the running code follow; nil means the system's clock.
  ///
  /// A task inherits the clock from the code that creates it. A detached task inherits nothing: it
  /// follows a stage's clock only while it runs on that stage's thread, as in headless runs.
  nonisolated package static var current: StageClock? { CurrentClock.bound ?? CurrentClock.running }

  /// Runs `body` as part of the program that this clock belongs to.
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = CurrentClock.enter(self)
    // A live stage uses the system's date, even while a stage with exact time exists beside it.
    let follows = !isLive && !keepsSystemDate
    if follows { StagePresent.follow() }
    defer {
      if follows { StagePresent.unfollow() }
      CurrentClock.leave(to: outer)
    }
    return try CurrentClock.$bound.withValue(self, operation: body)
  }
}

private enum CurrentClock {
  @TaskLocal static var bound: StageClock?

  /// The stage that is running a frame, and the thread that runs it.
  struct Running {
    var thread: pthread_t
    var clock: StageClock
  }

  private static let state = Mutex<Running?>(nil)

  static var running: StageClock? {
    let thread = pthread_self()
    return state.withLock { running in
      guard let running, pthread_equal(running.thread, thread) != 0 else { return nil }
      return running.clock
    }
  }

  static func enter(_ clock: StageClock) -> Running? {
    let new = Running(thread: pthread_self(), clock: clock)
    return state.withLock { running in
      let outer = running
      running = new
      return outer
    }
  }

  static func leave(to outer: Running?) { state.withLock { $0 = outer } }
}
