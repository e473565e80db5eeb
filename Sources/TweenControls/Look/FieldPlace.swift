import Foundation
import TweenViews

/// What formats take from the place of a field: the machine's own does not show.
package struct FieldPlace {
  var locale: Locale
  var calendar: Calendar
  var timeZone: TimeZone

  package init(locale: Locale, calendar: Calendar, timeZone: TimeZone) {
    self.locale = locale
    self.calendar = calendar
    self.timeZone = timeZone
  }

  package func adapted<F: FormatStyle>(_ format: F) -> F {
    format.adapted(locale, calendar, timeZone)
  }
}
