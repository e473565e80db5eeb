import Foundation

/// The shape of the motion from one value to the next, without the values. The value that shows is
///
///     from + delta w.delta + first w.first + second w.second
///
/// where `delta` leads from the start to the target, and `first` and `second` are velocities (for a
/// cubic curve, times its duration).
struct KeyframeSpan {
  enum Motion {
    /// Stays at `from`.
    case rest
    case linear(UnitCurve)
    case cubic
    case spring(Spring)
  }

  struct Weights {
    var delta = 0.0
    var first = 0.0
    var second = 0.0
  }

  /// Seconds from the track's start.
  var start: Double
  /// Seconds; positive, and finite but for springs and rests.
  var duration: Double
  var motion: Motion

  /// At `time` seconds from the track's start, not before this span's.
  func weights(at time: Double) -> Weights {
    switch motion {
    case .rest: return Weights()
    case .linear(let curve): return Weights(delta: curve.value(at: (time - start) / duration))
    case .cubic:
      // Hermite's basis; the weight of the start is 1 minus the weight of the target.
      let u = (time - start) / duration
      return Weights(
        delta: (3 - 2 * u) * u * u, first: ((u - 2) * u + 1) * u, second: (u - 1) * u * u)
    case .spring(let spring):
      let factors = spring.valueFactors(at: time - start)
      return Weights(delta: factors.target, first: factors.velocity)
    }
  }

  /// The derivatives of `weights(at:)`, per second. Where a curve is vertical, 0.
  func velocityWeights(at time: Double) -> Weights {
    switch motion {
    case .rest: return Weights()
    case .linear(let curve):
      return Weights(delta: curve.slope(at: (time - start) / duration) / duration)
    case .cubic:
      let u = (time - start) / duration
      return Weights(
        delta: 6 * (1 - u) * u / duration, first: ((3 * u - 4) * u + 1) / duration,
        second: (3 * u - 2) * u / duration)
    case .spring(let spring):
      let factors = spring.velocityFactors(at: time - start)
      return Weights(delta: factors.target, first: factors.velocity)
    }
  }
}

extension UnitCurve {
  /// The velocity, or 0 where the curve is vertical: an infinite velocity could not continue in
  /// another keyframe.
  func slope(at progress: Double) -> Double {
    let velocity = velocity(at: progress)
    return velocity.isFinite ? velocity : 0
  }
}
