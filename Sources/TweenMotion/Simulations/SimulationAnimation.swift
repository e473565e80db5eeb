import Foundation

/// A simulation as an animation: its position is the fraction of the interval that is covered, 0
/// being the old value and 1 the new one.
///
///     withAnimation(Animation(SimulationAnimation(
///       normalizing: BounceSimulation(
///         from: 0, acceleration: 8, floor: 1, restitution: 0.6)))) { isDown.toggle() }
///
/// The animation ends after the simulation's duration, at the new value. A spring that takes over
/// continues with its velocity; other animations combine with it.
public struct SimulationAnimation<Base: Simulation & Hashable>: CustomAnimation
where Base.Value == Double {
  /// The motion from the old value to the new one.
  public let simulation: Base
  /// The simulation's position at the start of the interval, and 1 over the distance from there to
  /// the position at its end.
  private let origin: Double
  private let scale: Double

  /// Creates an animation that covers the fraction of the interval given by the simulation's
  /// position: a simulation from 0 to 1 leads from the old value to the new one.
  public init(_ simulation: Base) {
    self.simulation = simulation
    origin = 0
    scale = 1
  }

  /// Creates an animation from the old value, at the simulation's start, to the new value, at its
  /// end. A simulation that never rests, or rests where it started, ends the animation at once.
  public init(normalizing simulation: Base) {
    self.simulation = simulation
    let start = simulation.position(at: 0)
    origin = start
    scale = simulation.finalPosition.map { 1 / ($0 - start) } ?? .nan
  }

  /// The part covered at `time`; nil when ended.
  func fraction(at time: Double) -> Double? {
    guard time <= simulation.duration, simulation.duration > 0 else { return nil }
    let fraction = (simulation.position(at: time) - origin) * scale
    return fraction.isFinite ? fraction : nil
  }

  /// Parts per second at `time`.
  func velocity(at time: Double) -> Double? {
    let velocity = simulation.velocity(at: time) * scale
    return velocity.isFinite ? velocity : nil
  }

  /// Returns the fraction of `value` that the simulation covers; nil after its duration, and where
  /// that fraction is not finite.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    fraction(at: time).map { value.scaled(by: $0) }
  }

  /// Returns the simulation's velocity times `value`; nil where it is not finite.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    velocity(at: time).map { value.scaled(by: $0) }
  }
}

extension SimulationAnimation: LaneAnimation {
  var laneProgram: LaneProgram? { LaneProgram(base: .simulation(TypedSimulationProgram(self))) }
}

/// A simulation's animation for the lane engine, its type erased.
// Unchecked because classes that are subclassed are: there is nothing in it that changes.
class SimulationProgram: Hashable, @unchecked Sendable {
  var duration: Double { 0 }
  func fraction(at time: Double) -> Double? { nil }
  func velocity(at time: Double) -> Double? { nil }
  func isEqual(to other: SimulationProgram) -> Bool { false }
  func hash(into hasher: inout Hasher) {}

  static func == (left: SimulationProgram, right: SimulationProgram) -> Bool {
    left === right || left.isEqual(to: right)
  }
}

// Unchecked as its base class is; its one property is a constant of a sendable type.
private final class TypedSimulationProgram<Base: Simulation & Hashable>: SimulationProgram,
  @unchecked Sendable
where Base.Value == Double {
  private let animation: SimulationAnimation<Base>

  init(_ animation: SimulationAnimation<Base>) { self.animation = animation }

  override var duration: Double { animation.simulation.duration }
  override func fraction(at time: Double) -> Double? { animation.fraction(at: time) }
  override func velocity(at time: Double) -> Double? { animation.velocity(at: time) }

  override func isEqual(to other: SimulationProgram) -> Bool {
    (other as? TypedSimulationProgram)?.animation == animation
  }
  override func hash(into hasher: inout Hasher) { animation.hash(into: &hasher) }
}
