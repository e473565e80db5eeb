import Foundation
import TweenGeometry

/// A path that does not change: lines, curves and arcs over `Path`, of the same exactness.
///
/// Two are equal where their elements are. A `CGMutablePath` is one too, and may change.
public class CGPath: Hashable, CustomStringConvertible {
  /// The elements.
  package final fileprivate(set) var outline: Path

  /// These elements.
  package init(_ outline: Path) { self.outline = outline }

  /// A rectangle, which `transform` maps first.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var path = Path()
    path.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(path)
  }

  /// An ellipse inside a rectangle, which `transform` maps first.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var path = Path()
    path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(path)
  }

  /// A rectangle whose corners are quarters of ellipses. The sides of a corner are cut to half of
  /// the rectangle's shorter side.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var path = Path()
    path.addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular,
      transform: transform?.pointee ?? .identity)
    self.init(path)
  }

  public static func == (left: CGPath, right: CGPath) -> Bool {
    left === right || left.outline == right.outline
  }

  /// Feeds a number that equal paths share.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(outline.verbs.count)
    hasher.combine(outline.coordinates)
  }

  /// The elements in words. For people: the form may change.
  public var description: String { outline.description }
}

// MARK: - What it is

extension CGPath {
  /// Whether there is no element.
  public var isEmpty: Bool { outline.isEmpty }

  /// Where the last element ends; (0, 0) of an empty path.
  public var currentPoint: CGPoint { outline.currentPoint ?? .zero }

  /// The smallest rectangle around all points, control points too; null for an empty path.
  public var boundingBox: CGRect {
    var (left, top) = (CGFloat.infinity, CGFloat.infinity)
    var (right, bottom) = (-CGFloat.infinity, -CGFloat.infinity)
    func add(_ points: CGPoint...) {
      for point in points where point.x.isFinite && point.y.isFinite {
        (left, top) = (min(left, point.x), min(top, point.y))
        (right, bottom) = (max(right, point.x), max(bottom, point.y))
      }
    }
    outline.forEach { element in
      switch element {
      case .move(let end), .line(let end): add(end)
      case .quadCurve(let end, let control): add(control, end)
      case .curve(let end, let control1, let control2): add(control1, control2, end)
      case .closeSubpath: break
      }
    }
    guard left <= right else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest rectangle around the path itself; null for an empty path.
  public var boundingBoxOfPath: CGRect { outline.boundingRect }

  /// Whether a point lies inside.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - rule: What counts as inside.
  ///   - transform: Maps the point before it is looked at.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    outline.contains(point.applying(transform), eoFill: rule == .evenOdd)
  }

  /// Whether the path is one upright rectangle, which is then written to `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    var corners: [CGPoint] = []
    var isOther = false
    outline.forEach { element in
      switch element {
      case .move(let point):
        if corners.isEmpty { corners.append(point) } else { isOther = true }
      case .line(let point): corners.append(point)
      case .closeSubpath: break
      case .quadCurve, .curve: isOther = true
      }
    }
    if corners.count == 5, corners[0] == corners[4] { corners.removeLast() }
    guard !isOther, corners.count == 4 else { return false }
    let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
    guard
      a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
        || a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    else { return false }
    rect?.pointee = CGRect(
      x: min(a.x, c.x), y: min(a.y, c.y), width: abs(c.x - a.x), height: abs(c.y - a.y))
    return true
  }
}

// MARK: - Others made of it

extension CGPath {
  /// The same path, which does not change when this one does.
  public func copy() -> CGPath? { CGPath(outline) }

  /// The path with every point mapped.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(outline.applying(transform?.pointee ?? .identity))
  }

  /// The same elements in a path that can change.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(outline) }

  /// The elements, mapped, in a path that can change.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(outline.applying(transform?.pointee ?? .identity))
  }

  /// The painted parts of a dashed line along this path, as `StrokeStyle.dash` counts them.
  ///
  /// - Parameters:
  ///   - phase: Where in the pattern each subpath starts.
  ///   - lengths: Painted and unpainted lengths in turn.
  ///   - transform: Maps the path first.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat],
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(dash: lengths, dashPhase: phase)
    return CGPath(outline.applying(transform).dashed(style))
  }

  /// The outline of the path drawn with a pen, to be filled by the winding rule.
  ///
  /// - Parameters:
  ///   - lineWidth: The pen's width.
  ///   - lineCap: How open ends look.
  ///   - lineJoin: How corners look.
  ///   - miterLimit: The longest miter as a multiple of the width.
  ///   - transform: Maps the path first, and not the pen.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    return CGPath(outline.applying(transform).strokedPath(style))
  }

  /// What lies inside this path or the other.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(outline.union(other.outline, eoFill: rule == .evenOdd))
  }

  /// What lies inside both paths.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(outline.intersection(other.outline, eoFill: rule == .evenOdd))
  }

  /// What lies inside this path and not inside the other.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(outline.subtracting(other.outline, eoFill: rule == .evenOdd))
  }

  /// What lies inside one of both paths alone.
  public func symmetricDifference(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    CGPath(outline.symmetricDifference(other.outline, eoFill: rule == .evenOdd))
  }

  /// What of this path's line lies inside the other.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(outline.lineIntersection(other.outline, eoFill: rule == .evenOdd))
  }

  /// What of this path's line lies outside the other.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(outline.lineSubtraction(other.outline, eoFill: rule == .evenOdd))
  }

  /// An outline of the same inside that does not cross itself.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(outline.normalized(eoFill: rule == .evenOdd))
  }

  /// Whether the insides of both paths have a point in common.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !intersection(other, using: rule).isEmpty
  }
}

/// A path that grows.
public final class CGMutablePath: CGPath {
  /// A path without elements.
  public convenience init() { self.init(Path()) }

  /// Changes the elements.
  func edit(_ change: (inout Path) -> Void) { change(&outline) }
}

// MARK: - Path

extension Path {
  /// The path as Core Graphics has it. It does not change when this one does.
  public var cgPath: CGPath { CGPath(self) }

  /// The elements of a path as they are now.
  public init(_ path: CGPath) { self = path.outline }

  /// The elements of a path as they are now.
  public init(_ path: CGMutablePath) { self = path.outline }
}
