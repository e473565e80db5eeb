import Foundation
import TweenMath

/// A motion that friction slows down: the velocity falls by the same share in each second, as of
/// a list after a flick. Within bounds it stops dead at an edge; `ScrollSimulation` springs there.
///
/// The solution of x'' = -k x', k being the drag: x = x0 + v0 (1 - e^(-kt)) / k,
/// v = v0 e^(-kt), at rest after v0 / k.
public struct FrictionSimulation: Simulation, Hashable {
  /// Where it starts, within the bounds.
  public let start: Double
  /// Units per second at the start.
  public let initialVelocity: Double
  /// The share of the velocity lost in a second, at its beginning: 1/s.
  public let drag: Double
  /// Where it may go; nil: anywhere.
  public let bounds: ClosedRange<Double>?
  /// How near to its end counts as rest.
  public let epsilon: Double
  /// Seconds until it is within `epsilon` of its end, or at an edge. Infinite without drag and
  /// bounds, unless it stands.
  public let duration: TimeInterval
  private let end: Double

  /// The share of its velocity that a list keeps in each millisecond after it is let go.
  package static let normalShare = 0.998
  /// The drag of a list that is let go: it keeps 0.998 of its velocity in each millisecond.
  public static let normalDrag = drag(keepingPerMillisecond: normalShare)
  /// The drag of what should stop soon: it keeps 0.99 of its velocity in each millisecond.
  public static let fastDrag = drag(keepingPerMillisecond: 0.99)

  /// The drag of what keeps `share` of its velocity in each millisecond: -1000 ln share.
  ///
  /// 0 for a share of 1 and above, and NaN; infinite for 0 and below.
  public static func drag(keepingPerMillisecond share: Double) -> Double {
    share < 1 ? -1000 * Elementary.log(max(share, 0)) : 0
  }

  /// A motion that is let go at a velocity.
  ///
  /// - Parameters:
  ///   - start: where it starts; outside the bounds, at the nearest edge.
  ///   - velocity: units per second at the start. As with `start`, what is no finite number counts
  ///     as 0.
  ///   - drag: the share of the velocity lost in a second, at its beginning. 0, negative and NaN
  ///     don't slow it down, infinite drag stops it at once.
  ///   - bounds: where it may go; it stops at an edge.
  ///   - epsilon: how near to its end counts as rest; from then on it is exactly there. 0,
  ///     negative and NaN count as 0.001.
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
      // Where the edge is all but its end it rests long before it gets there.
      duration = min(hit, rest)
      end = edge
    } else {
      duration = rest
      end = path.end
    }
  }

  /// The velocity, in units per second, with which a motion from `start` comes to rest at `end`.
  public static func velocity(
    from start: Double, to end: Double, drag: Double = Self.normalDrag
  ) -> Double {
    (end - start) * drag
  }

  /// When it passes `position`, in seconds; nil when it never gets there.
  public func time(to position: Double) -> TimeInterval? {
    guard position.isFinite else { return nil }
    if position == start { return 0 }
    if duration < .infinity, position == end { return duration }
    guard let time = path.time(to: position), time < duration else { return nil }
    return time
  }

  /// The position after `time` seconds, its end from `duration` on; NaN counts as the start.
  public func position(at time: TimeInterval) -> Double {
    if isDone(at: time) { return end }
    return path.position(at: SimulationInput.time(time))
  }

  /// Units per second after `time` seconds: zero at rest or at an edge; NaN counts as the start.
  public func velocity(at time: TimeInterval) -> Double {
    isDone(at: time) ? 0 : path.velocity(at: SimulationInput.time(time))
  }

  /// Where it comes to rest, or the edge it runs into; nil where it never stops.
  public var finalPosition: Double? { duration < .infinity ? end : nil }

  /// As if there were no bounds and no end.
  var path: Path { Path(start: start, velocity: initialVelocity, drag: drag) }

  /// The motion as if there were no bounds.
  struct Path {
    var start: Double
    var velocity: Double
    var drag: Double

    /// Where it comes to rest; infinite without drag.
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
