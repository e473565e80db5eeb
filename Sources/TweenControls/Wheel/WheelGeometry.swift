import Foundation
import TweenGeometry
import TweenMath

/// Where the rows of a wheel stand on its drum, seen from the front (Controls 5.3).
struct WheelGeometry: Equatable {
  /// The height of the wheel, in points.
  let height: CGFloat
  /// The height of a row in the middle, in points, above 0.
  let rowHeight: CGFloat

  /// How much higher than the wheel a drum is of which the wheel shows the front.
  private static let hidden: CGFloat = 75
  /// The drum's radius as a part of its height.
  private static let radiusShare: CGFloat = 0.334225372

  /// How many rows go around the drum.
  var count: Int { max(4, Int((2 * (height + Self.hidden) / rowHeight).rounded(.up))) }
  /// From one row to the next, in radians.
  var step: Double { 2 * .pi / Double(count) }
  var radius: CGFloat { Self.radiusShare * (height + Self.hidden) }
  /// Rows that are so far from the middle, or further, are on the back.
  var reach: Double { Double(count) / 4 }

  /// How far below the middle a row stands, in points.
  ///
  /// - Parameter distance: How many rows it is below the one in the middle.
  func offset(_ distance: Double) -> CGFloat { radius * Elementary.sin(distance * step) }

  /// The part of a row's height that is seen.
  func scale(_ distance: Double) -> CGFloat { max(0, Elementary.cos(distance * step)) }

  /// How many rows below the one in the middle a place is.
  ///
  /// - Parameter offset: Points below the middle.
  func distance(_ offset: CGFloat) -> Double {
    guard radius > 0, offset.isFinite else { return 0 }
    let share = min(1, max(-1, Double(offset / radius)))
    return Elementary.asin(share) / step
  }
}
