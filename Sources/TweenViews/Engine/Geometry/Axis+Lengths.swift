import Foundation
import TweenGeometry

extension CGPoint {
  /// The coordinate along an axis.
  subscript(axis: Axis) -> CGFloat {
    get { axis == .vertical ? y : x }
    set { if axis == .vertical { y = newValue } else { x = newValue } }
  }
}

extension CGRect {
  /// Returns the rectangle's extent along an axis. The rectangle must have finite edges.
  func range(along axis: Axis) -> ClosedRange<CGFloat> {
    axis == .vertical ? minY...maxY : minX...maxX
  }
}
