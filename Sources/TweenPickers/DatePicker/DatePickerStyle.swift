import Foundation
import TweenControls
import TweenMotion
import TweenViews

/// The properties of a date picker that a style draws.
public struct DatePickerStyleConfiguration {
  /// The picker's label as a type-erased view.
  public struct Label: View {
    let view: AnyView
    /// The label that the picker was created with.
    public var body: some View { view }
  }

  /// The label that names the picker's date, for the style to place.
  public let label: Label
  /// The chosen date, which a style writes when the user chooses.
  @Binding public var selection: Date
  /// The first date that can be chosen; nil: no limit.
  public let minimumDate: Date?
  /// The last date that can be chosen; nil: no limit.
  public let maximumDate: Date?
  /// The parts of the date that can be chosen.
  public let displayedComponents: DatePickerComponents

  init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }

  @MainActor var range: DateRange { DateRange(minimumDate, maximumDate) }
}

/// The look of a date picker, and the gestures that it reacts to.
///
/// Dynamic properties of the style, such as `@Environment`, have the values of the place in which
/// the picker stands.
@MainActor @preconcurrency public protocol DatePickerStyle {
  /// The type of view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The properties of the control that the style draws.
  typealias Configuration = DatePickerStyleConfiguration
  /// Returns the view that shows and changes the date. Called again when the configuration changes.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A date picker's style of any kind, as the environment carries it.
typealias AnyDatePickerStyle = AnyControlStyle<DatePickerStyleConfiguration>

extension AnyDatePickerStyle {
  @MainActor init(_ style: some DatePickerStyle, over outer: Self?) {
    self.init(style, over: outer, in: \.datePickerStyle) { $0.makeBody(configuration: $1) }
  }
}

private enum DatePickerStyleKey: EnvironmentKey {
  static var defaultValue: AnyDatePickerStyle? { nil }
}

extension EnvironmentValues {
  /// The style of date pickers; nil: the automatic style.
  var datePickerStyle: AnyDatePickerStyle? {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the date pickers in this view. Pickers that `style` itself creates are drawn
  /// in the style of the views around this one, unless `style` sets another.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    transformEnvironment(\.datePickerStyle) { $0 = AnyDatePickerStyle(style, over: $0) }
  }
}
