import Foundation
import TweenGeometry
import TweenPaint
import TweenViews

// MARK: - The path

// Points are mapped by the transform as it is when they are added. Lines and curves without a
// current point add nothing.
extension CGContext {
  /// Begins an empty path.
  public func beginPath() { built = Path() }
  /// Begins a subpath.
  public func move(to point: CGPoint) { built.move(to: point.applying(toBase)) }
  /// Adds a line.
  public func addLine(to point: CGPoint) { built.addLine(to: point.applying(toBase)) }
  /// Begins a subpath and leads it through the other points.
  public func addLines(between points: [CGPoint]) {
    built.addLines(points.map { $0.applying(toBase) })
  }
  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    built.addQuadCurve(to: end.applying(toBase), control: control.applying(toBase))
  }
  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    built.addCurve(
      to: end.applying(toBase), control1: control1.applying(toBase),
      control2: control2.applying(toBase))
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { built.addRect(rect, transform: toBase) }
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { built.addRects(rects, transform: toBase) }
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) { built.addEllipse(in: rect, transform: toBase) }
  /// Adds a path.
  public func addPath(_ path: CGPath) { built.addPath(path.outline, transform: toBase) }
  /// Adds an arc, as `CGMutablePath` does.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    built.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: clockwise, transform: toBase)
  }
  /// Adds an arc that rounds a corner, as `CGMutablePath` does.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    built.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: toBase)
  }
  /// Closes the subpath.
  public func closePath() { built.closeSubpath() }
  /// The path in user space; nil where it is empty or the transform cannot be inverted.
  public var path: CGPath? {
    let current = inUserSpace
    return current.isEmpty ? nil : CGPath(current)
  }
  /// Whether there is no path.
  public var isPathEmpty: Bool { built.isEmpty }
  /// Where the path ends, in user space.
  public var currentPointOfPath: CGPoint { inUserSpace.currentPoint ?? .zero }
  /// Makes the path what the pen would cover along it.
  public func replacePathWithStrokedPath() {
    built = inUserSpace.strokedPath(state.pen).applying(toBase)
  }

  private var toBase: CGAffineTransform {
    state.graphics.transform.concatenating(base.inverted())
  }

  private var inUserSpace: Path {
    let map = toBase
    guard map.determinant != 0, map.determinant.isFinite else { return Path() }
    return built.applying(map.inverted())
  }

  private func takePath() -> Path {
    defer { built = Path() }
    return inUserSpace
  }
}

// MARK: - Drawing

extension CGContext {
  /// Fills the path, and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) { fill(takePath(), using: rule) }
  /// Draws along the path, and forgets it.
  public func strokePath() { stroke(takePath()) }
  /// Fills the path, draws along it, or both, and forgets it.
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
  /// Fills a rectangle. The path is empty then.
  public func fill(_ rect: CGRect) {
    beginPath()
    fill(Path(rect))
  }
  /// Fills rectangles. The path is empty then.
  public func fill(_ rects: [CGRect]) {
    beginPath()
    var path = Path()
    path.addRects(rects)
    fill(path)
  }
  /// Fills an ellipse. The path is empty then.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    fill(Path(ellipseIn: rect))
  }
  /// Draws along a rectangle. The path is empty then.
  public func stroke(_ rect: CGRect) {
    beginPath()
    stroke(Path(rect))
  }
  /// Draws along a rectangle with another width. The path is empty then.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let pen = state.pen
    defer { state.pen = pen }
    setLineWidth(width)
    stroke(rect)
  }
  /// Draws along an ellipse. The path is empty then.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    stroke(Path(ellipseIn: rect))
  }
  /// Draws lines from each point to the next, by twos. The path is empty then.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    var path = Path()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.addLines([points[index], points[index + 1]])
    }
    stroke(path)
  }
  /// Makes a rectangle clear, as far as clips let it.
  public func clear(_ rect: CGRect) {
    var graphics = state.graphics
    graphics.blendMode = .clear
    graphics.opacity = 1
    graphics.fill(
      Path(rect), with: .color(.black), style: FillStyle(antialiased: state.antialiases))
    drawn()
  }

  /// Draws an image, upright where y grows upwards, so that its lowest row lies at the rectangle's
  /// `minY`.
  public func draw(_ image: CGImage, in rect: CGRect) {
    draw(image, in: rect, with: drawing)
    drawn()
  }

  /// Draws an image through a context in user space.
  func draw(_ image: CGImage, in rect: CGRect, with context: GraphicsContext) {
    guard rect.width != 0, rect.height != 0 else { return }
    var graphics = context
    // From the image's own downward rows to upward ones.
    graphics.translateBy(x: rect.minX, y: rect.maxY)
    graphics.scaleBy(x: 1, y: -1)
    let shown = Image(decorative: image, scale: 1)
      .interpolation(state.quality == .none ? .none : .high)
    graphics.draw(shown, in: CGRect(origin: .zero, size: rect.standardized.size))
  }

  // MARK: Clips

  /// Shows only what lies inside the path from now on, and forgets the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    let style = FillStyle(eoFill: rule == .evenOdd, antialiased: state.antialiases)
    state.graphics.clip(to: takePath(), style: style)
  }
  /// Shows only what lies inside a rectangle from now on. The path is empty then.
  public func clip(to rect: CGRect) { clip(to: [rect]) }
  /// Shows only what lies inside rectangles from now on. The path is empty then.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }
  /// A rectangle around all that clips leave, in user space; null where that is nothing.
  public var boundingBoxOfClipPath: CGRect { state.graphics.clipBoundingRect }

  // MARK: To the graphics context

  private func fill(_ path: Path, using rule: CGPathFillRule = .winding) {
    let style = FillStyle(eoFill: rule == .evenOdd, antialiased: state.antialiases)
    switch state.fill.content {
    case .color(let color): drawing.fill(path, with: .color(Color(cgColor: color)), style: style)
    case .pattern(let pattern): fill(path, style, with: pattern)
    }
    drawn()
  }

  private func stroke(_ path: Path) {
    switch state.stroke.content {
    case .color(let color):
      drawing.stroke(path, with: .color(Color(cgColor: color)), style: state.pen)
    case .pattern(let pattern): fill(path.strokedPath(state.pen), FillStyle(), with: pattern)
    }
    drawn()
  }

  /// The context with the shadow that is set.
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
  /// Draws by the calls of Core Graphics, in this context: its transform, clips, opacity and blend
  /// mode hold at first, y grows downwards. What the closure changes of them ends with it.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    try content(CGContext(self))
  }
}
