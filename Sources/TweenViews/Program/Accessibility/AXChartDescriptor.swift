import Foundation
import TweenMotion

/// What one axis of a chart shows.
public protocol AXDataAxisDescriptor: AnyObject {
  /// What it is called.
  var title: String { get set }
  /// The same, with attributes.
  var attributedTitle: NSAttributedString { get set }
}

/// An axis of numbers.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// How numbers lie along the axis.
  public enum ScaleType: Int, Sendable {
    /// Evenly, by their logarithm to the base 10, or by their natural logarithm.
    case linear, log10, ln
  }

  /// What it is called, with attributes.
  public var attributedTitle: NSAttributedString
  /// What it is called.
  public var title: String {
    get { attributedTitle.string }
    set { attributedTitle = NSAttributedString(string: newValue) }
  }

  /// How numbers lie along it.
  public var scaleType = ScaleType.linear
  /// The least and the greatest number.
  public var range: ClosedRange<Double>
  /// Where lines are drawn across.
  public var gridlinePositions: [Double]
  /// What a number is called.
  public var valueDescriptionProvider: (Double) -> String

  /// An axis; each parameter is the property of that name.
  public convenience init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.init(
      attributedTitle: NSAttributedString(string: title), range: range,
      gridlinePositions: gridlinePositions, valueDescriptionProvider: valueDescriptionProvider)
  }

  /// An axis whose title has attributes.
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

/// An axis of names.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  /// What it is called, with attributes.
  public var attributedTitle: NSAttributedString
  /// What it is called.
  public var title: String {
    get { attributedTitle.string }
    set { attributedTitle = NSAttributedString(string: newValue) }
  }

  /// The names, in order.
  public var categoryOrder: [String]

  /// An axis; each parameter is the property of that name.
  public convenience init(title: String, categoryOrder: [String]) {
    self.init(
      attributedTitle: NSAttributedString(string: title), categoryOrder: categoryOrder)
  }

  /// An axis whose title has attributes.
  public init(attributedTitle: NSAttributedString, categoryOrder: [String]) {
    self.attributedTitle = attributedTitle
    self.categoryOrder = categoryOrder
  }
}

/// Where a point of a chart lies on one axis.
public final class AXDataPointValue {
  /// On an axis of numbers; 0 where it is a name.
  public var number: Double
  /// On an axis of names; empty where it is a number.
  public var category: String
  fileprivate let isNumber: Bool

  fileprivate init(_ value: AXDataPoint.Value) {
    switch value {
    case .number(let number): (self.number, category, isNumber) = (number, "", true)
    case .category(let name): (number, category, isNumber) = (0, name, false)
    }
  }

  /// A place on an axis of numbers.
  public static func valueWithNumber(_ number: Double) -> AXDataPointValue {
    AXDataPointValue(.number(number))
  }

  /// A place on an axis of names.
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
  /// Where it lies on an axis.
  public enum Value: Hashable, Sendable {
    /// On one of numbers.
    case number(Double)
    /// On one of names.
    case category(String)
  }

  /// Where it lies on the first axis.
  public var xValue: AXDataPointValue
  /// Where it lies on the second axis; nil: nowhere.
  public var yValue: AXDataPointValue?
  /// Where it lies on the other axes.
  public var additionalValues: [Value]
  /// What it is called; nil: by its places.
  public var label: String?
  /// The same, with attributes.
  public var attributedLabel: NSAttributedString? {
    get { label.map { NSAttributedString(string: $0) } }
    set { label = newValue?.string }
  }

  /// A point on an axis of numbers; each parameter is the property of that name.
  public init(x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
    xValue = AXDataPointValue(.number(x))
    yValue = y.map { AXDataPointValue(.number($0)) }
    self.additionalValues = additionalValues
    self.label = label
  }

  /// A point on an axis of names; each parameter is the property of that name.
  public init(x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
    xValue = AXDataPointValue(.category(x))
    yValue = y.map { AXDataPointValue(.number($0)) }
    self.additionalValues = additionalValues
    self.label = label
  }
}

