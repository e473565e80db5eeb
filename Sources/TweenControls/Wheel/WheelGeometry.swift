import Foundation
import TweenGeometry
import TweenMath

/// The positions of a wheel's rows on its drum, seen from the front (Controls 5.3).
struct WheelGeometry: Equatable {
  /// The height of the wheel, in points.
  let height: CGFloat
  /// The height of a row in the middle, in points, above 0.
  let rowHeight: CGFloat

  /// The height of the drum that the wheel does not show, in points.
  private static let hidden: CGFloat = 75
  /// The drum's radius as a share of its height.
  private static let radiusShare: CGFloat = 0.334225372

  /// The number of rows around the drum.
  var count: Int { max(4, Int((2 * (height + Self.hidden) / rowHeight).rounded(.up))) }
  /// The angle from one row to the next, in radians.
  var step: Double { 2 * .pi / Double(count) }
  var radius: CGFloat { Self.radiusShare * (height + Self.hidden) }
  /// The distance from the middle, in rows, beyond which rows are on the back.
  var reach: Double { Double(count) / 4 }

  /// Returns the distance of a row below the middle, in points.
  ///
  /// - Parameter distance: The number of rows between the row and the row in the middle.
  func offset(_ distance: Double) -> CGFloat { radius * Elementary.sin(distance * step) }

  /// Returns the visible share of a row's height.
  func scale(_ distance: Double) -> CGFloat { max(0, Elementary.cos(distance * step)) }

  /// Returns the number of rows between the middle and a point below it.
  ///
  /// - Parameter offset: The distance of the point below the middle, in points.
  func distance(_ offset: CGFloat) -> Double {
    guard radius > 0, offset.isFinite else { return 0 }
    let share = min(1, max(-1, Double(offset / radius)))
    return Elementary.asin(share) / step
  }
}
