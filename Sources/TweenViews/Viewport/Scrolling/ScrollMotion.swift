import Foundation
import TweenMotion

/// The motion of a scroll view's content along one axis after the press has ended.
package enum ScrollMotion: Simulation {
  /// Friction slows the content down; at an edge a spring catches it.
  case coast(ScrollSimulation)
  /// A spring moves the content to a target.
  case spring(SpringSimulation<Double>)
  /// The content moves to a target at constant speed.
  case drift(GravitySimulation)

  /// Coasting with friction: 0.998 of the velocity remains after each millisecond, and the spring at an
  /// edge does not oscillate.
  package init(coastingFrom start: Double, velocity: Double, in bounds: ClosedRange<Double>) {
    self = .coast(
      ScrollSimulation(
        from: start, velocity: velocity, in: bounds, spring: Self.edgeSpring,
        epsilon: Self.epsilon))
  }

  package init(
    from start: Double, velocity: Double, to target: Double, by spring: Spring = Self.edgeSpring
  ) {
    self = .spring(
      SpringSimulation(
        spring, from: start, to: target, initialVelocity: velocity, epsilon: Self.epsilon))
  }

  package init(driftingFrom start: Double, velocity: Double, to target: Double) {
    self = .drift(
      GravitySimulation(
        from: start, velocity: velocity, acceleration: 0, end: velocity == 0 ? start : target))
  }

  /// Critically damped: the content comes to rest without turning back.
  package static let edgeSpring = Spring(duration: 0.5, bounce: 0)
  /// The spring for the notches of a wheel (Controls 14). Critically damped too, so that the content keeps
  /// its speed when another notch comes, and does not overshoot the target.
  package static let wheelSpring = Spring(duration: 0.2, bounce: 0)
  /// The distance from the end, in points, at which the motion ends: less than any display shows.
  private static let epsilon = 0.05

  private var simulation: any Simulation<Double> {
    switch self {
    case .coast(let simulation): simulation
    case .spring(let simulation): simulation
    case .drift(let simulation): simulation
    }
  }

  package func position(at time: TimeInterval) -> Double { simulation.position(at: time) }
  package func velocity(at time: TimeInterval) -> Double { simulation.velocity(at: time) }
  package var duration: TimeInterval { simulation.duration }
  package var finalPosition: Double? { simulation.finalPosition }
}

/// The resistance of an edge that is pulled beyond its end.
package enum RubberBand {
  /// The fraction of a small pull by which the content moves.
  private static let stiffness = 0.55

  /// The shown position of content that is pulled to `position`. Inside the bounds they are the same;
  /// beyond them a pull of d shows as (1 - 1 / (0.55 d / length + 1)) length, which grows ever more slowly
  /// and stays below `length`.
  package static func shown(
    _ position: Double, in bounds: ClosedRange<Double>, length: Double
  ) -> Double {
    let nearest = min(max(position, bounds.lowerBound), bounds.upperBound)
    let pull = abs(position - nearest)
    guard pull > 0, length > 0 else { return nearest }
    let give = (1 - 1 / (stiffness * pull / length + 1)) * length
    return position < nearest ? nearest - give : nearest + give
  }

  /// The pull that shows the content at `shown`: the inverse of `shown(_:in:length:)`.
  package static func pulled(
    _ shown: Double, in bounds: ClosedRange<Double>, length: Double
  ) -> Double {
    let nearest = min(max(shown, bounds.lowerBound), bounds.upperBound)
    let give = min(abs(shown - nearest), length * 0.999)
    guard give > 0, length > 0 else { return nearest }
    let pull = (1 / (1 - give / length) - 1) * length / stiffness
    return shown < nearest ? nearest - pull : nearest + pull
  }
}
