import Dispatch
import Foundation
import TweenMotion
import TweenViews

/// Core Foundation's type of durations, in seconds.
public typealias CFTimeInterval = Double

/// Returns the seconds of a monotonic clock: the stage's time since the program began, so that a
/// frame's time is the same in each run. Where no stage runs, the uptime of the system.
public func CACurrentMediaTime() -> CFTimeInterval {
  guard let clock = StageClock.current else {
    return Double(DispatchTime.now().uptimeNanoseconds) / 1e9
  }
  let (seconds, attoseconds) = StageTime.zero.duration(to: clock.now).components
  return Double(seconds) + Double(attoseconds) / 1e18
}
