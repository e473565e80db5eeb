import Foundation
import TweenMotion
import TweenViews

/// Shows the position of a value in a range.
///
/// `gaugeStyle(_:)` sets its look. A value outside the range counts as the nearer end; NaN, or a
/// range with no length, counts as the beginning of the range.
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: View {
  private let value: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel?
  private let minimum: BoundsLabel?
  private let maximum: BoundsLabel?
  private let marks: MarkedValueLabels?
  @Environment(\.gaugeStyle) private var style

  private init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel? = nil,
    _ minimum: BoundsLabel? = nil, _ maximum: BoundsLabel? = nil,
    _ marks: MarkedValueLabels? = nil
  ) {
    self.value = Self.part(Double(value), Double(bounds.lowerBound), Double(bounds.upperBound))
    self.label = label
    currentValueLabel = current
    self.minimum = minimum
    self.maximum = maximum
    self.marks = marks
  }

  /// Returns the share of a range that lies below a value, from 0 to 1.
  private static func part(_ value: Double, _ low: Double, _ high: Double) -> Double {
    let length = high - low
    guard !value.isNaN, length > 0, length.isFinite else {
      if value.isNaN || !length.isFinite {
        RunningProgram.warn(
          "Gauge: \(value) in \(low)...\(high) has no position. The gauge shows its beginning.")
      }
      return 0
    }
    return min(1, max(0, (value - low) / length))
  }

  /// The gauge as the current style draws it.
  public var body: some View {
    let configuration = GaugeStyleConfiguration(
      value: value, label: GaugeStyleConfiguration.Label(view: AnyView(label)),
      currentValueLabel: currentValueLabel.map {
        GaugeStyleConfiguration.CurrentValueLabel(view: AnyView($0))
      },
      minimumValueLabel: minimum.map {
        GaugeStyleConfiguration.MinimumValueLabel(view: AnyView($0))
      },
      maximumValueLabel: maximum.map {
        GaugeStyleConfiguration.MaximumValueLabel(view: AnyView($0))
      },
      markedValueLabels: marks.map {
        GaugeStyleConfiguration.MarkedValueLabels(view: AnyView($0))
      })
    let style = style ?? AnyGaugeStyle(DefaultGaugeStyle(), over: nil)
    style.makeBody(configuration)
      .semantics(elementSemantics)
      .semantics(label: label as? Text, value: currentValueLabel as? Text)
      .labeled(byUnseen: label)
  }

  private var elementSemantics: Semantics {
    var elementSemantics = Semantics(
      .progress, value: "\(Int((value * 100).rounded()))%",
      traits: ["updatesFrequently"], children: .combined)
    elementSemantics.amount = ViewGraph.Element.Amount(value, in: 0...1)
    return elementSemantics
  }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A gauge with a label.
  ///
  /// - Parameters:
  ///   - value: The value that is shown.
  ///   - bounds: The range of the value.
  ///   - label: The label that names the value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, label())
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A gauge with a label, and a label of its current value.
  ///
  /// - Parameters:
  ///   - value: The value that is shown.
  ///   - bounds: The range of the value.
  ///   - label: The label that names the value.
  ///   - currentValueLabel: The label of the current value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel())
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// A gauge with labels of its current value and of values on its scale.
  ///
  /// - Parameters:
  ///   - value: The value that is shown.
  ///   - bounds: The range of the value.
  ///   - label: The label that names the value.
  ///   - currentValueLabel: The label of the current value.
  ///   - markedValueLabels: The labels of values on the scale. The built-in styles do not show
  ///     them.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(value, bounds, label(), currentValueLabel(), nil, nil, markedValueLabels())
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// A gauge with labels of its current value and of the ends of the range.
  ///
  /// - Parameters:
  ///   - value: The value that is shown.
  ///   - bounds: The range of the value.
  ///   - label: The label that names the value.
  ///   - currentValueLabel: The label of the current value.
  ///   - minimumValueLabel: The label of the lower bound.
  ///   - maximumValueLabel: The label of the upper bound.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}

extension Gauge {
  /// A gauge with labels of its current value, of the ends of the range, and of values on its
  /// scale.
  ///
  /// - Parameters:
  ///   - value: The value that is shown.
  ///   - bounds: The range of the value.
  ///   - label: The label that names the value.
  ///   - currentValueLabel: The label of the current value.
  ///   - minimumValueLabel: The label of the lower bound.
  ///   - maximumValueLabel: The label of the upper bound.
  ///   - markedValueLabels: The labels of values on the scale. The built-in styles do not show
  ///     them.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel(),
      markedValueLabels())
  }
}

/// The properties of a gauge that a gauge style draws.
public struct GaugeStyleConfiguration {
  /// The gauge's label as a type-erased view.
  public struct Label: View {
    let view: AnyView
    /// The label that the gauge was created with.
    public var body: some View { view }
  }

  /// The label of the current value, as a type-erased view.
  public struct CurrentValueLabel: View {
    let view: AnyView
    /// The label that the gauge was created with.
    public var body: some View { view }
  }

  /// The label of the lower bound, as a type-erased view.
  public struct MinimumValueLabel: View {
    let view: AnyView
    /// The label that the gauge was created with.
    public var body: some View { view }
  }

  /// The label of the upper bound, as a type-erased view.
  public struct MaximumValueLabel: View {
    let view: AnyView
    /// The label that the gauge was created with.
    public var body: some View { view }
  }

  /// The labels of values on the scale, as a type-erased view.
  public struct MarkedValueLabels: View {
    let view: AnyView
    /// The labels that the gauge was created with.
    public var body: some View { view }
  }

  /// The position of the value in the range, from 0 at its beginning to 1 at its end.
  public var value: Double
  /// The label that names the gauge's value, for the style to place.
  public var label: Label
  /// The label of the current value; nil: the gauge has none.
  public var currentValueLabel: CurrentValueLabel?
  /// The label of the lower bound; nil: the gauge has none.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label of the upper bound; nil: the gauge has none.
  public var maximumValueLabel: MaximumValueLabel?
  /// The labels of values on the scale; nil: the gauge has none.
  public var markedValueLabels: MarkedValueLabels?
}

/// The look of gauges.
///
/// Dynamic properties of the style, such as `@Environment`, have the values of the place in which
/// the gauge stands.
@MainActor @preconcurrency public protocol GaugeStyle {
  /// The type of view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The properties of the control that the style draws.
  typealias Configuration = GaugeStyleConfiguration
  /// Returns the view that shows the gauge. Called again when the configuration changes.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

typealias AnyGaugeStyle = AnyControlStyle<GaugeStyleConfiguration>

extension AnyGaugeStyle {
  @MainActor init(_ style: some GaugeStyle, over outer: Self?) {
    self.init(style, over: outer, in: \.gaugeStyle) { $0.makeBody(configuration: $1) }
  }
}

private enum GaugeStyleKey: EnvironmentKey {
  static var defaultValue: AnyGaugeStyle? { nil }
}

extension EnvironmentValues {
  /// The style of gauges; nil: the automatic style.
  var gaugeStyle: AnyGaugeStyle? {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the gauges in this view.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    transformEnvironment(\.gaugeStyle) { $0 = AnyGaugeStyle(style, over: $0) }
  }
}
