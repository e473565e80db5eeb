import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

// Pickers as the talks of 2019 spell them (Controls 16).

/// Options side by side on a bar: an early form of `Picker`.
@available(*, deprecated, message: "Use Picker with pickerStyle(.segmented).")
public struct SegmentedControl<SelectionValue: Hashable, Content: View> {
  private let selection: Binding<SelectionValue>
  private let content: Content

  /// A control with options side by side.
  ///
  /// - Parameters:
  ///   - selection: The tag of the chosen option.
  ///   - content: The options.
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }
}

@available(*, deprecated)
extension SegmentedControl: View {
  /// The options, as a picker in the segmented style.
  public var body: some View {
    Picker(selection: selection, label: EmptyView()) { content }.pickerStyle(.segmented)
  }
}

/// A field for a date: an early form of `DatePicker`.
@available(*, deprecated, message: "Use DatePicker with datePickerStyle(.field).")
public struct DateField<Label: View> {
  private let picker: DatePicker<Label>

  /// A field for a date.
  ///
  /// - Parameters:
  ///   - value: The date.
  ///   - minimumDate: The first date that can be chosen; nil: no limit.
  ///   - maximumDate: The last date that can be chosen; nil: no limit.
  ///   - displayedComponents: The parts of the date that can be chosen.
  ///   - label: The label that names the date.
  @MainActor @preconcurrency public init(
    _ value: Binding<Date>, minimumDate: Date? = nil, maximumDate: Date? = nil,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    picker = DatePicker(value, from: minimumDate, to: maximumDate, displayedComponents, label())
  }
}

@available(*, deprecated)
extension DateField where Label == EmptyView {
  /// A field for a date, without a label.
  @MainActor @preconcurrency public init(
    _ value: Binding<Date>, minimumDate: Date? = nil, maximumDate: Date? = nil,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      value, minimumDate: minimumDate, maximumDate: maximumDate,
      displayedComponents: displayedComponents, label: { EmptyView() })
  }
}

@available(*, deprecated)
extension DateField: View {
  /// The field, as a date picker in the field style.
  public var body: some View { picker.datePickerStyle(.field) }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The automatic picker style, under its earlier name.
  @available(*, deprecated, renamed: "automatic")
  public static var `default`: DefaultPickerStyle { DefaultPickerStyle() }
}
