import Dispatch
import Foundation
import TweenCombine
import TweenViews

/// The main queue counts by the stage's time in the program that a stage runs; others by the
/// system's.
extension OperationQueue: @retroactive Scheduler {
  /// A moment of an operation queue.
  public typealias SchedulerTimeType = _SchedulerDate

  /// An operation queue has no options.
  public struct SchedulerOptions: Sendable {}

  /// The present moment.
  public var now: SchedulerTimeType {
    SchedulerTimeType(self == OperationQueue.main ? MainSchedule.date : Date())
  }

  /// None: delays are exact on a stage.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Adds `action` as an operation.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action  // As in MainSchedule.
    addOperation { action() }
  }

  /// Adds `action` as an operation at a moment; at once where it is past.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if self == OperationQueue.main { return MainSchedule.perform(at: date.date, action) }
    let delay = max(0, date.date.timeIntervalSinceNow)
    nonisolated(unsafe) let action = action  // As above.
    SystemDelay.perform(
      on: .global(), deadline: SystemDelay.dispatchNow + delay, qos: .unspecified, flags: []
    ) { [self] in addOperation { action() } }
  }

  /// Adds `action` as an operation at a moment and every `interval` from then on, until it is
  /// cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    if self == OperationQueue.main {
      return MainSchedule.perform(at: date.date, every: interval.timeInterval, action)
    }
    nonisolated(unsafe) let action = action  // As above.
    return QueueTimer.start(
      on: .global(),
      deadline: SystemDelay.dispatchNow + max(0, date.date.timeIntervalSinceNow),
      interval: .nanoseconds(QueueTime.Stride.seconds(interval.timeInterval).magnitude),
      leeway: .nanoseconds(0), options: nil
    ) { [self] in addOperation { action() } }
  }
}
