import Dispatch
import TweenCombine
import TweenViews

/// The main queue counts by the stage's time in the program that a stage runs; others by the
/// system's.
extension DispatchQueue: @retroactive Scheduler {
  /// A moment of a dispatch queue.
  public typealias SchedulerTimeType = _Time

  /// How a queue runs what is scheduled on it. What the main queue delays by the stage's time heeds
  /// none of them.
  public struct SchedulerOptions {
    /// The quality of service.
    public var qos: DispatchQoS
    /// The flags of the work item.
    public var flags: DispatchWorkItemFlags
    /// The group that work without a delay belongs to; nil: none.
    public var group: DispatchGroup?

    /// Options of these values.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  /// The present moment.
  public var now: SchedulerTimeType {
    let stage = MainActorThread.isMainQueue(self) ? StageClock.mainCurrent : nil
    return SchedulerTimeType(stage?.dispatchNow ?? SystemDelay.dispatchNow)
  }

  /// None: delays are exact on a stage.
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  /// Runs `action` after what waits on this queue already.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action  // As in MainSchedule.
    let options = options ?? SchedulerOptions()
    async(group: options.group, qos: options.qos, flags: options.flags) { action() }
  }

  /// Runs `action` at a moment; at once where it is past.
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

  /// Runs `action` at a moment and every `interval` from then on, until it is cancelled.
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

  /// The clock that delays begun here follow, and the seconds till a moment; nil: the system's.
  private func stageDelay(to date: SchedulerTimeType) -> (StageClock, Double)? {
    guard MainActorThread.isMainQueue(self), let stage = StageClock.mainCurrent else { return nil }
    guard date.dispatchTime != .distantFuture else { return (stage, .infinity) }
    let left = now.distance(to: date).magnitude
    // The stage's present is exact; the system's has moved on since the moment was made of it.
    return (
      stage,
      stage.dispatchNow == nil
        ? StageClock.seconds(nanosecondsLeft: Int64(left)) : Double(max(0, left)) / 1_000_000_000
    )
  }
}
