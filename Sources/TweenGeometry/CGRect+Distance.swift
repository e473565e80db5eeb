import Foundation

extension CGRect {
  /// Returns the distances of `point` from the rectangle along each axis; 0 within the rectangle's
  /// span.
  @inlinable package func outsideDistances(to point: CGPoint) -> CGSize {
    CGSize(
      width: max(max(minX - point.x, point.x - maxX), 0),
      height: max(max(minY - point.y, point.y - maxY), 0))
  }

  /// Returns the Euclidean distance from the rectangle to `point`; 0 inside.
  package func distance(to point: CGPoint) -> CGFloat {
    let d = outsideDistances(to: point)
    return (d.width * d.width + d.height * d.height).squareRoot()
  }
}
