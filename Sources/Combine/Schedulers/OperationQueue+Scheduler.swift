import Dispatch
import Foundation
import TweenCombine
import TweenViews

/// The main queue uses the stage's time where a stage runs the program; other queues use the system's
/// time.
extension OperationQueue: @retroactive Scheduler {
  /// The type of an operation queue's times.
  public typealias SchedulerTimeType = _SchedulerDate

  /// The options of scheduled work; an operation queue has none.
  public struct SchedulerOptions: Sendable {}

  /// The current time of the queue.
  public var now: SchedulerTimeType {
    SchedulerTimeType(self == OperationQueue.main ? MainSchedule.date : Date())
  }

  /// The smallest tolerance, 0: delays are exact on a stage.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Adds `action` to the queue as an operation.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action  // As in MainSchedule.
    addOperation { action() }
  }

  /// Adds `action` to the queue as an operation at a time; at once where the time is past.
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

  /// Adds `action` to the queue as an operation at a time and after each further `interval`, until the
  /// returned object is cancelled.
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
