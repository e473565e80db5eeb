import Foundation
import TweenMath

/// A segment of a path with its start, on which queries are computed. The parameter is 0 at its start
/// and 1 at its end.
enum Segment: Equatable {
  case line(CGPoint, CGPoint)
  case quad(CGPoint, CGPoint, CGPoint)
  case cubic(CGPoint, CGPoint, CGPoint, CGPoint)
  /// An arc with the points at which the path enters and leaves it, so that neighbours meet in one
  /// point independent of the rounding of the arc's own ends.
  case arc(CGPoint, Arc, CGPoint)

  var start: CGPoint {
    switch self {
    case .line(let p, _), .quad(let p, _, _), .cubic(let p, _, _, _), .arc(let p, _, _): p
    }
  }

  var end: CGPoint {
    switch self {
    case .line(_, let p), .quad(_, _, let p), .cubic(_, _, _, let p), .arc(_, _, let p): p
    }
  }

  func point(at t: Double) -> CGPoint {
    let s = 1 - t
    switch self {
    case .line(let p0, let p1): return p0.mixed(with: p1, t)
    case .quad(let p0, let p1, let p2):
      let (a, b, c) = (s * s, 2 * s * t, t * t)
      return CGPoint(x: a * p0.x + b * p1.x + c * p2.x, y: a * p0.y + b * p1.y + c * p2.y)
    case .cubic(let p0, let p1, let p2, let p3):
      let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      return CGPoint(
        x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
    case .arc(_, let arc, _): return arc.point(at: arc.start + arc.sweep * t)
    }
  }

  /// |dp/dt|
  func speed(at t: Double) -> Double {
    let s = 1 - t
    let (dx, dy): (Double, Double)
    switch self {
    case .line(let p0, let p1): (dx, dy) = (p1.x - p0.x, p1.y - p0.y)
    case .quad(let p0, let p1, let p2):
      dx = 2 * (s * (p1.x - p0.x) + t * (p2.x - p1.x))
      dy = 2 * (s * (p1.y - p0.y) + t * (p2.y - p1.y))
    case .cubic(let p0, let p1, let p2, let p3):
      let (a, b, c) = (3 * s * s, 6 * s * t, 3 * t * t)
      dx = a * (p1.x - p0.x) + b * (p2.x - p1.x) + c * (p3.x - p2.x)
      dy = a * (p1.y - p0.y) + b * (p2.y - p1.y) + c * (p3.y - p2.y)
    case .arc(_, let arc, _):
      let d = arc.derivative(at: arc.start + arc.sweep * t)
      (dx, dy) = (d.dx * arc.sweep, d.dy * arc.sweep)
    }
    return (dx * dx + dy * dy).squareRoot()
  }

  /// Returns the part between two parameters, exactly on the same curve.
  func piece(from t0: Double, to t1: Double) -> Segment {
    if t0 <= 0 && t1 >= 1 { return self }
    // An end that is the segment's own keeps its bits.
    let start = t0 <= 0 ? self.start : point(at: t0)
    let end = t1 >= 1 ? self.end : point(at: t1)
    switch self {
    case .line: return .line(start, end)
    case .quad(let p0, let p1, let p2):
      // The blossom at (t0, t1).
      return .quad(start, p0.mixed(with: p1, t0).mixed(with: p1.mixed(with: p2, t0), t1), end)
    case .cubic(let p0, let p1, let p2, let p3):
      func blossom(_ a: Double, _ b: Double, _ c: Double) -> CGPoint {
        let (q0, q1, q2) = (p0.mixed(with: p1, a), p1.mixed(with: p2, a), p2.mixed(with: p3, a))
        return q0.mixed(with: q1, b).mixed(with: q1.mixed(with: q2, b), c)
      }
      return .cubic(start, blossom(t0, t0, t1), blossom(t0, t1, t1), end)
    case .arc(_, var arc, _):
      arc.start += arc.sweep * t0
      arc.sweep *= t1 - t0
      return .arc(start, arc, end)
    }
  }
}

extension CGPoint {
  @inline(__always) fileprivate func mixed(with p: CGPoint, _ t: Double) -> CGPoint {
    CGPoint(x: x + (p.x - x) * t, y: y + (p.y - y) * t)
  }

  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Arc {
  var isFinite: Bool {
    centerX.isFinite && centerY.isFinite && ux.isFinite && uy.isFinite && vx.isFinite
      && vy.isFinite && start.isFinite && sweep.isFinite
  }
}

/// An element of a path with its geometry.
enum PathStep: Equatable {
  case move(CGPoint)
  case segment(Segment)
  /// The closing line to the subpath's start; it can have length 0.
  case close(Segment)
}

extension Path {
  /// Calls `body` with each segment in order, with its start.
  func forEachStep(_ body: (PathStep) -> Void) {
    var offset = 0
    var pen = CGPoint.zero
    var start = CGPoint.zero
    func point(_ i: Int) -> CGPoint {
      CGPoint(x: coordinates[offset + 2 * i], y: coordinates[offset + 2 * i + 1])
    }
    for verb in verbs {
      let segment: Segment
      switch verb {
      case .move:
        pen = point(0)
        start = pen
        body(.move(pen))
        offset += 2
        continue
      case .close:
        body(.close(.line(pen, start)))
        pen = start
        continue
      case .line: segment = .line(pen, point(0))
      case .quad: segment = .quad(pen, point(0), point(1))
      case .cubic: segment = .cubic(pen, point(0), point(1), point(2))
      case .arc:
        let arc = Arc(coordinates, at: offset)
        segment = .arc(pen, arc, arc.end)
      }
      offset += verb.coordinateCount
      pen = segment.end
      body(.segment(segment))
    }
  }

  /// Appends a segment that starts at the current point.
  mutating func append(_ segment: Segment) {
    switch segment {
    case .line(_, let p1): appendLine(p1.x, p1.y)
    case .quad(_, let p1, let p2):
      verbs.append(.quad)
      appendPoint(p1.x, p1.y)
      appendPoint(p2.x, p2.y)
    case .cubic(_, let p1, let p2, let p3): appendCubic(p1.x, p1.y, p2.x, p2.y, p3.x, p3.y)
    case .arc(_, let arc, _): append(arc)
    }
  }
}
