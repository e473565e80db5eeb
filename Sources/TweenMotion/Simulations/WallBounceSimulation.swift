import Foundation
import TweenMath

/// A ball between two walls, without gravity: it moves in a straight line, and keeps the same share
/// of its speed at each wall.
///
/// After the first impact it crosses from wall to wall: crossing n = 0, 1, ... takes C e^(-n), C
/// being the width over the speed after that impact and e the restitution. So it begins C (e^(-n) -
/// 1) / (1/e - 1) after it. The crossing at a given time is found by a logarithm.
public struct WallBounceSimulation: Simulation, Hashable {
  /// The position at the start, between the walls.
  public let start: Double
  /// The velocity at the start, in units per second.
  public let initialVelocity: Double
  /// The positions of the two walls.
  public let walls: ClosedRange<Double>
  /// The share of its speed that the ball keeps at an impact, 0...1.
  public let restitution: Double
  /// The seconds until the first impact; infinite if the ball never reaches a wall.
  public let firstImpact: TimeInterval
  /// The seconds until the ball rests. Infinite for a moving ball, which only gets slower, except for
  /// a restitution of 0, which stops it at the first wall.
  public let duration: TimeInterval

  /// Creates a ball on its way between two walls.
  ///
  /// - Parameters:
  ///   - start: the position at the start; outside the walls, the nearest one.
  ///   - velocity: in units per second at the start. In it and in `start`, a number that is not
  ///     finite counts as 0.
  ///   - walls: the range in which the ball moves. An infinitely far wall is never reached.
  ///   - restitution: the share of its speed that the ball keeps at a wall. Clamped to 0...1; NaN
  ///     counts as 0.
  public init(
    from start: Double, velocity: Double, walls: ClosedRange<Double>, restitution: Double = 1
  ) {
    let x = min(max(SimulationInput.finite(start), walls.lowerBound), walls.upperBound)
    self.start = x
    initialVelocity = SimulationInput.finite(velocity)
    self.walls = walls
    self.restitution = restitution > 0 ? min(restitution, 1) : 0
    let stands = initialVelocity == 0 || walls.lowerBound == walls.upperBound
    let wall = initialVelocity > 0 ? walls.upperBound : walls.lowerBound
    firstImpact = stands ? .infinity : (wall - x) / initialVelocity
    duration = stands ? 0 : self.restitution == 0 ? firstImpact : .infinity
  }

  /// The wall at which the ball stops, or its start if it does not move; nil where it moves for ever.
  public var finalPosition: Double? {
    guard duration < .infinity else { return nil }
    if firstImpact == .infinity { return start }
    return initialVelocity > 0 ? walls.upperBound : walls.lowerBound
  }

  /// Returns the position after `time` seconds, between the walls; NaN counts as the start.
  public func position(at time: TimeInterval) -> Double { state(at: time).position }

  /// Returns the velocity in units per second after `time` seconds: zero at rest; NaN counts as the
  /// start.
  public func velocity(at time: TimeInterval) -> Double { state(at: time).velocity }

  private func state(at time: Double) -> (position: Double, velocity: Double) {
    let t = SimulationInput.time(time)
    if let finalPosition, isDone(at: t) { return (finalPosition, 0) }
    if t < firstImpact { return (clamped(start + initialVelocity * t), initialVelocity) }
    let (index, speed, since) = crossing(at: t - firstImpact)
    // From the first wall away, then back, and so on.
    let isBack = index.truncatingRemainder(dividingBy: 2) != 0
    let leavesUpper = (initialVelocity > 0) != isBack
    let way = speed * since
    return leavesUpper
      ? (clamped(walls.upperBound - way), -speed) : (clamped(walls.lowerBound + way), speed)
  }

  private func clamped(_ x: Double) -> Double {
    min(max(x, walls.lowerBound), walls.upperBound)
  }

  /// The crossing at `time` after the first impact: its index, its speed, and the seconds since it
  /// began.
  private func crossing(at time: Double) -> (index: Double, speed: Double, since: Double) {
    let speed = abs(initialVelocity) * restitution
    let first = (walls.upperBound - walls.lowerBound) / speed
    guard first < .infinity, time < .infinity, first > 0 else { return (0, speed, 0) }
    if restitution == 1 {
      let index = (time / first).rounded(.down)
      return (index, speed, min(max(time - index * first, 0), first))
    }
    let logarithm = -Elementary.log(restitution)
    let growth = 1 / restitution - 1
    func beginning(_ index: Double) -> Double {
      first * (Elementary.expm1(index * logarithm) / growth)
    }
    var index = (Elementary.log(1 + time * growth / first) / logarithm).rounded(.down)
    // The logarithm may miss by one where a crossing begins.
    for _ in 0..<2 {
      if index > 0, time < beginning(index) {
        index -= 1
      } else if time > beginning(index + 1) {
        index += 1
      } else {
        break
      }
    }
    let share = Elementary.exp(-index * logarithm)
    return (index, speed * share, max(time - beginning(index), 0))
  }
}
