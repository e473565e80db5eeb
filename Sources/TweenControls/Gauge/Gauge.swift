import Foundation
import TweenMotion
import TweenViews

/// Shows where a value lies in a range.
///
/// How it looks `gaugeStyle(_:)` says. A value beyond the range counts as the range's end, and one
/// that is no number, or lies in a range without a length, as its beginning.
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

  /// Which part of a range lies below a value.
  private static func part(_ value: Double, _ low: Double, _ high: Double) -> Double {
    let length = high - low
    guard !value.isNaN, length > 0, length.isFinite else {
      if value.isNaN || !length.isFinite {
        RunningProgram.warn(
          "Gauge: \(value) in \(low)...\(high) has no place. The gauge shows the beginning.")
      }
      return 0
    }
    return min(1, max(0, (value - low) / length))
  }

  /// The gauge as the style in force draws it.
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
      .semantics(note)
      .semantics(label: label as? Text, value: currentValueLabel as? Text)
      .labeled(byUnseen: label)
  }

  private var note: Semantics {
    var note = Semantics(
      .progress, value: "\(Int((value * 100).rounded()))%",
      traits: ["updatesFrequently"], children: .combined)
    note.amount = ViewGraph.Element.Amount(value, in: 0...1)
    return note
  }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A gauge with a label.
  ///
  /// - Parameters:
  ///   - value: What is shown.
  ///   - bounds: The range that it lies in.
  ///   - label: What the value is.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, label())
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A gauge with a label, and one for what is shown.
  ///
  /// - Parameters:
  ///   - value: What is shown.
  ///   - bounds: The range that it lies in.
  ///   - label: What the value is.
  ///   - currentValueLabel: Says it in words.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel())
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// A gauge with labels for what is shown, and for values on the scale.
  ///
  /// - Parameters:
  ///   - value: What is shown.
  ///   - bounds: The range that it lies in.
  ///   - label: What the value is.
  ///   - currentValueLabel: Says it in words.
  ///   - markedValueLabels: Say other values; the built-in styles don't show them.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(value, bounds, label(), currentValueLabel(), nil, nil, markedValueLabels())
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// A gauge with labels for what is shown, and for the ends of the range.
  ///
  /// - Parameters:
  ///   - value: What is shown.
  ///   - bounds: The range that it lies in.
  ///   - label: What the value is.
  ///   - currentValueLabel: Says it in words.
  ///   - minimumValueLabel: Says the least that it can be.
  ///   - maximumValueLabel: Says the most that it can be.
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
  /// A gauge with labels for what is shown, for the ends of the range, and for values on the scale.
  ///
  /// - Parameters:
  ///   - value: What is shown.
  ///   - bounds: The range that it lies in.
  ///   - label: What the value is.
  ///   - currentValueLabel: Says it in words.
  ///   - minimumValueLabel: Says the least that it can be.
  ///   - maximumValueLabel: Says the most that it can be.
  ///   - markedValueLabels: Say other values; the built-in styles don't show them.
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

/// What a gauge style is told of its gauge.
public struct GaugeStyleConfiguration {
  /// The gauge's label as a view.
  public struct Label: View {
    let view: AnyView
    /// The label as the gauge was given it.
    public var body: some View { view }
  }

  /// What says the value, as a view.
  public struct CurrentValueLabel: View {
    let view: AnyView
    /// The label as the gauge was given it.
    public var body: some View { view }
  }

  /// What says the least value, as a view.
  public struct MinimumValueLabel: View {
    let view: AnyView
    /// The label as the gauge was given it.
    public var body: some View { view }
  }

  /// What says the most value, as a view.
  public struct MaximumValueLabel: View {
    let view: AnyView
    /// The label as the gauge was given it.
    public var body: some View { view }
  }

  /// What says values on the scale, as a view.
  public struct MarkedValueLabels: View {
    let view: AnyView
    /// The labels as the gauge was given them.
    public var body: some View { view }
  }

  /// Where the value lies in the range: 0 at its beginning, 1 at its end.
  public var value: Double
  /// What the value is.
  public var label: Label
  /// Says the value; nil where nobody gave it.
  public var currentValueLabel: CurrentValueLabel?
  /// Says the least value; nil where nobody gave it.
  public var minimumValueLabel: MinimumValueLabel?
  /// Says the most value; nil where nobody gave it.
  public var maximumValueLabel: MaximumValueLabel?
  /// Says values on the scale; nil where nobody gave them.
  public var markedValueLabels: MarkedValueLabels?
}

/// The look of gauges.
///
/// A style's own dynamic properties, such as `@Environment`, have the values of the place that the
/// gauge stands in.
@MainActor @preconcurrency public protocol GaugeStyle {
  /// What the style shows.
  associatedtype Body: View
  /// What the style is told.
  typealias Configuration = GaugeStyleConfiguration
  /// The gauge as it shows; asked again whenever the configuration changes.
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
  /// The style of gauges; nil: the automatic one.
  var gaugeStyle: AnyGaugeStyle? {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  /// The look of gauges in this view.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    transformEnvironment(\.gaugeStyle) { $0 = AnyGaugeStyle(style, over: $0) }
  }
}
