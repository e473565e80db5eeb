import Dispatch
import Foundation
import TweenCombine
import TweenMotion

// The system's own kinds of delay, on the stage's time. Whoever calls them has found the clock in
// `mainCurrent`, and so is on the main actor.
extension StageClock {
  /// The clock that a delay begun here on the main actor follows; nil: the system's.
  nonisolated package static var mainCurrent: StageClock? {
    MainActorThread.isCurrent ? current : nil
  }

  /// Runs an action in the next moment of the program that runs, 0.1 ms from now: in the same frame,
  /// after the update and what it brings about. Where no program runs, in a coming turn of the main
  /// queue.
  @MainActor package static func inNextMoment(_ action: @escaping @MainActor () -> Void) {
    guard let clock = mainCurrent else {
      DispatchQueue.main.async { MainActor.assumeIsolated(action) }
      return
    }
    clock.perform(after: 0) { MainActor.assumeIsolated(action) }
  }

  /// Runs `work` once, `seconds` from now.
  nonisolated package func perform(
    after seconds: Double, _ work: @escaping @Sendable () -> Void
  ) {
    MainActor.assumeIsolated {
      _ = start({ $1 == 1 ? $0.adding(seconds: seconds) : nil }, work)
    }
  }

  /// Fires a timer that no run loop knows of at `first` seconds from now, and if it repeats every
  /// `timeInterval` after that. An invalid timer is left alone.
  nonisolated package func drive(_ timer: Timer, first: Double) {
    // It stays on this thread: the main actor's.
    nonisolated(unsafe) let timer = timer
    MainActor.assumeIsolated {
      let interval = timer.timeInterval
      let handle = Handle()
      let ending = atEnd { timer.invalidate() }
      handle.timer = start(
        { start, tick in
          guard tick == 1 || interval > 0, timer.isValid else { return nil }
          // An infinite interval has a first tick all the same.
          return start.adding(seconds: tick == 1 ? first : first + Double(tick - 1) * interval)
        },
        { [weak self] in
          // Fires even when invalid, if asked.
          if timer.isValid { timer.fire() }
          guard !timer.isValid else { return }
          handle.timer?.cancel()
          self?.forget(ending)
        })
    }
  }

  /// Sends the date of each moment `interval` seconds apart, the first one interval from now. An
  /// interval that is not positive is 0.1 ms.
  nonisolated package func tick(
    every interval: Double, _ action: @escaping (Date) -> Void
  ) -> AnyCancellable {
    // As with timers: it stays on this thread.
    nonisolated(unsafe) let action = action
    let timer = MainActor.assumeIsolated {
      start({ $0.adding(seconds: Double($1) * interval) }) { [weak self] in
        if let self { action(momentDate) }
      }
    }
    return AnyCancellable { Self.onMainActor { timer.cancel() } }
  }

  /// Runs `action` at `first` seconds from now and every `interval` seconds after that, until it is
  /// cancelled. Moments lie 0.1 ms apart at least.
  nonisolated package func tick(
    first: Double, every interval: Double, _ action: @escaping () -> Void
  ) -> AnyCancellable {
    // As with timers: it stays on this thread.
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

  /// Seconds from now to a deadline on a clock of the system's, given the time left there.
  ///
  /// A program makes a deadline of the clock's time and a delay, and some time passes till it hands
  /// it in. The delay it meant is the next whole millisecond: without rounding up, its end would
  /// fall now into one frame, now into the next.
  nonisolated package static func seconds(nanosecondsLeft: Int64) -> Double {
    let (milliseconds, rest) = max(0, nanosecondsLeft).quotientAndRemainder(dividingBy: 1_000_000)
    return Double(milliseconds + (rest > 0 ? 1 : 0)) / 1000
  }
}
