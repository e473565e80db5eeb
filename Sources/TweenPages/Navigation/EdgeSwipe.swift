import Foundation
import TweenGeometry
import TweenMotion
import TweenViews

/// A drag from the leading edge of a page, which draws it off and leads back (Semantics: Navigation,
/// "Swiping back").
struct EdgeSwipe {
  /// How far from the edge it begins at most, in points.
  static let reach: CGFloat = 20
  /// The page's, in points.
  let width: CGFloat
  let direction: LayoutDirection

  /// Points away from the edge.
  func way(_ value: DragGesture.Value) -> CGFloat {
    direction == .rightToLeft ? -value.translation.width : value.translation.width
  }

  /// Whether a drag that has come this far is one.
  func begins(with value: DragGesture.Value) -> Bool {
    let start =
      direction == .rightToLeft ? width - value.startLocation.x : value.startLocation.x
    return start <= Self.reach && way(value) > abs(value.translation.height)
  }

  /// Widths per second, away from the edge.
  func velocity(_ value: DragGesture.Value) -> Double {
    (direction == .rightToLeft ? -value.velocity.width : value.velocity.width) / width
  }

  /// Whether a page that is let go of goes back: a fast one goes where it moves, one at rest the
  /// nearer way.
  ///
  /// - Parameters:
  ///   - part: How far it has been drawn off, in widths.
  ///   - velocity: In widths per second; nil: the page stays.
  static func leadsBack(part: Double, velocity: Double?) -> Bool {
    velocity.map { abs($0) >= 1 ? $0 > 0 : part > 0.5 } ?? false
  }
}
