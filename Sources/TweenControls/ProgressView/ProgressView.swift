import Foundation
import TweenMotion
import TweenViews

/// Shows how far something has come, or that it goes on.
///
/// With a value it is a bar, without one a wheel that turns, unless the style in force has it
/// otherwise. It moves only as its value's transaction has it.
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

  /// The progress as the style in force draws it.
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
    .semantics(note(fraction))
  }

  private func note(_ fraction: Double?) -> Semantics {
    var note = Semantics(
      .progress, value: fraction.map { "\(Int(($0 * 100).rounded()))%" },
      traits: ["updatesFrequently"], children: .combined)
    note.amount = fraction.map { ViewGraph.Element.Amount($0, in: 0...1) }
    return note
  }
}

/// The part of `total` that `value` is, from 0 to 1; nil where there is no value, or none that is a
/// number, and where the total is none that is above 0.
func partDone<V: BinaryFloatingPoint>(of value: V?, in total: V) -> Double? {
  guard let value, !value.isNaN, total > 0, total.isFinite else { return nil }
  return min(1, max(0, Double(value) / Double(total)))
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Something that goes on, nobody knows for how long.
  public init() where Label == EmptyView { self.init(nil, EmptyView(), EmptyView()) }

  /// Something that goes on, with a label of your own.
  public init(@ViewBuilder label: () -> Label) { self.init(nil, label(), EmptyView()) }

  // Titles: string, resource.
  /// Something that goes on, with a title that is looked up in the string tables.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(nil, Text(titleKey), EmptyView())
  }

  /// So much of a total.
  ///
  /// - Parameters:
  ///   - value: How much, from 0 to `total`; what lies outside counts as the nearer end, nil and
  ///     NaN as something that goes on.
  ///   - total: All there is, above 0.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(partDone(of: value, in: total), EmptyView(), EmptyView())
  }

  /// So much of a total, with a label of your own.
  ///
  /// - Parameters:
  ///   - value: How much, from 0 to `total`; nil: nobody knows.
  ///   - total: All there is, above 0.
  ///   - label: What it is that goes on.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(partDone(of: value, in: total), label(), EmptyView())
  }

  // Titles: string, resource.
  /// So much of a total, with a title that is looked up in the string tables.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(partDone(of: value, in: total), Text(titleKey), EmptyView())
  }
}

extension ProgressView {
  /// So much of a total, with labels of your own.
  ///
  /// - Parameters:
  ///   - value: How much, from 0 to `total`; nil: nobody knows.
  ///   - total: All there is, above 0.
  ///   - label: What it is that goes on.
  ///   - currentValueLabel: How far it has come.
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
  /// The progress that a style is asked to show, in the style around.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.fractionCompleted, configuration.label, configuration.currentValueLabel)
  }
}

/// What a style of progress is told.
public struct ProgressViewStyleConfiguration {
  /// The label as a view.
  public struct Label: View {
    let view: AnyView
    /// The label as it was given.
    public var body: some View { view }
  }

  /// What says how far it has come, as a view.
  public struct CurrentValueLabel: View {
    let view: AnyView
    /// The label as it was given.
    public var body: some View { view }
  }

  /// The part that is done, from 0 to 1; nil: nobody knows.
  public let fractionCompleted: Double?
  /// Whether it goes by itself, through an interval of dates.
  var isTimed = false
  /// What it is that goes on, for the style to place; nil: there is no label.
  public var label: Label?
  /// What says how far it has come, for the style to place; nil: nothing does.
  public var currentValueLabel: CurrentValueLabel?
}

/// A look of progress.
///
/// A style's own dynamic properties, such as `@Environment`, have the values of the place that the
/// progress stands in.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  /// What the style shows.
  associatedtype Body: View
  /// What the style is told.
  typealias Configuration = ProgressViewStyleConfiguration
  /// The progress as it shows; asked again whenever the configuration changes.
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
  /// The style of progress; nil: the automatic one.
  var progressViewStyle: AnyProgressViewStyle? {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// The look of progress in this view.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    transformEnvironment(\.progressViewStyle) { $0 = AnyProgressViewStyle(style, over: $0) }
  }
}
