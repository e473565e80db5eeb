import Foundation

/// A value with the style that formats it in a locale.
struct FormattedText: Equatable, @unchecked Sendable {
  // Styles and their inputs are values: they are copied, and only read.
  private let input: any Equatable
  private let style: any Equatable
  private let write: (DateText.Setting, _ now: Date) -> AttributedString
  /// Returns when a text that depends on the present changes next; nil if it does not depend on it.
  private let next: ((DateText.Setting, _ now: Date) -> Date?)?
  /// Whether the text depends on the present.
  var followsPresent: Bool { next != nil }

  init<F: FormatStyle>(
    _ input: F.FormatInput, format: F,
    attributed: @escaping (F.FormatOutput) -> AttributedString
  ) where F.FormatInput: Equatable {
    self.input = input
    style = format
    next =
      format is Date.RelativeFormatStyle
      ? { _, now in
        // Its smallest unit is a second.
        Date(timeIntervalSinceReferenceDate: now.timeIntervalSinceReferenceDate.rounded(.down) + 1)
      } : nil
    write = { setting, now in
      if let relative = format as? Date.RelativeFormatStyle, let date = input as? Date,
        let text = relative.anchored(at: date, setting).format(now) as? F.FormatOutput
      {
        return attributed(text)
      }
      return attributed(
        format.adapted(setting.locale, setting.calendar, setting.timeZone).format(input))
    }
  }

  init<V, F: DiscreteFormatStyle>(
    _ source: TimeDataSource<V>, format: F,
    attributed: @escaping (F.FormatOutput) -> AttributedString
  ) where F.FormatInput == V {
    input = source.name
    style = format
    func adapted(_ setting: DateText.Setting) -> F {
      format.adapted(setting.locale, setting.calendar, setting.timeZone)
    }
    write = { attributed(adapted($0).format(source.value($1))) }
    next = { setting, now in
      let style = adapted(setting)
      func change(after moment: Date) -> Date? {
        style.discreteInput(after: source.value(moment)).flatMap(source.moment)
          // Guards against a style that returns no later moment, which would repeat forever.
          .flatMap { $0 > moment ? $0 : nil }
      }
      if let next = change(after: now) { return next }
      // A style that rounds halves to even numbers returns the moment of the half, at which the text may be
      // unchanged; it changes right after that moment.
      let later = now + Self.pause
      return Self.isEqual(style.format(source.value(now)), style.format(source.value(later)))
        ? change(after: later) : later
    }
  }

  /// A delay in seconds that is too short to be visible.
  private static let pause = 1e-3

  private static func isEqual<Output>(_ output: Output, _ other: Output) -> Bool {
    AnyHashable(output as? AttributedString) == AnyHashable(other as? AttributedString)
      && output as? String == other as? String
  }

  /// The first moment after `now` at which the text changes; nil if there is none.
  func nextChange(_ setting: DateText.Setting, after now: Date) -> Date? { next?(setting, now) }

  /// - Parameter now: The present, for text that depends on it.
  func text(_ setting: DateText.Setting, at now: Date) -> AttributedString { write(setting, now) }

  static func == (left: FormattedText, right: FormattedText) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value, _ other: any Equatable) -> Bool {
      value == other as? Value
    }
    return isEqual(left.input, right.input) && isEqual(left.style, right.style)
  }
}

extension Date.RelativeFormatStyle {
  /// The style that describes `date` relative to a given moment; `self` uses the system's clock instead.
  fileprivate func anchored(
    at date: Date, _ setting: DateText.Setting
  ) -> Date.AnchoredRelativeFormatStyle {
    Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: presentation, unitsStyle: unitsStyle,
      locale: locale == .autoupdatingCurrent ? setting.locale : locale,
      calendar: calendar == .autoupdatingCurrent ? setting.calendar : calendar,
      capitalizationContext: capitalizationContext)
  }
}

extension FormatStyle {
  /// The style with its automatic settings taken from an environment, so that the machine's locale and time
  /// zone have no effect.
  package func adapted(_ locale: Locale, _ calendar: Calendar, _ timeZone: TimeZone) -> Self {
    var style = hasOwnLocale ? self : self.locale(locale)
    if var dates = style as? Date.FormatStyle {
      if dates.timeZone == .autoupdatingCurrent { dates.timeZone = timeZone }
      if dates.calendar == .autoupdatingCurrent { dates.calendar = calendar }
      style = dates as? Self ?? style
    } else if var dates = style as? Date.IntervalFormatStyle {
      if dates.timeZone == .autoupdatingCurrent { dates.timeZone = timeZone }
      if dates.calendar == .autoupdatingCurrent { dates.calendar = calendar }
      style = dates as? Self ?? style
    } else if let offset = style as? SystemFormatStyle.DateOffset {
      style = offset.following(calendar, timeZone) as? Self ?? style
    } else if let reference = style as? SystemFormatStyle.DateReference {
      style = reference.following(calendar, timeZone) as? Self ?? style
    }
    return style
  }

  /// Whether a locale was set. Styles store it in a property of this name; the protocol has no access to
  /// it.
  private var hasOwnLocale: Bool { ownLocale(in: self, depth: 2) ?? false }

  /// Searches the property in a style, and in a style that it wraps.
  private func ownLocale(in value: Any, depth: Int) -> Bool? {
    let children = Mirror(reflecting: value).children
    for child in children where child.label == "locale" {
      if let locale = child.value as? Locale { return locale != .autoupdatingCurrent }
    }
    guard depth > 0 else { return nil }
    for child in children where child.value is any FormatStyle {
      if let found = ownLocale(in: child.value, depth: depth - 1) { return found }
    }
    return nil
  }
}
