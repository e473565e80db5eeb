import Foundation
import TweenGeometry

/// What a shape covers in a rectangle: the inside of a path, or what a pen covers along it. The
/// outline of the latter is made by who needs it, which for drawing is not the main thread.
nonisolated public struct _ShapeOutline: Sendable {
  package var path: Path
  /// The pen; nil: the inside of the path is covered.
  package var stroke: StrokeStyle?

  package init(_ path: Path, stroke: StrokeStyle? = nil) {
    self.path = path
    self.stroke = stroke
  }

  /// The outline as a path to be filled, made anew each time.
  package var filled: Path { stroke.map { path.strokedPath($0) } ?? path }

  /// Whether a point is covered. Of a pen's outline what is near the point is made, so that the cost
  /// follows the path's length, not that of what the pen draws.
  package func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    guard let stroke else { return path.contains(point, eoFill: eoFill) }
    let around = CGRect(origin: point, size: .zero).insetBy(dx: -1, dy: -1)
    let window = StrokeWindow(.identity, rect: around, reach: SIMD2(repeating: stroke.reach))
    return path.strokedPath(stroke, seenIn: window).outline.contains(point, eoFill: eoFill)
  }

  /// The same, mapped. A pen stays one where the map keeps lengths; others stretch what it covers.
  package func applying(_ transform: CGAffineTransform) -> _ShapeOutline {
    guard stroke != nil, !transform.keepsLengths else {
      return _ShapeOutline(path.applying(transform), stroke: stroke)
    }
    return _ShapeOutline(filled.applying(transform))
  }
}

extension CGAffineTransform {
  /// Whether it moves, turns and mirrors at most.
  fileprivate var keepsLengths: Bool {
    let noise = 1e-12
    return abs(a * a + b * b - 1) <= noise && abs(c * c + d * d - 1) <= noise
      && abs(a * c + b * d) <= noise
  }
}
