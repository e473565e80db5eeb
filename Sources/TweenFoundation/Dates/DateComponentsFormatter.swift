import Foundation

/// Formats a length of time: "1:10:00", "9m 41s", "9 minutes, 41 seconds".
///
/// The words come from Unicode's locale data. An instance can be used on several threads at once as
/// long as none of them changes it.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// The form of amounts and units. The default is `positional`.
  open var unitsStyle = UnitsStyle.positional

  /// The units that a text can have. The default is all of years, months, weeks (`weekOfMonth`), days,
  /// hours, minutes and seconds. Other units are ignored; a set without any of these has the effect of
  /// the default. Amounts below the smallest unit are cut off.
  open var allowedUnits: NSCalendar.Unit = [
    .year, .month, .weekOfMonth, .day, .hour, .minute, .second,
  ]

  /// The treatment of units whose amount is zero. The default is `default`.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default

  /// The largest number of units in a text. The smallest unit is rounded, with halves rounded up. The
  /// default is 0, which means no limit, as does a negative number.
  open var maximumUnitCount = 0

  /// Whether one of the largest unit is converted to the next smaller unit, if that has an amount:
  /// "63s" instead of "1m 3s". The default is `false`.
  open var collapsesLargestUnit = false

  /// Whether the text marks the time as approximate: "About 5 minutes". The default is `false`.
  /// English, German, French, Japanese and Arabic have words for it; other languages have "~".
  open var includesApproximationPhrase = false

  /// Whether the text marks the time as remaining: "5 minutes remaining". The default is
  /// `false`. English, German, French, Japanese and Arabic have words for it; the texts of other
  /// languages stay as they are.
  open var includesTimeRemainingPhrase = false

  /// Has no effect, as on Apple's systems: amounts are whole numbers. The default is `false`.
  open var allowsFractionalUnits = false

  /// The position of the text in a sentence, which decides the case of its first letter. The default,
  /// `unknown`, capitalizes only "About"; `beginningOfSentence` capitalizes the first letter,
  /// `middleOfSentence` does not.
  open var formattingContext = Context.unknown

  /// The calendar of the units; its locale is the language of the texts. Date components with a
  /// calendar use their own. The default is the user's calendar. Nil means the Gregorian calendar in
  /// English and in Greenwich; a calendar without a locale is in English.
  open var calendar: Calendar? = .autoupdatingCurrent

  /// The date from which a time is counted, for the lengths of months, years and days. The default
  /// is nil: the start of 2001 in Greenwich.
  open var referenceDate: Date?

  /// Creates a formatter with default properties.
  public override init() { super.init() }

  /// Creates a formatter with default properties. Archives contain no properties of this class.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns a formatter with the same properties.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = DateComponentsFormatter()
    copy.unitsStyle = unitsStyle
    copy.allowedUnits = allowedUnits
    copy.zeroFormattingBehavior = zeroFormattingBehavior
    copy.maximumUnitCount = maximumUnitCount
    copy.collapsesLargestUnit = collapsesLargestUnit
    copy.includesApproximationPhrase = includesApproximationPhrase
    copy.includesTimeRemainingPhrase = includesTimeRemainingPhrase
    copy.allowsFractionalUnits = allowsFractionalUnits
    copy.formattingContext = formattingContext
    copy.calendar = calendar
    copy.referenceDate = referenceDate
    return copy
  }

  /// Formats a number of seconds, of which fractions are cut off. Returns nil for a number that is not
  /// finite or is more than 10^13, some 300,000 years.
  open func string(from ti: TimeInterval) -> String? {
    guard abs(ti) <= Self.longest else { return nil }
    let start = start
    // The time is computed forwards and negated, because months and years before the start have other
    // lengths.
    return text(
      from: start, to: start.addingTimeInterval(abs(ti)), calendar ?? Self.plainCalendar,
      isNegative: ti < 0)
  }

  /// Formats the time that date components span. Fields other than years, months, weeks, days,
  /// hours, minutes and seconds are ignored. Returns nil for more than some 300,000 years.
  open func string(from components: DateComponents) -> String? {
    let calendar = components.calendar ?? calendar ?? Self.plainCalendar
    var span = DateComponents()
    for unit in RelativeUnit.allCases {
      guard let amount = unit.amount(in: components) else { continue }
      guard abs(Double(amount)) * unit.usualSeconds <= Self.longest else { return nil }
      span.setValue(amount, for: unit.component)
    }
    let start = start
    guard let end = calendar.date(byAdding: span, to: start) else { return nil }
    return text(from: start, to: end, calendar)
  }

  /// Formats the time from one date to another. Returns nil for more than some 300,000 years.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    guard abs(endDate.timeIntervalSince(startDate)) <= Self.longest else { return nil }
    return text(from: startDate, to: endDate, calendar ?? Self.plainCalendar)
  }

  /// Formats `DateComponents`. Returns nil for any other value.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let components as NSDateComponents: string(from: components as DateComponents)
    default: nil
    }
  }

  /// Formats date components in a style, with default properties otherwise.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private func text(
    from start: Date, to end: Date, _ calendar: Calendar, isNegative: Bool = false
  ) -> String {
    var units = RelativeUnit.allCases.filter { allowedUnits.contains($0.calendarUnit) }
    if units.isEmpty { units = RelativeUnit.allCases }
    let zeros = ZeroRule(zeroFormattingBehavior, unitsStyle)
    var division = DurationDivision(
      calendar: calendar, start: start, end: end, units: units, zeros: zeros)
    if collapsesLargestUnit { division.collapseLargestUnit() }
    if maximumUnitCount > 0 { division.limit(to: maximumUnitCount) }
    let locale = Self.locale(of: calendar)
    var amounts = division.shown
    if isNegative { for index in amounts.indices { amounts[index].amount.negate() } }
    let text = DurationText(style: unitsStyle, zeros: zeros, locale: locale).text(amounts)
    return DurationPhrase(
      isApproximate: includesApproximationPhrase, isRemaining: includesTimeRemainingPhrase,
      context: formattingContext, locale: locale
    ).text(around: text)
  }

  private var start: Date { referenceDate ?? Date(timeIntervalSinceReferenceDate: 0) }

  /// The longest time in seconds. Calendars overflow for longer times.
  private static let longest: TimeInterval = 1e13

  private static func locale(of calendar: Calendar) -> Locale {
    guard let locale = calendar.locale, !locale.identifier.isEmpty else { return plainLocale }
    return locale
  }

  private static let plainLocale = Locale(identifier: "en_US_POSIX")

  private static var plainCalendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = plainLocale
    calendar.timeZone = .gmt
    return calendar
  }
}
