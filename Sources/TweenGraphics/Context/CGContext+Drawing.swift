import Foundation
import TweenGeometry
import TweenPaint
import TweenViews

// MARK: - The path

// Points are transformed by the current transform at the time when they are added. Lines and curves
// without a current point add nothing.
extension CGContext {
  /// Starts an empty path, discarding the current one.
  public func beginPath() { currentPath = Path() }
  /// Begins a new subpath at a point.
  public func move(to point: CGPoint) { currentPath.move(to: point.applying(toBase)) }
  /// Adds a straight line to a point.
  public func addLine(to point: CGPoint) { currentPath.addLine(to: point.applying(toBase)) }
  /// Begins a new subpath at the first point, with lines through the others.
  public func addLines(between points: [CGPoint]) {
    currentPath.addLines(points.map { $0.applying(toBase) })
  }
  /// Adds a quadratic curve to a point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.addQuadCurve(to: end.applying(toBase), control: control.applying(toBase))
  }
  /// Adds a cubic curve to a point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.addCurve(
      to: end.applying(toBase), control1: control1.applying(toBase),
      control2: control2.applying(toBase))
  }
  /// Adds a closed rectangle to the path.
  public func addRect(_ rect: CGRect) { currentPath.addRect(rect, transform: toBase) }
  /// Adds closed rectangles to the path.
  public func addRects(_ rects: [CGRect]) { currentPath.addRects(rects, transform: toBase) }
  /// Adds an ellipse inside a rectangle to the path.
  public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect, transform: toBase) }
  /// Adds the elements of another path.
  public func addPath(_ path: CGPath) { currentPath.addPath(path.outline, transform: toBase) }
  /// Adds an arc, by the rules of `CGMutablePath.addArc`.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    currentPath.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: clockwise, transform: toBase)
  }
  /// Adds an arc that rounds a corner, by the rules of `CGMutablePath.addArc`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    currentPath.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: toBase)
  }
  /// Closes the subpath with a straight line to its start.
  public func closePath() { currentPath.closeSubpath() }
  /// The current path in user space; nil where the path is empty or the transform has no inverse.
  public var path: CGPath? {
    let current = inUserSpace
    return current.isEmpty ? nil : CGPath(current)
  }
  /// Whether the current path has no elements.
  public var isPathEmpty: Bool { currentPath.isEmpty }
  /// The end point of the path, in user space; (0, 0) for an empty path.
  public var currentPointOfPath: CGPoint { inUserSpace.currentPoint ?? .zero }
  /// Replaces the path with the outline of its stroke.
  public func replacePathWithStrokedPath() {
    currentPath = inUserSpace.strokedPath(state.pen).applying(toBase)
  }

  private var toBase: CGAffineTransform {
    state.graphics.transform.concatenating(base.inverted())
  }

  private var inUserSpace: Path {
    let map = toBase
    guard map.determinant != 0, map.determinant.isFinite else { return Path() }
    return currentPath.applying(map.inverted())
  }

  private func takePath() -> Path {
    defer { currentPath = Path() }
    return inUserSpace
  }
}

// MARK: - Drawing

