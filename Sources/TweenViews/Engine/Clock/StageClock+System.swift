import Dispatch
import Foundation
import TweenCombine
import TweenMotion

// The system's kinds of delay, on the stage's time. Callers obtained the clock from `mainCurrent`,
// so they are on the main actor.
extension StageClock {
  /// The clock that a delay started here on the main actor follows; nil means the system's clock.
  nonisolated package static var mainCurrent: StageClock? {
    MainActorThread.isCurrent ? current : nil
  }

  /// Runs an action at the next moment of the running program, 0.1 ms from now: in the same frame,
  /// after the current update and its consequences. Without a running program, runs it in a later
  /// turn of the main queue.
  @MainActor package static func inNextMoment(_ action: @escaping @MainActor () -> Void) {
    guard let clock = mainCurrent else {
      DispatchQueue.main.async { MainActor.assumeIsolated(action) }
      return
    }
    clock.perform(after: 0) { MainActor.assumeIsolated(action) }
  }

  /// Runs `work` once, `seconds` of stage time from now.
  nonisolated package func perform(
    after seconds: Double, _ work: @escaping @Sendable () -> Void
  ) {
    MainActor.assumeIsolated {
      _ = start({ $1 == 1 ? $0.adding(seconds: seconds) : nil }, work)
    }
  }

  /// Fires a timer that was added to no run loop, first after `first` seconds, then, if it repeats,
  /// every `timeInterval` seconds. Does nothing for an invalid timer.
  nonisolated package func drive(_ timer: Timer, first: Double) {
    // The timer stays on this thread, which is the main actor's.
    nonisolated(unsafe) let timer = timer
    MainActor.assumeIsolated {
      let interval = timer.timeInterval
      let handle = Handle()
      let ending = atEnd { timer.invalidate() }
      handle.timer = start(
        { start, tick in
          guard tick == 1 || interval > 0, timer.isValid else { return nil }
          // A timer with an infinite interval still fires a first time.
          return start.adding(seconds: tick == 1 ? first : first + Double(tick - 1) * interval)
        },
        { [weak self] in
          // An invalid timer would still fire when `fire()` is called.
          if timer.isValid { timer.fire() }
          guard !timer.isValid else { return }
          handle.timer?.cancel()
          self?.forget(ending)
        })
    }
  }

  /// Calls `action` every `interval` seconds with the date of that moment, the first time after one
  /// interval. An interval of 0 or less counts as 0.1 ms.
  nonisolated package func tick(
    every interval: Double, _ action: @escaping (Date) -> Void
  ) -> AnyCancellable {
    // As with timers: the action stays on this thread.
    nonisolated(unsafe) let action = action
    let timer = MainActor.assumeIsolated {
      start({ $0.adding(seconds: Double($1) * interval) }) { [weak self] in
        if let self { action(momentDate) }
      }
    }
    return AnyCancellable { Self.onMainActor { timer.cancel() } }
  }

  /// Calls `action` after `first` seconds and then every `interval` seconds, until cancelled. Calls
  /// lie at least 0.1 ms apart.
  nonisolated package func tick(
    first: Double, every interval: Double, _ action: @escaping () -> Void
  ) -> AnyCancellable {
    // As with timers: the action stays on this thread.
    nonisolated(unsafe) let action = action
    let timer = MainActor.assumeIsolated {
      start({ $0.adding(seconds: $1 == 1 ? first : first + Double($1 - 1) * interval) }) {
        action()
      }
    }
    return AnyCancellable { Self.onMainActor { timer.cancel() } }
  }

  @MainActor private final class Handle {
    var timer: StageTimer?
  }

  /// Returns the seconds until a deadline on one of the system's clocks, given the time left there.
  ///
  /// A program computes a deadline as the clock's time plus a delay, and some time passes before it
  /// passes the deadline on. Rounding up to the next whole millisecond restores the intended delay.
  /// Without it, the deadline would fall into different frames from run to run.
  nonisolated package static func seconds(nanosecondsLeft: Int64) -> Double {
    let (milliseconds, rest) = max(0, nanosecondsLeft).quotientAndRemainder(dividingBy: 1_000_000)
    return Double(milliseconds + (rest > 0 ? 1 : 0)) / 1000
  }
}
