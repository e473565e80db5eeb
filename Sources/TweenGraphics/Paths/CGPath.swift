import Foundation
import TweenGeometry

/// An immutable path of lines, curves and arcs. It wraps a `Path`.
///
/// Two paths are equal if their elements are equal. The subclass `CGMutablePath` can change.
public class CGPath: Hashable, CustomStringConvertible {
  /// The elements of the path.
  package final fileprivate(set) var outline: Path

  /// Creates a path from the elements of a SwiftUI path.
  package init(_ outline: Path) { self.outline = outline }

  /// Creates a path of a rectangle, transformed by `transform`.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var path = Path()
    path.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(path)
  }

  /// Creates a path of the ellipse inside a rectangle, transformed by `transform`.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var path = Path()
    path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(path)
  }

  /// Creates a path of a rectangle with elliptical corners. The radii, in points, are limited to half of
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

  /// Hashes the number of elements and the coordinates.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(outline.verbs.count)
    hasher.combine(outline.coordinates)
  }

  /// A description of the elements. The format is for people and may change.
  public var description: String { outline.description }
}

// MARK: - Properties

extension CGPath {
  /// Whether the path has no elements.
  public var isEmpty: Bool { outline.isEmpty }

  /// The end of the last element; (0, 0) for an empty path.
  public var currentPoint: CGPoint { outline.currentPoint ?? .zero }

  /// The smallest rectangle around all points, including control points; null for an empty path.
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

  /// Returns whether a point lies inside the path.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - rule: The fill rule.
  ///   - transform: The transform that is applied to the point first.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    outline.contains(point.applying(transform), eoFill: rule == .evenOdd)
  }

  /// Returns whether the path is one upright rectangle, and writes the rectangle to `rect` if so.
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

// MARK: - Derived paths

extension CGPath {
  /// Returns an immutable copy of the path.
  public func copy() -> CGPath? { CGPath(outline) }

  /// Returns the path with its points transformed.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(outline.applying(transform?.pointee ?? .identity))
  }

  /// Returns a mutable copy of the path.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(outline) }

  /// Returns a mutable copy of the path with its points transformed.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(outline.applying(transform?.pointee ?? .identity))
  }

  /// Returns the dashes along this path, by the rules of `StrokeStyle.dash`.
  ///
  /// - Parameters:
  ///   - phase: The distance into the pattern at which each subpath starts.
  ///   - lengths: The lengths of dashes and gaps in turn.
  ///   - transform: The transform that is applied to the path first.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat],
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(dash: lengths, dashPhase: phase)
    return CGPath(outline.applying(transform).dashed(style))
  }

  /// Returns the outline of the stroked path, to be filled by the winding rule.
  ///
  /// - Parameters:
  ///   - lineWidth: The width of the line, in points.
  ///   - lineCap: The shape of open ends.
  ///   - lineJoin: The shape of corners.
  ///   - miterLimit: The limit of a miter's length, as a multiple of the line width.
  ///   - transform: The transform that is applied to the path first, but not to the line width.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    return CGPath(outline.applying(transform).strokedPath(style))
  }

  /// Returns the area inside this path or the other.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(outline.union(other.outline, eoFill: rule == .evenOdd))
  }

  /// Returns the area inside both paths.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(outline.intersection(other.outline, eoFill: rule == .evenOdd))
  }

  /// Returns the area inside this path and outside the other.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(outline.subtracting(other.outline, eoFill: rule == .evenOdd))
  }

  /// Returns the area inside exactly one of the two paths.
  public func symmetricDifference(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    CGPath(outline.symmetricDifference(other.outline, eoFill: rule == .evenOdd))
  }

  /// Returns the parts of this path's line that lie inside the other path.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(outline.lineIntersection(other.outline, eoFill: rule == .evenOdd))
  }

  /// Returns the parts of this path's line that lie outside the other path.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(outline.lineSubtraction(other.outline, eoFill: rule == .evenOdd))
  }

  /// Returns an outline of the same area that does not cross itself.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(outline.normalized(eoFill: rule == .evenOdd))
  }

  /// Returns whether the areas of two paths have a point in common.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !intersection(other, using: rule).isEmpty
  }
}

/// A path that can be extended.
public final class CGMutablePath: CGPath {
  /// Creates a path without elements.
  public convenience init() { self.init(Path()) }

  /// Changes the elements of the path.
  func edit(_ change: (inout Path) -> Void) { change(&outline) }
}

// MARK: - Path

extension Path {
  /// A Core Graphics path with the current elements of this path.
  public var cgPath: CGPath { CGPath(self) }

  /// Creates a path from the current elements of a Core Graphics path.
  public init(_ path: CGPath) { self = path.outline }

  /// Creates a path from the current elements of a Core Graphics path.
  public init(_ path: CGMutablePath) { self = path.outline }
}
