import Foundation
import _FoundationICU

/// A unit of time, the largest first.
enum RelativeUnit: Int, CaseIterable, Comparable, Sendable {
  case year, month, week, day, hour, minute, second

  static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }

  /// The unit in calculations with a calendar.
  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// The unit in a set of `NSCalendar` units.
  var calendarUnit: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// The unit in texts such as "in 5 minutes".
  var relative: URelativeDateTimeUnit {
    switch self {
    case .year: UDAT_REL_UNIT_YEAR
    case .month: UDAT_REL_UNIT_MONTH
    case .week: UDAT_REL_UNIT_WEEK
    case .day: UDAT_REL_UNIT_DAY
    case .hour: UDAT_REL_UNIT_HOUR
    case .minute: UDAT_REL_UNIT_MINUTE
    case .second: UDAT_REL_UNIT_SECOND
    }
  }

  /// The unit in texts such as "5 minutes".
  var measure: UAMeasureUnit {
    switch self {
    case .year: UAMEASUNIT_DURATION_YEAR
    case .month: UAMEASUNIT_DURATION_MONTH
    case .week: UAMEASUNIT_DURATION_WEEK
    case .day: UAMEASUNIT_DURATION_DAY
    case .hour: UAMEASUNIT_DURATION_HOUR
    case .minute: UAMEASUNIT_DURATION_MINUTE
    case .second: UAMEASUNIT_DURATION_SECOND
    }
  }

  /// Returns the amount of the unit in date components, or nil where none is set. Weeks are counted
  /// in either of the two fields for weeks.
  func amount(in components: DateComponents) -> Int? {
    if self == .week { return components.weekOfMonth ?? components.weekOfYear }
    return components.value(for: component)
  }
}