extension CGContext {
  /// Fills the path and clears it.
  public func fillPath(using rule: CGPathFillRule = .winding) { fill(takePath(), using: rule) }
  /// Strokes the path and clears it.
  public func strokePath() { stroke(takePath()) }
  /// Fills or strokes the path, or both, and clears it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    switch mode {
    case .fill: fill(path)
    case .eoFill: fill(path, using: .evenOdd)
    case .stroke: stroke(path)
    case .fillStroke:
      fill(path)
      stroke(path)
    case .eoFillStroke:
      fill(path, using: .evenOdd)
      stroke(path)
    }
  }
  /// Fills a rectangle, and clears the current path.
  public func fill(_ rect: CGRect) {
    beginPath()
    fill(Path(rect))
  }
  /// Fills rectangles, and clears the current path.
  public func fill(_ rects: [CGRect]) {
    beginPath()
    var path = Path()
    path.addRects(rects)
    fill(path)
  }
  /// Fills an ellipse inside a rectangle, and clears the current path.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    fill(Path(ellipseIn: rect))
  }
  /// Strokes a rectangle, and clears the current path.
  public func stroke(_ rect: CGRect) {
    beginPath()
    stroke(Path(rect))
  }
  /// Strokes a rectangle with another line width, in user space, and clears the current path.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let pen = state.pen
    defer { state.pen = pen }
    setLineWidth(width)
    stroke(rect)
  }
  /// Strokes an ellipse inside a rectangle, and clears the current path.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    stroke(Path(ellipseIn: rect))
  }
  /// Strokes a line between the two points of each pair, and clears the current path.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    var path = Path()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.addLines([points[index], points[index + 1]])
    }
    stroke(path)
  }
  /// Erases a rectangle, within the clip.
  public func clear(_ rect: CGRect) {
    var graphics = state.graphics
    graphics.blendMode = .clear
    graphics.opacity = 1
    graphics.fill(
      Path(rect), with: .color(.black), style: FillStyle(antialiased: state.antialiases))
    updateMemory()
  }

  /// Draws an image, upright where y grows upwards: its lowest row lies at the rectangle's `minY`.
  public func draw(_ image: CGImage, in rect: CGRect) {
    draw(image, in: rect, with: drawing)
    updateMemory()
  }

  /// Draws an image through a graphics context in user space.
  func draw(_ image: CGImage, in rect: CGRect, with context: GraphicsContext) {
    guard rect.width != 0, rect.height != 0 else { return }
    var graphics = context
    // The image's rows run downwards, the context's y upwards.
    graphics.translateBy(x: rect.minX, y: rect.maxY)
    graphics.scaleBy(x: 1, y: -1)
    let shown = Image(decorative: image, scale: 1)
      .interpolation(state.quality == .none ? .none : .high)
    graphics.draw(shown, in: CGRect(origin: .zero, size: rect.standardized.size))
  }

  // MARK: Clips

  /// Clips later drawing to the path, and clears the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    let style = FillStyle(eoFill: rule == .evenOdd, antialiased: state.antialiases)
    state.graphics.clip(to: takePath(), style: style)
  }
  /// Clips later drawing to a rectangle, and clears the path.
  public func clip(to rect: CGRect) { clip(to: [rect]) }
  /// Clips later drawing to the union of rectangles, and clears the path.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }
  /// A rectangle around the visible area of the clip, in user space; null where the area is empty.
  public var boundingBoxOfClipPath: CGRect { state.graphics.clipBoundingRect }

  // MARK: To the graphics context

  private func fill(_ path: Path, using rule: CGPathFillRule = .winding) {
    let style = FillStyle(eoFill: rule == .evenOdd, antialiased: state.antialiases)
    switch state.fill.content {
    case .color(let color): drawing.fill(path, with: .color(Color(cgColor: color)), style: style)
    case .pattern(let pattern): fill(path, style, with: pattern)
    }
    updateMemory()
  }

  private func stroke(_ path: Path) {
    switch state.stroke.content {
    case .color(let color):
      drawing.stroke(path, with: .color(Color(cgColor: color)), style: state.pen)
    case .pattern(let pattern): fill(path.strokedPath(state.pen), FillStyle(), with: pattern)
    }
    updateMemory()
  }

  /// The graphics context with the current shadow.
  var drawing: GraphicsContext {
    guard let shadow = state.shadow else { return state.graphics }
    var graphics = state.graphics
    graphics.transform = base
    graphics.addFilter(
      .shadow(
        color: Color(cgColor: shadow.color), radius: shadow.blur / 2, x: shadow.offset.width,
        y: shadow.offset.height))
    graphics.transform = state.graphics.transform
    return graphics
  }
}

extension GraphicsContext {
  /// Draws with Core Graphics calls into this context, with its transform, clip, opacity and blend
  /// mode; y grows downwards. Changes of the state in the closure end with it.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    try content(CGContext(self))
  }
}
