import Dispatch
import Foundation
import TweenViews

// The delayed blocks of programs. The functions without default arguments win over Dispatch's own functions
// wherever both are found.
extension DispatchQueue {
  /// Runs `work` at a deadline. On the main queue of a program that a stage runs, the delay follows the
  /// stage's time, in whole milliseconds, rounded up.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
    asyncAfterOnStage(deadline, .unspecified, work)
  }

  /// Runs `work` at a deadline with a quality of service, as `asyncAfter(deadline:execute:)` does. The
  /// stage ignores the quality of service.
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS, execute work: @escaping @Sendable () -> Void
  ) {
    asyncAfterOnStage(deadline, qos, work)
  }

  /// Runs `work` at a deadline of the wall clock, as `asyncAfter(deadline:execute:)` does.
  public func asyncAfter(
    wallDeadline: DispatchWallTime, execute work: @escaping @Sendable () -> Void
  ) {
    asyncAfterOnStage(wallDeadline, .unspecified, work)
  }

  /// Runs `work` at a deadline of the wall clock with a quality of service, as
  /// `asyncAfter(deadline:execute:)` does. The stage ignores the quality of service.
  public func asyncAfter(
    wallDeadline: DispatchWallTime, qos: DispatchQoS, execute work: @escaping @Sendable () -> Void
  ) {
    asyncAfterOnStage(wallDeadline, qos, work)
  }

  /// The variants of `asyncAfter` for work items. It is a property because Dispatch's functions have the
  /// same arguments, and a property wins over them.
  public var asyncAfter: _DelayedWorkItems { _DelayedWorkItems(queue: self) }

  /// The clock that delays on this queue follow; nil: the system's clock.
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
    // A wall time counts down from zero: its raw value is its negative nanoseconds.
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

/// The variants of `asyncAfter` for work items, called as `queue.asyncAfter(deadline:execute:)`.
public struct _DelayedWorkItems {
  fileprivate let queue: DispatchQueue

  /// Performs a work item at a deadline, as `asyncAfter(deadline:execute:)` does with a block. A cancelled
  /// item does nothing.
  public func callAsFunction(deadline: DispatchTime, execute item: DispatchWorkItem) {
    queue.performOnStage(item, at: deadline)
  }

  /// Performs a work item at a deadline of the wall clock. A cancelled item does nothing.
  public func callAsFunction(wallDeadline: DispatchWallTime, execute item: DispatchWorkItem) {
    queue.performOnStage(item, at: wallDeadline)
  }
}
