import Foundation
import TweenMath

/// A segment prepared for stroking: the directions along it, and the way in which it is offset.
struct StrokePiece {
  /// A point of the path with the path's direction.
  struct Vertex {
    var point: SIMD2<Double>
    /// The direction, of length 1.
    var direction: SIMD2<Double>

    /// The direction turned by a quarter from +x towards +y, to the side that is called left here.
    var normal: SIMD2<Double> { direction.quarterTurned }
  }

  enum Form {
    case line
    /// A circular arc and its radius; `turn` is 1 for a turn to the left, -1 for one to the right.
    case circle(Arc, radius: Double, turn: Double)
    /// Points on the curve, including the first and the last.
    case curve([Vertex])
  }

  var form: Form
  var start: Vertex
  var end: Vertex

  var isLine: Bool {
    if case .line = form { return true }
    return false
  }

  /// Creates a piece. The chords of a curve are within `tolerance` of it.
  init?(_ segment: Segment, tolerance: Double) {
    switch segment {
    case .line(let p0, let p1):
      let (a, b) = (SIMD2(p0), SIMD2(p1))
      guard let direction = (b - a).unit else { return nil }
      form = .line
      start = Vertex(point: a, direction: direction)
      end = Vertex(point: b, direction: direction)
      return
    case .arc(_, let arc, _):
      if let radius = arc.circleRadius {
        let turn: Double = (arc.ux * arc.vy - arc.uy * arc.vx) * arc.sweep > 0 ? 1 : -1
        form = .circle(arc, radius: radius, turn: turn)
        guard let first = arc.vertex(at: arc.start),
          let last = arc.vertex(at: arc.start + arc.sweep)
        else { return nil }
        (start, end) = (first, last)
        return
      }
    case .quad, .cubic: break
    }
    let steps = segment.vertexSteps(tolerance)
    let vertices = segment.vertices(0...steps, of: steps)
    guard vertices.count > 1, let first = vertices.first, let last = vertices.last else {
      return nil
    }
    form = .curve(vertices)
    (start, end) = (first, last)
  }

  /// Creates a part of a curve: at least one of the steps into which it is divided.
  init?(_ segment: Segment, steps: ClosedRange<Int>, tolerance: Double) {
    let vertices = segment.vertices(steps, of: segment.vertexSteps(tolerance))
    guard vertices.count > 1, let first = vertices.first, let last = vertices.last else {
      return nil
    }
    form = .curve(vertices)
    (start, end) = (first, last)
  }

  /// Returns the length of a side, `side` half widths to the left of the path, at the path's start or
  /// end before it can fold back: the space into which the neighbour's corner can extend. 0 where it
  /// folds back.
  func room(side: Double, atEnd: Bool) -> Double {
    switch form {
    case .line:
      let way = end.point - start.point
      return (way * way).sum().squareRoot()
    case .circle(let arc, let radius, let turn):
      return max(0, radius - turn * side) * min(1, abs(arc.sweep))
    case .curve(let vertices):
      let first = atEnd ? vertices.count - 2 : 0
      let (a, b) = (vertices[first], vertices[first + 1])
      guard Self.isConvex(a, b, halfWidth: abs(side)) else { return 0 }
      let way = b.point + b.normal * side - a.point - a.normal * side
      return (way * way).sum().squareRoot()
    }
  }

  /// Returns whether the four points half a width to both sides of two vertices bound a convex area
  /// with the orientation that all parts of a stroke share.
  static func isConvex(_ a: Vertex, _ b: Vertex, halfWidth: Double) -> Bool {
    let way = b.point - a.point
    let spread = (b.normal - a.normal) * halfWidth
    let (left, right) = (way + spread, way - spread)
    return left.cross(a.normal) > 0 && left.cross(b.normal) > 0 && right.cross(a.normal) > 0
      && right.cross(b.normal) > 0
  }
}

extension SIMD2<Double> {
  init(_ point: CGPoint) { self.init(point.x, point.y) }

  @inline(__always) var quarterTurned: SIMD2<Double> { SIMD2(-y, x) }

  /// The cross product, positive where `other` is turned from +x towards +y relative to this vector.
  @inline(__always) func cross(_ other: SIMD2<Double>) -> Double { x * other.y - y * other.x }

  @inline(__always) func dot(_ other: SIMD2<Double>) -> Double { x * other.x + y * other.y }

  /// The vector scaled to length 1; nil for a vector without a direction.
  var unit: SIMD2<Double>? {
    // Scaled first, so that squares neither overflow nor underflow.
    let size = Swift.max(abs(x), abs(y))
    guard size > 0, size.isFinite else { return nil }
    let scaled = self / size
    return scaled / scaled.dot(scaled).squareRoot()
  }
}

