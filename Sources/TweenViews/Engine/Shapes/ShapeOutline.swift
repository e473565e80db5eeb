import Foundation
import TweenGeometry

/// The area that a shape covers: the inside of a path, or a stroke along the path. A stroke's outline
/// is made only when it is needed; for drawing that is not on the main thread.
nonisolated public struct _ShapeOutline: Sendable {
  package var path: Path
  /// The stroke; nil: the inside of the path is covered.
  package var stroke: StrokeStyle?

  package init(_ path: Path, stroke: StrokeStyle? = nil) {
    self.path = path
    self.stroke = stroke
  }

  /// The covered area as a path to be filled, made anew at each access.
  package var filled: Path { stroke.map { path.strokedPath($0) } ?? path }

  /// Whether a point is covered. For a stroke only the part of the outline near the point is made, so
  /// that the cost depends on the path's length, and not on the length of the stroke's outline.
  package func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    guard let stroke else { return path.contains(point, eoFill: eoFill) }
    let around = CGRect(origin: point, size: .zero).insetBy(dx: -1, dy: -1)
    let window = StrokeWindow(.identity, rect: around, reach: SIMD2(repeating: stroke.reach))
    return path.strokedPath(stroke, seenIn: window).outline.contains(point, eoFill: eoFill)
  }

  /// Returns the outline mapped by a transform. A stroke remains a stroke where the transform keeps
  /// lengths; other transforms distort the covered area.
  package func applying(_ transform: CGAffineTransform) -> _ShapeOutline {
    guard stroke != nil, !transform.keepsLengths else {
      return _ShapeOutline(path.applying(transform), stroke: stroke)
    }
    return _ShapeOutline(filled.applying(transform))
  }
}

extension CGAffineTransform {
  /// Whether the transform only moves, rotates and mirrors.
  fileprivate var keepsLengths: Bool {
    let noise = 1e-12
    return abs(a * a + b * b - 1) <= noise && abs(c * c + d * d - 1) <= noise
      && abs(a * c + b * d) <= noise
  }
}
