import Foundation
import TweenMath

extension Path {
  /// Returns whether the filled path contains `p`. Open subpaths count as closed; the winding number
  /// (or with `eoFill` the number of crossings) decides. Curves and arcs are exact up to rounding; for
  /// a point on the outline, within rounding, the result can be either. Segments that are not finite
  /// are ignored.
  ///
  /// The method: a ray from `p` towards +x. Each piece of the outline that is monotone in y and
  /// contains the height of `p` (including its lower end, excluding its upper) adds +1 or -1 if its
  /// point at that height is right of `p`.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    guard p.isFinite else { return false }
    var counter = CrossingCounter(point: p)
    var start = CGPoint.zero
    var pen = CGPoint.zero
    forEachStep { step in
      switch step {
      case .move(let next):
        counter.addLine(pen, start)
        (start, pen) = (next, next)
      case .segment(let segment):
        counter.add(segment)
        pen = segment.end
      case .close(let line):
        counter.add(line)
        pen = start
      }
    }
    counter.addLine(pen, start)
    return eoFill ? counter.crossings & 1 != 0 : counter.winding != 0
  }
}

private struct CrossingCounter {
  let point: CGPoint
  var winding = 0
  var crossings = 0

  init(point: CGPoint) { self.point = point }

  /// Returns +1 where a piece from height y0 to y1 passes the point's height downwards on the screen,
  /// -1 where upwards, 0 where it does not pass it, or for NaN.
  private func direction(_ y0: Double, _ y1: Double) -> Int {
    if y0 <= point.y && point.y < y1 { return 1 }
    if y1 <= point.y && point.y < y0 { return -1 }
    return 0
  }

  private mutating func count(_ direction: Int) {
    winding += direction
    crossings += 1
  }

  mutating func add(_ segment: Segment) {
    switch segment {
    case .line(let p0, let p1): addLine(p0, p1)
    case .quad(let p0, let p1, let p2):
      addCurve(
        segment, left: min(p0.x, min(p1.x, p2.x)), right: max(p0.x, max(p1.x, p2.x)))
    case .cubic(let p0, let p1, let p2, let p3):
      addCurve(
        segment, left: min(min(p0.x, p1.x), min(p2.x, p3.x)),
        right: max(max(p0.x, p1.x), max(p2.x, p3.x)))
    case .arc(let start, let arc, let end): addArc(start, arc, end)
    }
  }

  mutating func addLine(_ p0: CGPoint, _ p1: CGPoint) {
    let direction = direction(p0.y, p1.y)
    guard direction != 0 else { return }
    let side = (p1.x - p0.x) * (point.y - p0.y) - (point.x - p0.x) * (p1.y - p0.y)
    if direction > 0 ? side > 0 : side < 0 { count(direction) }
  }

  /// Adds a Bézier curve within left...right.
  private mutating func addCurve(_ curve: Segment, left: Double, right: Double) {
    guard point.x < right else { return }
    let turns = curve.turnsInY
    var (t0, y0) = (0.0, Double(curve.start.y))
    for t1 in [turns.first, turns.second, 1].compactMap({ $0 }) {
      let y1 = t1 == 1 ? curve.end.y : curve.point(at: t1).y
      let direction = direction(y0, y1)
      if direction != 0,
        point.x < left || curve.point(at: crossing(curve, t0, t1, direction)).x > point.x
      {
        count(direction)
      }
      (t0, y0) = (t1, y1)
    }
  }

  /// Returns the parameter between `t0` and `t1` at which the monotone curve has the point's height, by
  /// bisection down to rounding.
  private func crossing(_ curve: Segment, _ t0: Double, _ t1: Double, _ direction: Int) -> Double {
    var (low, high) = (t0, t1)
    for _ in 0..<60 {
      let middle = 0.5 * (low + high)
      let isBefore =
        direction > 0
        ? curve.point(at: middle).y <= point.y : curve.point(at: middle).y > point.y
      if isBefore { low = middle } else { high = middle }
    }
    return 0.5 * (low + high)
  }

  /// With r and phase such that y = cy + r cos(t - phase), the arc is monotone in y between multiples
  /// of half a turn from the phase. There cos(t - phase) = (point.y - cy) / r; the sine has the sign of
  /// the half turn, and both give x without a further angle.
  private mutating func addArc(_ start: CGPoint, _ arc: Arc, _ end: CGPoint) {
    // Above a thousand turns, or where angles have lost their fractions, only the ends count.
    guard arc.isFinite, abs(arc.sweep) < 1000 * Double.pi, abs(arc.start) < 1e9 else {
      return addLine(start, end)
    }
    let reach = (arc.uy * arc.uy + arc.vy * arc.vy).squareRoot()
    guard reach > 0, reach.isFinite else { return addLine(start, end) }
    let phase = Elementary.atan2(arc.vy, arc.uy)
    let cosine = (point.y - arc.centerY) / reach
    let sine = max(0, 1 - cosine * cosine).squareRoot()
    let middle = arc.centerX + (arc.ux * arc.uy + arc.vx * arc.vy) / reach * cosine
    let spread = (arc.vx * arc.uy - arc.ux * arc.vy) / reach * sine
    let forward = arc.sweep > 0
    let last = (arc.start + arc.sweep - phase) / .pi
    // The half turn that contains the arc's start, from phase + k pi to phase + (k + 1) pi.
    let first = (arc.start - phase) / .pi
    var k = forward ? first.rounded(.down) : first.rounded(.up) - 1
    var y0 = Double(start.y)
    while true {
      let border = forward ? k + 1 : k
      let isLast = forward ? border >= last : border <= last
      let isEven = k.truncatingRemainder(dividingBy: 2) == 0
      // Half turns begin and end at the extremes: +reach at even multiples, -reach at odd ones.
      let borderIsTop = isEven == forward
      let y1 = isLast ? end.y : borderIsTop ? arc.centerY - reach : arc.centerY + reach
      let direction = direction(y0, y1)
      if direction != 0, (isEven ? middle + spread : middle - spread) > point.x {
        count(direction)
      }
      if isLast { return }
      y0 = y1
      k += forward ? 1 : -1
    }
  }
}
