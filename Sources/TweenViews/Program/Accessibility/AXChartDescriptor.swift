import Foundation
import TweenMotion

/// The description of one axis of a chart, for assistive technology.
public protocol AXDataAxisDescriptor: AnyObject {
  /// The axis's title, read before its values.
  var title: String { get set }
  /// The axis's title with attributes; its string is `title`.
  var attributedTitle: NSAttributedString { get set }
}

/// A chart's axis whose values are numbers.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// The scale that maps numbers to positions along the axis.
  public enum ScaleType: Int, Sendable {
    /// A linear scale, a logarithm to the base 10, or the natural logarithm.
    case linear, log10, ln
  }

  /// The axis's title with attributes; its string is `title`.
  public var attributedTitle: NSAttributedString
  /// The axis's title. A write replaces `attributedTitle` by plain text.
  public var title: String {
    get { attributedTitle.string }
    set { attributedTitle = NSAttributedString(string: newValue) }
  }

  /// The scale of the axis; linear by default.
  public var scaleType = ScaleType.linear
  /// The least and the greatest number on the axis.
  public var range: ClosedRange<Double>
  /// The numbers at which gridlines cross the axis.
  public var gridlinePositions: [Double]
  /// Returns the text for a number, such as "3 km" for 3.
  public var valueDescriptionProvider: (Double) -> String

  /// Creates an axis with a plain title; each parameter sets the property of the same name.
  public convenience init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.init(
      attributedTitle: NSAttributedString(string: title), range: range,
      gridlinePositions: gridlinePositions, valueDescriptionProvider: valueDescriptionProvider)
  }

  /// Creates an axis whose title has attributes.
  public init(
    attributedTitle: NSAttributedString, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.attributedTitle = attributedTitle
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}

/// A chart's axis whose values are names.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  /// The axis's title with attributes; its string is `title`.
  public var attributedTitle: NSAttributedString
  /// The axis's title. A write replaces `attributedTitle` by plain text.
  public var title: String {
    get { attributedTitle.string }
    set { attributedTitle = NSAttributedString(string: newValue) }
  }

  /// The names in the order of the axis.
  public var categoryOrder: [String]

  /// Creates an axis with a plain title; each parameter sets the property of the same name.
  public convenience init(title: String, categoryOrder: [String]) {
    self.init(
      attributedTitle: NSAttributedString(string: title), categoryOrder: categoryOrder)
  }

  /// Creates an axis whose title has attributes.
  public init(attributedTitle: NSAttributedString, categoryOrder: [String]) {
    self.attributedTitle = attributedTitle
    self.categoryOrder = categoryOrder
  }
}

/// The value of a chart's point on one axis: a number or a name.
public final class AXDataPointValue {
  /// The value on an axis of numbers; 0 if the value is a name.
  public var number: Double
  /// The value on an axis of names; empty if the value is a number.
  public var category: String
  fileprivate let isNumber: Bool

  fileprivate init(_ value: AXDataPoint.Value) {
    switch value {
    case .number(let number): (self.number, category, isNumber) = (number, "", true)
    case .category(let name): (number, category, isNumber) = (0, name, false)
    }
  }

  /// Returns a value for an axis of numbers.
  public static func valueWithNumber(_ number: Double) -> AXDataPointValue {
    AXDataPointValue(.number(number))
  }

  /// Returns a value for an axis of names.
  public static func valueWithCategory(_ category: String) -> AXDataPointValue {
    AXDataPointValue(.category(category))
  }

  fileprivate func words(on axis: (any AXDataAxisDescriptor)?) -> String {
    guard isNumber else { return category }
    if let axis = axis as? AXNumericDataAxisDescriptor {
      return axis.valueDescriptionProvider(number)
    }
    return number.formatted(.number.locale(Locale(identifier: "en_US")))
  }
}

/// One point of a chart.
public final class AXDataPoint {
  /// The value of a point on a further axis.
  public enum Value: Hashable, Sendable {
    /// A value on an axis of numbers.
    case number(Double)
    /// A value on an axis of names.
    case category(String)
  }

  /// The point's value on the first axis.
  public var xValue: AXDataPointValue
  /// The point's value on the second axis, or nil if it has none.
  public var yValue: AXDataPointValue?
  /// The point's values on the additional axes, in their order.
  public var additionalValues: [Value]
  /// The point's name. If nil, its value on the first axis is its name.
  public var label: String?
  /// The point's name with attributes. Only the text is stored; attributes are dropped.
  public var attributedLabel: NSAttributedString? {
    get { label.map { NSAttributedString(string: $0) } }
    set { label = newValue?.string }
  }

  /// Creates a point whose first axis has numbers; each parameter sets the property of the same name.
  public init(x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
    xValue = AXDataPointValue(.number(x))
    yValue = y.map { AXDataPointValue(.number($0)) }
    self.additionalValues = additionalValues
    self.label = label
  }

  /// Creates a point whose first axis has names; each parameter sets the property of the same name.
  public init(x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
    xValue = AXDataPointValue(.category(x))
    yValue = y.map { AXDataPointValue(.number($0)) }
    self.additionalValues = additionalValues
    self.label = label
  }
}

/// A series of points in a chart, such as one line of several.
public final class AXDataSeriesDescriptor {
  /// The series' name with attributes; its string is `name`.
  public var attributedName: NSAttributedString
  /// The series' name, or nil if it has none. A write replaces `attributedName` by plain text.
  public var name: String? {
    get { attributedName.string.isEmpty ? nil : attributedName.string }
    set { attributedName = NSAttributedString(string: newValue ?? "") }
  }

  /// Whether the points form a line; false for separate dots or bars.
  public var isContinuous: Bool
  /// The points of the series, in order.
  public var dataPoints: [AXDataPoint]

