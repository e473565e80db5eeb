import Foundation

extension SystemFormatStyle {
  /// A date as one tells of it: "in 5 minutes", "yesterday", and far away "January 2007".
  ///
  /// It is told how far it is while one unit says that to the day, or to another field; else the date
  /// itself is.
  public struct DateReference: DiscreteFormatStyle, Sendable {
    private let date: Date
    private let fields: Set<Date.RelativeFormatStyle.Field>
    private let maxFieldCount: Int
    private let threshold: Date.RelativeFormatStyle.Field
    private var locale = Locale.autoupdatingCurrent
    private var calendar = Calendar.autoupdatingCurrent

    /// A style for a date, as seen from others.
    ///
    /// - Parameters:
    ///   - date: The date that is told of.
    ///   - allowedFields: The units that are used; the threshold is one of them anyway.
    ///   - maxFieldCount: How many fields a date far away is written in at most, the largest of those
    ///     that it doesn't share with the one it is seen from; below 1 counts as 1.
    ///   - thresholdField: Where one unit doesn't tell this field any more, the date is told.
    public init(
      to date: Date,
      allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
      maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) {
      self.date = date
      fields = allowedFields.union([thresholdField])
      self.maxFieldCount = max(1, maxFieldCount)
      threshold = thresholdField
    }

    /// The style in a locale.
    public func locale(_ locale: Locale) -> DateReference {
      var style = self
      style.locale = locale
      return style
    }

    /// The style with days, months and years of a calendar.
    public func calendar(_ calendar: Calendar) -> DateReference {
      var style = self
      style.calendar = calendar
      return style
    }

    /// The date as seen from a moment.
    public func format(_ value: Date) -> AttributedString {
      guard date.isUsable, value.isUsable else { return AttributedString() }
      return AttributedString(text(seconds: date.wholeSeconds(at: value)))
    }

    /// The style with the calendar of a place, where it has none of its own.
    func following(_ calendar: Calendar, _ timeZone: TimeZone) -> DateReference {
      guard self.calendar == .autoupdatingCurrent else { return self }
      var calendar = calendar
      calendar.timeZone = timeZone
      return self.calendar(calendar)
    }

    /// The next moment at which it reads differently; nil: there is none.
    public func discreteInput(after input: Date) -> Date? { changes.next(after: input) }

    /// The last moment before at which it reads differently; nil: there is none.
    public func discreteInput(before input: Date) -> Date? { changes.previous(before: input) }

    private var changes: WordChanges<String> { WordChanges(date: date) { text(seconds: $0) } }

    // MARK: Words

    /// - Parameter seconds: From the date to the moment that it is seen from.
    private func text(seconds: Int) -> String {
      let now = date + Double(seconds)
      let units = TimeUnit.allCases.filter { fields.contains($0.relative) }
      let parts = calendar.dateComponents(
        Set(units.map(\.component)), from: min(date, now), to: max(date, now))
      let largest = units.first { (parts.value(for: $0.component) ?? 0) > 0 }
      if let largest, largest < thresholdUnit { return absoluteText(from: now) }
      return Date.AnchoredRelativeFormatStyle(
        anchor: date, allowedFields: fields, presentation: .named, unitsStyle: .wide,
        locale: locale, calendar: calendar
      ).format(now)
    }

    private var thresholdUnit: TimeUnit {
      TimeUnit.allCases.first { $0.relative == threshold } ?? .day
    }

    /// The date in the largest of its fields that tell it apart.
    private func absoluteText(from now: Date) -> String {
      // A day alone tells nothing without its month, nor minutes without their hour.
      let groups: [[TimeUnit]] = [[.year], [.month, .day], [.hour, .minute]]
      let isShared = { (unit: TimeUnit) in
        calendar.component(unit.component, from: date)
          == calendar.component(unit.component, from: now)
      }
      var written: [TimeUnit] = []
      for group in groups {
        let allowed = group.filter { fields.contains($0.relative) }
        if written.isEmpty, allowed.allSatisfy(isShared) { continue }
        written += allowed
      }
      let shown = Set(written.prefix(maxFieldCount))
      var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
      if shown.contains(.year) { style = style.year() }
      if shown.contains(.month) { style = style.month(.wide) }
      if shown.contains(.day) { style = style.day() }
      if shown.contains(.hour) { style = style.hour() }
      if shown.contains(.minute) { style = style.minute() }
      return shown.isEmpty ? style.year().month(.wide).format(date) : style.format(date)
    }
  }
}

extension TimeUnit {
  fileprivate var relative: Date.RelativeFormatStyle.Field {
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

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// A date as one tells of it: `SystemFormatStyle.DateReference`.
  public static func reference(
    to date: Date,
    allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
    maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
  ) -> SystemFormatStyle.DateReference {
    SystemFormatStyle.DateReference(
      to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount,
      thresholdField: thresholdField)
  }
}
