import Foundation
import TweenMath
import TweenMotion

/// How a wheel that is let go runs out: 0.998 of its speed is left after each millisecond, and it
/// ends where a row is in the middle (Controls 5.3).
struct WheelMotion: CustomAnimation {
  /// The share of the speed lost in a second, at its beginning.
  static let friction = FrictionSimulation.normalDrag
  /// Seconds until what is left of the way is nothing that shows.
  let duration: Double

  /// - Parameter points: The length of the way, in points.
  init(points: Double) {
    duration = points > 1 ? Elementary.log(points / 0.25) / Self.friction : 0
  }

  /// How far something would go that has a speed, in the units of the speed a second.
  static func distance(speed: Double) -> Double { speed / friction }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time < duration else { return nil }
    let whole = Elementary.expm1(0 - Self.friction * duration)
    return value.scaled(by: Elementary.expm1(0 - Self.friction * time) / whole)
  }
}
