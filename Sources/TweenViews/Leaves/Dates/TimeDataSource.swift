import Foundation

/// A value that changes as time goes on, which a text shows by `Text.init(_:format:)`.
public struct TimeDataSource<Value>: Sendable {
  /// The value at a moment.
  let value: @Sendable (_ now: Date) -> Value
  /// The moment at which the value is this one; nil: at none.
  let moment: @Sendable (_ value: Value) -> Date?
  /// Which one it is: sources with the same name are equal.
  let name: TimeSourceName
}

/// What tells sources apart.
enum TimeSourceName: Equatable, Sendable {
  case currentDate
  case durationOffset(Date)
  case dateRangeStarting(Date)
  case dateRangeEnding(Date)
}

extension TimeDataSource where Value == Date {
  /// The stage's present.
  public static var currentDate: TimeDataSource<Date> {
    TimeDataSource(value: { $0 }, moment: { $0 }, name: .currentDate)
  }
}

extension TimeDataSource where Value == Duration {
  /// How long it is from a date to the present; negative before the date.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource(
      value: { .seconds($0.timeIntervalSince(date)) },
      moment: { date + $0 / .seconds(1) }, name: .durationOffset(date))
  }
}

extension TimeDataSource where Value == Range<Date> {
  /// From a date to the present; empty, at the date, before it.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(
      value: { date..<max(date, $0) }, moment: { $0.upperBound }, name: .dateRangeStarting(date))
  }

  /// From the present to a date; empty, at the date, after it.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(
      value: { min(date, $0)..<date }, moment: { $0.lowerBound }, name: .dateRangeEnding(date))
  }
}

extension Text {
  /// A value that changes as time goes on, as a style writes it in the environment's locale. It is
  /// written anew when the style says that it reads differently, by the stage's clock.
  ///
  /// - Parameters:
  ///   - source: The value.
  ///   - format: The style.
  nonisolated public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == AttributedString {
    self.init(storage: .formatted(FormattedText(source, format: format) { $0 }))
  }

  /// A value that changes as time goes on, as a style writes it in the environment's locale. It is
  /// written anew when the style says that it reads differently, by the stage's clock.
  ///
  /// - Parameters:
  ///   - source: The value.
  ///   - format: The style.
  nonisolated public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == String {
    self.init(storage: .formatted(FormattedText(source, format: format) { AttributedString($0) }))
  }
}
