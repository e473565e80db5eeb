import Dispatch
import Foundation

/// The main run loop's own timers, which follow the system's clock: those of a program that makes
/// them in a way that a stage doesn't learn of.
@MainActor enum MainRunLoop {
  /// A look at the run loop costs some 30 us. A headless stage's frames are cheaper; it looks this
  /// seldom, in nanoseconds.
  private static let headlessPause: UInt64 = 10_000_000

  private static var lastLook: UInt64 = 0
  /// When the main queue is to be woken for the next timer.
  private static var wakeUp: Date?

  /// Fires what is due. A live host is woken for the next one through the main queue.
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
    // Nothing to do there: that the queue has work brings the host round here.
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {}
  }
}
