import Foundation
import TweenMath

/// A ball that falls to a floor and bounces until it rests; each impact keeps the same share of its
/// speed.
///
/// With the speed u after the first impact, restitution e and acceleration g, flight n = 0, 1, ...
/// begins with the speed u e^n and takes F e^n, F = 2 u / g. So it begins F (1 - e^n) / (1 - e) after
/// the first impact, and all flights together take F / (1 - e): a finite time. The flight at a given
/// time is found by a logarithm.
public struct BounceSimulation: Simulation, Hashable {
  /// The position at the start, never beyond the floor.
  public let start: Double
  /// The velocity at the start, in units per second.
  public let initialVelocity: Double
  /// The acceleration, in units per second squared. A positive one falls towards a floor at the
  /// highest position, a negative one towards a floor at the lowest.
  public let acceleration: Double
  /// The position at which the ball bounces.
  public let floor: Double
  /// The share of its speed that the ball keeps at an impact, 0...1.
  public let restitution: Double
  /// The time of the first impact, in seconds; infinite if the ball never reaches the floor.
  public let firstImpact: TimeInterval
  /// The seconds until the ball rests; infinite for a restitution of 1.
  public let duration: TimeInterval

  /// Speed after the first impact.
  private let speed: Double
  /// The duration of the first flight after it.
  private let flight: Double

  /// Creates a ball on its way to a floor.
  ///
  /// - Parameters:
  ///   - start: the position at the start; a position beyond the floor counts as on it.
  ///   - velocity: in units per second at the start.
  ///   - acceleration: in units per second squared, towards the floor: positive where the floor is
  ///     the highest position, negative where it is the lowest. Without acceleration the floor is in
  ///     the direction of the velocity, and the ball moves away for ever after the impact.
  ///   - floor: the position at which the ball bounces. In all four, a number that is not finite
  ///     counts as 0.
  ///   - restitution: the share of its speed that the ball keeps at an impact: 0 stops it, 1 bounces
  ///     for ever. Clamped to 0...1; NaN counts as 0.
  public init(
    from start: Double, velocity: Double = 0, acceleration: Double, floor: Double,
    restitution: Double
  ) {
    self.floor = SimulationInput.finite(floor)
    initialVelocity = SimulationInput.finite(velocity)
    self.acceleration = SimulationInput.finite(acceleration)
    self.restitution = restitution > 0 ? min(restitution, 1) : 0
    let pull = self.acceleration == 0 ? initialVelocity : self.acceleration
    let x = SimulationInput.finite(start)
    self.start = pull > 0 ? min(x, self.floor) : pull < 0 ? max(x, self.floor) : x
    let height = abs(self.floor - self.start)
    let gravity = abs(self.acceleration)
    let fall = pull < 0 ? -initialVelocity : initialVelocity
    let impact = (fall * fall + 2 * gravity * height).squareRoot()
    speed = impact * self.restitution
    flight = 2 * speed / gravity
    guard pull != 0 else {
      firstImpact = .infinity
      duration = 0
      return
    }
    if fall >= 0 {
      firstImpact = height == 0 ? 0 : 2 * height / (fall + impact)
    } else {
      firstImpact = (impact - fall) / gravity
    }
    if speed == 0 {
      duration = firstImpact
    } else {
      duration = self.restitution < 1 ? firstImpact + flight / (1 - self.restitution) : .infinity
    }
  }

  /// The floor, or the start for a ball that never falls; nil where it bounces for ever.
  public var finalPosition: Double? {
    guard duration < .infinity else { return nil }
    return firstImpact < .infinity ? floor : start
  }

  /// Returns the position after `time` seconds, never beyond the floor; NaN counts as the start.
  public func position(at time: TimeInterval) -> Double {
    let t = SimulationInput.time(time)
    if isDone(at: t) { return finalPosition ?? floor }
    let sign: Double = pull < 0 ? -1 : 1
    if t < firstImpact {
      let x = start + (initialVelocity + acceleration * t / 2) * t
      return sign > 0 ? min(x, floor) : max(x, floor)
    }
    let (speed, since) = flight(at: t - firstImpact)
    return floor - sign * max(0, (speed - abs(acceleration) * since / 2) * since)
  }

  /// Returns the velocity in units per second after `time` seconds: zero at rest; NaN counts as the
  /// start.
  public func velocity(at time: TimeInterval) -> Double {
    let t = SimulationInput.time(time)
    if isDone(at: t) { return 0 }
    if t < firstImpact { return initialVelocity + acceleration * t }
    let (speed, since) = flight(at: t - firstImpact)
    let rise = speed - abs(acceleration) * since
    return pull < 0 ? rise : -rise
  }

  /// The direction of the floor.
  private var pull: Double { acceleration == 0 ? initialVelocity : acceleration }

  /// The speed with which the flight at `time` after the first impact began, and the seconds since
  /// then.
  private func flight(at time: Double) -> (speed: Double, since: Double) {
    guard flight < .infinity else { return (speed, time) }
    if restitution == 1 {
      return (speed, time - (time / flight).rounded(.down) * flight)
    }
    let logarithm = Elementary.log(restitution)
    let left = max(1 - time * (1 - restitution) / flight, 0)
    var index = (Elementary.log(left) / logarithm).rounded(.down)
    // The logarithm may miss by one where a flight begins.
    for _ in 0..<2 where index.isFinite {
      let since = time - beginning(of: index, logarithm)
      if since < 0, index > 0 {
        index -= 1
      } else if since > flight * Elementary.exp(index * logarithm) {
        index += 1
      } else {
        break
      }
    }
    guard index.isFinite else { return (0, 0) }
    let share = Elementary.exp(index * logarithm)
    let since = min(max(time - beginning(of: index, logarithm), 0), flight * share)
    return (speed * share, since)
  }

  /// F (1 - e^n) / (1 - e)
  private func beginning(of index: Double, _ logarithm: Double) -> Double {
    flight * (-Elementary.expm1(index * logarithm) / (1 - restitution))
  }
}
