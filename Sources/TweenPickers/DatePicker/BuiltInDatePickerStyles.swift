import Foundation
import TweenControls
import TweenMotion
import TweenViews

/// The look of the place: chips on a phone, a field with a stepper on a desktop.
public struct DefaultDatePickerStyle: DatePickerStyle {
  @Environment(\.interfaceIdiom) private var idiom
  /// The automatic style.
  public init() {}
  /// Chips, or a field.
  public func makeBody(configuration: Configuration) -> some View {
    if idiom.isTouch {
      DateChipsRow(configuration: configuration)
    } else {
      DateFieldRow(configuration: configuration, steps: true)
    }
  }
}

/// A chip for the day and one for the time, which open what they are chosen by.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// The compact style.
  public init() {}
  /// The label, and the chips at the end of the row.
  public func makeBody(configuration: Configuration) -> some View {
    DateChipsRow(configuration: configuration)
  }
}

/// A calendar of a month, and a chip for the time.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// The graphical style.
  public init() {}
  /// The calendar. The label is told to those who don't see it.
  public func makeBody(configuration: Configuration) -> some View {
    GraphicalDatePicker(configuration: configuration)
  }
}

/// Wheels for the parts of the date.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// The style of wheels.
  public init() {}
  /// The label, and the wheels beside it.
  public func makeBody(configuration: Configuration) -> some View {
    WheelDatePicker(configuration: configuration)
  }
}

/// A field whose parts are chosen by a press and changed by keys.
public struct FieldDatePickerStyle: DatePickerStyle {
  /// The style of a field.
  public init() {}
  /// The label, and the field at the end of the row.
  public func makeBody(configuration: Configuration) -> some View {
    DateFieldRow(configuration: configuration, steps: false)
  }
}

/// A field whose parts are chosen by a press, with a stepper that changes them.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
  /// The style of a field with a stepper.
  public init() {}
  /// The label, and the field with its stepper at the end of the row.
  public func makeBody(configuration: Configuration) -> some View {
    DateFieldRow(configuration: configuration, steps: true)
  }
}

/// A label with the chips of a day and a time. Where the label is hidden, the chips are a group that
/// readers name by it.
private struct DateChipsRow: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.labelsVisibility) private var labelsVisibility

  var body: some View {
    let isHidden = labelsVisibility == .hidden
    ControlRow(
      label: configuration.label,
      control: DateChips(configuration: configuration)
        .semantics(isHidden ? Semantics(.group, children: .contained) : Semantics())
        .readAs(configuration.label, isOn: isHidden)
        .rowChip(),
      namesItself: true)
  }
}

/// A label with a field for a date, which readers name by the label where that is hidden.
private struct DateFieldRow: View {
  let configuration: DatePickerStyleConfiguration
  let steps: Bool
  @Environment(\.labelsVisibility) private var labelsVisibility

  var body: some View {
    ControlRow(
      label: configuration.label,
      control: DateFieldControl(configuration: configuration, steps: steps)
        .readAs(configuration.label, isOn: labelsVisibility == .hidden),
      namesItself: true)
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The look of the place: chips on a phone, a field with a stepper on a desktop.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A chip for the day and one for the time.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar of a month.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels for the parts of the date.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// A field whose parts are changed by keys.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}
extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// A field with a stepper.
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}
