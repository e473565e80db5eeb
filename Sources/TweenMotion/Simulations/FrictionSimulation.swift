import Foundation
import TweenMath

/// A motion under friction, as of a list after a flick: the velocity falls by the same share in each
/// second. Within bounds the motion stops at an edge; in `ScrollSimulation` a spring catches it
/// there.
///
/// The solution of x'' = -k x', k being the drag: x = x0 + v0 (1 - e^(-kt)) / k, v = v0 e^(-kt), at
/// rest after v0 / k.
public struct FrictionSimulation: Simulation, Hashable {
  /// The position at the start, within the bounds.
  public let start: Double
  /// The velocity at the start, in units per second.
  public let initialVelocity: Double
  /// The drag k, in 1/s: the rate at which the velocity falls.
  public let drag: Double
  /// The range of positions, at whose edges the motion stops; nil for no limits.
  public let bounds: ClosedRange<Double>?
  /// The distance to its end within which the motion counts as at rest.
  public let epsilon: Double
  /// The seconds until the position is within `epsilon` of its end, or at an edge. Infinite for a
  /// moving value without drag and bounds.
  public let duration: TimeInterval
  private let end: Double

  /// The share of its velocity that a list keeps in each millisecond after a flick.
  package static let normalShare = 0.998
  /// The drag of a list after a flick: it keeps 0.998 of its velocity in each millisecond.
  public static let normalDrag = drag(keepingPerMillisecond: normalShare)
  /// The drag of a motion that stops soon: it keeps 0.99 of its velocity in each millisecond.
  public static let fastDrag = drag(keepingPerMillisecond: 0.99)

  /// Returns the drag of a motion that keeps `share` of its velocity in each millisecond: -1000 ln
  /// share.
  ///
  /// 0 for a share of 1 and above, and NaN; infinite for 0 and below.
  public static func drag(keepingPerMillisecond share: Double) -> Double {
    share < 1 ? -1000 * Elementary.log(max(share, 0)) : 0
  }

  /// Creates a motion that starts with a velocity.
  ///
  /// - Parameters:
  ///   - start: the position at the start; outside the bounds, the nearest edge.
  ///   - velocity: in units per second at the start. In it and in `start`, a number that is not
  ///     finite counts as 0.
  ///   - drag: the rate at which the velocity falls, in 1/s. 0, a negative number and NaN do not slow
  ///     the motion down, infinity stops it at once.
  ///   - bounds: the range of positions, at whose edges the motion stops.
  ///   - epsilon: the distance to its end within which the motion counts as at rest; from then on it
  ///     is exactly there. 0, negative numbers and NaN count as 0.001.
  public init(
    from start: Double, velocity: Double, drag: Double = Self.normalDrag,
    bounds: ClosedRange<Double>? = nil, epsilon: Double = 0.001
  ) {
    let x = SimulationInput.finite(start)
    self.start = bounds.map { min(max(x, $0.lowerBound), $0.upperBound) } ?? x
    initialVelocity = SimulationInput.finite(velocity)
    self.drag = drag > 0 ? drag : 0
    self.bounds = bounds
    self.epsilon = epsilon > 0 ? epsilon : 0.001
    let path = Path(start: self.start, velocity: initialVelocity, drag: self.drag)
    let rest = path.restTime(epsilon: self.epsilon)
    if let bounds, let edge = path.edge(in: bounds), let hit = path.time(to: edge) {
      // Where the edge is very near its end, the motion rests long before it gets there.
      duration = min(hit, rest)
      end = edge
    } else {
      duration = rest
      end = path.end
    }
  }

  /// Returns the velocity, in units per second, with which a motion from `start` comes to rest at
  /// `end`.
  public static func velocity(
    from start: Double, to end: Double, drag: Double = Self.normalDrag
  ) -> Double {
    (end - start) * drag
  }

  /// Returns the seconds after which the motion passes `position`; nil when it never gets there.
  public func time(to position: Double) -> TimeInterval? {
    guard position.isFinite else { return nil }
    if position == start { return 0 }
    if duration < .infinity, position == end { return duration }
    guard let time = path.time(to: position), time < duration else { return nil }
    return time
  }

  /// Returns the position after `time` seconds: the end from `duration` on; NaN counts as the start.
  public func position(at time: TimeInterval) -> Double {
    if isDone(at: time) { return end }
    return path.position(at: SimulationInput.time(time))
  }

  /// Returns the velocity in units per second after `time` seconds: zero at rest or at an edge; NaN
  /// counts as the start.
  public func velocity(at time: TimeInterval) -> Double {
    isDone(at: time) ? 0 : path.velocity(at: SimulationInput.time(time))
  }

  /// The position at rest, or the edge at which the motion stops; nil where it never stops.
  public var finalPosition: Double? { duration < .infinity ? end : nil }

  /// The motion without bounds and without end.
  var path: Path { Path(start: start, velocity: initialVelocity, drag: drag) }

  /// The motion without bounds.
  struct Path {
    var start: Double
    var velocity: Double
    var drag: Double

    /// The position at rest; infinite without drag.
    var end: Double {
      if velocity == 0 || drag == .infinity { return start }
      return start + velocity / drag
    }

    func position(at time: Double) -> Double {
      // Without drag, or so little of it that it does not count, the motion is uniform.
      guard drag > 0, drag * time > 0 else { return start + velocity * time }
      return start - velocity * Elementary.expm1(-drag * time) / drag
    }

    func velocity(at time: Double) -> Double { velocity * Elementary.exp(-drag * time) }

    /// The edge it runs into; nil if it comes to rest before, or stands.
    func edge(in bounds: ClosedRange<Double>) -> Double? {
      if velocity > 0, end >= bounds.upperBound { return bounds.upperBound }
      if velocity < 0, end <= bounds.lowerBound { return bounds.lowerBound }
      return nil
    }

    /// When it passes `position`: -ln(1 - k (x - x0) / v0) / k. Nil when it never does.
    func time(to position: Double) -> Double? {
      let distance = position - start
      if distance == 0 { return 0 }
      guard velocity != 0, (distance > 0) == (velocity > 0), drag < .infinity else { return nil }
      let plain = distance / velocity
      let lost = drag * plain
      guard lost > 0 else { return plain.isFinite ? plain : nil }
      guard lost < 1 else { return nil }
      // ln(1 - y) where y is small: the series' first terms.
      let time = lost < 0x1p-26 ? plain * (1 + lost / 2) : -Elementary.log(1 - lost) / drag
      return time.isFinite ? time : nil
    }

    func restTime(epsilon: Double) -> Double {
      if velocity == 0 || drag == .infinity { return 0 }
      guard drag > 0, end.isFinite else { return .infinity }
      return max(Elementary.log(abs(velocity) / drag / epsilon) / drag, 0)
    }
  }
}
