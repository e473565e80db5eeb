import Foundation
import TweenMath

/// The motion of a spring from one value to another, until it rests there.
///
/// The formulas are those of `Spring`: the solution of m x'' = k (T - x) - c x'.
public struct SpringSimulation<Value: VectorArithmetic & Sendable>: Simulation {
  /// The spring, with its stiffness and damping.
  public let spring: Spring
  /// The position at the start.
  public let start: Value
  /// The position to which the spring pulls.
  public let target: Value
  /// The velocity at the start, in units per second.
  public let initialVelocity: Value
  /// The distance to the target within which the motion counts as at rest.
  public let epsilon: Double
  /// The seconds until the position stays within `epsilon` of the target. Infinite for a spring that
  /// never settles: undamped, without stiffness, or so heavily damped that it does not move.
  public let duration: TimeInterval

  /// Creates the motion of a spring from a position.
  ///
  /// - Parameters:
  ///   - spring: the source of stiffness and damping.
  ///   - start: the position at the start.
  ///   - target: the position to which the spring pulls.
  ///   - initialVelocity: in units per second at the start.
  ///   - epsilon: the distance to the target, in units of the value, within which the motion counts
  ///     as at rest; from then on it is exactly there. 0, negative numbers and NaN count as 0.001.
  ///     Values of about 0...1 need a smaller one.
  public init(
    _ spring: Spring, from start: Value, to target: Value, initialVelocity: Value = .zero,
    epsilon: Double = 0.001
  ) {
    self.spring = spring
    self.start = start
    self.target = target
    self.initialVelocity = initialVelocity
    self.epsilon = epsilon > 0 ? epsilon : 0.001
    duration = spring.restTime(
      interval: target - start, initialVelocity: initialVelocity, epsilon: self.epsilon)
  }

  /// Returns the position after `time` seconds: the target from `duration` on; NaN counts as the
  /// start.
  public func position(at time: TimeInterval) -> Value {
    guard time > 0 else { return duration > 0 ? start : target }
    guard time < duration else { return target }
    return start
      + spring.value(target: target - start, initialVelocity: initialVelocity, time: time)
  }

  /// Returns the velocity in units per second after `time` seconds: zero from `duration` on; NaN
  /// counts as the start.
  public func velocity(at time: TimeInterval) -> Value {
    guard duration > 0, !(time >= duration) else { return .zero }
    return spring.velocity(
      target: target - start, initialVelocity: initialVelocity, time: SimulationInput.time(time))
  }

  /// The target; nil for a spring that never settles.
  public var finalPosition: Value? { duration < .infinity ? target : nil }
}

extension SpringSimulation: Equatable where Value: Equatable {}
extension SpringSimulation: Hashable where Value: Hashable {}

extension Spring {
  /// The seconds after which it stays within `epsilon` of its target; infinite if it never does.
  ///
  /// A bound of the distance is solved for it, |T| and |q| being lengths, q = T d - v0:
  ///
  ///     under-damped   sqrt(T² + (q/w)²) e^(-dt)
  ///     critical       (|T| + |q| t) e^(-dt), which falls from t = 1/d - |T|/|q| on
  ///     over-damped    |A| e^(r1 t) + |B| e^(r2 t)
  func restTime<V: VectorArithmetic>(
    interval: V, initialVelocity: V, epsilon: Double
  ) -> Double {
    let distance = interval.magnitudeSquared.squareRoot()
    let speed = initialVelocity.magnitudeSquared.squareRoot()
    guard distance.isFinite, speed.isFinite else { return 0 }
    if distance == 0, speed == 0 { return 0 }
    guard decay.isFinite else { return frequency < 0 ? .infinity : 0 }
    guard decay > 0 else { return .infinity }
    if frequency > 0 {
      let swing = (interval.scaled(by: decay) - initialVelocity).magnitudeSquared.squareRoot()
      let time = Elementary.log(Elementary.hypot(distance, swing / frequency) / epsilon) / decay
      return max(time, 0)
    }
    if frequency == 0 {
      let q = (interval.scaled(by: decay) - initialVelocity).magnitudeSquared.squareRoot()
      let top = q > 0 ? max(1 / decay - distance / q, 0) : 0
      return Self.fallTime(from: top, below: epsilon) { t in
        (distance + q * t) * Elementary.exp(-decay * t)
      }
    }
    let r2 = frequency - decay
    let r1 = (decay - frequency) * (decay + frequency) / r2
    guard r1 < 0 else { return .infinity }
    let a = (interval.scaled(by: r2) + initialVelocity).scaled(by: 1 / (r2 - r1))
    let slow = a.magnitudeSquared.squareRoot()
    let fast = (interval - a).magnitudeSquared.squareRoot()
    return Self.fallTime(from: 0, below: epsilon) { t in
      slow * Elementary.exp(r1 * t) + fast * Elementary.exp(r2 * t)
    }
  }

  private static let doublings = 1100
  private static let halvings = 60

  /// When `bound`, which falls from `top` on, falls below `epsilon`; 0 if it never was above.
  private static func fallTime(
    from top: Double, below epsilon: Double, bound: (Double) -> Double
  ) -> Double {
    guard bound(top) > epsilon else { return 0 }
    var step = max(top, 0x1p-20)
    for _ in 0..<doublings {
      guard bound(top + step) > epsilon else { break }
      step *= 2
    }
    guard step < .infinity else { return .infinity }
    var (low, high) = (top, top + step)
    for _ in 0..<halvings {
      let middle = low + (high - low) / 2
      if bound(middle) > epsilon { low = middle } else { high = middle }
    }
    return high
  }
}
