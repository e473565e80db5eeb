import Foundation

extension SystemFormatStyle {
  /// A format style for a date in relation to another one: "in 5 minutes", "yesterday", and far away
  /// "January 2007".
  ///
  /// Near dates are relative, as long as a single unit is precise to the day, or to another field. Other
  /// dates are written as dates.
  public struct DateReference: DiscreteFormatStyle, Sendable {
    private let date: Date
    private let fields: Set<Date.RelativeFormatStyle.Field>
    private let maxFieldCount: Int
    private let threshold: Date.RelativeFormatStyle.Field
    private var locale = Locale.autoupdatingCurrent
    private var calendar = Calendar.autoupdatingCurrent

    /// Creates a style for a date, in relation to the formatted moments.
    ///
    /// - Parameters:
    ///   - date: The date that the text describes.
    ///   - allowedFields: The units to use; `thresholdField` is always added.
    ///   - maxFieldCount: The maximum number of fields of an absolute date, the largest ones that differ
    ///     from the formatted moment; less than 1 counts as 1.
    ///   - thresholdField: The precision: if a single unit is coarser than this field, the date itself is
    ///     written.
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

    /// Returns the style with a locale.
    public func locale(_ locale: Locale) -> DateReference {
      var style = self
      style.locale = locale
      return style
    }

    /// Returns the style with the calendar for days, months and years.
    public func calendar(_ calendar: Calendar) -> DateReference {
      var style = self
      style.calendar = calendar
      return style
    }

    /// Returns the text for the date in relation to a moment; empty for dates too far away for calendars.
    public func format(_ value: Date) -> AttributedString {
      guard date.isUsable, value.isUsable else { return AttributedString() }
      return AttributedString(text(seconds: date.wholeSeconds(at: value)))
    }

    /// The style with the environment's calendar, if it has none of its own.
    func following(_ calendar: Calendar, _ timeZone: TimeZone) -> DateReference {
      guard self.calendar == .autoupdatingCurrent else { return self }
      var calendar = calendar
      calendar.timeZone = timeZone
      return self.calendar(calendar)
    }

    /// Returns the next moment at which the text changes, or nil if there is none.
    public func discreteInput(after input: Date) -> Date? { changes.next(after: input) }

    /// Returns the last moment before `input` at which the text changes, or nil if there is none.
    public func discreteInput(before input: Date) -> Date? { changes.previous(before: input) }

    private var changes: WordChanges<String> { WordChanges(date: date) { text(seconds: $0) } }

    // MARK: Words

    /// - Parameter seconds: The seconds from the date to the formatted moment.
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

    /// The date in its largest fields that differ from now.
    private func absoluteText(from now: Date) -> String {
      // A day needs its month to be understood, and minutes need their hour.
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
  /// Returns a style for a date in relation to another one: `SystemFormatStyle.DateReference`.
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
