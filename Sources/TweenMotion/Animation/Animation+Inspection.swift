import Foundation
import TweenMath

/// Properties of a built-in animation that only tools read; stepping a frame needs none of them.
extension Animation {
  /// The stepped spring behind this animation, if any.
  var fluidSpring: FluidSpringAnimation? {
    switch base {
    case let spring as FluidSpringAnimation: spring
    case is DefaultAnimation: DefaultAnimation.spring
    default: nil
    }
  }

  /// Whether the animation contains a stepped spring, whose values exist only at whole steps.
  package var isStepped: Bool {
    switch base {
    case is FluidSpringAnimation, is DefaultAnimation: true
    case let modified as ModifiedAnimation: modified.base.isStepped
    default: false
    }
  }

  /// Whether the animation repeats. Its values then depend on the times at which frames were
  /// evaluated.
  package var repeats: Bool {
    guard let modified = base as? ModifiedAnimation else { return false }
    if case .repeats = modified.modifier { return true }
    return modified.base.repeats
  }

  /// The spring inside, under any delay, speed or repetition; nil for timing curves.
  package var spring: SpringParameters? {
    if let fluid = fluidSpring {
      let frequency = 2 * Double.pi / fluid.response
      let stiffness = frequency * frequency
      return SpringParameters(
        mass: 1, stiffness: stiffness, damping: 2 * frequency * max(fluid.dampingFraction, 0),
        response: fluid.response, dampingRatio: max(fluid.dampingFraction, 0))
    }
    switch base {
    case let closed as InterpolatingSpringAnimation:
      return SpringParameters(
        mass: closed.mass, stiffness: closed.stiffness, damping: max(closed.damping, 0),
        response: 2 * .pi / closed.frequency, dampingRatio: closed.dampingRatio)
    case let modified as ModifiedAnimation: return modified.base.spring
    default: return nil
    }
  }

  /// The duration in seconds of the timing curve inside, under any delay, speed or repetition; nil
  /// for springs.
  package var curveDuration: Double? {
    switch base {
    case let curve as TimingCurveAnimation: curve.duration
    case let modified as ModifiedAnimation: modified.base.curveDuration
    default: nil
    }
  }

  /// The velocity at `time`, per second, for an interval `value` and the context of the call to
  /// `animate` at that time: the derivative of timing curves and interpolating springs, the stepped
  /// spring's own velocity, and both through delays, speeds and passes. nil for other animations.
  package func exactVelocity(
    value: Double, time: Double, context: AnimationContext<Double>
  ) -> Double? {
    switch base {
    case is FluidSpringAnimation, is DefaultAnimation:
      return velocity(value: value, time: time, context: context)
    case let curve as TimingCurveAnimation: return curve.slope(at: time).map { $0 * value }
    case let spring as InterpolatingSpringAnimation:
      return spring.slope(at: time).map { $0 * value }
    case let modified as ModifiedAnimation:
      return modified.exactVelocity(value: value, time: time, context: context)
    default: return nil
    }
  }
}

/// A spring in all its usual parameters.
package struct SpringParameters: Equatable, Sendable {
  package var mass: Double
  /// Force per distance.
  package var stiffness: Double
  /// Force per velocity.
  package var damping: Double
  /// Seconds of one undamped swing; also called the duration.
  package var response: Double
  /// The damping ratio; 1 is critical.
  package var dampingRatio: Double

  package init(
    mass: Double, stiffness: Double, damping: Double, response: Double, dampingRatio: Double
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.response = response
    self.dampingRatio = dampingRatio
  }

  package init(_ spring: Spring) {
    self.init(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
      response: spring.response, dampingRatio: spring.dampingRatio)
  }

  /// 1 for an undamped spring, 0 for a critically damped one, below 0 for over-damped ones.
  package var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
}

extension ModifiedAnimation {
  fileprivate func exactVelocity(
    value: Double, time: Double, context: AnimationContext<Double>
  ) -> Double? {
    switch modifier {
    case .delay(let delay):
      if time < delay { return 0 }
      return base.exactVelocity(value: value, time: time - delay, context: context)
    case .speed(let speed):
      return base.exactVelocity(value: value, time: time * speed, context: context)
        .map { $0 * speed }
    case .logicallyComplete:
      return base.exactVelocity(value: value, time: time, context: context)
    case .repeats(_, let autoreverses):
      let state = context.state[RepeatState<Double>.self]
      let velocity = base.exactVelocity(
        value: value, time: time - state.pass.timeOffset,
        context: context.withState(state.base))
      return state.pass.isReversed(autoreverses: autoreverses) ? velocity.map { -$0 } : velocity
    }
  }
}

extension TimingCurveAnimation {
  /// Intervals per second at `time`; 0 outside the curve's time.
  fileprivate func slope(at time: Double) -> Double? {
    guard duration > 0, time >= 0, time <= duration, duration.isFinite else { return 0 }
    switch curve {
    case .bezier(let timing): return timing.velocity(at: time / duration) / duration
    case .unit(let curve): return curve.velocity(at: time / duration) / duration
    }
  }
}

extension InterpolatingSpringAnimation {
  /// Intervals per second at `time`. With a = zeta w and B as in `fraction(at:)`, the derivative is
  /// e^(-a t) (v0 cos wd t + (a B + wd) sin wd t); critically damped e^(-w t) (v0 + w (w - v0) t).
  fileprivate func slope(at time: Double) -> Double? {
    let (w, ratio) = (frequency, dampingRatio)
    guard time >= 0, time <= duration else { return 0 }
    guard w > 0, w.isFinite, !ratio.isNaN else { return nil }
    if ratio >= 1 {
      return Elementary.exp(-w * time) * (initialVelocity + w * (w - initialVelocity) * time)
    }
    let decay = ratio * w
    let wd = w * (1 - ratio * ratio).squareRoot()
    let b = (decay - initialVelocity) / wd
    let turn = Elementary.sincos(wd * time)
    return Elementary.exp(-decay * time)
      * (initialVelocity * turn.cos + (decay * b + wd) * turn.sin)
  }
}
