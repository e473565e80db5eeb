import Foundation
import TweenCombine
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

// Controls and data as the talks of 2019 spell them (Controls 16).

/// As `TabView`.
@available(*, deprecated, renamed: "TabView")
public typealias TabbedView = TabView

/// A row or a button that leads to another page.
@available(*, deprecated, renamed: "NavigationLink")
public struct NavigationButton<Label: View, Destination: View> {
  private let destination: Destination
  private let label: Label
  private let onTrigger: () -> Bool
  @State private var isOpen = false

  /// A link to a page of its own.
  ///
  /// - Parameters:
  ///   - destination: The page.
  ///   - isDetail: Without effect: in columns all links fill the next one.
  ///   - onTrigger: Asked when the link is followed; false: nothing is shown.
  ///   - label: What the link shows.
  nonisolated public init(
    destination: Destination, isDetail: Bool = true,
    onTrigger: @escaping () -> Bool = { true }, @ViewBuilder label: () -> Label
  ) {
    self.destination = destination
    self.onTrigger = onTrigger
    self.label = label()
  }
}

@available(*, deprecated)
extension NavigationButton: View {
  /// The link.
  public var body: some View {
    let active = Binding {
      isOpen
    } set: { opens in
      if !opens || onTrigger() { isOpen = opens }
    }
    NavigationLink(destination: destination, isActive: active) { label }
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A slider from one value through another.
  @available(*, deprecated, renamed: "init(value:in:onEditingChanged:)")
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, from minValue: V = 0, through maxValue: V,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: minValue...max(minValue, maxValue), onEditingChanged: onEditingChanged)
  }

  /// A slider from one value through another, by steps.
  @available(*, deprecated, renamed: "init(value:in:step:onEditingChanged:)")
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, from minValue: V = 0, through maxValue: V, by stride: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: minValue...max(minValue, maxValue), step: stride,
      onEditingChanged: onEditingChanged)
  }
}

extension TextField where Label == Text {
  /// A field with a placeholder, which tells when editing begins and ends, and when Return is pressed.
  @available(*, deprecated, renamed: "init(text:prompt:label:)")
  public init(
    _ text: Binding<String>, placeholder: Text? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      FieldContent(text: text, onEditingChanged: onEditingChanged, onCommit: onCommit),
      prompt: placeholder, label: placeholder ?? Text(verbatim: ""))
  }
}

extension SecureField where Label == Text {
  /// A field for what is not to be seen, with a placeholder, which tells when Return is pressed.
  @available(*, deprecated, renamed: "init(text:prompt:label:)")
  public init(
    _ text: Binding<String>, placeholder: Text? = nil, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      FieldContent(text: text, onCommit: onCommit), prompt: placeholder,
      label: placeholder ?? Text(verbatim: ""))
  }
}

extension Stepper {
  /// A stepper of a value in a range, with what it is for last.
  @available(*, deprecated, renamed: "init(value:in:step:label:onEditingChanged:)")
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// A stepper of a value, with what it is for last.
  @available(*, deprecated, renamed: "init(value:step:label:onEditingChanged:)")
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// Two buttons, with what they are for last.
  @available(*, deprecated, renamed: "init(label:onIncrement:onDecrement:onEditingChanged:)")
  @_disfavoredOverload
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }
}

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

/// A button that opens a menu.
@available(*, deprecated, renamed: "Menu")
public struct MenuButton<Label: View, Content: View> {
  private let label: Label
  private let content: Content

  /// A button that opens a menu.
  ///
  /// - Parameters:
  ///   - label: What the button shows.
  ///   - content: What is in the menu.
  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }
}

@available(*, deprecated)
extension MenuButton: View {
  /// The button.
  public var body: some View {
    Menu {
      content
    } label: {
      label
    }
  }
}

/// As `MenuButton`.
@available(*, deprecated, renamed: "Menu")
public typealias PullDownButton = MenuButton

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
