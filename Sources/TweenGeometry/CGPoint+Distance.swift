import Foundation

extension CGPoint {
  /// Returns the Euclidean distance to another point.
  @inlinable package func distance(to other: CGPoint) -> CGFloat {
    let (x, y) = (other.x - self.x, other.y - self.y)
    return (x * x + y * y).squareRoot()
  }
}
