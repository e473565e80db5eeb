import Foundation
import TweenMath
import TweenMotion

/// The deceleration of a wheel after its release: 0.998 of its speed remains after each
/// millisecond, and it ends with a row in the middle (Controls 5.3).
struct WheelMotion: CustomAnimation {
  /// The share of the speed that is lost per second at the beginning.
  static let friction = FrictionSimulation.normalDrag
  /// The time, in seconds, after which the remaining distance is no longer visible.
  let duration: Double

  /// - Parameter points: The distance, in points.
  init(points: Double) {
    duration = points > 1 ? Elementary.log(points / 0.25) / Self.friction : 0
  }

  /// Returns the distance that a thrown wheel covers. The unit is the unit of `speed` without "per
  /// second".
  static func distance(speed: Double) -> Double { speed / friction }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time < duration else { return nil }
    let whole = Elementary.expm1(0 - Self.friction * duration)
    return value.scaled(by: Elementary.expm1(0 - Self.friction * time) / whole)
  }
}
