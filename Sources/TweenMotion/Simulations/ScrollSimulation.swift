import Foundation
import TweenMath

/// What a list does after a flick: friction slows it down, and at an edge a spring catches it, with
/// the velocity it has there. Begun outside the bounds it springs back.
public struct ScrollSimulation: Simulation, Hashable {
  /// Where it may come to rest; what starts outside springs back to the nearest edge.
  public let bounds: ClosedRange<Double>
  /// The flick, up to `catchTime`.
  public let friction: FrictionSimulation
  /// The spring at the edge, from `catchTime` on; nil where it comes to rest within the bounds.
  public let spring: SpringSimulation<Double>?
  /// When the spring takes over, at the edge or less than epsilon from it; infinite if it never does.
  public let catchTime: TimeInterval

  /// A flick from a position.
  ///
  /// - Parameters:
  ///   - start: where it starts, within the bounds or outside.
  ///   - velocity: units per second at the start. As with `start`, what is no finite number counts
  ///     as 0.
  ///   - bounds: where it may come to rest.
  ///   - drag: as in `FrictionSimulation`.
  ///   - spring: what catches it at an edge.
  ///   - epsilon: how near to its end counts as rest. 0, negative and NaN count as 0.001.
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
      // Where the edge is all but its end friction has brought it to rest long before it gets there.
      catchTime = min(hit, friction.duration)
      self.spring = SpringSimulation(
        spring, from: edge, to: edge, initialVelocity: path.velocity(at: catchTime),
        epsilon: epsilon)
    } else {
      catchTime = .infinity
      self.spring = nil
    }
  }

  /// The position after `time` seconds; beyond an edge while the spring catches it.
  public func position(at time: TimeInterval) -> Double {
    guard let spring else { return friction.position(at: time) }
    if let end = spring.finalPosition, isDone(at: time) { return end }
    let t = SimulationInput.time(time)
    return t >= catchTime ? spring.position(at: t - catchTime) : friction.path.position(at: t)
  }

  /// Units per second after `time` seconds: zero at rest; NaN counts as the start.
  public func velocity(at time: TimeInterval) -> Double {
    guard let spring else { return friction.velocity(at: time) }
    if isDone(at: time) { return 0 }
    let t = SimulationInput.time(time)
    return t >= catchTime ? spring.velocity(at: t - catchTime) : friction.path.velocity(at: t)
  }

  /// Seconds until it rests, the spring's part included; infinite if it never does.
  public var duration: TimeInterval {
    spring.map { catchTime + $0.duration } ?? friction.duration
  }

  /// Where friction leaves it, or the edge where the spring does; nil if it never rests.
  public var finalPosition: Double? {
    if let spring { return spring.finalPosition }
    return friction.finalPosition
  }
}
