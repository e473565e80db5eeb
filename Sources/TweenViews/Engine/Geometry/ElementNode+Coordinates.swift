import Foundation
import TweenGeometry

extension ElementNode {
  /// The shown position of this element's top left, in the space in which it is placed. An element
  /// without an animated rectangle is shown at the same distance from its place as its content.
  package var shownOrigin: CGPoint {
    if let framed { return framed.frame.shown.origin }
    guard let placement else { return .zero }
    guard let content = (self as? WrapperNode)?.content, let inner = content.placement else {
      return placement.origin
    }
    let way = window?.pointer.way
    if let known = way?.shownOrigins[ObjectIdentifier(self)] { return known }
    let shown = content.shownOrigin
    let origin = CGPoint(
      x: placement.origin.x + shown.x - inner.origin.x,
      y: placement.origin.y + shown.y - inner.origin.y)
    way?.shownOrigins[ObjectIdentifier(self)] = origin
    return origin
  }

  /// Converts a point of the window to the space in which this element is placed.
  package func pointInSpace(_ point: CGPoint) -> CGPoint {
    if let way = window?.pointer.way, way.point == point { return way.point(around: self) }
    guard let host else { return point }
    return host.convertedInside(host.pointInSpace(point))
  }

  /// Converts a point of the space in which this element is placed to the window: the inverse of
  /// `pointInSpace`.
  package func windowPoint(_ point: CGPoint) -> CGPoint {
    guard let host else { return point }
    return host.windowPoint(host.convertedOutside(point))
  }

  /// Converts points of the space in which this element is placed to the window, each as `windowPoint(_:)` does.
  /// One walk to the window for all is quicker than one for each.
  package func windowPoints(_ points: [CGPoint]) -> [CGPoint] {
    var points = points
    var host = host
    while let current = host {
      for index in points.indices { points[index] = current.convertedOutside(points[index]) }
      host = current.host
    }
    return points
  }

  /// Converts a rectangle of the space in which this element is placed to the window.
  package func rectInWindow(_ rect: CGRect) -> CGRect {
    let ends = windowPoints([rect.origin, CGPoint(x: rect.maxX, y: rect.maxY)])
    let (start, end) = (ends[0], ends[1])
    return CGRect(
      x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
      height: abs(end.y - start.y))
  }

  /// Converts a point of the window to this element's own coordinates, as shown.
  package func localPoint(_ point: CGPoint) -> CGPoint {
    let inSpace = pointInSpace(point)
    let origin = shownOrigin
    return CGPoint(x: inSpace.x - origin.x, y: inSpace.y - origin.y)
  }

  /// Converts a point of the window to the coordinates of `space`, as shown.
  package func shownPoint(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
    switch space {
    case .global: point
    case .local: localPoint(point)
    case .named(let name): namedSpace(name)?.localPoint(point) ?? point
    }
  }
}
