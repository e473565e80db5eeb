import Foundation
import TweenViews

/// The locale, calendar and time zone that a field's format uses: those of the environment instead
/// of the machine's own.
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
