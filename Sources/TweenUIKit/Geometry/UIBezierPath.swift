import Foundation
import TweenGeometry
import TweenGraphics
import TweenMath

/// A path that methods extend, with the style of its stroke.
///
/// Angles are in radians, clockwise on the screen, from the positive x axis. It wraps a `Path`:
/// `Path(_:)` converts it.
open class UIBezierPath: NSObject, NSCopying {
  /// The path's current outline.
  final var path: Path

  /// The width of the stroke in points; 1 at first.
  public var lineWidth: CGFloat = 1
  /// The shape of the stroke's open ends.
  public var lineCapStyle: CGLineCap = .butt
  /// The shape of the stroke's corners.
  public var lineJoinStyle: CGLineJoin = .miter
  /// The limit of a miter's length, as a multiple of the line width; longer miters become bevels.
  public var miterLimit: CGFloat = 10
  /// The largest distance of the drawing from the curve, in pixels. Stored without effect: curves are
  /// drawn with the rasterizer's own precision.
  public var flatness: CGFloat = 0.6
  /// Whether the path is filled by the even-odd rule instead of the winding rule.
  public var usesEvenOddFillRule = false
  private var dash: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  // MARK: Making paths

  /// Creates an empty path.
  public override init() { path = Path() }

  /// Creates a path from SwiftUI's type.
  init(_ path: Path) { self.path = path }

  /// Creates a path of a rectangle.
  public convenience init(rect: CGRect) { self.init(Path(rect)) }

  /// Creates a path of the ellipse inside a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }

  /// Creates a path of a rectangle with continuous corners of a radius in points.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous))
  }

  /// Creates a path of a rectangle with some corners rounded.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - corners: The corners that are rounded.
  ///   - cornerRadii: The width is the radius of the corners, in points; the height has no effect.
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

  /// Creates an open path of an arc of a circle, with a radius in points and angles in radians.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates a path from a Core Graphics path. Later changes of that path have no effect.
  public convenience init(cgPath: CGPath) { self.init(cgPath.outline) }

  /// A copy of the path for Core Graphics. Setting the property replaces the outline.
  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.outline }
  }

  // MARK: Drawing

  /// Begins a new subpath at a point.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a straight line. No effect where the path has no current point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic curve. No effect where the path has no current point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve. No effect where the path has no current point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc of a circle, connected by a straight line with the current point.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle.
  ///   - radius: The radius of the circle, in points.
  ///   - startAngle: The angle of the arc's start, in radians from the positive x axis.
  ///   - endAngle: The angle of the arc's end, in radians from the positive x axis.
  ///   - clockwise: Whether the arc runs clockwise on the screen, with rising angles.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // `Path` defines the direction the other way round.
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
  }

  /// Closes the subpath with a straight line to its start.
  open func close() { path.closeSubpath() }

  /// Removes all elements from the path.
  open func removeAllPoints() { path = Path() }

  /// Adds the subpaths of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Applies a transform to all points. The style of the stroke does not change.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  /// Returns the subpaths in reverse order, each in the reverse direction. Arcs become curves.
  open func reversing() -> UIBezierPath {
    let reversed = styledCopy()
    reversed.path = path.reversed
    return reversed
  }

  /// Sets the lengths of the stroke's dashes and gaps in turn; an empty pattern draws a solid line.
  ///
  /// - Parameters:
  ///   - pattern: A pointer to `count` lengths, in points; nil: a solid line.
  ///   - count: The number of lengths; negative counts as 0.
  ///   - phase: The distance into the pattern at which the stroke begins, in points.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    // The caller guarantees that the buffer holds `count` lengths.
    dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
    dashPhase = phase
  }

  // MARK: Reading

  /// Whether the path has no elements.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around the path; null where the path is empty.
  open var bounds: CGRect { path.boundingRect }
  /// The end of the last element; zero where the path is empty.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// Returns whether a point lies inside, by the path's fill rule.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, eoFill: usesEvenOddFillRule)
  }

  /// The style of the stroke.
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

  /// Returns a copy of the path with the same stroke style.
  open func copy(with zone: NSZone? = nil) -> Any { styledCopy() }

  /// Returns whether an object is a path with the same outline, stroke style and fill rule.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return other.path == path && other.strokeStyle == strokeStyle
      && other.usesEvenOddFillRule == usesEvenOddFillRule
  }

  /// The hash value of the path, which differs between runs.
  open override var hash: Int { path.description.hashValue }
}

extension Path {
  /// Creates a path from the current outline of a UIKit path.
  public init(_ path: UIBezierPath) { self = path.path }

  /// The subpaths in reverse order, each in the reverse direction.
  fileprivate var reversed: Path {
    /// A subpath: its start, its elements, and whether it is closed.
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
  /// The end point of a line or a curve.
  fileprivate var end: CGPoint {
    switch self {
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
    case .closeSubpath: .zero
    }
  }
}
