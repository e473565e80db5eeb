import Dispatch
import Foundation
import TweenViews

// Delayed blocks of programs. Those without the defaults of Dispatch's own are preferred to it
// wherever both are found.
extension DispatchQueue {
  /// Runs `work` after a delay; on the main queue of a program that a stage runs by the stage's
  /// time, where the delay counts in whole milliseconds, rounded up.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
    asyncAfterOnStage(deadline, .unspecified, work)
  }

  /// As `asyncAfter(deadline:execute:)`.
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS, execute work: @escaping @Sendable () -> Void
  ) {
    asyncAfterOnStage(deadline, qos, work)
  }

  /// As `asyncAfter(deadline:execute:)`.
  public func asyncAfter(
    wallDeadline: DispatchWallTime, execute work: @escaping @Sendable () -> Void
  ) {
    asyncAfterOnStage(wallDeadline, .unspecified, work)
  }

  /// As `asyncAfter(deadline:execute:)`.
  public func asyncAfter(
    wallDeadline: DispatchWallTime, qos: DispatchQoS, execute work: @escaping @Sendable () -> Void
  ) {
    asyncAfterOnStage(wallDeadline, qos, work)
  }

  /// `asyncAfter` for work items. A property, for Dispatch's functions take the same arguments and
  /// a property is preferred to them.
  public var asyncAfter: _DelayedWorkItems { _DelayedWorkItems(queue: self) }

  /// The clock that delays on this queue follow; nil: the system's.
  private var stageClock: StageClock? {
    MainActorThread.isMainQueue(self) ? StageClock.mainCurrent : nil
  }

  private func asyncAfterOnStage(
    _ deadline: DispatchTime, _ qos: DispatchQoS, _ work: @escaping @Sendable () -> Void
  ) {
    if let stage = stageClock {
      stage.perform(after: Self.seconds(to: deadline), work)
    } else {
      SystemDelay.perform(on: self, deadline: deadline, qos: qos, flags: [], work)
    }
  }

  private func asyncAfterOnStage(
    _ deadline: DispatchWallTime, _ qos: DispatchQoS, _ work: @escaping @Sendable () -> Void
  ) {
    if let stage = stageClock {
      stage.perform(after: Self.seconds(to: deadline), work)
    } else {
      SystemDelay.perform(on: self, wallDeadline: deadline, qos: qos, flags: [], work)
    }
  }

  private static func seconds(to deadline: DispatchTime) -> Double {
    guard deadline != .distantFuture else { return .infinity }
    let (now, then) = (DispatchTime.now().uptimeNanoseconds, deadline.uptimeNanoseconds)
    return StageClock.seconds(nanosecondsLeft: then > now ? Int64(clamping: then - now) : 0)
  }

  private static func seconds(to deadline: DispatchWallTime) -> Double {
    guard deadline != .distantFuture else { return .infinity }
    // A wall time counts down from zero: its raw value is the negative of its nanoseconds.
    let then = Int64(bitPattern: 0 &- deadline.rawValue)
    let now = Int64(bitPattern: 0 &- DispatchWallTime.now().rawValue)
    return StageClock.seconds(nanosecondsLeft: then > now ? then - now : 0)
  }

  fileprivate func performOnStage(_ item: DispatchWorkItem, at deadline: DispatchTime) {
    guard let stage = stageClock else {
      return SystemDelay.perform(on: self, deadline: deadline, item)
    }
    nonisolated(unsafe) let item = item  // It stays on this thread: the main actor's.
    stage.perform(after: Self.seconds(to: deadline)) { item.perform() }
  }

  fileprivate func performOnStage(_ item: DispatchWorkItem, at deadline: DispatchWallTime) {
    guard let stage = stageClock else {
      return SystemDelay.perform(on: self, wallDeadline: deadline, item)
    }
    nonisolated(unsafe) let item = item  // As above.
    stage.perform(after: Self.seconds(to: deadline)) { item.perform() }
  }
}

/// Called as `queue.asyncAfter(deadline:execute:)`.
public struct _DelayedWorkItems {
  fileprivate let queue: DispatchQueue

  /// Performs a work item after a delay, as `asyncAfter(deadline:execute:)` does a block. A
  /// cancelled one does nothing.
  public func callAsFunction(deadline: DispatchTime, execute item: DispatchWorkItem) {
    queue.performOnStage(item, at: deadline)
  }

  /// As for a deadline of the system's uptime.
  public func callAsFunction(wallDeadline: DispatchWallTime, execute item: DispatchWorkItem) {
    queue.performOnStage(item, at: wallDeadline)
  }
}
