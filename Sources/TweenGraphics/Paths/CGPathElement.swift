import Foundation
import TweenGeometry

/// The kinds of a path's elements.
@frozen public enum CGPathElementType: Int32, Sendable {
  /// The beginning of a subpath: one point.
  case moveToPoint
  /// A line: its end.
  case addLineToPoint
  /// A quadratic curve: its control point and its end.
  case addQuadCurveToPoint
  /// A cubic curve: its two control points and its end.
  case addCurveToPoint
  /// The end of a closed subpath: no point.
  case closeSubpath
}

/// One element of a path, while `applyWithBlock(_:)` shows it.
public struct CGPathElement {
  /// What it is, and so how many points it has.
  public var type: CGPathElementType
  /// Its points, as many as its type says. They are there only until the block returns.
  public var points: UnsafeMutablePointer<CGPoint>

  /// An element over points that somebody else keeps.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// What `CGPath.apply(info:function:)` calls for each element.
public typealias CGPathApplierFunction = (
  UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>
) -> Void

/// What `CGPath.applyWithBlock(_:)` calls for each element.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

/// Which points lie inside a path.
@frozen public enum CGPathFillRule: Int, Sendable {
  /// Those around which the outline's turns, counted with their sign, do not add up to 0.
  case winding
  /// Those from which a ray meets the outline an odd number of times.
  case evenOdd
}

extension CGPath {
  /// Calls `block` with each element in order; arcs come as cubic curves.
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

  /// Calls `function` with `info` and each element in order.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}
