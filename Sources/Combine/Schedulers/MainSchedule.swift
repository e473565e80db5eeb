import Dispatch
import Foundation
import TweenCombine
import TweenViews

/// Delays of the schedulers of the main thread. They use the stage's clock where a stage runs the
/// program, otherwise the system's.
///
/// The main run loop uses these delays too: on Linux, a stage drains the main queue whenever it has
/// work, and runs the run loop only from time to time.
enum MainSchedule {
  /// The current date from which delays are computed.
  static var date: Date {
    guard StagePresent.isExact else { return Date() }
    guard let stage = StageClock.mainCurrent else { return StagePresent.date }
    return MainActor.assumeIsolated { stage.momentDate }
  }

  /// Runs `action` soon, after the work that is already on the main queue.
  static func perform(_ action: @escaping () -> Void) {
    // Schedulers pass work to other threads, but their protocol does not require it to be sendable.
    nonisolated(unsafe) let action = action
    DispatchQueue.main.async { action() }
  }

  /// Runs `action` at a date; at once where the date is past.
  static func perform(at date: Date, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action  // As above.
    let seconds = seconds(to: date)
    if let stage = StageClock.mainCurrent {
      stage.perform(after: seconds) { action() }
    } else {
      SystemDelay.perform(
        on: .main, deadline: SystemDelay.dispatchNow + seconds, qos: .unspecified, flags: []
      ) { action() }
    }
  }

  /// Runs `action` at a date and every `interval` seconds after it, until the returned object is
  /// cancelled.
  static func perform(
    at date: Date, every interval: TimeInterval, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let seconds = seconds(to: date)
    if let stage = StageClock.mainCurrent {
      return stage.tick(first: seconds, every: interval, action)
    }
    return QueueTimer.start(
      on: .main, deadline: SystemDelay.dispatchNow + seconds,
      interval: .nanoseconds(QueueTime.Stride.seconds(interval).magnitude), leeway: .nanoseconds(0),
      options: nil, action)
  }

  /// Returns the seconds from now to a date, at least 0.
  ///
  /// Both dates are rounded to the precision of Date, which far from the year 2001 is coarser than the
  /// stage's clock. The delay is shortened by the rounding error, so that an action that is due exactly
  /// at a frame does not come after the frame.
  private static func seconds(to date: Date) -> TimeInterval {
    let now = Self.date
    let grain = Swift.max(
      abs(now.timeIntervalSinceReferenceDate), abs(date.timeIntervalSinceReferenceDate)
    ).ulp
    let seconds = date.timeIntervalSince(now)
    // An infinite delay never ends; minus infinity and NaN are immediate.
    guard seconds.isFinite else { return seconds > 0 ? .infinity : 0 }
    guard StagePresent.isExact else {
      return StageClock.seconds(nanosecondsLeft: Int64(clamping: seconds, per: 1_000_000_000))
    }
    return Swift.max(0, seconds - 2 * grain)
  }
}

extension Int64 {
  /// Converts seconds to units of which a second has `parts`, clamped to the range; 0 for NaN.
  fileprivate init(clamping seconds: TimeInterval, per parts: Double) {
    let value = (seconds * parts).rounded(.up)
    self = value.isNaN ? 0 : Int64(exactly: value) ?? (value < 0 ? .min : .max)
  }
}
