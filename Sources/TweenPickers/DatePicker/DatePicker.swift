import Foundation
import TweenControls
import TweenMotion
import TweenViews

/// A control that chooses a day, a time of day or both.
///
/// Words, the first day of a week and the count of hours follow the locale, the calendar and the time
/// zone of the surroundings. A day that is chosen keeps the time of day, and a time keeps the day. A
/// date beyond the range shows as the nearest in it, and is written only when the user chooses; one
/// that is no number, or farther off than calendars tell, shows as the present.
public struct DatePicker<Label: View>: View {
  /// Which parts can be chosen.
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

  /// The picker as the style in force draws it.
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
  ///   - selection: The date.
  ///   - displayedComponents: Which parts of it can be chosen.
  ///   - label: What it is for.
  public init(
    selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: nil, to: nil, displayedComponents, label())
  }

  /// A picker of a date in a range, ends included.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, from: range.lowerBound, to: range.upperBound, displayedComponents, label())
  }

  /// A picker of a date from another on.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: range.lowerBound, to: nil, displayedComponents, label())
  }

  /// A picker of a date up to another.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: nil, to: range.upperBound, displayedComponents, label())
  }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
  /// The picker that a style is asked to show, for a style that changes another: it has the style
  /// from around the one that makes it, or that which the latter gives it.
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
  /// A picker of a date from another on, with a title that is looked up in the string tables.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: range.lowerBound, to: nil, displayedComponents, Text(titleKey))
  }

  // Titles: string, resource.
  /// A picker of a date up to another, with a title that is looked up in the string tables.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: nil, to: range.upperBound, displayedComponents, Text(titleKey))
  }
}
