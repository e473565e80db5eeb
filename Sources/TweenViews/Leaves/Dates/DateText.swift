import Foundation
import TweenMotion

/// Text about dates, which may change as time passes.
enum DateText: Equatable, Sendable {
  case date(Date, Text.DateStyle)
  case interval(Date, Date)
  case timer(TimerText)

  /// The values besides the present that the text depends on.
  struct Setting {
    var locale: Locale
    var calendar: Calendar
    var timeZone: TimeZone

    init(locale: Locale, calendar: Calendar, timeZone: TimeZone) {
      self.locale = locale
      self.calendar = calendar
      self.timeZone = timeZone
      self.calendar.locale = locale
      self.calendar.timeZone = timeZone
    }

    init(_ environment: EnvironmentValues) {
      self.init(
        locale: environment.locale, calendar: environment.calendar,
        timeZone: environment.timeZone)
    }

    func text(
      _ date: Date, _ day: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle
    ) -> String {
      Date.FormatStyle(
        date: day, time: time, locale: locale, calendar: calendar, timeZone: timeZone
      ).format(date)
    }
  }

  /// The text at a moment.
  func text(at now: Date, _ setting: Setting) -> String {
    switch self {
    case .date(let date, let style):
      guard date.isUsable, now.isUsable else { return "" }
      switch style.kind {
      case .date: return setting.text(date, .long, .omitted)
      case .time: return Self.withoutNarrowSpaces(setting.text(date, .omitted, .shortened), "")
      case .timer: return TimerText.text(seconds: abs(date.wholeSeconds(at: now)), setting.locale)
      case .relative, .offset:
        return Self.span(
          seconds: date.wholeSeconds(at: now), date: date, isSigned: style.kind == .offset, setting
        ).text(setting.locale)
      }
    case .interval(let start, let end):
      guard start.isUsable, end.isUsable else { return "" }
      return Self.interval(start, end, setting)
    case .timer(let timer):
      return now.isUsable ? timer.text(at: now, setting.locale) : ""
    }
  }

  /// The first moment after `now` at which the text changes, or nil if it never does.
  func nextChange(after now: Date, _ setting: Setting) -> Date? {
    guard now.isUsable else { return nil }
    switch self {
    case .interval:
      return nil
    case .timer(let timer):
      return timer.nextChange(after: now)
    case .date(let date, let style):
      guard date.isUsable else { return nil }
      switch style.kind {
      case .date, .time: return nil
      case .timer: return date + Double(date.wholeSeconds(at: now) + 1)
      case .relative, .offset:
        let changes = WordChanges(date: date) {
          Self.span(seconds: $0, date: date, isSigned: style.kind == .offset, setting)
        }
        return changes.next(after: now)
      }
    }
  }

  // MARK: Spans

  /// The distance to a date, as far as it is written.
  private struct Span: Equatable {
    /// Whether the date lies in the future.
    var isAhead: Bool
    var isSigned: Bool
    /// The largest unit, and the unit below it if that is written too.
    var units: [TimeUnit]
    var amounts: [Int]

    func text(_ locale: Locale) -> String {
      let sign = isSigned ? (isAhead ? -1 : 1) : 1
      let text = TimeUnit.text(
        zip(units, amounts).map { ($0, $1 * sign) }, isSigned ? .wide : .short, locale)
      return isSigned && !isAhead && amounts.contains { $0 > 0 } ? "+" + text : text
    }
  }

  /// - Parameter seconds: The seconds from the date to the present.
  private static func span(
    seconds: Int, date: Date, isSigned: Bool, _ setting: Setting
  ) -> Span {
    let now = date + Double(seconds)
    let units = TimeUnit.usual
    let parts = setting.calendar.dateComponents(
      Set(units.map(\.component)), from: min(date, now), to: max(date, now))
    let amounts = units.map { max(0, parts.value(for: $0.component) ?? 0) }
    var span = Span(isAhead: seconds < 0, isSigned: isSigned, units: [.second], amounts: [0])
    guard let first = amounts.firstIndex(where: { $0 > 0 }) else { return span }
    span.units = [units[first]]
    span.amounts = [amounts[first]]
    if !isSigned, first + 1 < units.count, amounts[first + 1] > 0 {
      span.units.append(units[first + 1])
      span.amounts.append(amounts[first + 1])
    }
    return span
  }

  // MARK: Intervals

  /// An interval of times in one day, or of dates; parts that both ends share are written once.
  private static func interval(_ start: Date, _ end: Date, _ setting: Setting) -> String {
    let calendar = setting.calendar
    if calendar.isDate(start, inSameDayAs: end) {
      if start == end {
        return withoutNarrowSpaces(setting.text(start, .omitted, .shortened), " ")
      }
      let style = Date.IntervalFormatStyle(
        date: .omitted, time: .shortened, locale: setting.locale, calendar: calendar,
        timeZone: setting.timeZone)
      return withoutNarrowSpaces(style.format(start..<end), " ")
    }
    var style = Date.FormatStyle(
      locale: setting.locale, calendar: calendar, timeZone: setting.timeZone
    ).month(.abbreviated).day()
    if calendar.component(.year, from: start) != calendar.component(.year, from: end)
      || calendar.component(.era, from: start) != calendar.component(.era, from: end)
    {
      style = style.year()
    }
    return style.format(start) + " – " + style.format(end)
  }

  /// Replaces the narrow spaces that locale data has before "PM" and around dashes.
  private static func withoutNarrowSpaces(_ text: String, _ replacement: String) -> String {
    text.replacingOccurrences(of: "\u{2009}", with: "")
      .replacingOccurrences(of: "\u{202F}", with: replacement)
  }
}

extension Date {
  /// Whether calendars can compute with the date: within some thousand years of now.
  var isUsable: Bool { abs(timeIntervalSinceReferenceDate) < Self.usableSeconds }

  private static let usableSeconds: Double = 5000 * 366 * 86_400

  /// The whole seconds that have passed since the date, rounded down; negative before it.
  ///
  /// A second ahead counts until it is over, so a countdown shows the seconds that remain.
  func wholeSeconds(at now: Date) -> Int {
    Int((now.timeIntervalSince(self) + Self.tolerance).rounded(.down))
  }

  /// The tolerance in seconds, ten times the precision of dates in our time.
  static let tolerance = 1e-6
}
