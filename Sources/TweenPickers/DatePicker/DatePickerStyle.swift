import Foundation
import TweenControls
import TweenMotion
import TweenViews

/// What a style is told of its date picker.
public struct DatePickerStyleConfiguration {
  /// The picker's label as a view.
  public struct Label: View {
    let view: AnyView
    /// The label as the picker was given it.
    public var body: some View { view }
  }

  /// What the picker is for.
  public let label: Label
  /// The chosen date; a style sets it.
  @Binding public var selection: Date
  /// The first date that can be chosen; nil: there is none.
  public let minimumDate: Date?
  /// The last date that can be chosen; nil: there is none.
  public let maximumDate: Date?
  /// Which parts of the date can be chosen.
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

/// A date picker's look and what it answers to.
///
/// A style's own dynamic properties, such as `@Environment`, have the values of the place that the
/// picker stands in.
@MainActor @preconcurrency public protocol DatePickerStyle {
  /// What the style shows.
  associatedtype Body: View
  /// What the style is told.
  typealias Configuration = DatePickerStyleConfiguration
  /// The picker as it shows and answers; asked again whenever the configuration changes.
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
  /// The style of date pickers; nil: the automatic one.
  var datePickerStyle: AnyDatePickerStyle? {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}

extension View {
  /// The look of date pickers in this view. Pickers that the style itself makes have the style from
  /// around this view, unless the style gives them another.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    transformEnvironment(\.datePickerStyle) { $0 = AnyDatePickerStyle(style, over: $0) }
  }
}
