import Foundation
import TweenViews

// Files that import SwiftUI or Inbetween, but not Foundation directly, find these initializers instead of
// Foundation's. With `import Foundation` both are found, and the disfavoured ones below lose. Foundation's
// read the C library's wall clock, which returns the stage's date to the nanosecond while a program's code
// runs (CTweenPresent).
extension Date {
  /// Creates the present date: the stage's date in headless runs, and the system's in a window or without a
  /// stage.
  @_disfavoredOverload public init() { self = StagePresent.date }

  /// The present date: the stage's date in headless runs, and the system's in a window or without a stage.
  @_disfavoredOverload public static var now: Date { StagePresent.date }

  /// Creates the date `seconds` after `now`; negative seconds give an earlier date.
  @_disfavoredOverload public init(timeIntervalSinceNow seconds: TimeInterval) {
    self = StagePresent.date + seconds
  }

  /// The seconds from `now` to this date, negative for earlier dates.
  @_disfavoredOverload public var timeIntervalSinceNow: TimeInterval {
    timeIntervalSince(StagePresent.date)
  }
}
