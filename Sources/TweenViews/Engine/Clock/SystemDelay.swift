import Dispatch
import Foundation

/// Delays on the system's clocks, for code that runs outside of a stage.
///
/// The module that programs import declares delays of the same names, which follow the stage. In
/// this module the names refer to the system's.
package enum SystemDelay {
  nonisolated(nonsending) package static func sleep<C: Clock>(
    until deadline: C.Instant, tolerance: C.Instant.Duration?, clock: C
  ) async throws {
    try await clock.sleep(until: deadline, tolerance: tolerance)
  }

  nonisolated(nonsending) package static func sleep<C: Clock>(
    for duration: C.Instant.Duration, tolerance: C.Instant.Duration?, clock: C
  ) async throws {
    try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance)
  }

  package static var continuousNow: ContinuousClock.Instant { ContinuousClock.now }
  package static var suspendingNow: SuspendingClock.Instant { SuspendingClock.now }

  package static var dispatchNow: DispatchTime { DispatchTime.now() }
  package static var dispatchWallNow: DispatchWallTime { DispatchWallTime.now() }

  package static func perform(
    on queue: DispatchQueue, deadline: DispatchTime, qos: DispatchQoS, flags: DispatchWorkItemFlags,
    _ work: @escaping @Sendable () -> Void
  ) {
    queue.asyncAfter(deadline: deadline, qos: qos, flags: flags, execute: work)
  }

  package static func perform(
    on queue: DispatchQueue, deadline: DispatchTime, _ work: DispatchWorkItem
  ) {
    queue.asyncAfter(deadline: deadline, execute: work)
  }

  package static func perform(
    on queue: DispatchQueue, wallDeadline: DispatchWallTime, qos: DispatchQoS,
    flags: DispatchWorkItemFlags, _ work: @escaping @Sendable () -> Void
  ) {
    queue.asyncAfter(wallDeadline: wallDeadline, qos: qos, flags: flags, execute: work)
  }

  package static func perform(
    on queue: DispatchQueue, wallDeadline: DispatchWallTime, _ work: DispatchWorkItem
  ) {
    queue.asyncAfter(wallDeadline: wallDeadline, execute: work)
  }

  package static func perform(
    on runLoop: RunLoop, inModes modes: [RunLoop.Mode], _ block: @escaping @Sendable () -> Void
  ) {
    runLoop.perform(inModes: modes, block: block)
  }

  package static func timer(
    fire: Date, interval: TimeInterval, repeats: Bool, _ block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    Timer(fire: fire, interval: interval, repeats: repeats, block: block)
  }

  package static func scheduledTimer(
    interval: TimeInterval, repeats: Bool, _ block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    Timer.scheduledTimer(withTimeInterval: interval, repeats: repeats, block: block)
  }
}
