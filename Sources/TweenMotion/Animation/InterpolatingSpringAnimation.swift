import Foundation
import TweenMath

/// A spring in closed form: a fraction of the interval as a function of time. Over-damped springs
/// run critically damped.
struct InterpolatingSpringAnimation: CustomAnimation, LaneAnimation {
  var mass: Double
  var stiffness: Double
  var damping: Double
  /// Intervals per second at the start.
  var initialVelocity: Double

  /// The undamped angular frequency, rad/s; not finite or not positive for parameters without a
  /// spring.
  let frequency: Double
  let dampingRatio: Double
  /// Seconds until it rests within `epsilon` of the interval.
  let duration: Double

  /// The fraction of the interval that is near enough to end.
  private static let epsilon = 0.001

  init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
    let w = (stiffness / mass).squareRoot()
    // Negative damping would swing ever higher: it counts as 0.
    let ratio = max(damping / (2 * (stiffness * mass).squareRoot()), 0)
    frequency = w
    dampingRatio = ratio
    guard w > 0, w.isFinite, initialVelocity.isFinite, !ratio.isNaN else {
      duration = 0
      return
    }
    if ratio >= 1 {
      duration = SettlingSearch.restTime(epsilon: Self.epsilon) { time in
        abs((1 + (w - initialVelocity) * time) * Elementary.exp(-w * time))
      }
    } else if ratio == 0 {
      duration = .infinity
    } else {
      let b = (ratio * w - initialVelocity) / (w * (1 - ratio * ratio).squareRoot())
      duration = max(1, -Elementary.log(Self.epsilon / (1 + abs(b))) / (ratio * w))
    }
  }

  var laneProgram: LaneProgram? { LaneProgram(base: .interpolatingSpring(self)) }

  /// The fraction covered at `time`; nil when ended.
  func fraction(at time: Double) -> Double? {
    guard time <= duration, duration > 0 else { return nil }
    let t = max(time, 0)
    let w = frequency
    let result: Double
    if dampingRatio < 1 {
      let decay = dampingRatio * w
      let wd = w * (1 - dampingRatio * dampingRatio).squareRoot()
      let b = (decay - initialVelocity) / wd
      let turn = Elementary.sincos(wd * t)
      result = 1 - Elementary.exp(-decay * t) * (turn.cos + b * turn.sin)
    } else {
      result = 1 - (1 + (w - initialVelocity) * t) * Elementary.exp(-w * t)
    }
    return result.isFinite ? result : nil
  }

  /// Whether one undamped swing is over. The mass does not count.
  func isLogicallyComplete(at time: Double) -> Bool {
    time >= 2 * .pi / stiffness.squareRoot()
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if isLogicallyComplete(at: time) { context.isLogicallyComplete = true }
    return fraction(at: time).map { value.scaled(by: $0) }
  }
}
