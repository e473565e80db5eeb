import Foundation

/// A simulation as an animation: its position is the part of the interval covered, 0 being the old
/// value and 1 the new one.
///
///     withAnimation(Animation(SimulationAnimation(
///       normalizing: BounceSimulation(
///         from: 0, acceleration: 8, floor: 1, restitution: 0.6)))) { isDown.toggle() }
///
/// It ends after the simulation's duration, and the new value shows. It tells its velocity, so that
/// a spring that takes over goes on with it; other animations combine with it.
public struct SimulationAnimation<Base: Simulation & Hashable>: CustomAnimation
where Base.Value == Double {
  /// The motion that leads from value to value.
  public let simulation: Base
  /// The simulation's position where nothing of the interval is covered, and 1 over its way from
  /// there to where all is.
  private let origin: Double
  private let scale: Double

  /// Covers of the interval what the simulation's position says: one that goes from 0 to 1 leads
  /// from the old value to the new one.
  public init(_ simulation: Base) {
    self.simulation = simulation
    origin = 0
    scale = 1
  }

  /// Leads from the old value, where the simulation starts, to the new one, where it rests. One
  /// that never rests, or rests where it started, ends at once.
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

  /// The simulation's part of `value`; nil after its duration, and where that part is no finite
  /// number.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    fraction(at: time).map { value.scaled(by: $0) }
  }

  /// The simulation's velocity times `value`; nil where it is no finite number.
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
