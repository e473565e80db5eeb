import Foundation
import TweenCombine
import TweenViews

/// The main run loop counts by the stage's time in the program that a stage runs; other run loops
/// by the system's.
extension RunLoop: @retroactive Scheduler {
  /// A moment of a run loop.
  public typealias SchedulerTimeType = _SchedulerDate

  /// A run loop has no options.
  public struct SchedulerOptions: Sendable {}

  /// The present moment.
  public var now: SchedulerTimeType { SchedulerTimeType(isMain ? MainSchedule.date : Date()) }

  /// None: delays are exact on a stage.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs `action` in a coming turn.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if isMain { return MainSchedule.perform(action) }
    nonisolated(unsafe) let action = action  // As in MainSchedule.
    perform { action() }
  }

  /// Runs `action` at a moment; at once where it is past.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if isMain { return MainSchedule.perform(at: date.date, action) }
    _ = addTimer(fire: date.date, interval: 0, repeats: false, tolerance, action)
  }

  /// Runs `action` at a moment and every `interval` from then on, until it is cancelled.
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
