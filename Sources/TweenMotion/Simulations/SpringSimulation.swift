import Foundation
import TweenMath

/// A spring's motion from one value to another, until it rests there.
///
/// The formulas are `Spring`'s: the solution of m x'' = k (T - x) - c x'.
public struct SpringSimulation<Value: VectorArithmetic & Sendable>: Simulation {
  /// How stiff and how damped.
  public let spring: Spring
  /// Where it starts.
  public let start: Value
  /// Where it is pulled to.
  public let target: Value
  /// Units per second at the start.
  public let initialVelocity: Value
  /// How near to the target counts as rest.
  public let epsilon: Double
  /// Seconds until it stays within `epsilon` of the target. Infinite for a spring that never
  /// settles: undamped, without stiffness, or so heavily damped that it does not move.
  public let duration: TimeInterval

  /// A spring that is let go at a position.
  ///
  /// - Parameters:
  ///   - spring: how stiff and how damped.
  ///   - start: where it starts.
  ///   - target: where it is pulled to.
  ///   - initialVelocity: units per second at the start.
  ///   - epsilon: how near to the target counts as rest, in units of the value; from then on it
  ///     is exactly there. 0, negative and NaN count as 0.001. For values of about 0...1 choose it
  ///     smaller.
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

  /// The position after `time` seconds: the target from `duration` on; NaN counts as the start.
  public func position(at time: TimeInterval) -> Value {
    guard time > 0 else { return duration > 0 ? start : target }
    guard time < duration else { return target }
    return start
      + spring.value(target: target - start, initialVelocity: initialVelocity, time: time)
  }

  /// Units per second after `time` seconds: zero from `duration` on; NaN counts as the start.
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
