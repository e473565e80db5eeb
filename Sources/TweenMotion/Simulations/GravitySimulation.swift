import Foundation

/// A motion under constant acceleration, as of a thrown ball: x = x0 + v0 t + a t² / 2. With an `end`
/// the motion stops there.
public struct GravitySimulation: Simulation, Hashable {
  /// The position at the start.
  public let start: Double
  /// The velocity at the start, in units per second.
  public let initialVelocity: Double
  /// The acceleration, in units per second squared.
  public let acceleration: Double
  /// The position at which the motion stops; nil if it does not stop.
  public let end: Double?
  /// The seconds until the motion reaches its end; infinite if it never does.
  public let duration: TimeInterval

  /// Creates a throw from a position.
  ///
  /// - Parameters:
  ///   - start: the position at the start. A ball that starts at its end moves if it is thrown away
  ///     from it and falls back; otherwise the motion ends at once.
  ///   - velocity: in units per second at the start.
  ///   - acceleration: in units per second squared; a positive one pulls towards higher positions. In
  ///     all three, a number that is not finite counts as 0.
  ///   - end: the position at which the motion stops when it first gets there; with nil, infinity and
  ///     NaN it does not stop.
  public init(
    from start: Double, velocity: Double = 0, acceleration: Double, end: Double? = nil
  ) {
    self.start = SimulationInput.finite(start)
    initialVelocity = SimulationInput.finite(velocity)
    self.acceleration = SimulationInput.finite(acceleration)
    self.end = end.flatMap { $0.isFinite ? SimulationInput.finite($0) : nil }
    let moves = initialVelocity != 0 || self.acceleration != 0
    if let end = self.end {
      duration = Self.time(
        distance: end - self.start, velocity: initialVelocity, acceleration: self.acceleration)
    } else {
      duration = moves ? .infinity : 0
    }
  }

  /// Returns the speed with which a throw against `acceleration` rises by `distance`: sqrt(2 a h).
  /// The signs of both are ignored.
  public static func speed(toRise distance: Double, against acceleration: Double) -> Double {
    (2 * abs(acceleration) * abs(distance)).squareRoot()
  }

  /// The first time after 0 at which v t + a t² / 2 is `distance`: infinite if there is none, 0 if
  /// the motion is already there and does not return.
  static func time(distance: Double, velocity v: Double, acceleration a: Double) -> Double {
    if distance == 0, v == 0 || (v > 0) == (a > 0) || a == 0 { return 0 }
    // Both roots without cancellation: q / a and -2 distance / q.
    let square = v * v + 2 * a * distance
    guard square >= 0 else { return .infinity }
    let q = -(v + (v < 0 ? -square.squareRoot() : square.squareRoot()))
    var first = Double.infinity
    for root in [q / a, -2 * distance / q] where root > 0 { first = min(first, root) }
    return first
  }

  /// Returns the position after `time` seconds: the end from `duration` on; NaN counts as the start.
  public func position(at time: TimeInterval) -> Double {
    if isDone(at: time) { return end ?? start }
    let t = SimulationInput.time(time)
    return start + (initialVelocity + acceleration * t / 2) * t
  }

  /// Returns the velocity in units per second after `time` seconds: zero at the end; NaN counts as
  /// the start.
  public func velocity(at time: TimeInterval) -> Double {
    isDone(at: time) ? 0 : initialVelocity + acceleration * SimulationInput.time(time)
  }

  /// The end, or the start if nothing moves; nil where the motion goes on for ever.
  public var finalPosition: Double? { duration < .infinity ? end ?? start : nil }
}