  /// Creates a series with a plain name; each parameter sets the property of the same name.
  public convenience init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.init(
      attributedName: NSAttributedString(string: name), isContinuous: isContinuous,
      dataPoints: dataPoints)
  }

  /// Creates a series whose name has attributes.
  public init(attributedName: NSAttributedString, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.attributedName = attributedName
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }
}

/// The description of a chart for assistive technology: its title, axes and points.
public final class AXChartDescriptor {
  /// The direction in which the chart's points are read.
  public enum ContentDirection: Int, Sendable {
    /// Along a line in one direction, or around a centre.
    case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise,
      radialCounterClockwise
  }

  /// The chart's title with attributes; its string is `title`.
  public var attributedTitle: NSAttributedString?
  /// The chart's title, or nil if it has none. A write replaces `attributedTitle` by plain text.
  public var title: String? {
    get { attributedTitle?.string }
    set { attributedTitle = newValue.map { NSAttributedString(string: $0) } }
  }

  /// One sentence that sums up the chart; the value of its accessibility element.
  public var summary: String?
  /// The direction in which the points are read; left to right by default.
  public var contentDirection = ContentDirection.leftToRight
  /// Where the chart lies in its view, in points.
  public var contentFrame = CGRect.zero
  /// The chart's series of points, in order.
  public var series: [AXDataSeriesDescriptor]
  /// The first axis, usually the horizontal one.
  public var xAxis: any AXDataAxisDescriptor
  /// The second axis, or nil if the chart has one axis only.
  public var yAxis: AXNumericDataAxisDescriptor?
  /// The axes after the second, in the order of the points' `additionalValues`.
  public var additionalAxes: [any AXDataAxisDescriptor]?

  /// Creates a chart with a plain title; each parameter sets the property of the same name.
  public convenience init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.init(
      attributedTitle: title.map { NSAttributedString(string: $0) }, summary: summary,
      xAxis: xAxis, yAxis: yAxis, additionalAxes: additionalAxes, series: series)
  }

  /// Creates a chart whose title has attributes.
  public init(
    attributedTitle: NSAttributedString?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.attributedTitle = attributedTitle
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
  }

  /// The text for a point: its name, then its values as the axes describe them.
  private func words(of point: AXDataPoint) -> String {
    let others = zip(point.additionalValues, additionalAxes ?? []).map { value, axis in
      AXDataPointValue(value).words(on: axis)
    }
    let places = ([point.yValue?.words(on: yAxis)].compactMap { $0 } + others)
      .joined(separator: ", ")
    let name = point.label ?? point.xValue.words(on: xAxis)
    return places.isEmpty ? name : "\(name): \(places)"
  }

  /// The chart's element in the accessibility tree: the points, under the names of their series.
  fileprivate var semantics: Semantics {
    var semantics = Semantics(.chart, label: title, value: summary)
    let axes: [any AXDataAxisDescriptor] =
      [xAxis] + [yAxis].compactMap { $0 } + (additionalAxes ?? [])
    semantics.customContent = axes.map { axis in
      ViewGraph.Element.CustomContent(label: axis.title, value: Self.words(of: axis))
    }
    for series in series {
      semantics.customContent.append(
        ViewGraph.Element.CustomContent(
          label: series.name ?? title ?? "",
          value: series.dataPoints.map { words(of: $0) }.joined(separator: "; "),
          isImportant: true))
    }
    return semantics
  }

  private static func words(of axis: any AXDataAxisDescriptor) -> String {
    switch axis {
    case let axis as AXNumericDataAxisDescriptor:
      let (least, most) = (axis.range.lowerBound, axis.range.upperBound)
      return
        "\(axis.valueDescriptionProvider(least)) – \(axis.valueDescriptionProvider(most))"
    case let axis as AXCategoricalDataAxisDescriptor:
      return axis.categoryOrder.joined(separator: ", ")
    default: return ""
    }
  }
}

/// A type that describes a chart for assistive technology.
@MainActor @preconcurrency public protocol AXChartDescriptorRepresentable {
  /// Makes the description. Called when the accessibility tree is first read.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Updates the description after the view has changed.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Does nothing: the default, for a description that never changes.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

/// Keeps a chart's description, and whether it is out of date.
@MainActor private final class ChartNode: ElementFrameNode {
  var representable: any AXChartDescriptorRepresentable {
    didSet { isOld = true }
  }
  private var descriptor: AXChartDescriptor?
  private var isOld = false

  init(_ context: NodeContext, _ representable: any AXChartDescriptorRepresentable) {
    self.representable = representable
    super.init(context)
  }

  override var hasPlainFrameGuides: Bool { content?.cachedHasPlainGuides ?? true }
  override var semantics: Semantics? {
    let descriptor = descriptor ?? representable.makeChartDescriptor()
    self.descriptor = descriptor
    if isOld { representable.updateChartDescriptor(descriptor) }
    isOld = false
    return descriptor.semantics
  }
  override var debugName: String { "accessibilityChartDescriptor" }
}

nonisolated private struct ChartModifier: UnaryModifier {
  typealias Body = Never
  let representable: any AXChartDescriptorRepresentable

  @MainActor func makeWrapper(_ context: NodeContext) -> ChartNode {
    ChartNode(context, representable)
  }
  @MainActor func updateWrapper(_ wrapper: ChartNode) {
    wrapper.representable = representable
    wrapper.semanticsDidChange()
  }
}

extension View {
  /// Describes this view, a chart, to assistive technology. Its axes and its points become custom content
  /// of the view's element, under the names of the axes and the series.
  nonisolated public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> some View { modifier(ChartModifier(representable: representable)) }
}
