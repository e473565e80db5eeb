import Foundation
import TweenGeometry

/// Where the content of a scroll view may rest: from 0 to these lengths.
package struct ScrollBounds: Equatable {
  private var width: CGFloat = 0
  private var height: CGFloat = 0

  init() {}

  /// Lengths below 0 are 0.
  init(width: CGFloat, height: CGFloat) {
    self.width = max(width, 0)
    self.height = max(height, 0)
  }

  /// No content is longer, in points: positions in it are exact to less than a pixel.
  static let longest: CGFloat = 1e9

  /// A length that can be scrolled: NaN and negative ones count as 0.
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
