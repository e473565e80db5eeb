import Foundation
import TweenMath

/// A spring's state at one time, as factors of its target and its initial velocity.
@frozen @usableFromInline struct SpringFactors {
  @usableFromInline var target: Double
  @usableFromInline var velocity: Double

  init(target: Double, velocity: Double) {
    self.target = target
    self.velocity = velocity
  }
}

extension Spring {
  // With x(0) = 0, x'(0) = v0, target T, decay d, w as stored, o = -w:
  //   w > 0: x = T - e^(-dt) (T cos wt + (T d - v0)/w sin wt)
  //   w = 0: x = T - e^(-dt) (T + (T d - v0) t)
  //   w < 0: x = T - A e^(r1 t) - B e^(r2 t), r1 = o - d, r2 = -o - d,
  //          A = (-v0 - r2 T)/(r1 - r2), B = T - A
  // ordered here by T and v0.

  /// The factors of the value at `time`.
  @usableFromInline func valueFactors(at time: Double) -> SpringFactors {
    guard decay.isFinite else {
      return SpringFactors(target: frequency < 0 ? 0 : 1, velocity: 0)
    }
    let e = Elementary.exp(-decay * time)
    if frequency > 0 {
      let turn = Elementary.sincos(frequency * time)
      let s = e * turn.sin / frequency
      return finite(1 - (e * turn.cos + decay * s), s, else: 1)
    }
    if frequency == 0 {
      return finite(1 - e * (1 + decay * time), e * time, else: 1)
    }
    let (r1, r2, e1, e2) = overdampedTerms(at: time)
    return finite(1 + (r2 * e1 - r1 * e2) / (r1 - r2), (e1 - e2) / (r1 - r2), else: 1)
  }

  /// The factors of the velocity at `time`.
  @usableFromInline func velocityFactors(at time: Double) -> SpringFactors {
    guard decay.isFinite else { return SpringFactors(target: 0, velocity: 0) }
    let e = Elementary.exp(-decay * time)
    if frequency > 0 {
      let turn = Elementary.sincos(frequency * time)
      let s = e * turn.sin / frequency
      return finite(
        s * (frequency * frequency + decay * decay), e * turn.cos - decay * s, else: 0)
    }
    if frequency == 0 {
      return finite(e * decay * decay * time, e * (1 - decay * time), else: 0)
    }
    let (r1, r2, e1, e2) = overdampedTerms(at: time)
    return finite(r1 * r2 * (e1 - e2) / (r1 - r2), (r1 * e1 - r2 * e2) / (r1 - r2), else: 0)
  }

  private func overdampedTerms(at t: Double) -> (Double, Double, Double, Double) {
    let r2 = frequency - decay
    // o - d, without its cancellation: r1 r2 is the natural frequency squared.
    let r1 = (decay - frequency) * (decay + frequency) / r2
    return (r1, r2, Elementary.exp(r1 * t), Elementary.exp(r2 * t))
  }

  /// Where a factor overflows (times far out), the spring has come to rest.
  private func finite(_ target: Double, _ velocity: Double, else rest: Double) -> SpringFactors {
    if target.isFinite, velocity.isFinite {
      return SpringFactors(target: target, velocity: velocity)
    }
    return SpringFactors(target: rest, velocity: 0)
  }

  /// Returns the value of a spring that was at zero `time` seconds before, moving with
  /// `initialVelocity` per second.
  ///
  /// Computed in closed form. A negative time goes back along the same motion. The result is `target`
  /// where the numbers overflow, and for an infinite time and NaN.
  @inlinable public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let factors = valueFactors(at: time)
    return target.scaled(by: factors.target) + initialVelocity.scaled(by: factors.velocity)
  }

  /// Returns the velocity, per second, of a spring that was at zero `time` seconds before, moving
  /// with `initialVelocity`.
  ///
  /// Zero where the numbers overflow, for an infinite time and for NaN.
  @inlinable public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let factors = velocityFactors(at: time)
    return target.scaled(by: factors.target) + initialVelocity.scaled(by: factors.velocity)
  }

  /// Moves `value` and `velocity` on by `deltaTime` seconds.
  ///
  /// Uses the closed form, so that large steps are as exact as small ones.
  @inlinable public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let delta = target - value
    let oldVelocity = velocity
    value += self.value(target: delta, initialVelocity: oldVelocity, time: deltaTime)
    velocity = self.velocity(target: delta, initialVelocity: oldVelocity, time: deltaTime)
  }

  /// Returns the force on the mass at `position`, moving with `velocity`.
  ///
  /// Stiffness times the distance to the target, minus damping times velocity. Meaningless for a
  /// spring of duration 0 or infinite damping, whose constants are infinite.
  @inlinable public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Returns the estimated seconds until the spring rests within `epsilon` of `target`; infinite
  /// without damping.
  ///
  /// For a swinging spring a bound of the distance is solved. For a critically damped or over-damped
  /// one a grid of 0.1 s is searched, up to 102 s: the first time from which the spring stays near
  /// for more than 1 s, and 0 if there is no such time. Also 0 for a spring of duration 0 or infinite
  /// damping.
  ///
  /// - Parameters:
  ///   - target: the end of the motion, which begins at zero.
  ///   - initialVelocity: the velocity of the value, per second.
  ///   - epsilon: in units of the value. With 0 a swinging spring never rests; negative numbers and
  ///     NaN give 0.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    guard decay.isFinite else { return 0 }
    guard decay > 0 else { return .infinity }
    if frequency > 0 {
      let swing = (target.scaled(by: decay) - initialVelocity).magnitudeSquared.squareRoot()
      let reach = swing + target.magnitudeSquared.squareRoot()
      let time = -Elementary.log(epsilon / reach) / decay
      return time > 0 ? time : 0
    }
    return SettlingSearch.settlingTime(epsilon: epsilon) { time in
      let value = value(target: target, initialVelocity: initialVelocity, time: time)
      return (target - value).magnitudeSquared.squareRoot()
    } ?? 0
  }
}

// MARK: Springs over Animatable values

extension Spring {
  /// Returns the value of a spring that was at `fromValue` `time` seconds before, moving with
  /// `initialVelocity` per second.
  ///
  /// Properties that are not in the animatable data have their values of `toValue`.
  @inlinable public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = toValue
    let from = fromValue.animatableData
    result.animatableData =
      from
      + value(
        target: toValue.animatableData - from, initialVelocity: initialVelocity.animatableData,
        time: time)
    return result
  }

  /// Returns the velocity, per second, of a spring that was at `fromValue` `time` seconds before, in
  /// the animatable data of a value.
  ///
  /// Properties that are not in the animatable data have their values of `toValue`.
  @inlinable public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = toValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// Returns the force on the mass at `position`, moving with `velocity`, in the animatable data of a
  /// value.
  ///
  /// Properties that are not in the animatable data have their values of `toValue`.
  @inlinable public func force<V: Animatable>(
    fromValue: V, toValue: V, position: V, velocity: V
  ) -> V {
    var result = toValue
    let from = fromValue.animatableData
    result.animatableData = force(
      target: toValue.animatableData - from, position: position.animatableData - from,
      velocity: velocity.animatableData)
    return result
  }

  /// Returns the estimated seconds until the spring rests within `epsilon` of `toValue`; infinite
  /// without damping.
  @inlinable public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }
}
