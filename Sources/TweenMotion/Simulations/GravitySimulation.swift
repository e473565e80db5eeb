import Foundation

/// A motion under constant acceleration, as of a thrown ball: x = x0 + v0 t + a t² / 2. With an
/// end it stops when it gets there.
public struct GravitySimulation: Simulation, Hashable {
  /// Where it starts.
  public let start: Double
  /// Units per second at the start.
  public let initialVelocity: Double
  /// Units per second, per second.
  public let acceleration: Double
  /// Where it stops; nil: nowhere.
  public let end: Double?
  /// Seconds until it gets to its end; infinite if it never does.
  public let duration: TimeInterval

  /// A throw from a position.
  ///
  /// - Parameters:
  ///   - start: where it starts. A ball that starts at its end and is thrown away from it comes
  ///     back; one that is not ends at once.
  ///   - velocity: units per second at the start.
  ///   - acceleration: units per second, per second; its sign says where it pulls. For all three,
  ///     what is no finite number counts as 0.
  ///   - end: where it stops when it first gets there; nil, infinite and NaN: nowhere.
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

  /// The speed with which a throw against `acceleration` rises by `distance`: sqrt(2 a h). Signs
  /// don't count.
  public static func speed(toRise distance: Double, against acceleration: Double) -> Double {
    (2 * abs(acceleration) * abs(distance)).squareRoot()
  }

  /// The first time after 0 at which v t + a t² / 2 is `distance`: infinite if there is none, 0 if
  /// it stands there already.
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

  /// The position after `time` seconds, its end from `duration` on; NaN counts as the start.
  public func position(at time: TimeInterval) -> Double {
    if isDone(at: time) { return end ?? start }
    let t = SimulationInput.time(time)
    return start + (initialVelocity + acceleration * t / 2) * t
  }

  /// Units per second after `time` seconds: zero at its end; NaN counts as the start.
  public func velocity(at time: TimeInterval) -> Double {
    isDone(at: time) ? 0 : initialVelocity + acceleration * SimulationInput.time(time)
  }

  /// Its end, or where it stands if nothing moves it; nil where it goes on for ever.
  public var finalPosition: Double? { duration < .infinity ? end ?? start : nil }
}
