import Foundation
import TweenMotion

/// What of a motion is seen: a press catches that, and nothing else (Semantics 8.4).
package enum VisibleMotion {
  /// Points a second below which what comes to rest stands still for the eye: the speed at which
  /// UIScrollView ends its deceleration.
  package static let leastSpeed: CGFloat = 10
  /// How far friction leads on from that speed, in points: about 5.
  package static let leastWay = leastSpeed / CGFloat(FrictionSimulation.normalDrag)

  /// Whether something is seen to move at a speed, in points a second, that many points from where it
  /// comes to rest. What turns round far from there stands still for a moment, and moves.
  package static func isSeen(speed: CGFloat, way: CGFloat) -> Bool {
    speed >= leastSpeed || way > leastWay
  }
}
