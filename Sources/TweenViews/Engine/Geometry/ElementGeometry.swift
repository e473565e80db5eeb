import Foundation
import TweenGeometry

/// Conversions between elements' coordinates, with positions of the model and transforms as shown
/// (Semantics 6.8).
extension ElementNode {
  /// The size that layout gave this element; zero before the first layout.
  package final var placedSize: CGSize { placement?.size ?? .zero }

  private var placedOrigin: CGPoint { placement?.origin ?? .zero }

  /// Returns the nearest ancestor with a name.
  package final func namedSpace(_ name: AnyHashable) -> ElementNode? {
    var around = host
    while let element = around {
      if element.isCoordinateSpace(name) { return element }
      around = element.host
    }
    return nil
  }

  /// Converts points from this element's own coordinates to those of `space`.
  package final func convert(_ points: [CGPoint], to space: CoordinateSpace) -> [CGPoint] {
    switch space {
    case .local: return points
    case .global: return convert(points, outTo: nil)
    case .named(let name): return convert(points, outTo: namedSpace(name))
    }
  }

  /// Converts points to the coordinates of an ancestor, or to the window's if `outer` is nil.
  private func convert(_ points: [CGPoint], outTo outer: ElementNode?) -> [CGPoint] {
    let origin = placedOrigin
    var moved = points.map { CGPoint(x: $0.x + origin.x, y: $0.y + origin.y) }
    var around = host
    while let element = around {
      for index in moved.indices { moved[index] = element.convertedOutside(moved[index]) }
      if element === outer {
        let zero = element.placedOrigin
        return moved.map { CGPoint(x: $0.x - zero.x, y: $0.y - zero.y) }
      }
      around = element.host
    }
    return moved
  }

  /// Converts points from the window's coordinates to this element's own.
  package final func convertFromWindow(_ points: [CGPoint]) -> [CGPoint] {
    let origin = placedOrigin
    return points.map {
      let point = pointInSpace($0)
      return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }
  }

  /// Converts a rectangle from this element's own coordinates to those of `space`. Returns the
  /// bounding box of the result.
  package final func convert(_ rect: CGRect, to space: CoordinateSpace) -> CGRect {
    CGRect(around: convert(rect.corners, to: space), like: rect.size)
  }

  /// Returns this element's rectangle in the coordinates of `space`.
  package final func frame(in space: CoordinateSpace) -> CGRect {
    convert(CGRect(origin: .zero, size: placedSize), to: space)
  }

  /// Returns the rectangle of the nearest ancestor with that name, in this element's coordinates;
  /// nil if there is none.
  package final func bounds(ofSpace name: AnyHashable) -> CGRect? {
    guard let space = namedSpace(name) else { return nil }
    var between: [ElementNode] = []
    var around = host
    while let element = around {
      between.append(element)
      around = element === space ? nil : element.host
    }
    let bounds = CGRect(origin: space.placedOrigin, size: space.placedSize)
    let origin = placedOrigin
    let corners = bounds.corners.map { corner in
      let inside = between.reversed().reduce(corner) { $1.convertedInside($0) }
      return CGPoint(x: inside.x - origin.x, y: inside.y - origin.y)
    }
    return CGRect(around: corners, like: bounds.size)
  }
}

extension CGRect {
  /// The corners, clockwise from the top left.
  package var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ]
  }

  /// Creates the bounding box of `points`.
  ///
  /// - Parameter size: The lengths to use for sides that differ from them by rounding errors only,
  ///   so that a view that only moves never seems to change its size.
  package init(around points: [CGPoint], like size: CGSize) {
    var low = points.first ?? .zero
    var high = low
    for point in points {
      low = CGPoint(x: Swift.min(low.x, point.x), y: Swift.min(low.y, point.y))
      high = CGPoint(x: Swift.max(high.x, point.x), y: Swift.max(high.y, point.y))
    }
    func side(_ length: CGFloat, like wanted: CGFloat) -> CGFloat {
      let slack = 1e-12 * Swift.max(abs(low.x), abs(low.y), abs(high.x), abs(high.y), 1)
      return abs(length - wanted) <= slack ? wanted : length
    }
    self.init(
      x: low.x, y: low.y, width: side(high.x - low.x, like: size.width),
      height: side(high.y - low.y, like: size.height))
  }
}
