import Foundation
import TweenMotion
import TweenViews

/// A calendar in which any number of days is chosen.
///
/// A press chooses a day, another lets it go. Chosen days are written with calendar, era, year, month
/// and day; those with a year, a month and a day that are written by the program count whatever else
/// they say, and those without show nowhere and stay.
public struct MultiDatePicker<Label: View>: View {
  private let label: Label
  private let selection: Binding<Set<DateComponents>>
  private let range: DateRange
  @Environment(\.self) private var environment

  private init(_ selection: Binding<Set<DateComponents>>, _ range: DateRange, _ label: Label) {
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
    MonthCalendar(
      setting: setting, range: range,
      shown: calendar.dateInterval(of: .month, for: now)?.start ?? now,
      isChosen: { chosen.contains($0) },
      choose: { day in
        var new = selection.wrappedValue
        let same = new.filter { Self.day($0, calendar) == day }
        if same.isEmpty {
          new.insert(calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
        } else {
          new.subtract(same)
        }
        selection.wrappedValue = new
      })
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
  /// A picker of any days, with a title that is looked up in the string tables.
  @MainActor public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// A picker of days in a range, with a title that is looked up in the string tables.
  @MainActor public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// A picker of days from a date on, with a title that is looked up in the string tables.
  @MainActor public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// A picker of days before a date, with a title that is looked up in the string tables.
  @MainActor public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// A picker of any days, with a title that is shown as it is.
  @_disfavoredOverload
  @MainActor public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection: selection) { Text(title) }
  }

  /// A picker of days in a range, with a title that is shown as it is.
  @_disfavoredOverload
  @MainActor public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

  /// A picker of days from a date on, with a title that is shown as it is.
  @_disfavoredOverload
  @MainActor public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

  /// A picker of days before a date, with a title that is shown as it is.
  @_disfavoredOverload
  @MainActor public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }
}
