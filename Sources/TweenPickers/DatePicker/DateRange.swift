import Foundation
import TweenMotion
import TweenViews

/// The dates that can be chosen.
struct DateRange: Equatable {
  let minimum: Date?
  let maximum: Date?
  /// Whether the range contains no date.
  private(set) var isEmpty = false

  /// - Parameters: The first and the last date; nil: no limit. NaN bounds are ignored, and so are
  ///   two bounds in the wrong order.
  @MainActor init(_ minimum: Date?, _ maximum: Date?) {
    var (low, high) = (minimum, maximum)
    if let given = low, given.timeIntervalSinceReferenceDate.isNaN { low = nil }
    if let given = high, given.timeIntervalSinceReferenceDate.isNaN { high = nil }
    if low != minimum || high != maximum {
      RunningProgram.warn("A bound of a range of dates is NaN. The bound is ignored.")
    }
    if let first = low, let last = high, first > last {
      RunningProgram.warn(
        "The end of a range of dates is before its start. Every date can be chosen.")
      (low, high) = (nil, nil)
    }
    self.minimum = low
    self.maximum = high
  }

  /// Creates a range that does not include its end.
  @MainActor init(from minimum: Date?, upTo end: Date?) {
    if let minimum, let end, minimum == end {
      self.init(minimum, minimum)
      isEmpty = true
      return
    }
    self.init(
      minimum,
      end.map { Date(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate.nextDown) })
  }

  /// Returns the nearest date in the range.
  func nearest(_ date: Date) -> Date {
    if let minimum, date < minimum { return minimum }
    if let maximum, date > maximum { return maximum }
    return date
  }

  /// Returns whether an interval, without its end, contains a date of the range.
  func meets(_ start: Date, _ end: Date) -> Bool {
    if isEmpty { return false }
    if let minimum, end <= minimum { return false }
    if let maximum, start > maximum { return false }
    return true
  }
}
