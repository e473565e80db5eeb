import Foundation
import _FoundationICU

/// Formats a distance in time as seen from a reference date: "in 2 weeks", "1 hour ago",
/// "yesterday".
///
/// A text has one unit, the largest whose amount is not zero. Smaller units are cut off, not rounded: 1
/// hour and 59 minutes are "in 1 hour".
///
/// The names come from Unicode's locale data. An instance must not be changed on one thread while
/// another thread formats with it.
open class RelativeDateTimeFormatter: Formatter {
  /// Whether days and units next to the present are formatted by names.
  public enum DateTimeStyle: Int, Sendable {
    /// Numbers only: "1 day ago".
    case numeric = 0
    /// Names where the locale has one, numbers otherwise: "yesterday", "2 days ago".
    case named
  }

  /// The length of units and the notation of their amounts.
  public enum UnitsStyle: Int, Sendable {
    /// Whole words: "2 months ago".
    case full = 0
    /// Whole words for the numbers too: "two months ago".
    case spellOut
    /// Abbreviated units: "2 mo. ago".
    case short
    /// The shortest units that the locale has: "2mo ago".
    case abbreviated
  }

  /// Whether texts use names such as "yesterday". The default is `numeric`.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The length of units. The default is `full`.
  open var unitsStyle = UnitsStyle.full
  /// The position of the text in a sentence, which decides the case of its first letter. The default,
  /// `unknown`, keeps the case of the locale data; `beginningOfSentence` capitalizes the letter.
  open var formattingContext = Context.unknown

  /// The calendar that divides the time between two dates into units. The default, also after setting
  /// nil, is the user's calendar.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! {
    get { usedCalendar }
    set { usedCalendar = newValue ?? .autoupdatingCurrent }
  }
  /// The locale of words and digits. The default, also after setting nil, is the user's locale.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! {
    get { usedLocale }
    set { usedLocale = newValue ?? .autoupdatingCurrent }
  }
  private var usedCalendar = Calendar.autoupdatingCurrent
  private var usedLocale = Locale.autoupdatingCurrent

  /// Creates a formatter with default properties.
  public override init() { super.init() }

  /// Creates a formatter with default properties. Archives contain no properties of this class.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns a formatter with the same properties.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = RelativeDateTimeFormatter()
    copy.dateTimeStyle = dateTimeStyle
    copy.unitsStyle = unitsStyle
    copy.formattingContext = formattingContext
    copy.usedCalendar = usedCalendar
    copy.usedLocale = usedLocale
    return copy
  }

  /// Formats the largest amount of date components that is not zero.
  ///
  /// A negative amount is in the past. Years, months, weeks, days, hours, minutes and seconds are used;
  /// other fields are ignored. If all amounts are zero, the smallest unit that is set is formatted, or
  /// seconds if none is set.
  open func localizedString(from dateComponents: DateComponents) -> String {
    var last: RelativeUnit?
    for unit in RelativeUnit.allCases {
      guard let amount = unit.amount(in: dateComponents) else { continue }
      if amount != 0 { return text(amount, unit) }
      last = unit
    }
    return text(0, last ?? .second)
  }

  /// Formats a number of seconds; a negative number is in the past.
  ///
  /// Months and years are counted from the start of 2001 in Greenwich. A number that is not finite is
  /// formatted as 0; larger numbers than 10^13 seconds, some 300,000 years, are clamped to it.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let limit: TimeInterval = 1e13
    let interval = timeInterval.isFinite ? min(max(timeInterval, -limit), limit) : 0
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    // The time is computed forwards and negated, because the year before the start has one day more.
    var distance = distance(from: reference, to: reference.addingTimeInterval(abs(interval)))
    if interval < 0 {
      for unit in RelativeUnit.allCases {
        distance.setValue(unit.amount(in: distance).map { -$0 }, for: unit.component)
      }
    }
    return localizedString(from: distance)
  }

  private func distance(from start: Date, to end: Date) -> DateComponents {
    usedCalendar.dateComponents(Set(RelativeUnit.allCases.map(\.component)), from: start, to: end)
  }

  /// Formats the distance from a reference date to a date, in units of the formatter's calendar.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(from: distance(from: referenceDate, to: date))
  }

  /// Formats a `Date` as seen from the present. Returns nil for any other value.
  open override func string(for obj: Any?) -> String? {
    guard let date = obj as? Date else { return nil }
    return localizedString(for: date, relativeTo: Date())
  }

  private func text(_ amount: Int, _ unit: RelativeUnit) -> String {
    var status = U_ZERO_ERROR
    let spelling = unitsStyle == .spellOut ? UnicodeText.openSpelling(usedLocale) : nil
    let format = swift_ureldatefmt_open(
      usedLocale.identifier, spelling, width, capitalization, &status)
    defer { swift_ureldatefmt_close(format) }
    let isNamed = dateTimeStyle == .named
    let text = UnicodeText.read { buffer, capacity, status in
      let write = isNamed ? swift_ureldatefmt_format : swift_ureldatefmt_formatNumeric
      return write(format, Double(amount), unit.relative, buffer, capacity, &status)
    }
    // The number alone, for a locale without data.
    return text.map(UnicodeText.withoutHyphens) ?? String(amount)
  }

  private var width: UDateRelativeDateTimeFormatterStyle {
    switch unitsStyle {
    case .full, .spellOut: UDAT_STYLE_LONG
    case .short: UDAT_STYLE_SHORT
    case .abbreviated: UDAT_STYLE_NARROW
    }
  }

  private var capitalization: UDisplayContext {
    switch formattingContext {
    case .unknown, .dynamic: UDISPCTX_CAPITALIZATION_NONE
    case .standalone: UDISPCTX_CAPITALIZATION_FOR_STANDALONE
    case .listItem: UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU
    case .beginningOfSentence: UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE
    case .middleOfSentence: UDISPCTX_CAPITALIZATION_FOR_MIDDLE_OF_SENTENCE
    }
  }
}
