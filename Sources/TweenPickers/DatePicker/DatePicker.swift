import Foundation
import TweenControls
import TweenMotion
import TweenViews

/// A control that chooses a day, a time of day, or both.
///
/// Texts, the first day of a week and the hour cycle follow the locale, the calendar and the time
/// zone of the environment. The choice of a day keeps the time of day, and the choice of a time
/// keeps the day. A date outside the range is shown as the nearest date in the range; the binding
/// is written only when the user chooses. A date that is NaN, infinite, or some thousand years away
/// is shown as the present.
public struct DatePicker<Label: View>: View {
  /// The parts of a date that can be chosen.
  public typealias Components = DatePickerComponents

  private let label: Label
  private let selection: Binding<Date>
  private let minimum: Date?
  private let maximum: Date?
  private let components: Components
  @Environment(\.datePickerStyle) private var style

  init(
    _ selection: Binding<Date>, from minimum: Date?, to maximum: Date?, _ components: Components,
    _ label: Label
  ) {
    self.selection = selection
    self.minimum = minimum
    self.maximum = maximum
    self.components = components
    self.label = label
  }

  /// The picker as the current style draws it.
  public var body: some View {
    let range = DateRange(minimum, maximum)
    let configuration = DatePickerStyleConfiguration(
      label: DatePickerStyleConfiguration.Label(view: AnyView(label)), selection: selection,
      minimumDate: range.minimum, maximumDate: range.maximum, displayedComponents: components)
    (style ?? AnyDatePickerStyle(DefaultDatePickerStyle(), over: nil)).makeBody(configuration)
  }
}

extension DatePicker {
  /// A picker of any date.
  ///
  /// - Parameters:
  ///   - selection: The chosen date.
  ///   - displayedComponents: The parts of the date that can be chosen.
  ///   - label: The label that names the date.
  public init(
    selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: nil, to: nil, displayedComponents, label())
  }

  /// A picker of a date in a closed range.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, from: range.lowerBound, to: range.upperBound, displayedComponents, label())
  }

  /// A picker of a date, at the earliest the range's lower bound.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: range.lowerBound, to: nil, displayedComponents, label())
  }

  /// A picker of a date, at the latest the range's upper bound.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: nil, to: range.upperBound, displayedComponents, label())
  }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
  /// The picker of a style's configuration, for a style that modifies another style. The picker is
  /// drawn in the style of the view that surrounds the style, or in the style that the modifying
  /// style sets on it.
  public init(_ configuration: DatePickerStyleConfiguration) {
    self.init(
      configuration.$selection, from: configuration.minimumDate, to: configuration.maximumDate,
      configuration.displayedComponents, configuration.label)
  }
}

extension DatePicker where Label == Text {
  // Titles: string, resource.
  /// A picker of any date, with a title that is looked up in the string tables.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: nil, to: nil, displayedComponents, Text(titleKey))
  }

  // Titles: string, resource.
  /// A picker of a date in a range, with a title that is looked up in the string tables.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, from: range.lowerBound, to: range.upperBound, displayedComponents, Text(titleKey))
  }

  // Titles: string, resource.
  /// A picker of a date at or after the lower bound, with a title that is looked up in the string
  /// tables.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: range.lowerBound, to: nil, displayedComponents, Text(titleKey))
  }

  // Titles: string, resource.
  /// A picker of a date at or before the upper bound, with a title that is looked up in the string
  /// tables.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: nil, to: range.upperBound, displayedComponents, Text(titleKey))
  }
}
