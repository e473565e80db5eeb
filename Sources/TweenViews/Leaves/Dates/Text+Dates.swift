import Foundation

extension Text {
  /// How a date is told.
  public struct DateStyle: Hashable, Codable, Sendable {
    enum Kind: String, Hashable, Codable, Sendable { case time, date, relative, offset, timer }
    let kind: Kind

    /// The time of day: "11:23PM".
    public static let time = DateStyle(kind: .time)
    /// The day: "June 3, 2019".
    public static let date = DateStyle(kind: .date)
    /// How far it is away: "11 min, 14 sec".
    public static let relative = DateStyle(kind: .relative)
    /// How long ago it is, or will be: "+2 hours", "-3 months".
    public static let offset = DateStyle(kind: .offset)
    /// A timer from the date, or to it: "36:59:01".
    public static let timer = DateStyle(kind: .timer)
  }

  /// A date in a style, in the environment's locale, calendar and time zone. What depends on the
  /// present follows the stage's clock.
  nonisolated public init(_ date: Date, style: DateStyle) {
    self.init(storage: .date(.date(date, style)))
  }

  /// The dates from one to another.
  nonisolated public init(_ dates: ClosedRange<Date>) {
    self.init(storage: .date(.interval(dates.lowerBound, dates.upperBound)))
  }

  /// The dates of an interval.
  nonisolated public init(_ interval: DateInterval) {
    self.init(storage: .date(.interval(interval.start, interval.end)))
  }

  /// A timer through an interval: it stands before it and after it.
  ///
  /// - Parameters:
  ///   - timerInterval: When the timer runs.
  ///   - pauseTime: When the timer stands still; nil: never.
  ///   - countsDown: Whether it shows the time left, else the time gone by.
  ///   - showsHours: Whether 60 minutes become an hour.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      storage: .date(
        .timer(
          TimerText(
            start: timerInterval.lowerBound, end: timerInterval.upperBound, pauseTime: pauseTime,
            countsDown: countsDown, showsHours: showsHours))))
  }
}
