import Foundation

/// A track as a list of spans, with all velocities known.
struct KeyframeTangents<Data: VectorArithmetic> {
  struct Way {
    var from: Data
    var delta = Data.zero
    var first = Data.zero
    var second = Data.zero
  }

  /// In order of their starts; the last is the rest after the end, so that the list is never empty.
  private(set) var spans: [KeyframeSpan] = []
  /// The values and velocities of each span.
  private(set) var ways: [Way] = []
  private(set) var duration = 0.0

  // The value at the end of the last keyframe.
  private var value: Data
  private var velocity: Data?
  /// The span of the keyframe before, if that was a cubic one.
  private var cubic: (from: Data, duration: Double)?

  /// - Parameter velocity: the one it starts with; nil for rest.
  init(from value: Data, velocity: Data?, keyframes: [Keyframe<Data>]) {
    self.value = value
    self.velocity = velocity
    for (index, keyframe) in keyframes.enumerated() {
      let next = index + 1 < keyframes.count ? keyframes[index + 1] : nil
      append(keyframe, before: next)
      // Keyframes after an endless span are never reached.
      if duration == .infinity { return }
    }
    spans.append(KeyframeSpan(start: duration, duration: .infinity, motion: .rest))
    ways.append(Way(from: self.value))
  }

  private mutating func append(_ keyframe: Keyframe<Data>, before next: Keyframe<Data>?) {
    let before = cubic
    cubic = nil
    guard keyframe.isWay else {
      value = keyframe.target
      velocity = nil
      return
    }
    var way = Way(from: value, delta: keyframe.target - value)
    var span = KeyframeSpan(start: duration, duration: keyframe.duration, motion: .rest)
    duration += keyframe.duration
    value = keyframe.target
    switch keyframe.motion {
    case .move: break  // Done above.
    case .linear(let curve):
      guard keyframe.duration < .infinity else { break }
      span.motion = .linear(curve)
      velocity = way.delta.scaled(by: curve.slope(at: 1) / keyframe.duration)
    case .cubic(let start, let end):
      guard keyframe.duration < .infinity else { break }
      span.motion = .cubic
      cubic = (way.from, keyframe.duration)
      let arrival = end ?? keyframe.arrival(from: way.from, before: next)
      let departure =
        start
        ?? before.map {
          (keyframe.target - $0.from).scaled(by: 1 / ($0.duration + keyframe.duration))
        } ?? velocity ?? .zero
      way.first = departure.scaled(by: keyframe.duration)
      way.second = arrival.scaled(by: keyframe.duration)
      velocity = arrival
    case .spring(let spring, let start, let isWhole):
      span.motion = .spring(spring)
      way.first = start ?? velocity ?? .zero
      end(spring, way, span, isWhole: isWhole)
    }
    spans.append(span)
    ways.append(way)
  }

  /// A spring that was cut short goes no further.
  private mutating func end(
    _ spring: Spring, _ way: Way, _ span: KeyframeSpan, isWhole: Bool
  ) {
    velocity = spring.velocity(
      target: way.delta, initialVelocity: way.first, time: span.duration)
    guard !isWhole else { return }
    let reached = spring.value(
      target: way.delta, initialVelocity: way.first, time: span.duration)
    let gap = (way.delta - reached).magnitudeSquared
    let settled = way.delta.scaled(by: Self.settled).magnitudeSquared
    if gap > settled { value = way.from + reached }
  }

  /// A spring this near to its target, as a part of its interval, has arrived.
  private static var settled: Double { 0.001 }
}

extension Keyframe {
  /// Whether it takes time.
  fileprivate var isWay: Bool {
    if case .move = motion { return false }
    return duration > 0
  }

  /// The velocity at which a cubic keyframe that names none ends.
  fileprivate func arrival(from value: Data, before next: Keyframe?) -> Data {
    guard let next, next.isWay else { return .zero }
    switch next.motion {
    case .move: return .zero
    case .linear(let curve):
      return (next.target - target).scaled(by: curve.slope(at: 0) / next.duration)
    case .cubic(let start, _):
      return start ?? (next.target - value).scaled(by: 1 / (duration + next.duration))
    case .spring(_, let start, _): return start ?? .zero
    }
  }
}
