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
  /// From where it begins to where it ends along an axis. The rectangle has finite edges.
  func range(along axis: Axis) -> ClosedRange<CGFloat> {
    axis == .vertical ? minY...maxY : minX...maxX
  }
}
