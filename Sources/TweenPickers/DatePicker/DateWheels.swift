import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// Wheels for the parts of a date, in the locale's order (Pickers 5.4).
///
/// A wheel that is turned to a date outside the range turns back.
struct DateWheels: View {
  let configuration: DatePickerStyleConfiguration
  let components: DatePickerComponents
  @Environment(\.self) private var environment
  /// The day from which days are counted in the column of days.
  @State private var anchor: Date?

  /// The number of days in the column of days before and after its anchor.
  private static let days = 20_000
  private static let years = 9999
  private let metrics = DatePickerMetrics.touch

  var body: some View {
    let setting = DateEnvironment(environment)
    let date = setting.usable(configuration.selection, in: configuration.range)
    let units = DateParts(components, locale: setting.locale).units
    let hasBoth = components.contains(.date) && components.contains(.hourAndMinute)
    Wheel {
      if hasBoth { days(date, setting).frame(minWidth: metrics.dayColumn) }
      ForEach(units.filter { !hasBoth || $0.isOfTime }, id: \.self) { unit in
        column(unit, date, setting).frame(minWidth: unit == .month ? metrics.monthColumn : nil)
      }
    }
    .onAppear { anchor = setting.calendar.startOfDay(for: date) }
    .semantics(
      Semantics(
        .adjustable, value: words(date, setting), actions: ["increment", "decrement"],
        children: .ignored))
  }

  private func words(_ date: Date, _ setting: DateEnvironment) -> String {
    let day = components.contains(.date) ? [setting.fullDay(date)] : []
    let time = components.contains(.hourAndMinute) ? [setting.time(date)] : []
    return (day + time).joined(separator: ", ")
  }

  private func write(_ new: Date) {
    let nearest = configuration.range.nearest(new)
    if nearest != configuration.selection { configuration.selection = nearest }
  }

  /// The column of days by name, which is used beside hours.
  private func days(_ date: Date, _ setting: DateEnvironment) -> some View {
    let calendar = setting.calendar
    let today = calendar.startOfDay(for: date)
    let base = anchor ?? today
    let way = calendar.dateComponents([.day], from: base, to: today).day ?? 0
    func day(_ row: Int) -> Date {
      calendar.date(byAdding: .day, value: row - Self.days, to: base) ?? base
    }
    return WheelColumn(
      count: 2 * Self.days + 1, selection: way + Self.days, alignment: .trailing,
      choose: { write(setting.day(of: day($0), atTimeOf: date)) },
      row: { Text(setting.shortDay(day($0))) })
  }

  private func column(_ unit: DateUnit, _ date: Date, _ setting: DateEnvironment) -> some View {
    let rows = setting.rows(unit, of: date, years: Self.years)
    let value = setting.value(unit, of: date)
    return WheelColumn(
      count: rows.count, selection: value - rows.lowerBound, isEndless: unit.isEndless,
      alignment: unit == .month ? .leading : .center,
      choose: { write(setting.date(date, with: unit, as: $0 + rows.lowerBound)) },
      row: { Text(setting.wheelWords(unit, $0 + rows.lowerBound)).monospacedDigit() })
  }
}

extension DateUnit {
  fileprivate var isOfTime: Bool { self == .hour || self == .minute || self == .period }

  /// Whether the first value of the part follows its last.
  fileprivate var isEndless: Bool {
    switch self {
    case .year, .period: false
    case .month, .day, .hour, .minute: true
    }
  }
}

extension DateEnvironment {
  /// Returns the possible values of a part of a date.
  fileprivate func rows(_ unit: DateUnit, of date: Date, years: Int) -> Range<Int> {
    switch unit {
    case .year: 1..<years + 1
    case .month: calendar.range(of: .month, in: .year, for: date) ?? 1..<13
    case .day: calendar.range(of: .day, in: .month, for: date) ?? 1..<32
    case .hour: 0..<24
    case .minute: 0..<60
    case .period: 0..<2
    }
  }

  /// Returns the text of a row of a wheel.
  fileprivate func wheelWords(_ unit: DateUnit, _ value: Int) -> String {
    switch unit {
    case .year, .day: return number(value, digits: 1)
    case .month:
      let names = calendar.standaloneMonthSymbols
      return names.indices.contains(value - 1) ? names[value - 1] : number(value, digits: 1)
    case .hour: return number(shownHour(value), digits: countsToTwelve ? 1 : 2)
    case .minute: return number(value, digits: 2)
    case .period: return value == 0 ? calendar.amSymbol : calendar.pmSymbol
    }
  }
}

/// Wheels beside the label, or below it if there is not enough width. Without a visible label the
/// wheels are alone.
struct WheelDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.labelsVisibility) private var labelsVisibility

  var body: some View {
    if labelsVisibility == .hidden {
      wheels.accessibilityLabelViews(configuration.label, isOn: true)
    } else {
      ViewThatFits(in: .horizontal) {
        HStack {
          configuration.label
          wheels.frame(idealWidth: Self.leastBeside)
        }
        VStack(alignment: .leading) {
          configuration.label
          wheels
        }
      }
    }
  }

  /// The width in points that the wheels need beside a label with texts of usual length.
  private static let leastBeside: CGFloat = 280

  private var wheels: some View {
    DateWheels(configuration: configuration, components: configuration.displayedComponents)
  }
}
