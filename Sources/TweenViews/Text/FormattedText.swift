import Foundation

/// A value and the style that writes it in a locale.
struct FormattedText: Equatable, @unchecked Sendable {
  // Both are values: styles and what they format are copied and only read.
  private let input: any Equatable
  private let style: any Equatable
  private let write: (Locale, Calendar, TimeZone) -> AttributedString

  init<F: FormatStyle>(
    _ input: F.FormatInput, format: F,
    attributed: @escaping (F.FormatOutput) -> AttributedString
  ) where F.FormatInput: Equatable {
    self.input = input
    style = format
    write = { locale, calendar, timeZone in
      attributed(format.adapted(locale, calendar, timeZone).format(input))
    }
  }

  func text(_ setting: DateText.Setting) -> AttributedString {
    write(setting.locale, setting.calendar, setting.timeZone)
  }

  static func == (left: FormattedText, right: FormattedText) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value, _ other: any Equatable) -> Bool {
      value == other as? Value
    }
    return isEqual(left.input, right.input) && isEqual(left.style, right.style)
  }
}

extension FormatStyle {
  /// The style with what it leaves to the user taken from an environment: neither the machine's
  /// locale nor its time zone is to show.
  fileprivate func adapted(_ locale: Locale, _ calendar: Calendar, _ timeZone: TimeZone) -> Self {
    var style = hasOwnLocale ? self : self.locale(locale)
    if var dates = style as? Date.FormatStyle {
      if dates.timeZone == .autoupdatingCurrent { dates.timeZone = timeZone }
      if dates.calendar == .autoupdatingCurrent { dates.calendar = calendar }
      style = dates as? Self ?? style
    } else if var dates = style as? Date.IntervalFormatStyle {
      if dates.timeZone == .autoupdatingCurrent { dates.timeZone = timeZone }
      if dates.calendar == .autoupdatingCurrent { dates.calendar = calendar }
      style = dates as? Self ?? style
    }
    return style
  }

  /// Whether somebody gave it a locale. Styles keep it under this name; the protocol doesn't tell.
  private var hasOwnLocale: Bool {
    for child in Mirror(reflecting: self).children {
      if child.label == "locale", let locale = child.value as? Locale {
        return locale != .autoupdatingCurrent
      }
    }
    return false
  }
}