/// Points of a chart that belong together.
public final class AXDataSeriesDescriptor {
  /// What they are called, with attributes.
  public var attributedName: NSAttributedString
  /// What they are called; nil: they have no name.
  public var name: String? {
    get { attributedName.string.isEmpty ? nil : attributedName.string }
    set { attributedName = NSAttributedString(string: newValue ?? "") }
  }

  /// Whether they are a line, and no dots or bars.
  public var isContinuous: Bool
  /// The points.
  public var dataPoints: [AXDataPoint]

  /// A series; each parameter is the property of that name.
  public convenience init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.init(
      attributedName: NSAttributedString(string: name), isContinuous: isContinuous,
      dataPoints: dataPoints)
  }

  /// A series whose name has attributes.
  public init(attributedName: NSAttributedString, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.attributedName = attributedName
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }
}

/// What a chart shows, for those who don't see it.
public final class AXChartDescriptor {
  /// Which way it is read.
  public enum ContentDirection: Int, Sendable {
    /// Along a line, or around.
    case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise,
      radialCounterClockwise
  }

  /// What it is called, with attributes.
  public var attributedTitle: NSAttributedString?
  /// What it is called; nil: it has no name.
  public var title: String? {
    get { attributedTitle?.string }
    set { attributedTitle = newValue.map { NSAttributedString(string: $0) } }
  }

  /// What it says, in a sentence.
  public var summary: String?
  /// Which way it is read.
  public var contentDirection = ContentDirection.leftToRight
  /// Where the chart lies in its view, in points.
  public var contentFrame = CGRect.zero
  /// The points.
  public var series: [AXDataSeriesDescriptor]
  /// The first axis.
  public var xAxis: any AXDataAxisDescriptor
  /// The second axis; nil: there is none.
  public var yAxis: AXNumericDataAxisDescriptor?
  /// Further axes.
  public var additionalAxes: [any AXDataAxisDescriptor]?

  /// A chart; each parameter is the property of that name.
  public convenience init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.init(
      attributedTitle: title.map { NSAttributedString(string: $0) }, summary: summary,
      xAxis: xAxis, yAxis: yAxis, additionalAxes: additionalAxes, series: series)
  }

  /// A chart whose title has attributes.
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

  /// What a point says: its places by the axes' own words.
  private func words(of point: AXDataPoint) -> String {
    let others = zip(point.additionalValues, additionalAxes ?? []).map { value, axis in
      AXDataPointValue(value).words(on: axis)
    }
    let places = ([point.yValue?.words(on: yAxis)].compactMap { $0 } + others)
      .joined(separator: ", ")
    let name = point.label ?? point.xValue.words(on: xAxis)
    return places.isEmpty ? name : "\(name): \(places)"
  }

  /// What the chart is in the tree: its points under the names of their series.
  fileprivate var semantics: Semantics {
    var note = Semantics(.chart, label: title, value: summary)
    let axes: [any AXDataAxisDescriptor] =
      [xAxis] + [yAxis].compactMap { $0 } + (additionalAxes ?? [])
    note.customContent = axes.map { axis in
      ViewGraph.Element.CustomContent(label: axis.title, value: Self.words(of: axis))
    }
    for series in series {
      note.customContent.append(
        ViewGraph.Element.CustomContent(
          label: series.name ?? title ?? "",
          value: series.dataPoints.map { words(of: $0) }.joined(separator: "; "),
          isImportant: true))
    }
    return note
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

/// Describes a chart.
@MainActor @preconcurrency public protocol AXChartDescriptorRepresentable {
  /// Makes the description, when somebody first asks for it.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Brings the description up to date, after the view has changed.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Nothing: a description that stays.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

/// Keeps a description, and knows whether it is up to date.
@MainActor private final class ChartNode: WrapperNode {
  var representable: any AXChartDescriptorRepresentable {
    didSet { isOld = true }
  }
  private var descriptor: AXChartDescriptor?
  private var isOld = false

  init(_ context: NodeContext, _ representable: any AXChartDescriptorRepresentable) {
    self.representable = representable
    super.init(context)
  }

  override var hasPlainFrameGuides: Bool { content?.knownPlainGuides ?? true }
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
  /// Says what the chart shows that this view is. In the tree its axes and its points are content under
  /// the names of axes and series.
  nonisolated public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> some View { modifier(ChartModifier(representable: representable)) }
}
