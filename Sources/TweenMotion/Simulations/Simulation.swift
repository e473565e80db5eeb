import Foundation

/// A motion in closed form: its position and velocity at any moment, without the moments before.
///
/// Useful for backgrounds and physics without retargeting: evaluate it with the seconds of a clock,
/// for instance of a `TimelineView`. The results for one time are always the same, in any order of
/// calls. `SimulationAnimation` makes an animation of a simulation.
///
/// The built-in simulations take any numbers: positions, velocities and accelerations are clamped to
/// ±1e100; infinite ones and NaN count as 0.
public protocol Simulation<Value>: Sendable {
  /// The type of the position: a number or another vector.
  associatedtype Value: VectorArithmetic

  /// Returns the position `time` seconds after the start: the start for negative times, the resting
  /// position from `duration` on.
  func position(at time: TimeInterval) -> Value

  /// Returns the velocity, in units per second, `time` seconds after the start: zero from `duration`
  /// on.
  func velocity(at time: TimeInterval) -> Value

  /// The seconds until the motion rests; infinite if it never does.
  var duration: TimeInterval { get }

  /// The position at which the motion rests; nil if it never does.
  var finalPosition: Value? { get }
}

extension Simulation {
  /// Returns whether the motion rests `time` seconds after the start. NaN counts as the start.
  public func isDone(at time: TimeInterval) -> Bool {
    duration <= 0 || time >= duration
  }

  /// The position at `duration`; nil where the duration is infinite.
  public var finalPosition: Value? { duration < .infinity ? position(at: duration) : nil }
}

/// Two simulations as one with a pair of values: a motion in the plane. It rests when both rest.
public struct SimulationPair<First: Simulation, Second: Simulation>: Simulation {
  /// The motion of the pair's first part, such as x.
  public var first: First
  /// The motion of the pair's second part, such as y.
  public var second: Second

  /// Creates a motion of both simulations, which start at the same moment.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Returns the pair of positions after `time` seconds.
  public func position(at time: TimeInterval) -> AnimatablePair<First.Value, Second.Value> {
    AnimatablePair(first.position(at: time), second.position(at: time))
  }

  /// Returns the pair of velocities, in units per second, after `time` seconds.
  public func velocity(at time: TimeInterval) -> AnimatablePair<First.Value, Second.Value> {
    AnimatablePair(first.velocity(at: time), second.velocity(at: time))
  }

  /// The seconds until both motions rest; infinite if one never does.
  public var duration: TimeInterval { max(first.duration, second.duration) }
}

extension SimulationPair: Equatable where First: Equatable, Second: Equatable {}
extension SimulationPair: Hashable where First: Hashable, Second: Hashable {}

/// How simulations treat input that is not finite, or too large to be squared.
enum SimulationInput {
  static let largest = 1e100

  /// Positions, velocities, accelerations: within ±1e100, and 0 for NaN and infinity.
  static func finite(_ x: Double) -> Double {
    x.isFinite ? min(max(x, -largest), largest) : 0
  }

  /// Seconds since the start: 0 before it and for NaN.
  static func time(_ t: Double) -> Double { t > 0 ? t : 0 }
}
