import Foundation
import TweenViews

// A file that imports SwiftUI or Inbetween, and not Foundation beside it, finds these instead of
// Foundation's, for it reaches Foundation through this module alone. Beside `import Foundation`
// both are found, and the disfavoured ones step back: Foundation's ask the C library's wall clock,
// which tells the stage's date to the nanosecond while a program's code runs (CTweenPresent).
extension Date {
  /// The stage's date in headless runs; the system's in a window or without a stage.
  @_disfavoredOverload public init() { self = StagePresent.date }

  /// The stage's date in headless runs; the system's in a window or without a stage.
  @_disfavoredOverload public static var now: Date { StagePresent.date }

  /// The date that many seconds from `now`.
  @_disfavoredOverload public init(timeIntervalSinceNow seconds: TimeInterval) {
    self = StagePresent.date + seconds
  }

  /// Seconds from `now` to this date.
  @_disfavoredOverload public var timeIntervalSinceNow: TimeInterval {
    timeIntervalSince(StagePresent.date)
  }
}
