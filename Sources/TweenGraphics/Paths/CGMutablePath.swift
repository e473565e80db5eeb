import Foundation
import TweenGeometry

// Added points are transformed by `transform` first. Without a current point, lines, curves and corners
// add nothing.
extension CGMutablePath {
  /// Begins a new subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    edit { $0.move(to: point.applying(transform)) }
  }

  /// Adds a straight line from the current point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    edit { $0.addLine(to: point.applying(transform)) }
  }

  /// Adds a quadratic curve from the current point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    edit { $0.addQuadCurve(to: end.applying(transform), control: control.applying(transform)) }
  }

  /// Adds a cubic curve from the current point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    edit {
      $0.addCurve(
        to: end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    }
  }

  /// Adds a closed rectangle to the path.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    edit { $0.addRect(rect, transform: transform) }
  }

  /// Adds closed rectangles to the path.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    edit { $0.addRects(rects, transform: transform) }
  }

  /// Begins a subpath at the first point, with lines through the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    edit { $0.addLines(points.map { $0.applying(transform) }) }
  }

  /// Adds an ellipse inside a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    edit { $0.addEllipse(in: rect, transform: transform) }
  }

  /// Adds a closed rectangle with elliptical corners, whose radii are in points.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    edit {
      $0.addRoundedRect(
        in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular,
        transform: transform)
    }
  }

  /// Adds an arc of a circle, with a line to its start if there is a current point. Angles are in
  /// radians from +x towards +y. With `clockwise`, angles decrease, which is clockwise where y grows
  /// upwards.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    edit {
      $0.addArc(
        center: center, radius: radius, startAngle: .radians(Double(startAngle)),
        endAngle: .radians(Double(endAngle)), clockwise: clockwise, transform: transform)
    }
  }

  /// Adds an arc of a circle of a radius in points, over `delta` radians: from +x towards +y for a
  /// positive `delta`.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    edit {
      $0.addRelativeArc(
        center: center, radius: radius, startAngle: .radians(Double(startAngle)),
        delta: .radians(Double(delta)), transform: transform)
    }
  }

  /// Adds an arc that rounds the corner between two lines, with a line to the arc's start. The radius is in
  /// points.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    edit {
      $0.addArc(
        tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }
  }

  /// Adds the elements of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    let added = path.outline
    edit { $0.addPath(added, transform: transform) }
  }

  /// Closes the subpath with a line to its start.
  public func closeSubpath() { edit { $0.closeSubpath() } }
}
