import Foundation

@testable import TweenGeometry

/// Slow, obvious measures of a path, taken from the curves that `forEach` hands out.
struct PathReference {
  /// Every drawn curve as four cubic controls; closing lines included.
  var cubics: [[CGPoint]] = []
  /// As `cubics`, with open subpaths closed.
  var closedCubics: [[CGPoint]] = []

  init(_ path: Path) {
    var drawn: [[CGPoint]] = []
    var closed: [[CGPoint]] = []
    var pen = CGPoint.zero
    var start = CGPoint.zero
    func third(_ a: CGPoint, _ b: CGPoint, _ t: Double) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    func straight(_ a: CGPoint, _ b: CGPoint) -> [CGPoint] {
      [a, third(a, b, 1.0 / 3), third(a, b, 2.0 / 3), b]
    }
    func draw(_ cubic: [CGPoint]) {
      drawn.append(cubic)
      closed.append(cubic)
      pen = cubic[3]
    }
    path.forEach { element in
      switch element {
      case .move(let to):
        closed.append(straight(pen, start))
        (pen, start) = (to, to)
      case .line(let to): draw(straight(pen, to))
      case .quadCurve(let to, let control):
        draw([pen, third(pen, control, 2.0 / 3), third(to, control, 2.0 / 3), to])
      case .curve(let to, let control1, let control2): draw([pen, control1, control2, to])
      case .closeSubpath: draw(straight(pen, start))
      }
    }
    closed.append(straight(pen, start))
    cubics = drawn
    closedCubics = closed
  }

  static func point(_ c: [CGPoint], _ t: Double) -> CGPoint {
    let s = 1 - t
    let w = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
    var p = CGPoint.zero
    for i in 0..<4 {
      p.x += c[i].x * w[i]
      p.y += c[i].y * w[i]
    }
    return p
  }

  /// Green's theorem: half the integral of x dy - y dx, positive for clockwise on screen. The
  /// integrand has degree 5, so three Gauss nodes are exact.
  var signedArea: Double {
    let node = (3.0 / 5).squareRoot() / 2
    let rule: [(t: Double, weight: Double)] = [
      (0.5 - node, 5.0 / 18), (0.5, 8.0 / 18), (0.5 + node, 5.0 / 18),
    ]
    var sum = 0.0
    for c in closedCubics {
      for (t, weight) in rule {
        let s = 1 - t
        let p = PathReference.point(c, t)
        var (dx, dy) = (0.0, 0.0)
        for (i, w) in [3 * s * s, 6 * s * t, 3 * t * t].enumerated() {
          dx += w * (c[i + 1].x - c[i].x)
          dy += w * (c[i + 1].y - c[i].y)
        }
        sum += 0.5 * (p.x * dy - p.y * dx) * weight
      }
    }
    return sum
  }

  /// Points along every curve, `count` steps a curve.
  func polyline(_ count: Int) -> [CGPoint] {
    cubics.flatMap { c in (0...count).map { PathReference.point(c, Double($0) / Double(count)) } }
  }

  /// The length of a polyline of `count` steps a curve.
  func length(_ count: Int) -> Double {
    var sum = 0.0
    for c in cubics {
      var last = c[0]
      for i in 1...count {
        let next = PathReference.point(c, Double(i) / Double(count))
        sum += distance(next.x - last.x, next.y - last.y)
        last = next
      }
    }
    return sum
  }

  /// The winding number by summed angles of a polyline, and the distance to that polyline.
  func winding(_ p: CGPoint, _ count: Int) -> (winding: Int, distance: Double) {
    var angle = 0.0
    var nearest = Double.infinity
    for c in closedCubics {
      for i in 0..<count {
        let a = PathReference.point(c, Double(i) / Double(count))
        let b = PathReference.point(c, Double(i + 1) / Double(count))
        let (ax, ay, bx, by) = (a.x - p.x, a.y - p.y, b.x - p.x, b.y - p.y)
        angle += atan2(ax * by - ay * bx, ax * bx + ay * by)
        nearest = min(nearest, distance(ax, ay))
      }
    }
    return (Int((angle / (2 * .pi)).rounded()), nearest)
  }
}

func distance(_ dx: Double, _ dy: Double) -> Double { (dx * dx + dy * dy).squareRoot() }

/// Numbers in 0..<1, the same in every run (a plain linear congruence).
struct TestNumbers {
  var state: UInt64 = 1

  mutating func next() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 11) / 9_007_199_254_740_992
  }

  mutating func point(in side: Double) -> CGPoint {
    let x = next() * side
    return CGPoint(x: x, y: next() * side)
  }

  /// One of each kind of curve, end to end.
  mutating func curvyPath() -> Path {
    Path { p in
      p.move(to: point(in: 100))
      p.addCurve(to: point(in: 100), control1: point(in: 100), control2: point(in: 100))
      p.addQuadCurve(to: point(in: 100), control: point(in: 100))
      p.addArc(
        center: point(in: 100), radius: 10, startAngle: .zero, endAngle: .radians(2),
        clockwise: false, transform: CGAffineTransform(scaleX: 3, y: 1))
    }
  }
}

func isClose(_ a: CGPoint?, _ b: CGPoint, within tolerance: Double = 1e-9) -> Bool {
  guard let a else { return false }
  return abs(a.x - b.x) <= tolerance && abs(a.y - b.y) <= tolerance
}

func isClose(_ a: CGRect, _ b: CGRect, within tolerance: Double = 1e-9) -> Bool {
  isClose(a.origin, b.origin, within: tolerance)
    && abs(a.width - b.width) <= tolerance && abs(a.height - b.height) <= tolerance
}
