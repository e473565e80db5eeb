import Foundation
import TweenGeometry
import TweenText

/// Lays a chart out and draws it: values above, velocities below, over one axis of time.
struct ChartDrawing {
  private let chart: Chart
  private let style: PlotStyle
  private(set) var scene: PlotScene

  private static let margin = 32.0
  /// Room for the labels left of the panels.
  private static let labelWidth = 60.0
  private static let headingHeight = 34.0
  private static let panelTitleHeight = 28.0
  private static let legendRowHeight = 24.0
  private static let axisHeight = 34.0

  private static let headingFont = FontRequest(size: 20, weight: .semibold)
  private static let titleFont = FontRequest(size: 12.5, weight: .semibold)
  private static let legendFont = FontRequest(size: 13, weight: .medium)
  private static let labelFont = FontRequest(size: 11.5, weight: .regular, isMonospacedDigit: true)
  private static let noteFont = FontRequest(size: 11.5, weight: .regular)

  /// A panel and what lies where in it.
  private struct Panel {
    var rect: CGRect
    var time: AxisScale
    var scale: AxisScale

    func point(_ time: Double, _ value: Double) -> CGPoint {
      CGPoint(x: x(time), y: y(value))
    }
    func x(_ value: Double) -> Double { rect.minX + time.share(value) * rect.width }
    func y(_ value: Double) -> Double { rect.maxY - scale.share(value) * rect.height }
  }

  init(_ chart: Chart, style: PlotStyle) {
    self.chart = chart
    self.style = style
    scene = PlotScene(size: style.size, paper: style.paper)
    draw()
  }

  // MARK: Layout

  private mutating func draw() {
    var top = Self.margin
    let heading = chart.title ?? (chart.series.count == 1 ? chart.series[0].name : nil)
    if let heading {
      add(
        heading, CGPoint(x: Self.margin, y: top + 18), Self.headingFont, style.heading,
        width: style.size.width - 2 * Self.margin)
      top += Self.headingHeight
    }
    if chart.series.count > 1 || (chart.title != nil && !chart.series.isEmpty) {
      top = drawLegend(from: top) + 4
    }
    let left = Self.margin + Self.labelWidth
    let width = style.size.width - left - Self.margin
    let room =
      style.size.height - Self.margin - Self.axisHeight - top - 2 * Self.panelTitleHeight
    let valueHeight = max(20, room * 0.6)
    let velocityTop = top + 2 * Self.panelTitleHeight + valueHeight
    let time = AxisScale(low: 0, high: (chart.end > 0 ? chart.end : 1) * 1.02, count: width / 90)
    let values = Panel(
      rect: CGRect(x: left, y: top + Self.panelTitleHeight, width: width, height: valueHeight),
      time: time, scale: scale(height: valueHeight, including: chart.targets) { $0.value })
    let velocityHeight = max(20, room * 0.4)
    let velocities = Panel(
      rect: CGRect(x: left, y: velocityTop, width: width, height: velocityHeight), time: time,
      scale: scale(height: velocityHeight, including: [0]) { $0.velocity })
    drawPanel(values, title: "Value")
    drawPanel(
      velocities, title: chart.isProgress ? "Velocity per unit of progress" : "Velocity per second")
    drawTimeLabels(velocities)
    drawCurves(values, velocities)
    drawNotes(below: velocities)
  }

  private func scale(
    height: Double, including fixed: [Double], _ number: (MotionSample) -> Double
  ) -> AxisScale {
    var low = fixed.min() ?? 0
    var high = fixed.max() ?? 0
    for series in chart.series {
      for sample in series.samples where number(sample).isFinite {
        low = min(low, number(sample))
        high = max(high, number(sample))
      }
    }
    let air = (high - low) * 0.08
    return AxisScale(low: low - air, high: high + air, count: height / 34)
  }

  // MARK: Words

  private mutating func add(
    _ string: String, _ position: CGPoint, _ font: FontRequest, _ color: PlotColor,
    anchor: PlotScene.Text.Anchor = .start, width: Double = .infinity
  ) {
    scene.elements.append(
      .text(
        PlotScene.Text(
          string: Self.shortened(string, font, width: width), position: position, anchor: anchor,
          font: font, color: color)))
  }

