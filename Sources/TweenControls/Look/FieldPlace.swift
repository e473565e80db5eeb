import Foundation
import TweenViews

/// What formats take from the place of a field: the machine's own does not show.
struct FieldPlace {
  var locale: Locale
  var calendar: Calendar
  var timeZone: TimeZone

  func adapted<F: FormatStyle>(_ format: F) -> F { format.adapted(locale, calendar, timeZone) }
}
