import Foundation
import TweenGeometry

/// The range of resting offsets of a scroll view: from 0 to these lengths.
package struct ScrollBounds: Equatable {
  private var width: CGFloat = 0
  private var height: CGFloat = 0

  init() {}

  /// Negative lengths count as 0.
  init(width: CGFloat, height: CGFloat) {
    self.width = max(width, 0)
    self.height = max(height, 0)
  }

  /// The maximum length of content in points; positions up to it are exact to less than a pixel.
  static let longest: CGFloat = 1e9

  /// A scrollable length: NaN and negative lengths count as 0.
  static func length(_ length: CGFloat) -> CGFloat { length > 0 ? min(length, longest) : 0 }

  package subscript(axis: Axis) -> ClosedRange<Double> {
    0...Double(axis == .horizontal ? width : height)
  }

  func grown(by change: CGSize) -> ScrollBounds {
    ScrollBounds(
      width: width > 0 ? width + change.width : 0, height: height > 0 ? height + change.height : 0)
  }

  func point(at anchor: UnitPoint) -> CGPoint { CGPoint(x: width * anchor.x, y: height * anchor.y) }

  func nearest(to point: CGPoint) -> CGPoint {
    CGPoint(x: min(max(point.x, 0), width), y: min(max(point.y, 0), height))
  }
}
