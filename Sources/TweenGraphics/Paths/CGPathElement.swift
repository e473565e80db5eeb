import Foundation
import TweenGeometry

/// The kind of a path's element.
@frozen public enum CGPathElementType: Int32, Sendable {
  /// The beginning of a subpath, with one point.
  case moveToPoint
  /// A straight line, with its end.
  case addLineToPoint
  /// A quadratic curve, with its control point and its end.
  case addQuadCurveToPoint
  /// A cubic curve, with its two control points and its end.
  case addCurveToPoint
  /// The end of a closed subpath, without points.
  case closeSubpath
}

/// An element of a path, valid during a call of `applyWithBlock(_:)`.
public struct CGPathElement {
  /// The kind of the element, which determines the number of points.
  public var type: CGPathElementType
  /// The points of the element. They are valid until the block returns.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element with points that the caller owns.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// A closure that `CGPath.apply(info:function:)` calls for each element.
public typealias CGPathApplierFunction = (
  UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>
) -> Void

/// A closure that `CGPath.applyWithBlock(_:)` calls for each element.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

/// The rule that decides which points lie inside a path.
@frozen public enum CGPathFillRule: Int, Sendable {
  /// Points with a winding number other than 0 lie inside.
  case winding
  /// Points from which a ray crosses the path an odd number of times lie inside.
  case evenOdd
}

extension CGPath {
  /// Calls `block` with each element in order; arcs are passed as cubic curves.
  public func applyWithBlock(_ block: CGPathApplyBlock) {
    // Invariant: no element has more than three points, and the buffer outlives each call.
    withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { buffer in
      guard let points = buffer.baseAddress else { return }
      points.initialize(repeating: .zero, count: 3)
      outline.forEach { element in
        var shown = CGPathElement(type: .closeSubpath, points: points)
        switch element {
        case .move(let end): (shown.type, points[0]) = (.moveToPoint, end)
        case .line(let end): (shown.type, points[0]) = (.addLineToPoint, end)
        case .quadCurve(let end, let control):
          shown.type = .addQuadCurveToPoint
          (points[0], points[1]) = (control, end)
        case .curve(let end, let control1, let control2):
          shown.type = .addCurveToPoint
          (points[0], points[1], points[2]) = (control1, control2, end)
        case .closeSubpath: break
        }
        withUnsafePointer(to: shown, block)
      }
    }
  }

  /// Calls `function` with `info` and each element in order; arcs are passed as cubic curves.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}
