import Foundation

/// The lengths of curves, with a relative error of about 1e-10. Equal bits on every machine take
/// precedence (fixed nodes, sums in one order) over accuracy.
extension Segment {
  /// The length; 0 where the segment is not finite.
  var length: Double {
    switch self {
    case .line: return finite(speed(at: 0))
    case .arc(_, let arc, _):
      guard arc.isFinite, abs(arc.sweep) < 1000 * Double.pi else { return 0 }
      let u = arc.ux * arc.ux + arc.uy * arc.uy
      let v = arc.vx * arc.vx + arc.vy * arc.vy
      let skew = arc.ux * arc.vx + arc.uy * arc.vy
      if abs(u - v) <= 1e-14 * u && abs(skew) <= 1e-14 * u {
        return finite(u.squareRoot() * abs(arc.sweep))
      }
      return length(from: 0, to: 1)
    case .quad, .cubic: return length(from: 0, to: 1)
    }
  }

  /// Returns the length between two parameters, with 0 <= t0 <= t1 <= 1.
  func length(from t0: Double, to t1: Double) -> Double {
    let whole = gaussLength(t0, t1)
    guard whole.isFinite else { return 0 }
    return refinedLength(t0, t1, whole, tolerance: 1e-10 * whole, depth: 0)
  }

  /// Returns the parameter, in 0...1, at which a length is reached: Newton's method within an interval,
  /// with bisection where a step leaves the interval.
  func parameter(atLength target: Double, of total: Double) -> Double {
    guard target > 0 else { return 0 }
    guard target < total else { return 1 }
    if case .line = self { return target / total }
    var (low, high) = (0.0, 1.0)
    var t = target / total
    for _ in 0..<40 {
      let error = length(from: 0, to: t) - target
      if abs(error) <= 1e-11 * total { break }
      if error > 0 { high = t } else { low = t }
      let step = t - error / speed(at: t)
      t = step > low && step < high ? step : 0.5 * (low + high)
    }
    return t
  }

  private func finite(_ length: Double) -> Double { length.isFinite ? length : 0 }

  /// Halves the interval until the sum of two halves agrees with the whole. Depth 16 leaves at most
  /// 1e-5 of the segment around a cusp to the plain rule.
  private func refinedLength(
    _ t0: Double, _ t1: Double, _ whole: Double, tolerance: Double, depth: Int
  ) -> Double {
    let middle = 0.5 * (t0 + t1)
    let first = gaussLength(t0, middle)
    let second = gaussLength(middle, t1)
    if depth >= 16 || abs(first + second - whole) <= tolerance { return first + second }
    return refinedLength(t0, middle, first, tolerance: tolerance, depth: depth + 1)
      + refinedLength(middle, t1, second, tolerance: tolerance, depth: depth + 1)
  }

  /// Gauss-Legendre quadrature of the speed with eight nodes (Abramowitz and Stegun, table 25.4).
  private func gaussLength(_ t0: Double, _ t1: Double) -> Double {
    let half = 0.5 * (t1 - t0)
    let middle = 0.5 * (t0 + t1)
    func pair(_ node: Double, _ weight: Double) -> Double {
      weight * (speed(at: middle - half * node) + speed(at: middle + half * node))
    }
    let sum =
      pair(0.1834346424956498, 0.3626837833783620) + pair(0.5255324099163290, 0.3137066458778873)
      + pair(0.7966664774136267, 0.2223810344533745) + pair(0.9602898564975363, 0.1012285362903763)
    return half * sum
  }
}
