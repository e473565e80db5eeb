import Foundation
import TweenMotion
import TweenViews

/// The locale, calendar and time zone in which dates are displayed and counted.
struct DateEnvironment: Equatable {
  let locale: Locale
  let calendar: Calendar

  init(locale: Locale, calendar: Calendar, timeZone: TimeZone) {
    self.locale = locale
    var calendar = calendar
    calendar.locale = locale
    calendar.timeZone = timeZone
    self.calendar = calendar
  }

  init(_ environment: EnvironmentValues) {
    self.init(
      locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
  }

  /// The current date of the stage that evaluates a view, not of the machine.
  @MainActor static var now: Date {
    ViewGraph.evaluatedNode?.graph.date ?? ViewGraph.Configuration.exactStartDate
  }

  /// The greatest distance from the reference date of a date that calendars can display, in
  /// seconds: some thousand years.
  private static let span: Double = 5000 * 366 * 86_400

  /// Returns a date that can be displayed: the nearest date in the range, or the present instead of
  /// a date that is NaN, infinite or too far away.
  @MainActor func usable(_ date: Date, in range: DateRange) -> Date {
    let seconds = date.timeIntervalSinceReferenceDate
    guard abs(seconds) < Self.span else {
      RunningProgram.warn(
        "DatePicker: a date \(seconds) seconds from 2001 is out of range. The present date is shown."
      )
      return range.nearest(Self.now)
    }
    return range.nearest(date)
  }

  // MARK: Texts

  private func style(
    _ day: Date.FormatStyle.DateStyle? = nil, _ time: Date.FormatStyle.TimeStyle? = nil
  ) -> Date.FormatStyle {
    Date.FormatStyle(
      date: day, time: time, locale: locale, calendar: calendar, timeZone: calendar.timeZone)
  }

  func day(_ date: Date) -> String { style(.abbreviated, .omitted).format(date) }
  func fullDay(_ date: Date) -> String { style(.complete, .omitted).format(date) }
  func shortDay(_ date: Date) -> String {
    style().weekday(.abbreviated).month(.abbreviated).day().format(date)
  }
  func month(_ date: Date) -> String { style().month(.wide).year().format(date) }
  /// Some locales use a narrow no-break space, which is replaced by an ordinary space.
  func time(_ date: Date) -> String {
    style(.omitted, .shortened).format(date).replacing("\u{202F}", with: " ")
  }
  func dayNumber(_ date: Date) -> String {
    calendar.component(.day, from: date).formatted(.number.locale(locale).grouping(.never))
  }

  /// The short names of the days of a week, beginning with its first day, in capital letters where
  /// the script has them.
  var weekdays: [String] {
    let names = calendar.shortStandaloneWeekdaySymbols
    guard !names.isEmpty else { return [] }
    let first = min(max(calendar.firstWeekday - 1, 0), names.count - 1)
    return (names[first...] + names[..<first]).map { $0.uppercased(with: locale) }
  }

  /// Whether hours are counted to twelve, twice a day.
  var countsToTwelve: Bool {
    switch locale.hourCycle {
    case .oneToTwelve, .zeroToEleven: true
    default: false
    }
  }

  // MARK: Days

  /// Returns a day at the time of day of another date. A time that the day skips, because clocks go
  /// forward, is moved by the skipped amount.
  func day(of day: Date, atTimeOf time: Date) -> Date {
    let clock = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: time)
    var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
    parts.isLeapMonth = calendar.dateComponents([.month], from: day).isLeapMonth
    (parts.hour, parts.minute) = (clock.hour, clock.minute)
    (parts.second, parts.nanosecond) = (clock.second, clock.nanosecond)
    return calendar.date(from: parts) ?? day
  }

  /// Returns the month that begins a number of months after that of a date.
  func month(_ offset: Int, from date: Date) -> DateMonth {
    let first = calendar.dateInterval(of: .month, for: date)?.start ?? date
    let start = calendar.date(byAdding: .month, value: offset, to: first) ?? first
    return DateMonth(start: start, setting: self)
  }

  /// Returns the number of months between those of two dates.
  func months(from date: Date, to other: Date) -> Int {
    let first = calendar.dateInterval(of: .month, for: date)?.start ?? date
    let last = calendar.dateInterval(of: .month, for: other)?.start ?? other
    return calendar.dateComponents([.month], from: first, to: last).month ?? 0
  }
}

/// The days of a month, as a calendar shows them.
struct DateMonth {
  /// The beginning of its first day.
  let start: Date
  /// The beginnings of its days.
  let days: [Date]
  /// The beginning of the month after it.
  let end: Date
  /// The column of the week in which the first day stands, from 0.
  let firstColumn: Int

  init(start: Date, setting: DateEnvironment) {
    let calendar = setting.calendar
    self.start = start
    let end = calendar.dateInterval(of: .month, for: start)?.end ?? start
    var days: [Date] = []
    while days.count < Self.maximumDays,
      let day = calendar.date(byAdding: .day, value: days.count, to: start), day < end
    {
      // A day can begin later than at midnight, so the start of each day is computed.
      days.append(calendar.startOfDay(for: day))
    }
    self.days = days
    self.end = end
    let column = calendar.component(.weekday, from: start) - calendar.firstWeekday
    firstColumn = (column % 7 + 7) % 7
  }

  /// More days than a month has in any calendar.
  private static let maximumDays = 40

  func end(ofDay index: Int) -> Date { index + 1 < days.count ? days[index + 1] : end }
}

/// A timeline schedule with an entry at the beginning of each day.
struct DayStarts: TimelineSchedule {
  let calendar: Calendar

  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(calendar: calendar, coming: startDate)
  }

  struct Entries: Sequence, IteratorProtocol {
    let calendar: Calendar
    var coming: Date?

    mutating func next() -> Date? {
      guard let date = coming else { return nil }
      coming = calendar.dateInterval(of: .day, for: date)?.end
      if let following = coming, following <= date { coming = nil }
      return date
    }
  }
}
