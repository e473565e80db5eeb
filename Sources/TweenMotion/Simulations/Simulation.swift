import Foundation

/// A motion that is known in closed form: where it is, and how fast, at any moment, without the
/// moments before.
///
/// For backgrounds and physics that nobody retargets: ask it with the seconds of a clock, for
/// instance of a `TimelineView`. Two answers for the same time are the same, in any order of
/// asking. `SimulationAnimation` makes an animation of one.
///
/// The built-in ones take any numbers: positions, velocities and accelerations beyond ±1e100 count
/// as that, infinite ones and NaN as 0.
public protocol Simulation<Value>: Sendable {
  /// What moves: a number or another vector.
  associatedtype Value: VectorArithmetic

  /// The position `time` seconds after the start. Before the start it is where it starts, and from
  /// `duration` on where it rests.
  func position(at time: TimeInterval) -> Value

  /// The velocity, in units per second, `time` seconds after the start: zero from `duration` on.
  func velocity(at time: TimeInterval) -> Value

  /// Seconds until it rests; infinite if it never does.
  var duration: TimeInterval { get }

  /// Where it comes to rest; nil if it never does.
  var finalPosition: Value? { get }
}

extension Simulation {
  /// Whether it rests, `time` seconds after the start. NaN counts as the start.
  public func isDone(at time: TimeInterval) -> Bool {
    duration <= 0 || time >= duration
  }

  /// The position at `duration`, where that is finite.
  public var finalPosition: Value? { duration < .infinity ? position(at: duration) : nil }
}

/// Two simulations as one of a pair of values: a motion in the plane. It rests when both do.
public struct SimulationPair<First: Simulation, Second: Simulation>: Simulation {
  /// The motion of the pair's first part.
  public var first: First
  /// The motion of the pair's second part.
  public var second: Second

  /// Both motions at once, from the same moment on.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Where both are after `time` seconds.
  public func position(at time: TimeInterval) -> AnimatablePair<First.Value, Second.Value> {
    AnimatablePair(first.position(at: time), second.position(at: time))
  }

  /// How fast both are, in units per second, after `time` seconds.
  public func velocity(at time: TimeInterval) -> AnimatablePair<First.Value, Second.Value> {
    AnimatablePair(first.velocity(at: time), second.velocity(at: time))
  }

  /// Seconds until both rest; infinite if one never does.
  public var duration: TimeInterval { max(first.duration, second.duration) }
}

extension SimulationPair: Equatable where First: Equatable, Second: Equatable {}
extension SimulationPair: Hashable where First: Hashable, Second: Hashable {}

/// What the simulations do about numbers that are none, or too large to be squared.
enum SimulationInput {
  static let largest = 1e100

  /// Positions, velocities, accelerations: within ±1e100, and 0 for NaN and infinity.
  static func finite(_ x: Double) -> Double {
    x.isFinite ? min(max(x, -largest), largest) : 0
  }

  /// Seconds since the start: 0 before it and for NaN.
  static func time(_ t: Double) -> Double { t > 0 ? t : 0 }
}
