import Foundation
import OpenCombine
import TweenViews

// Found before OpenCombine's: these lack its defaults, and the type stands before the module that
// this one re-exports.
extension Timer {
  /// A publisher of dates, one every `interval` seconds while it is connected: by the stage's time
  /// in the program that a stage runs, and else by the system's.
  ///
  /// - Parameters:
  ///   - runLoop: where it ticks outside of a stage.
  ///   - mode: that run loop's mode.
  public static func publish(
    every interval: TimeInterval, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> StageTimerPublisher {
    StageTimerPublisher(interval: interval, tolerance: nil, runLoop: runLoop, mode: mode)
  }

  /// As `publish(every:on:in:)`. A stage's ticks have no tolerance.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval?, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> StageTimerPublisher {
    StageTimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
  }
}

extension Timer { public typealias TimerPublisher = StageTimerPublisher }
