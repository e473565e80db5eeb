import Foundation

/// A value that changes as time passes, for a text made by `Text.init(_:format:)`.
public struct TimeDataSource<Value>: Sendable {
  /// Returns the value at a moment.
  let value: @Sendable (_ now: Date) -> Value
  /// Returns the moment at which the value occurs, or nil if it never does.
  let moment: @Sendable (_ value: Value) -> Date?
  /// The source's name: sources with the same name are equal.
  let name: TimeSourceName
}

/// The name that distinguishes sources.
enum TimeSourceName: Equatable, Sendable {
  case currentDate
  case durationOffset(Date)
  case dateRangeStarting(Date)
  case dateRangeEnding(Date)
}

extension TimeDataSource where Value == Date {
  /// The current date of the stage's clock.
  public static var currentDate: TimeDataSource<Date> {
    TimeDataSource(value: { $0 }, moment: { $0 }, name: .currentDate)
  }
}

extension TimeDataSource where Value == Duration {
  /// Returns the duration from a date to the present, which is negative before the date.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource(
      value: { .seconds($0.timeIntervalSince(date)) },
      moment: { date + $0 / .seconds(1) }, name: .durationOffset(date))
  }
}

extension TimeDataSource where Value == Range<Date> {
  /// Returns the range from a date to the present; before the date, an empty range at the date.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(
      value: { date..<max(date, $0) }, moment: { $0.upperBound }, name: .dateRangeStarting(date))
  }

  /// Returns the range from the present to a date; after the date, an empty range at the date.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(
      value: { min(date, $0)..<date }, moment: { $0.lowerBound }, name: .dateRangeEnding(date))
  }
}

extension Text {
  /// Creates a text of a changing value, formatted by a style in the environment's locale. It updates by
  /// the stage's clock whenever the style's text changes.
  ///
  /// - Parameters:
  ///   - source: The source of the value.
  ///   - format: The format style.
  nonisolated public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == AttributedString {
    self.init(storage: .formatted(FormattedText(source, format: format) { $0 }))
  }

  /// Creates a text of a changing value, formatted by a style in the environment's locale. It updates by
  /// the stage's clock whenever the style's text changes.
  ///
  /// - Parameters:
  ///   - source: The source of the value.
  ///   - format: The format style.
  nonisolated public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == String {
    self.init(storage: .formatted(FormattedText(source, format: format) { AttributedString($0) }))
  }
}
