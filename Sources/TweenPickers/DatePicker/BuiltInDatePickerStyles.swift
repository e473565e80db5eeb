import Foundation
import TweenControls
import TweenMotion
import TweenViews

/// The automatic style of date pickers: buttons that open a card on a phone, a field with a stepper
/// on a desktop.
public struct DefaultDatePickerStyle: DatePickerStyle {
  @Environment(\.interfaceIdiom) private var idiom
  /// Creates the automatic style, which depends on the kind of device.
  public init() {}
  /// Returns buttons on a phone, a field with a stepper on a desktop.
  public func makeBody(configuration: Configuration) -> some View {
    if idiom.isTouch {
      DateChipsRow(configuration: configuration)
    } else {
      DateFieldRow(configuration: configuration, steps: true)
    }
  }
}

/// A date picker style with a button for the day and one for the time, each of which opens a card.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style with a button for the day and one for the time.
  public init() {}
  /// Returns the label, with the buttons at the end of the row.
  public func makeBody(configuration: Configuration) -> some View {
    DateChipsRow(configuration: configuration)
  }
}

/// A date picker style that shows the calendar of a month, and a button for the time.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style that shows the calendar of a month.
  public init() {}
  /// Returns the calendar. The label is not visible; assistive technology reads it.
  public func makeBody(configuration: Configuration) -> some View {
    GraphicalDatePicker(configuration: configuration)
  }
}

/// A date picker style that shows wheels for the parts of the date.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style that shows wheels for the parts of the date.
  public init() {}
  /// Returns the label, with the wheels beside it.
  public func makeBody(configuration: Configuration) -> some View {
    WheelDatePicker(configuration: configuration)
  }
}

/// A date picker style that shows a field. A press selects a part of the date, and keys change it.
public struct FieldDatePickerStyle: DatePickerStyle {
  /// Creates the style that shows a field.
  public init() {}
  /// Returns the label, with the field at the end of the row.
  public func makeBody(configuration: Configuration) -> some View {
    DateFieldRow(configuration: configuration, steps: false)
  }
}

/// A date picker style that shows a field with a stepper. A press selects a part of the date, and
/// the stepper changes it.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
  /// Creates the style that shows a field with a stepper.
  public init() {}
  /// Returns the label, with the field and its stepper at the end of the row.
  public func makeBody(configuration: Configuration) -> some View {
    DateFieldRow(configuration: configuration, steps: true)
  }
}

/// A label with the buttons of a day and a time. If the label is hidden, the buttons are an
/// accessibility group with that label.
private struct DateChipsRow: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.labelsVisibility) private var labelsVisibility

  var body: some View {
    let isHidden = labelsVisibility == .hidden
    ControlRow(
      label: configuration.label,
      control: DateChips(configuration: configuration)
        .semantics(isHidden ? Semantics(.group, children: .contained) : Semantics())
        .accessibilityLabelViews(configuration.label, isOn: isHidden)
        .rowChip(),
      namesItself: true)
  }
}

/// A label with a field for a date. If the label is hidden, it is the field's accessibility label.
private struct DateFieldRow: View {
  let configuration: DatePickerStyleConfiguration
  let steps: Bool
  @Environment(\.labelsVisibility) private var labelsVisibility

  var body: some View {
    ControlRow(
      label: configuration.label,
      control: DateFieldControl(configuration: configuration, steps: steps)
        .accessibilityLabelViews(configuration.label, isOn: labelsVisibility == .hidden),
      namesItself: true)
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// Buttons that open a card on a phone, a field with a stepper on a desktop.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A button for the day and one for the time, each of which opens a card.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The calendar of a month, with a button for the time.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels for the parts of the date, in the locale's order.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// A field whose parts are selected by a press and changed by keys.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}
extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// A field with a stepper, which changes the selected part.
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}
