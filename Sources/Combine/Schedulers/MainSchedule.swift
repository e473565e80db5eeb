import Dispatch
import Foundation
import TweenCombine
import TweenViews

/// How the main thread's schedulers wait: by the stage's clock in the program that a stage runs,
/// and else by the system's.
///
/// The main run loop goes this way too. On Linux a stage empties the main queue whenever it has
/// work, and looks at the run loop only now and then.
enum MainSchedule {
  /// The date that delays count from.
  static var date: Date {
    guard StagePresent.isExact else { return Date() }
    guard let stage = StageClock.mainCurrent else { return StagePresent.date }
    return MainActor.assumeIsolated { stage.momentDate }
  }

  /// Runs `action` soon, after what waits on the main queue already.
  static func perform(_ action: @escaping () -> Void) {
    // Schedulers hand work to other threads, and their protocol doesn't ask it to be sendable.
    nonisolated(unsafe) let action = action
    DispatchQueue.main.async { action() }
  }

  /// Runs `action` at a date.
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

  /// Runs `action` at a date and every `interval` seconds from then on, until it is cancelled.
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

  /// Seconds from now to a date, never fewer than none.
  ///
  /// Both dates are rounded to what a date can hold, which far from the year 2001 is more than the
  /// stage's clock tells apart. The delay is shorter by so much: what is due exactly at a frame
  /// must not come after it.
  private static func seconds(to date: Date) -> TimeInterval {
    let now = Self.date
    let grain = Swift.max(
      abs(now.timeIntervalSinceReferenceDate), abs(date.timeIntervalSinceReferenceDate)
    ).ulp
    let seconds = date.timeIntervalSince(now)
    // Never, or at once.
    guard seconds.isFinite else { return seconds > 0 ? .infinity : 0 }
    guard StagePresent.isExact else {
      return StageClock.seconds(nanosecondsLeft: Int64(clamping: seconds, per: 1_000_000_000))
    }
    return Swift.max(0, seconds - 2 * grain)
  }
}

extension Int64 {
  /// So many seconds in parts of which a second has `parts`; no number is none.
  fileprivate init(clamping seconds: TimeInterval, per parts: Double) {
    let value = (seconds * parts).rounded(.up)
    self = value.isNaN ? 0 : Int64(exactly: value) ?? (value < 0 ? .min : .max)
  }
}
