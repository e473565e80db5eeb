import Foundation
import TweenCombine
import TweenViews

/// The main run loop uses the stage's time where a stage runs the program; other run loops use the
/// system's time.
extension RunLoop: @retroactive Scheduler {
  /// The type of a run loop's times.
  public typealias SchedulerTimeType = _SchedulerDate

  /// The options of scheduled work; a run loop has none.
  public struct SchedulerOptions: Sendable {}

  /// The current time of the run loop.
  public var now: SchedulerTimeType { SchedulerTimeType(isMain ? MainSchedule.date : Date()) }

  /// The smallest tolerance, 0: delays are exact on a stage.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs `action` in a later turn of the run loop.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if isMain { return MainSchedule.perform(action) }
    nonisolated(unsafe) let action = action  // As in MainSchedule.
    perform { action() }
  }

  /// Runs `action` at a time; at once where the time is past.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if isMain { return MainSchedule.perform(at: date.date, action) }
    _ = addTimer(fire: date.date, interval: 0, repeats: false, tolerance, action)
  }

  /// Runs `action` at a time and after each further `interval`, until the returned object is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    if isMain {
      return MainSchedule.perform(at: date.date, every: interval.timeInterval, action)
    }
    let timer = addTimer(
      fire: date.date, interval: interval.timeInterval, repeats: true, tolerance, action)
    return AnyCancellable { timer.invalidate() }
  }

  private var isMain: Bool { self == RunLoop.main }

  private func addTimer(
    fire: Date, interval: TimeInterval, repeats: Bool, _ tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> Timer {
    nonisolated(unsafe) let action = action  // As in MainSchedule.
    let timer = SystemDelay.timer(fire: fire, interval: interval, repeats: repeats) { _ in action()
    }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
    return timer
  }
}
