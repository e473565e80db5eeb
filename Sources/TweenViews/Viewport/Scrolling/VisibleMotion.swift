import Foundation
import TweenMotion

/// Decides whether a motion is visible: a press catches only visible motions (Semantics 8.4).
package enum VisibleMotion {
  /// The speed in points per second below which a motion that comes to rest looks still: the speed at which
  /// UIScrollView ends its deceleration.
  package static let leastSpeed: CGFloat = 10
  /// The distance that friction adds from that speed on, in points: about 5.
  package static let leastWay = leastSpeed / CGFloat(FrictionSimulation.normalDrag)

  /// Whether a motion is visible at a speed in points per second and at a distance in points from its
  /// resting point. A motion that reverses far from its resting point has speed 0 for a moment and still
  /// counts.
  package static func isVisible(speed: CGFloat, way: CGFloat) -> Bool {
    speed >= leastSpeed || way > leastWay
  }
}
