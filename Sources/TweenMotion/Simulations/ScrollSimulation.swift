import Foundation
import TweenMath

/// The motion of a list after a flick: friction slows it down, and at an edge a spring catches it
/// with its current velocity. A start outside the bounds springs back.
public struct ScrollSimulation: Simulation, Hashable {
  /// The range of positions at rest; a start outside springs back to the nearest edge.
  public let bounds: ClosedRange<Double>
  /// The motion under friction, up to `catchTime`.
  public let friction: FrictionSimulation
  /// The spring at the edge, from `catchTime` on; nil where friction stops the motion within the
  /// bounds.
  public let spring: SpringSimulation<Double>?
  /// The seconds until the spring takes over, at the edge or less than epsilon from it; infinite if
  /// it never does.
  public let catchTime: TimeInterval

  /// Creates a flick from a position.
  ///
  /// - Parameters:
  ///   - start: the position at the start, within the bounds or outside.
  ///   - velocity: in units per second at the start. In it and in `start`, a number that is not
  ///     finite counts as 0.
  ///   - bounds: the range of positions at rest.
  ///   - drag: as in `FrictionSimulation`.
  ///   - spring: the spring that catches the motion at an edge.
  ///   - epsilon: the distance to its end within which the motion counts as at rest. 0, negative
  ///     numbers and NaN count as 0.001.
  public init(
    from start: Double, velocity: Double, in bounds: ClosedRange<Double>,
    drag: Double = FrictionSimulation.normalDrag, spring: Spring = .smooth,
    epsilon: Double = 0.001
  ) {
    let (x, v) = (SimulationInput.finite(start), SimulationInput.finite(velocity))
    self.bounds = bounds
    friction = FrictionSimulation(from: x, velocity: v, drag: drag, epsilon: epsilon)
    let path = FrictionSimulation.Path(start: x, velocity: v, drag: friction.drag)
    if !bounds.contains(x) {
      let edge = x < bounds.lowerBound ? bounds.lowerBound : bounds.upperBound
      catchTime = 0
      self.spring = SpringSimulation(
        spring, from: x, to: edge, initialVelocity: v, epsilon: epsilon)
    } else if let edge = path.edge(in: bounds), let hit = path.time(to: edge) {
      // Where the edge is very near its end, friction stops the motion long before it gets there.
      catchTime = min(hit, friction.duration)
      self.spring = SpringSimulation(
        spring, from: edge, to: edge, initialVelocity: path.velocity(at: catchTime),
        epsilon: epsilon)
    } else {
      catchTime = .infinity
      self.spring = nil
    }
  }

  /// Returns the position after `time` seconds, which is beyond an edge while the spring catches the
  /// motion.
  public func position(at time: TimeInterval) -> Double {
    guard let spring else { return friction.position(at: time) }
    if let end = spring.finalPosition, isDone(at: time) { return end }
    let t = SimulationInput.time(time)
    return t >= catchTime ? spring.position(at: t - catchTime) : friction.path.position(at: t)
  }

  /// Returns the velocity in units per second after `time` seconds: zero at rest; NaN counts as the
  /// start.
  public func velocity(at time: TimeInterval) -> Double {
    guard let spring else { return friction.velocity(at: time) }
    if isDone(at: time) { return 0 }
    let t = SimulationInput.time(time)
    return t >= catchTime ? spring.velocity(at: t - catchTime) : friction.path.velocity(at: t)
  }

  /// The seconds until the motion rests, the spring included; infinite if it never does.
  public var duration: TimeInterval {
    spring.map { catchTime + $0.duration } ?? friction.duration
  }

  /// The position where friction stops the motion, or the edge to which the spring pulls it; nil if
  /// it never rests.
  public var finalPosition: Double? {
    if let spring { return spring.finalPosition }
    return friction.finalPosition
  }
}