extension Arc {
  /// The radius, if the arc is part of a circle up to a relative error of 1e-9; otherwise nil.
  var circleRadius: Double? {
    let noise = 1e-9
    let u = ux * ux + uy * uy
    let v = vx * vx + vy * vy
    let skew = ux * vx + uy * vy
    return abs(u - v) <= noise * u && abs(skew) <= noise * u ? u.squareRoot() : nil
  }

  fileprivate func vertex(at t: Double) -> StrokePiece.Vertex? {
    let (sine, cosine) = Elementary.sincos(t)
    let (u, v) = (SIMD2(ux, uy), SIMD2(vx, vy))
    let along = (v * cosine - u * sine) * (sweep < 0 ? -1 : 1)
    guard let direction = along.unit else { return nil }
    return StrokePiece.Vertex(
      point: SIMD2(centerX, centerY) + u * cosine + v * sine, direction: direction)
  }
}

extension Segment {
  /// The largest number of chords of a curve. At the usual tolerance, a curve of some 10,000 points
  /// across needs as many; larger curves are less exact.
  private static let maximumSteps = 4096.0

  /// Returns the number of chords within `tolerance` of the curve.
  func vertexSteps(_ tolerance: Double) -> Int {
    Int(min(max(1, stepCount(tolerance)), Self.maximumSteps))
  }

  /// Returns some of the points that divide the curve into `count` steps, with their directions.
  fileprivate func vertices(_ steps: ClosedRange<Int>, of count: Int) -> [StrokePiece.Vertex] {
    var vertices: [StrokePiece.Vertex] = []
    vertices.reserveCapacity(steps.count)
    func place(_ index: Int) -> (t: Double, point: CGPoint) {
      let t = Double(index) / Double(count)
      return (t, index == 0 ? start : index == count ? end : point(at: t))
    }
    for index in steps {
      let (t, p) = place(index)
      let here = SIMD2(p)
      // Where the derivative is zero, the direction is that from the previous point.
      var direction = direction(at: t)
      if direction == nil, index > 0 { direction = (here - SIMD2(place(index - 1).point)).unit }
      vertices.append(StrokePiece.Vertex(point: here, direction: direction ?? SIMD2(1, 0)))
    }
    return vertices
  }

  /// As in `PathFlattener`: the chord of a curve f over a step h deviates by at most h² max|f''| / 8.
  func stepCount(_ tolerance: Double) -> Double {
    func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> Double {
      let (x, y) = (a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
      return (x * x + y * y).squareRoot()
    }
    switch self {
    case .line: return 1
    case .quad(let p0, let p1, let p2):
      return (bend(p0, p1, p2) / (4 * tolerance)).squareRoot().rounded(.up)
    case .cubic(let p0, let p1, let p2, let p3):
      let most = max(bend(p0, p1, p2), bend(p1, p2, p3))
      return (most * 0.75 / tolerance).squareRoot().rounded(.up)
    case .arc(_, let arc, _):
      let mapped = MappedArc(
        center: .zero, u: SIMD2(arc.ux, arc.uy), v: SIMD2(arc.vx, arc.vy), angle: arc.start,
        sweep: arc.sweep)
      // At least eight steps per turn: fewer would distort small ellipses.
      let perRadian = max(1.3, (mapped.reach / (8 * tolerance)).squareRoot())
      return (abs(arc.sweep) * perRadian).rounded(.up)
    }
  }

  /// Returns the direction of the curve; at ends with handles of length 0, its limit.
  func direction(at t: Double) -> SIMD2<Double>? {
    switch self {
    case .line(let p0, let p1): return (SIMD2(p1) - SIMD2(p0)).unit
    case .arc(_, let arc, _):
      let d = arc.derivative(at: arc.start + arc.sweep * t)
      return (SIMD2<Double>(d.dx, d.dy) * (arc.sweep < 0 ? -1 : 1)).unit
    case .quad(let p0, let p1, let p2):
      return Segment.cubic(
        p0, CGPoint(x: p0.x + (p1.x - p0.x) * 2 / 3, y: p0.y + (p1.y - p0.y) * 2 / 3),
        CGPoint(x: p2.x + (p1.x - p2.x) * 2 / 3, y: p2.y + (p1.y - p2.y) * 2 / 3), p2
      ).direction(at: t)
    case .cubic(let p0, let p1, let p2, let p3):
      func way(_ a: CGPoint, _ b: CGPoint) -> SIMD2<Double> { SIMD2(b) - SIMD2(a) }
      if t == 0 { return way(p0, p1).unit ?? way(p0, p2).unit ?? way(p0, p3).unit }
      if t == 1 { return way(p2, p3).unit ?? way(p1, p3).unit ?? way(p0, p3).unit }
      let s = 1 - t
      let speed = way(p0, p1) * (s * s) + way(p1, p2) * (2 * s * t) + way(p2, p3) * (t * t)
      return speed.unit
    }
  }
}
