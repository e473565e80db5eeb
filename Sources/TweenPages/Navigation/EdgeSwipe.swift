import Foundation
import TweenGeometry
import TweenMotion
import TweenViews

/// A drag from the leading edge of a page, which moves the page off the screen and goes back
/// (Semantics: Navigation, "Swiping back").
struct EdgeSwipe {
  /// The greatest distance from the edge at which the drag can begin, in points.
  static let reach: CGFloat = 20
  /// The width of the page, in points.
  let width: CGFloat
  let direction: LayoutDirection

  /// Returns the distance of the drag away from the edge, in points.
  func way(_ value: DragGesture.Value) -> CGFloat {
    direction == .rightToLeft ? -value.translation.width : value.translation.width
  }

  /// Returns whether a drag that has come this far is a swipe from the edge.
  func begins(with value: DragGesture.Value) -> Bool {
    let start =
      direction == .rightToLeft ? width - value.startLocation.x : value.startLocation.x
    return start <= Self.reach && way(value) > abs(value.translation.height)
  }

  /// Returns the velocity away from the edge, in widths per second.
  func velocity(_ value: DragGesture.Value) -> Double {
    (direction == .rightToLeft ? -value.velocity.width : value.velocity.width) / width
  }

  /// Returns whether a released page goes back: a fast page continues in its direction, and a slow
  /// or resting page takes the shorter way.
  ///
  /// - Parameters:
  ///   - part: The distance by which the page has been moved, in widths.
  ///   - velocity: The velocity in widths per second; nil: the page stays.
  static func leadsBack(part: Double, velocity: Double?) -> Bool {
    velocity.map { abs($0) >= 1 ? $0 > 0 : part > 0.5 } ?? false
  }
}
