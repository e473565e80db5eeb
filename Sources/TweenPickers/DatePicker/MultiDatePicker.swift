import Foundation
import TweenMotion
import TweenViews

/// A calendar in which any number of days is chosen.
///
/// A press chooses a day, another lets it go; so does Space on the day that arrows have gone to. Chosen days are written with calendar, era, year, month
/// and day; those with a year, a month and a day that are written by the program count whatever else
/// they say, and those without show nowhere and stay.
public struct MultiDatePicker<Label: View>: View {
  private let label: Label
  private let selection: Binding<Set<DateComponents>>
  private let range: DateRange
  @Environment(\.self) private var environment
  /// The day that keys act on, once they have moved it.
  @State private var cursor: Date?
  @FocusState private var isFocused: Bool

  init(_ selection: Binding<Set<DateComponents>>, _ range: DateRange, _ label: Label) {
    self.selection = selection
    self.range = range
    self.label = label
  }

  /// A picker of any days.
  ///
  /// - Parameters:
  ///   - selection: The days.
  ///   - label: What they are for.
  @MainActor public init(
    selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateRange(nil, nil), label())
  }

  /// A picker of days in a range, whose end is none of them.
  @MainActor public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateRange(from: bounds.lowerBound, upTo: bounds.upperBound), label())
  }

  /// A picker of days from a date on.
  @MainActor public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateRange(bounds.lowerBound, nil), label())
  }

  /// A picker of days before a date.
  @MainActor public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateRange(from: nil, upTo: bounds.upperBound), label())
  }

  /// The calendar. The label is told to those who don't see it.
  public var body: some View {
    let setting = DateSetting(environment)
    let calendar = setting.calendar
    let chosen = Set(selection.wrappedValue.compactMap { Self.day($0, calendar) })
    let now = range.nearest(DateSetting.now)
    let start = calendar.dateInterval(of: .month, for: now)?.start ?? now
    let mark =
      cursor ?? chosen.filter { isOpen($0, calendar) }.min() ?? calendar.startOfDay(for: now)
    MonthCalendar(
      setting: setting, range: range, shown: cursor ?? start, cursor: isFocused ? mark : nil,
      isChosen: { chosen.contains($0) }, choose: { turn($0, calendar) }
    )
    .controlFocus(
      ControlKeys(
        activate: { if isOpen(mark, calendar) { turn(mark, calendar) } },
        other: { take($0, from: mark, calendar) })
    )
    .focused($isFocused)
    .readAs(label, isOn: true)
  }

  /// Whether a day can be chosen.
  private func isOpen(_ day: Date, _ calendar: Calendar) -> Bool {
    range.meets(day, calendar.date(byAdding: .day, value: 1, to: day) ?? day)
  }

  /// Chooses a day, or lets it go.
  private func turn(_ day: Date, _ calendar: Calendar) {
    var new = selection.wrappedValue
    let same = new.filter { Self.day($0, calendar) == day }
    if same.isEmpty {
      new.insert(calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
    } else {
      new.subtract(same)
    }
    selection.wrappedValue = new
  }

  /// Arrows go a day or a week on, and a page a month, as far as days can be chosen.
  private func take(_ press: KeyPress, from day: Date, _ calendar: Calendar) -> Bool {
    let isMirrored = environment.layoutDirection == .rightToLeft
    guard let step = CalendarStep(press.key, isMirrored: isMirrored) else { return false }
    if let new = calendar.date(byAdding: step.unit, value: step.count, to: day) {
      cursor = calendar.startOfDay(for: range.nearest(new))
    }
    return true
  }

  /// The beginning of a day that is told by its parts; nil where they tell none.
  private static func day(_ parts: DateComponents, _ calendar: Calendar) -> Date? {
    guard let year = parts.year, let month = parts.month, let day = parts.day,
      abs(year) < 10_000, abs(month) < 100, abs(day) < 1000
    else { return nil }
    var plain = DateComponents(era: parts.era, year: year, month: month, day: day)
    plain.isLeapMonth = parts.isLeapMonth
    return calendar.date(from: plain).map { calendar.startOfDay(for: $0) }
  }
}

extension MultiDatePicker where Label == Text {
  // Titles: string, resource.
  /// A picker of any days, with a title that is looked up in the string tables.
  @MainActor public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection: selection) { Text(titleKey) }
  }

  // Titles: string, resource.
  /// A picker of days in a range, with a title that is looked up in the string tables.
  @MainActor public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  // Titles: string, resource.
  /// A picker of days from a date on, with a title that is looked up in the string tables.
  @MainActor public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  // Titles: string, resource.
  /// A picker of days before a date, with a title that is looked up in the string tables.
  @MainActor public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }
}