  /// As much of a text as fits, with an ellipsis for the rest.
  static func shortened(_ string: String, _ font: FontRequest, width: Double) -> String {
    guard PlotScene.width(string, font) > width else { return string }
    var (low, high) = (0, string.count)
    while low < high {
      let middle = (low + high + 1) / 2
      if PlotScene.width(string.prefix(middle) + "…", font) <= width {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return string.prefix(low) + "…"
  }

  /// The series' names behind strokes of their colours, in rows; gives the height below them.
  private mutating func drawLegend(from top: Double) -> Double {
    let right = style.size.width - Self.margin
    var x = Self.margin
    var y = top
    for (index, series) in chart.series.enumerated() {
      let name = Self.shortened(
        series.name, Self.legendFont, width: right - Self.margin - 28)
      let width = 28 + PlotScene.width(name, Self.legendFont)
      if x > Self.margin, x + width > right {
        x = Self.margin
        y += Self.legendRowHeight
      }
      let stroke = Path { path in
        path.move(to: CGPoint(x: x + 1.5, y: y + 9))
        path.addLine(to: CGPoint(x: x + 18.5, y: y + 9))
      }
      scene.elements.append(
        .stroke(stroke, StrokeStyle(lineWidth: 3, lineCap: .round), style.series(index)))
      add(name, CGPoint(x: x + 28, y: y + 13.5), Self.legendFont, style.text)
      x += width + 24
    }
    return y + Self.legendRowHeight
  }

  private mutating func drawTimeLabels(_ panel: Panel) {
    let y = panel.rect.maxY + 20
    for tick in panel.time.ticks {
      add(
        panel.time.label(tick), CGPoint(x: panel.x(tick), y: y), Self.labelFont, style.label,
        anchor: .middle)
    }
  }

  /// Draws the legend of the marks, and the unit of the axis, under it.
  private mutating func drawNotes(below panel: Panel) {
    let y = panel.rect.maxY + 42
    let unit = chart.isProgress ? "Progress" : "Seconds"
    add(unit, CGPoint(x: panel.rect.minX, y: y), Self.noteFont, style.label)
    let left = panel.rect.minX + PlotScene.width(unit, Self.noteFont) + 8
    var x = panel.rect.maxX
    if chart.series.contains(where: { $0.end != nil }) {
      x = drawNote("end", isFilled: true, from: left, endingAt: x, y)
    }
    if chart.series.contains(where: { $0.logicalEnd != nil }) {
      _ = drawNote("logically complete", isFilled: false, from: left, endingAt: x, y)
    }
  }

  /// Draws a note, if there is room for it.
  private mutating func drawNote(
    _ text: String, isFilled: Bool, from left: Double, endingAt right: Double, _ y: Double
  ) -> Double {
    let x = right - PlotScene.width(text, Self.noteFont) - 10
    guard x - 4 >= left else { return right }
    add(text, CGPoint(x: right, y: y), Self.noteFont, style.label, anchor: .end)
    addMark(CGPoint(x: x, y: y - 4), style.label, isFilled: isFilled)
    return x - 22
  }

  // MARK: Panels

  private mutating func drawPanel(_ panel: Panel, title: String) {
    let rect = panel.rect
    add(title, CGPoint(x: rect.minX, y: rect.minY - 10), Self.titleFont, style.text)
    scene.elements.append(
      .fill(Path(roundedRect: rect, cornerRadius: 6), .solid(style.panel)))
    var grid = Path()
    for tick in panel.scale.ticks {
      grid.move(to: CGPoint(x: rect.minX, y: panel.y(tick)))
      grid.addLine(to: CGPoint(x: rect.maxX, y: panel.y(tick)))
      add(
        panel.scale.label(tick), CGPoint(x: rect.minX - 10, y: panel.y(tick) + 4),
        Self.labelFont, style.label, anchor: .end)
    }
    for tick in panel.time.ticks where tick > 0 {
      grid.move(to: CGPoint(x: panel.x(tick), y: rect.minY))
      grid.addLine(to: CGPoint(x: panel.x(tick), y: rect.maxY))
    }
    scene.elements.append(.stroke(grid, StrokeStyle(lineWidth: 1), style.grid))
    if panel.scale.share(0) > 0, panel.scale.share(0) < 1 {
      let zero = Path { path in
        path.move(to: CGPoint(x: rect.minX, y: panel.y(0)))
        path.addLine(to: CGPoint(x: rect.maxX, y: panel.y(0)))
      }
      scene.elements.append(.stroke(zero, StrokeStyle(lineWidth: 1), style.axis))
    }
  }

  // MARK: Curves

  private mutating func drawCurves(_ values: Panel, _ velocities: Panel) {
    var dashed = Path()
    for target in chart.targets {
      dashed.move(to: CGPoint(x: values.rect.minX, y: values.y(target)))
      dashed.addLine(to: CGPoint(x: values.rect.maxX, y: values.y(target)))
    }
    for change in chart.changes {
      for panel in [values, velocities] {
        dashed.move(to: CGPoint(x: panel.x(change), y: panel.rect.minY))
        dashed.addLine(to: CGPoint(x: panel.x(change), y: panel.rect.maxY))
      }
    }
    scene.elements.append(
      .stroke(dashed, StrokeStyle(lineWidth: 1, dash: [4, 4]), style.target))
    let isRetarget = !chart.changes.isEmpty
    for (index, series) in chart.series.enumerated() {
      let color = style.series(index)
      if chart.series.count == 1 || isRetarget { drawArea(series, values, color) }
      drawLine(series, velocities, color, width: 2) { $0.velocity }
      drawLine(series, values, color, width: 2.75) { $0.value }
    }
    for (index, series) in chart.series.enumerated() {
      for (time, isFilled) in [(series.logicalEnd, false), (series.end, true)] {
        guard let time, let sample = series.samples.last(where: { $0.time <= time }) else {
          continue
        }
        addMark(values.point(time, sample.value), style.series(index), isFilled: isFilled)
      }
    }
  }

  private mutating func drawLine(
    _ series: Chart.Series, _ panel: Panel, _ color: PlotColor, width: Double,
    _ number: (MotionSample) -> Double
  ) {
    var line = Path()
    var isDown = false
    for sample in series.samples {
      // Where a curve is vertical the line is lifted.
      guard number(sample).isFinite else {
        isDown = false
        continue
      }
      let point = panel.point(sample.time, number(sample))
      if isDown { line.addLine(to: point) } else { line.move(to: point) }
      isDown = true
    }
    scene.elements.append(
      .stroke(
        line, StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round), color))
  }

  /// A breath of colour from the curve down to 0, or to the panel's edge nearest to it.
  private mutating func drawArea(
    _ series: Chart.Series, _ panel: Panel, _ color: PlotColor
  ) {
    let points = series.samples.filter(\.value.isFinite).map { panel.point($0.time, $0.value) }
    guard let first = points.first, let last = points.last, points.count > 1 else { return }
    let base = min(max(panel.y(0), panel.rect.minY), panel.rect.maxY)
    let area = Path { path in
      path.move(to: CGPoint(x: first.x, y: base))
      for point in points { path.addLine(to: point) }
      path.addLine(to: CGPoint(x: last.x, y: base))
      path.closeSubpath()
    }
    let top = points.map(\.y).min() ?? panel.rect.minY
    scene.elements.append(
      .fill(
        area, .fade(color.withAlpha(0.18), top: min(top, base - 1), bottom: base)))
  }

  /// A dot or a ring, set off from what lies below.
  private mutating func addMark(_ center: CGPoint, _ color: PlotColor, isFilled: Bool) {
    func circle(_ radius: Double) -> Path {
      Path(
        ellipseIn: CGRect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }
    scene.elements.append(.fill(circle(6), .solid(style.panel)))
    if isFilled {
      scene.elements.append(.fill(circle(4), .solid(color)))
    } else {
      scene.elements.append(.stroke(circle(3.25), StrokeStyle(lineWidth: 1.75), color))
    }
  }
}
