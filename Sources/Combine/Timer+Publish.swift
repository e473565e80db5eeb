import Foundation
import OpenCombine
import TweenViews

// Found before OpenCombine's, for these lack its defaults. `Timer.TimerPublisher` stays OpenCombine's,
// for a second type of that name would be ambiguous; where a program writes it down, OpenCombine's
// `publish` is meant, which follows the system's clock.
extension Timer {
  /// A publisher of dates, one every `interval` seconds while it is connected: by the stage's time
  /// in the program that a stage runs, and else by the system's. On a stage they lie 0.1 ms apart
  /// at least.
  ///
  /// - Parameters:
  ///   - runLoop: where it ticks outside of a stage.
  ///   - mode: that run loop's mode.
  public static func publish(
    every interval: TimeInterval, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> StageTimerPublisher {
    StageTimerPublisher(interval: interval, tolerance: nil, runLoop: runLoop, mode: mode)
  }

  /// As `publish(every:on:in:)`; a tick may come `tolerance` seconds late, nil being 0. A stage's
  /// ticks have no tolerance.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval?, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> StageTimerPublisher {
    StageTimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
  }
}
