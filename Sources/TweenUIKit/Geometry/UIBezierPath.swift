import Foundation
import TweenGeometry
import TweenGraphics
import TweenMath

/// A path as UIKit has it: an object that is drawn into, with the measures of its stroke.
///
/// Angles go clockwise on the screen from the right, in radians. The path is a `Path` under another
/// name: `Path(_:)` makes one of it.
open class UIBezierPath: NSObject, NSCopying {
  /// The path so far.
  final var path: Path

  /// Width of the stroke in points: 1 at first.
  public var lineWidth: CGFloat = 1
  /// How the stroke's open ends look.
  public var lineCapStyle: CGLineCap = .butt
  /// How the stroke's corners look.
  public var lineJoinStyle: CGLineJoin = .miter
  /// The longest allowed miter as a multiple of the line width; longer ones turn into bevels.
  public var miterLimit: CGFloat = 10
  /// How far what is drawn may lie from the curve. Kept, and without effect: curves are drawn
  /// exactly to the pixel.
  public var flatness: CGFloat = 0.6
  /// Whether places that the path goes around twice are outside.
  public var usesEvenOddFillRule = false
  private var dash: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  // MARK: Making paths

  /// An empty path.
  public override init() { path = Path() }

  /// A path of views.
  init(_ path: Path) { self.path = path }

  /// A rectangle.
  public convenience init(rect: CGRect) { self.init(Path(rect)) }

  /// The ellipse that touches the sides of a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }

  /// A rectangle with corners of a radius in points, as the system rounds them.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous))
  }

  /// A rectangle some corners of which are round.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - corners: The corners that are round.
  ///   - cornerRadii: The width counts, for both sides of a corner.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    func radius(_ corner: UIRectCorner) -> CGFloat {
      corners.contains(corner) ? cornerRadii.width : 0
    }
    self.init(
      Path(
        roundedRect: rect,
        cornerRadii: RectangleCornerRadii(
          topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft),
          bottomTrailing: radius(.bottomRight), topTrailing: radius(.topRight)),
        style: .continuous))
  }

  /// A part of a circle, open.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// The points of a path of Core Graphics', as they are now.
  public convenience init(cgPath: CGPath) { self.init(cgPath.outline) }

  /// The path for Core Graphics: a copy, which stays as it is. Setting it takes the other's points.
  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.outline }
  }

  // MARK: Drawing

  /// Begins a new part of the path.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// A straight line; nothing where the path has no current point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// A cubic curve; nothing where the path has no current point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// A quadratic curve; nothing where the path has no current point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// A part of a circle, with a straight line to it from the current point.
  ///
  /// - Parameters:
  ///   - center: The circle's centre.
  ///   - radius: The circle's radius, in points.
  ///   - startAngle: Where the part begins, in radians from the right.
  ///   - endAngle: Where it ends, likewise.
  ///   - clockwise: As seen on the screen: angles rise.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // Paths of views say it the other way round.
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
  }

  /// A straight line to where the part began.
  open func close() { path.closeSubpath() }

  /// Makes the path empty.
  open func removeAllPoints() { path = Path() }

  /// Adds the parts of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Moves all points by a transform; the stroke's measures stay.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  /// The same parts, the last first, each drawn from its end to its beginning. Arcs become curves.
  open func reversing() -> UIBezierPath {
    let reversed = styledCopy()
    reversed.path = path.reversed
    return reversed
  }

  /// The lengths of painted and unpainted parts of the stroke in turn; none for a whole line.
  ///
  /// - Parameters:
  ///   - pattern: `count` lengths, in points.
  ///   - count: How many lengths there are.
  ///   - phase: Where in the pattern the stroke begins.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    // The caller owns as many lengths as it says.
    dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
    dashPhase = phase
  }

  // MARK: Reading

  /// Whether nothing was drawn.
  open var isEmpty: Bool { path.isEmpty }
  /// The least rectangle around what was drawn; null where nothing was.
  open var bounds: CGRect { path.boundingRect }
  /// Where the last line ended; zero where nothing was drawn.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// Whether a point lies inside, by the path's own rule.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, eoFill: usesEvenOddFillRule)
  }

  /// The measures of the stroke.
  var strokeStyle: StrokeStyle {
    StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle,
      miterLimit: miterLimit, dash: dash, dashPhase: dashPhase)
  }

  private func styledCopy() -> UIBezierPath {
    let copy = UIBezierPath(path)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    (copy.dash, copy.dashPhase) = (dash, dashPhase)
    return copy
  }

  /// A path of its own with the same points and measures.
  open func copy(with zone: NSZone? = nil) -> Any { styledCopy() }

  /// Whether an object is a path of the same outline, line and rule.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return other.path == path && other.strokeStyle == strokeStyle
      && other.usesEvenOddFillRule == usesEvenOddFillRule
  }

  /// The same for equal objects; another in the next run.
  open override var hash: Int { path.description.hashValue }
}

extension Path {
  /// The points of a path of UIKit's, as they are now.
  public init(_ path: UIBezierPath) { self = path.path }

  /// The same parts, the last first, each from its end to its beginning.
  fileprivate var reversed: Path {
    /// A part: where it begins, its lines and curves, and whether it is closed.
    struct Part {
      var start: CGPoint
      var elements: [Element] = []
      var isClosed = false
    }
    var parts: [Part] = []
    forEach { element in
      switch element {
      case .move(let point): parts.append(Part(start: point))
      case .closeSubpath:
        if !parts.isEmpty { parts[parts.count - 1].isClosed = true }
      case .line, .quadCurve, .curve:
        if let last = parts.last, last.isClosed { parts.append(Part(start: last.start)) }
        if !parts.isEmpty { parts[parts.count - 1].elements.append(element) }
      }
    }
    return Path { path in
      for part in parts.reversed() {
        let ends = [part.start] + part.elements.map(\.end)
        path.move(to: ends[ends.count - 1])
        for (element, end) in zip(part.elements, ends).reversed() {
          switch element {
          case .quadCurve(_, let control): path.addQuadCurve(to: end, control: control)
          case .curve(_, let control1, let control2):
            path.addCurve(to: end, control1: control2, control2: control1)
          case .line, .move, .closeSubpath: path.addLine(to: end)
          }
        }
        if part.isClosed { path.closeSubpath() }
      }
    }
  }
}

extension Path.Element {
  /// Where a line or a curve ends.
  fileprivate var end: CGPoint {
    switch self {
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
    case .closeSubpath: .zero
    }
  }
}
