import Foundation
import TweenMotion
import TweenViews

/// A calendar in which any number of days can be chosen.
///
/// A press chooses a day, and another press removes it. Space does the same for the day to which
/// the arrow keys have moved. Chosen days are written with calendar, era, year, month and day.
/// Components that the program writes need a year, a month and a day; their era and leap month are
/// used too, and other fields are ignored. Components without year, month or day are not shown and
/// stay in the set.
public struct MultiDatePicker<Label: View>: View {
  private let label: Label
  private let selection: Binding<Set<DateComponents>>
  private let range: DateRange
  @Environment(\.self) private var environment
  /// The day on which keys act, once they have moved it.
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
  ///   - selection: The chosen days.
  ///   - label: The label that names the days.
  @MainActor public init(
    selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateRange(nil, nil), label())
  }

  /// A picker of days in a range that does not include its end.
  @MainActor public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateRange(from: bounds.lowerBound, upTo: bounds.upperBound), label())
  }

  /// A picker of days at or after the range's lower bound.
  @MainActor public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateRange(bounds.lowerBound, nil), label())
  }

  /// A picker of days before the range's upper bound, which is not included.
  @MainActor public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateRange(from: nil, upTo: bounds.upperBound), label())
  }

  /// The calendar. The label is not visible; assistive technology reads it.
  public var body: some View {
    let setting = DateEnvironment(environment)
    let calendar = setting.calendar
    let chosen = Set(selection.wrappedValue.compactMap { Self.day($0, calendar) })
    let now = range.nearest(DateEnvironment.now)
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
        other: { handle($0, from: mark, calendar) })
    )
    .focused($isFocused)
    .accessibilityLabelViews(label, isOn: true)
  }

  /// Returns whether a day can be chosen.
  private func isOpen(_ day: Date, _ calendar: Calendar) -> Bool {
    range.meets(day, calendar.date(byAdding: .day, value: 1, to: day) ?? day)
  }

  /// Chooses a day, or removes it if it is chosen.
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

  /// Handles the arrow keys, which move by a day or a week, and the page keys, which move by a
  /// month, within the days that can be chosen.
  private func handle(_ press: KeyPress, from day: Date, _ calendar: Calendar) -> Bool {
    let isMirrored = environment.layoutDirection == .rightToLeft
    guard let step = CalendarStep(press.key, isMirrored: isMirrored) else { return false }
    if let new = calendar.date(byAdding: step.unit, value: step.count, to: day) {
      cursor = calendar.startOfDay(for: range.nearest(new))
    }
    return true
  }

  /// Returns the beginning of the day that components describe; nil if year, month or day is
  /// missing or too large.
  private static func day(_ parts: DateComponents, _ calendar: Calendar) -> Date? {
    guard let year = parts.year, let month = parts.month, let day = parts.day,
      (-9_999...9_999).contains(year), (-99...99).contains(month), (-999...999).contains(day)
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
  /// A picker of days at or after the lower bound, with a title that is looked up in the string
  /// tables.
  @MainActor public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  // Titles: string, resource.
  /// A picker of days before the upper bound, with a title that is looked up in the string tables.
  @MainActor public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }
}
