import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

// Pickers as the talks of 2019 spell them (Controls 16).

/// Options side by side.
@available(*, deprecated, message: "Use Picker with pickerStyle(.segmented).")
public struct SegmentedControl<SelectionValue: Hashable, Content: View> {
  private let selection: Binding<SelectionValue>
  private let content: Content

  /// Options side by side.
  ///
  /// - Parameters:
  ///   - selection: The tag of the option that is chosen.
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
  /// The options.
  public var body: some View {
    Picker(selection: selection, label: EmptyView()) { content }.pickerStyle(.segmented)
  }
}

/// A field for a date.
@available(*, deprecated, message: "Use DatePicker with datePickerStyle(.field).")
public struct DateField<Label: View> {
  private let picker: DatePicker<Label>

  /// A field for a date.
  ///
  /// - Parameters:
  ///   - value: The date.
  ///   - minimumDate: The first that can be chosen; nil: there is none.
  ///   - maximumDate: The last that can be chosen; nil: there is none.
  ///   - displayedComponents: Which parts of it can be chosen.
  ///   - label: What it is for.
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
  /// A field for a date that says nothing of what it is for.
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
  /// The field.
  public var body: some View { picker.datePickerStyle(.field) }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The picker's own style.
  @available(*, deprecated, renamed: "automatic")
  public static var `default`: DefaultPickerStyle { DefaultPickerStyle() }
}
