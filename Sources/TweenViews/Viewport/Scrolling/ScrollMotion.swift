import Foundation
import TweenMotion

/// How the content of a scroll view goes on along one axis after it is let go.
package enum ScrollMotion: Simulation {
  /// Friction slows it down; an edge catches it.
  case coast(ScrollSimulation)
  /// A spring takes it to a place.
  case spring(SpringSimulation<Double>)
  /// It goes to a place at one speed.
  case drift(GravitySimulation)

  /// What the content coasts with: 0.998 of the velocity is left after each millisecond, and the
  /// spring at an edge does not swing.
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

  /// Critically damped: what it catches comes to rest without turning back.
  package static let edgeSpring = Spring(duration: 0.5, bounce: 0)
  /// What notches of a wheel move the content by (Controls 14): critically damped too, so that it goes on
  /// at its speed when another notch comes, and never beyond where they lead.
  package static let wheelSpring = Spring(duration: 0.2, bounce: 0)
  /// Points from its end at which the content rests: less than any display shows.
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

/// The give of an edge that is pulled beyond its end.
package enum RubberBand {
  /// How far the content follows at first.
  private static let stiffness = 0.55

  /// Where the content shows that is pulled to `position`: inside the bounds there, beyond them by
  /// (1 - 1 / (0.55 d / length + 1)) length for a pull of d, less and less, never by `length`.
  package static func shown(
    _ position: Double, in bounds: ClosedRange<Double>, length: Double
  ) -> Double {
    let nearest = min(max(position, bounds.lowerBound), bounds.upperBound)
    let pull = abs(position - nearest)
    guard pull > 0, length > 0 else { return nearest }
    let give = (1 - 1 / (stiffness * pull / length + 1)) * length
    return position < nearest ? nearest - give : nearest + give
  }

  /// The pull under which the content shows at `shown`: the way back.
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
