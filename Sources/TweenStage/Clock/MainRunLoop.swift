import Dispatch
import Foundation

/// The timers of the main run loop, which follow the system's clock: timers that a program makes in a way
/// that the stage cannot intercept.
@MainActor enum MainRunLoop {
  /// The shortest time between two polls of a headless stage, in nanoseconds. One poll costs about 30 us,
  /// more than a headless frame.
  private static let headlessPause: UInt64 = 10_000_000

  private static var lastLook: UInt64 = 0
  /// The moment at which the main queue wakes the host for the next timer.
  private static var wakeUp: Date?

  /// Fires the timers that are due. For a live host, schedules a wake-up for the next timer on the main
  /// queue.
  static func fire(isLive: Bool) {
    guard Thread.isMainThread else { return }
    let now = DispatchTime.now().uptimeNanoseconds
    guard isLive || now &- lastLook >= headlessPause else { return }
    lastLook = now
    let next = RunLoop.main.limitDate(forMode: .default)
    guard isLive, let next, next != wakeUp, next < .distantFuture else { return }
    wakeUp = next
    let seconds = max(0, next.timeIntervalSinceNow)
    guard seconds < 1_000_000 else { return }
    // The block is empty: work on the main queue alone wakes the host, which calls `fire` again.
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {}
  }
}
