import Dispatch
import Foundation
import TweenMotion
import TweenViews

/// Seconds, as Core Foundation names them.
public typealias CFTimeInterval = Double

/// Seconds on a clock that never goes back: of the stage that runs the program, since it began, so
/// that a frame's time is the same in each run. Where no stage runs, the system's uptime.
public func CACurrentMediaTime() -> CFTimeInterval {
  guard let clock = StageClock.current else {
    return Double(DispatchTime.now().uptimeNanoseconds) / 1e9
  }
  let (seconds, attoseconds) = StageTime.zero.duration(to: clock.now).components
  return Double(seconds) + Double(attoseconds) / 1e18
}
