import Foundation

extension Segment {
  /// The bounds of the control points, and of the whole ellipse for arcs with a sweep other than 0; NaN
  /// where a number is not finite.
  var controlBox: (low: SIMD2<Double>, high: SIMD2<Double>) {
    func box(_ points: CGPoint...) -> (low: SIMD2<Double>, high: SIMD2<Double>) {
      var low = SIMD2<Double>(repeating: .infinity)
      var high = SIMD2<Double>(repeating: -.infinity)
      // Comparisons ignore NaN; multiplied by 0, NaN stays NaN and infinity becomes NaN.
      var poison = SIMD2<Double>.zero
      for point in points {
        let p = SIMD2(point)
        low = lesser(low, p)
        high = greater(high, p)
        poison += p * 0
      }
      return (low + poison, high + poison)
    }
    switch self {
    case .line(let p0, let p1): return box(p0, p1)
    case .quad(let p0, let p1, let p2): return box(p0, p1, p2)
    case .cubic(let p0, let p1, let p2, let p3): return box(p0, p1, p2, p3)
    case .arc(let p, let arc, let end):
      let center = SIMD2(arc.centerX, arc.centerY)
      guard arc.sweep != 0 else { return box(p, end) }
      let reach = SIMD2(
        (arc.ux * arc.ux + arc.vx * arc.vx).squareRoot(),
        (arc.uy * arc.uy + arc.vy * arc.vy).squareRoot())
      return (center - reach, center + reach)
    }
  }
}
