import Foundation

extension Text {
  /// The way in which a text writes a date.
  public struct DateStyle: Hashable, Codable, Sendable {
    enum Kind: String, Hashable, Codable, Sendable { case time, date, relative, offset, timer }
    let kind: Kind

    /// The time of day: "11:23PM".
    public static let time = DateStyle(kind: .time)
    /// The date without a time: "June 3, 2019".
    public static let date = DateStyle(kind: .date)
    /// The distance of the date from now: "11 min, 14 sec".
    public static let relative = DateStyle(kind: .relative)
    /// The signed time since the date: "+2 hours", "-3 months".
    public static let offset = DateStyle(kind: .offset)
    /// A timer that counts since the date, or to it: "36:59:01".
    public static let timer = DateStyle(kind: .timer)
  }

  /// Creates a text of a date in a style, in the environment's locale, calendar and time zone. Styles that
  /// depend on the present follow the stage's clock.
  nonisolated public init(_ date: Date, style: DateStyle) {
    self.init(storage: .date(.date(date, style)))
  }

  /// Creates a text of the range from one date to another.
  nonisolated public init(_ dates: ClosedRange<Date>) {
    self.init(storage: .date(.interval(dates.lowerBound, dates.upperBound)))
  }

  /// Creates a text of the range of dates in an interval.
  nonisolated public init(_ interval: DateInterval) {
    self.init(storage: .date(.interval(interval.start, interval.end)))
  }

  /// Creates a text of a timer that runs through an interval and stands still before and after it.
  ///
  /// - Parameters:
  ///   - timerInterval: The interval in which the timer runs.
  ///   - pauseTime: The moment at which the timer stops; nil to never stop it.
  ///   - countsDown: Whether the timer shows the remaining time instead of the elapsed time.
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
