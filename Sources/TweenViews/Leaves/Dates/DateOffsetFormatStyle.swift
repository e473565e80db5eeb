import Foundation

extension SystemFormatStyle {
  /// A format style for the distance of a date from another one: "3 minutes, 42 seconds". The text changes
  /// at whole seconds from the other date.
  ///
  /// If exactly minutes and seconds, or hours, minutes and seconds, are allowed and all can be shown, the
  /// text is a clock: "3:42".
  public struct DateOffset: DiscreteFormatStyle, Sendable {
    private let anchor: Date
    private let fields: Set<Date.ComponentsFormatStyle.Field>
    private let maxFieldCount: Int
    private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
    private var locale = Locale.autoupdatingCurrent
    private var calendar = Calendar.autoupdatingCurrent

    /// Creates a style for the distance from a date.
    ///
    /// - Parameters:
    ///   - anchor: The date to measure from; later dates have positive offsets.
    ///   - allowedFields: The units to use; an empty set means seconds.
    ///   - maxFieldCount: The maximum number of units, the largest ones; less than 1 counts as 1.
    ///   - sign: When a sign is shown.
    public init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
        .year, .month, .week, .day, .hour, .minute, .second,
      ], maxFieldCount: Int = 2,
      sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      self.anchor = anchor
      fields = allowedFields.isEmpty ? [.second] : allowedFields
      self.maxFieldCount = max(1, maxFieldCount)
      self.sign = sign
    }

    /// Returns the style with a locale.
    public func locale(_ locale: Locale) -> DateOffset {
      var style = self
      style.locale = locale
      return style
    }

    /// Returns the style with the calendar for days, months and years.
    public func calendar(_ calendar: Calendar) -> DateOffset {
      var style = self
      style.calendar = calendar
      return style
    }

    /// Returns the text for the offset of a date; empty for dates too far away for calendars.
    public func format(_ value: Date) -> AttributedString {
      guard anchor.isUsable, value.isUsable else { return AttributedString() }
      return AttributedString(text(seconds: anchor.wholeSeconds(at: value)))
    }

    /// The style with the environment's calendar, if it has none of its own.
    func following(_ calendar: Calendar, _ timeZone: TimeZone) -> DateOffset {
      guard self.calendar == .autoupdatingCurrent else { return self }
      var calendar = calendar
      calendar.timeZone = timeZone
      return self.calendar(calendar)
    }

    /// Returns the next moment at which the text changes, or nil if there is none.
    public func discreteInput(after input: Date) -> Date? { changes.next(after: input) }

    /// Returns the last moment before `input` at which the text changes, or nil if there is none.
    public func discreteInput(before input: Date) -> Date? { changes.previous(before: input) }

    private var changes: WordChanges<String> {
      WordChanges(date: anchor) { text(seconds: $0) }
    }

    // MARK: Words

    private static let clock: Set<Date.ComponentsFormatStyle.Field> = [.minute, .second]

    private func text(seconds: Int) -> String {
      let hasHours = fields == Self.clock.union([.hour])
      if fields == Self.clock && maxFieldCount >= 2 || hasHours && maxFieldCount >= 3 {
        let clock = ClockFields(
          showsHours: hasHours, maxFieldCount: maxFieldCount, maxPrecision: .seconds(1))
        let text = clock.text(Double(abs(seconds)), locale)
        return Self.mark(seconds, sign, isZero: seconds == 0) + text
      }
      let amounts = amounts(seconds: seconds)
      let isZero = amounts.allSatisfy { $0.amount == 0 }
      return Self.mark(seconds, sign, isZero: isZero) + TimeUnit.text(amounts, .wide, locale)
    }

    /// The largest units of the offset, without units whose amount is 0.
    private func amounts(seconds: Int) -> [(unit: TimeUnit, amount: Int)] {
      let units = TimeUnit.allCases.filter { fields.contains($0.field) }
      let now = anchor + Double(seconds)
      let parts = calendar.dateComponents(
        Set(units.map(\.component)), from: min(anchor, now), to: max(anchor, now))
      let amounts = units.map { (unit: $0, amount: max(0, parts.value(for: $0.component) ?? 0)) }
      let first = amounts.firstIndex { $0.amount > 0 } ?? max(amounts.count - 1, 0)
      let written = amounts[first...].prefix(maxFieldCount)
      let some = written.filter { $0.amount > 0 }
      return some.isEmpty ? Array(written) : some
    }

    private static func mark(
      _ seconds: Int, _ sign: NumberFormatStyleConfiguration.SignDisplayStrategy, isZero: Bool
    ) -> String {
      if sign == .always(includingZero: true), isZero { return "+" }
      guard sign != .never, !isZero else { return "" }
      return seconds < 0 ? "-" : sign == .automatic ? "" : "+"
    }
  }
}

extension TimeUnit {
  fileprivate var field: Date.ComponentsFormatStyle.Field {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .week
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// Returns a style for the distance of a date from another one: `SystemFormatStyle.DateOffset`.
  public static func offset(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
      .year, .month, .week, .day, .hour, .minute, .second,
    ], maxFieldCount: Int = 2,
    sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> SystemFormatStyle.DateOffset {
    SystemFormatStyle.DateOffset(
      to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}
