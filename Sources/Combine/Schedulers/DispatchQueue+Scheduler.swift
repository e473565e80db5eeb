import Dispatch
import TweenCombine
import TweenViews

/// The main queue uses the stage's time where a stage runs the program; other queues use the system's
/// time.
extension DispatchQueue: @retroactive Scheduler {
  /// The type of a dispatch queue's times.
  public typealias SchedulerTimeType = _Time

  /// The options of scheduled work. Delayed work on the main queue of a stage ignores them.
  public struct SchedulerOptions {
    /// The quality of service of the work.
    public var qos: DispatchQoS
    /// The flags of the work item.
    public var flags: DispatchWorkItemFlags
    /// The group of work without a delay; nil: none.
    public var group: DispatchGroup?

    /// Creates options from their values, unchanged.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  /// The current time of the queue.
  public var now: SchedulerTimeType {
    let stage = MainActorThread.isMainQueue(self) ? StageClock.mainCurrent : nil
    return SchedulerTimeType(stage?.dispatchNow ?? SystemDelay.dispatchNow)
  }

  /// The smallest tolerance, 0: delays are exact on a stage.
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  /// Runs `action` after the work that is already queued.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action  // As in MainSchedule.
    let options = options ?? SchedulerOptions()
    async(group: options.group, qos: options.qos, flags: options.flags) { action() }
  }

  /// Runs `action` at a time; at once where the time is past. `tolerance` has no effect.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action  // As in MainSchedule.
    if let (stage, seconds) = stageDelay(to: date) {
      stage.perform(after: seconds) { action() }
    } else {
      let options = options ?? SchedulerOptions()
      SystemDelay.perform(
        on: self, deadline: date.dispatchTime, qos: options.qos, flags: options.flags
      ) { action() }
    }
  }

  /// Runs `action` at a time and after each further `interval`, until the returned object is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    if let (stage, seconds) = stageDelay(to: date) {
      return stage.tick(first: seconds, every: Double(interval.magnitude) / 1_000_000_000, action)
    }
    return QueueTimer.start(
      on: self, deadline: date.dispatchTime, interval: interval.timeInterval,
      leeway: tolerance.timeInterval, options: options, action)
  }

  /// Returns the stage's clock for delays that start here, and the seconds until a time; nil: the
  /// system's clock.
  private func stageDelay(to date: SchedulerTimeType) -> (StageClock, Double)? {
    guard MainActorThread.isMainQueue(self), let stage = StageClock.mainCurrent else { return nil }
    guard date.dispatchTime != .distantFuture else { return (stage, .infinity) }
    let left = now.distance(to: date).magnitude
    // The stage's current time is exact; the system's has advanced since `date` was computed.
    return (
      stage,
      stage.dispatchNow == nil
        ? StageClock.seconds(nanosecondsLeft: Int64(left)) : Double(max(0, left)) / 1_000_000_000
    )
  }
}
