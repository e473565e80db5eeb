import Foundation
import TweenMotion
import TweenViews

/// Shows the progress of an activity, or that an activity is under way.
///
/// It is a bar if there is a value and a spinner if there is none, unless the current style draws
/// it otherwise. Changes of the value move the bar with the animation of their transaction.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double?
  private let interval: IntervalProgress?
  private let label: Label
  private let valueLabel: CurrentValueLabel
  @Environment(\.progressViewStyle) private var style

  init(_ fraction: Double?, _ label: Label, _ valueLabel: CurrentValueLabel) {
    self.fraction = fraction
    interval = nil
    self.label = label
    self.valueLabel = valueLabel
  }

  init(interval: IntervalProgress, _ label: Label, _ valueLabel: CurrentValueLabel) {
    fraction = nil
    self.interval = interval
    self.label = label
    self.valueLabel = valueLabel
  }

  /// The progress as the current style draws it.
  public var body: some View {
    if let interval {
      TimelineView(interval.schedule) { drawn(interval.fraction(at: $0.date)) }
    } else {
      drawn(fraction)
    }
  }

  private func drawn(_ fraction: Double?) -> some View {
    let style = style ?? AnyProgressViewStyle(DefaultProgressViewStyle(), over: nil)
    return style.makeBody(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction, isTimed: interval != nil,
        label: Label.self == EmptyView.self
          ? nil : ProgressViewStyleConfiguration.Label(view: AnyView(label)),
        currentValueLabel: CurrentValueLabel.self == EmptyView.self
          ? nil : ProgressViewStyleConfiguration.CurrentValueLabel(view: AnyView(valueLabel)))
    )
    .semantics(elementSemantics(fraction))
  }

  private func elementSemantics(_ fraction: Double?) -> Semantics {
    var elementSemantics = Semantics(
      .progress, value: fraction.map { "\(Int(($0 * 100).rounded()))%" },
      traits: ["updatesFrequently"], children: .combined)
    elementSemantics.amount = fraction.map { ViewGraph.Element.Amount($0, in: 0...1) }
    return elementSemantics
  }
}

/// Returns `value / total`, limited to 0...1; nil if the value is nil or NaN, or if the total is
/// not above 0.
func partDone<V: BinaryFloatingPoint>(of value: V?, in total: V) -> Double? {
  guard let value, !value.isNaN, total > 0, total.isFinite else { return nil }
  return min(1, max(0, Double(value) / Double(total)))
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// A spinner for an activity of unknown duration.
  public init() where Label == EmptyView { self.init(nil, EmptyView(), EmptyView()) }

  /// A spinner for an activity of unknown duration, with a label of your own.
  public init(@ViewBuilder label: () -> Label) { self.init(nil, label(), EmptyView()) }

  // Titles: string, resource.
  /// A spinner for an activity of unknown duration, with a title that is looked up in the string
  /// tables.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(nil, Text(titleKey), EmptyView())
  }

  /// Progress as a share of a total.
  ///
  /// - Parameters:
  ///   - value: The completed amount, limited to 0 through `total`; nil or NaN: the activity has an
  ///     unknown duration.
  ///   - total: The amount at the end of the activity, above 0.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(partDone(of: value, in: total), EmptyView(), EmptyView())
  }

  /// Progress as a share of a total, with a label of your own.
  ///
  /// - Parameters:
  ///   - value: The completed amount, from 0 to `total`; nil: the activity has an unknown duration.
  ///   - total: The amount at the end of the activity, above 0.
  ///   - label: The label that names the activity.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(partDone(of: value, in: total), label(), EmptyView())
  }

  // Titles: string, resource.
  /// Progress as a share of a total, with a title that is looked up in the string tables.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(partDone(of: value, in: total), Text(titleKey), EmptyView())
  }
}

extension ProgressView {
  /// Progress as a share of a total, with labels of your own.
  ///
  /// - Parameters:
  ///   - value: The completed amount, from 0 to `total`; nil: the activity has an unknown duration.
  ///   - total: The amount at the end of the activity, above 0.
  ///   - label: The label that names the activity.
  ///   - currentValueLabel: The label of the current value.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(partDone(of: value, in: total), label(), currentValueLabel())
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label?,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
  /// The progress of a style's configuration, drawn in the style that surrounds the current style.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.fractionCompleted, configuration.label, configuration.currentValueLabel)
  }
}

/// The properties of a progress view that a style draws.
public struct ProgressViewStyleConfiguration {
  /// The label that names the activity, as a type-erased view.
  public struct Label: View {
    let view: AnyView
    /// The label that the progress view was created with.
    public var body: some View { view }
  }

  /// The label of the current value, as a type-erased view.
  public struct CurrentValueLabel: View {
    let view: AnyView
    /// The label that the progress view was created with.
    public var body: some View { view }
  }

  /// The completed share, from 0 to 1; nil: the share is unknown.
  public let fractionCompleted: Double?
  /// Whether the progress advances with an interval of dates.
  var isTimed = false
  /// The label that names the activity, for the style to place; nil: there is none.
  public var label: Label?
  /// The label of the current value, for the style to place; nil: there is none.
  public var currentValueLabel: CurrentValueLabel?
}

/// The look of progress views.
///
/// Dynamic properties of the style, such as `@Environment`, have the values of the place in which
/// the progress view stands.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  /// The type of view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The properties of the control that the style draws.
  typealias Configuration = ProgressViewStyleConfiguration
  /// Returns the view that shows the progress. Called again when the configuration changes.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

typealias AnyProgressViewStyle = AnyControlStyle<ProgressViewStyleConfiguration>

extension AnyProgressViewStyle {
  @MainActor init(_ style: some ProgressViewStyle, over outer: Self?) {
    self.init(style, over: outer, in: \.progressViewStyle) { $0.makeBody(configuration: $1) }
  }
}

private enum ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: AnyProgressViewStyle? { nil }
}

extension EnvironmentValues {
  /// The style of progress views; nil: the automatic style.
  var progressViewStyle: AnyProgressViewStyle? {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the progress views in this view.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    transformEnvironment(\.progressViewStyle) { $0 = AnyProgressViewStyle(style, over: $0) }
  }
}
