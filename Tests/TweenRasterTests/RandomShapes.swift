import Foundation
import TweenGeometry
import TweenMath

/// Random shapes that do not cross themselves, each as a path and, by formulas of its own, as closed
/// polygons so fine that they cannot be told from it.
struct RandomShapes {
  struct Shape {
    var path: Path
    var contours: [[SIMD2<Double>]]
    /// What it is, for the message of a failure.
    var name: String
  }

  enum Kind: Int, CaseIterable {
    case polygon
    case wedge
    case curved
    case stroke
  }

  private let random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// How far the polygons may lie from the curves, in pixels: a hundredth of a level.
  private static let tolerance = 4e-5

  func number(_ range: ClosedRange<Double>) -> Double {
    .random(in: range, using: &random.mutable)
  }

  func integer(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &random.mutable) }

  /// A shape within `radius` of `center`.
  func shape(_ kind: Kind, center: SIMD2<Double>, radius: Double) -> Shape {
    switch kind {
    case .polygon: polygon(center, radius)
    case .wedge: wedge(center, radius)
    case .curved: integer(0...3) == 0 ? ellipse(center, radius) : curved(center, radius)
    case .stroke: stroke(center, radius)
    }
  }

  // MARK: Shapes

  /// Angles around a full turn, less than half a turn apart; some very close together.
  private func angles(_ count: Int) -> [Double] {
    let weights = (0..<count).map { _ in integer(0...5) == 0 ? 0.02 : number(0.6...1) }
    let sum = weights.reduce(0, +)
    var angle = number(0...7)
    return weights.map { weight in
      defer { angle += weight / sum * 2 * .pi }
      return angle
    }
  }

  /// All its corners are seen from the centre in order, so it is simple.
  private func polygon(_ center: SIMD2<Double>, _ radius: Double) -> Shape {
    var points = angles(integer(5...9)).map { angle in
      center + direction(angle) * (radius * number(0.1...1))
    }
    // Corners and edges that lie exactly on the grid.
    if integer(0...4) == 0 {
      points = points.map { SIMD2($0.x.rounded(), $0.y.rounded()) }
      points = [points[0], points[2], points[4]]
    }
    if integer(0...1) == 0 { points.reverse() }
    var path = Path()
    path.addLines(points.map(cgPoint))
    path.closeSubpath()
    return Shape(path: path, contours: [points], name: "polygon \(points)")
  }

  private func wedge(_ center: SIMD2<Double>, _ radius: Double) -> Shape {
    let outer = radius * number(0.3...1)
    let inner = integer(0...4) == 0 ? 0 : outer * number(0.05...0.95)
    let start = number(-7...7)
    let end = start + number(0.002...6.2)
    var path = Path()
    path.addArc(
      center: cgPoint(center), radius: inner, startAngle: .radians(start),
      endAngle: .radians(end), clockwise: false)
    path.addArc(
      center: cgPoint(center), radius: outer, startAngle: .radians(end),
      endAngle: .radians(start), clockwise: true)
    path.closeSubpath()
    let contour = arc(center, inner, start, end) + arc(center, outer, end, start)
    return Shape(
      path: path, contours: [contour], name: "wedge \(center) \(inner) \(outer) \(start) \(end)")
  }

  private func ellipse(_ center: SIMD2<Double>, _ radius: Double) -> Shape {
    let radii = SIMD2(radius * number(0.03...1), radius * number(0.03...1))
    var path = Path()
    path.addEllipse(
      in: CGRect(
        x: center.x - radii.x, y: center.y - radii.y, width: 2 * radii.x, height: 2 * radii.y))
    let unit = arc(.zero, 1, 0, 2 * .pi, size: radius)
    return Shape(
      path: path, contours: [unit.map { center + radii * $0 }],
      name: "ellipse \(center) \(radii)")
  }

  /// Curves whose corners and control points are seen from the centre in order: a line through the
  /// centre crosses a curve at most as often as its control polygon.
  private func curved(_ center: SIMD2<Double>, _ radius: Double) -> Shape {
    let isCubic = integer(0...2) > 0
    let degree = isCubic ? 3 : 2
    let points = angles(degree * integer(2...4)).map { angle in
      center + direction(angle) * (radius * number(0.1...1))
    }
    var path = Path()
    path.move(to: cgPoint(points[0]))
    var contour: [SIMD2<Double>] = []
    for at in stride(from: 0, to: points.count, by: degree) {
      let end = points[(at + degree) % points.count]
      if isCubic {
        path.addCurve(
          to: cgPoint(end), control1: cgPoint(points[at + 1]), control2: cgPoint(points[at + 2]))
        contour += cubic(points[at], points[at + 1], points[at + 2], end)
      } else {
        let control = points[at + 1]
        path.addQuadCurve(to: cgPoint(end), control: cgPoint(control))
        contour += cubic(
          points[at], points[at] + (control - points[at]) * (2 / 3.0),
          end + (control - end) * (2 / 3.0), end)
      }
    }
    path.closeSubpath()
    return Shape(path: path, contours: [contour], name: "curves \(degree) \(points)")
  }

  /// Strokes whose outlines are known: a segment with any caps, an arc, a circle.
  private func stroke(_ center: SIMD2<Double>, _ radius: Double) -> Shape {
    let width = radius * number(0.02...0.5)
    let reach = radius - width
    var style = StrokeStyle(lineWidth: width)
    var path = Path()
    var contours: [[SIMD2<Double>]]
    let kind = integer(0...4)
    if kind < 3 {
      let angle = number(0...7)
      let along = direction(angle)
      let side = SIMD2(-along.y, along.x) * (width / 2)
      let a = center - along * (reach * number(0...1))
      let b = center + along * (reach * number(0.05...1))
      path.move(to: cgPoint(a))
      path.addLine(to: cgPoint(b))
      style.lineCap = [.butt, .square, .round][kind]
      let cap = kind == 1 ? along * (width / 2) : .zero
      contours =
        kind < 2
        ? [[a - cap + side, b + cap + side, b + cap - side, a - cap - side]]
        : [
          arc(a, width / 2, angle + .pi / 2, angle + 1.5 * .pi)
            + arc(b, width / 2, angle - .pi / 2, angle + .pi / 2)
        ]
    } else if kind == 3 {
      let r = width / 2 + (reach - width / 2) * number(0.2...1)
      let start = number(-7...7)
      let end = start + number(0.1...6)
      path.addArc(
        center: cgPoint(center), radius: r, startAngle: .radians(start), endAngle: .radians(end),
        clockwise: false)
      contours = [
        arc(center, r - width / 2, start, end) + arc(center, r + width / 2, end, start)
      ]
    } else {
      let r = width / 2 + (reach - width / 2) * number(0.2...1)
      path.addEllipse(in: CGRect(x: center.x - r, y: center.y - r, width: 2 * r, height: 2 * r))
      contours = [
        arc(center, r - width / 2, 0, 2 * .pi), arc(center, r + width / 2, 2 * .pi, 0),
      ]
    }
    return Shape(
      path: path.strokedPath(style), contours: contours,
      name: "stroke \(width) \(style.lineCap) of \(path)")
  }

  /// A closed path through random points that crosses itself, of lines or curves.
  func tangle(_ center: SIMD2<Double>, _ radius: Double) -> Shape {
    func point() -> SIMD2<Double> {
      center + SIMD2(number(-radius...radius), number(-radius...radius))
    }
    var path = Path()
    var contour = [point()]
    path.move(to: cgPoint(contour[0]))
    for _ in 0..<integer(3...7) {
      let end = point()
      let from = contour[contour.count - 1]
      if integer(0...1) == 0 {
        path.addLine(to: cgPoint(end))
        contour.append(end)
      } else {
        let (c1, c2) = (point(), point())
        path.addCurve(to: cgPoint(end), control1: cgPoint(c1), control2: cgPoint(c2))
        contour += cubic(from, c1, c2, end)
        contour.append(end)
      }
    }
    path.closeSubpath()
    return Shape(path: path, contours: [contour], name: "tangle \(path)")
  }

  // MARK: Lines

  private func direction(_ angle: Double) -> SIMD2<Double> { SIMD2(cos(angle), sin(angle)) }

  private func cgPoint(_ p: SIMD2<Double>) -> CGPoint { CGPoint(x: p.x, y: p.y) }

  /// From one angle to the other, both included. `size`: a radius that counts instead.
  func arc(
    _ center: SIMD2<Double>, _ radius: Double, _ from: Double, _ to: Double, size: Double? = nil
  ) -> [SIMD2<Double>] {
    if radius <= 0 { return [center] }
    let step = (8 * Self.tolerance / max(size ?? radius, 1e-3)).squareRoot()
    let count = max(2, Int((abs(to - from) / step).rounded(.up)))
    return (0...count).map { index in
      let t = from + (to - from) * Double(index) / Double(count)
      return center + direction(t) * radius
    }
  }

  /// Without the end.
  private func cubic(
    _ p0: SIMD2<Double>, _ p1: SIMD2<Double>, _ p2: SIMD2<Double>, _ p3: SIMD2<Double>
  ) -> [SIMD2<Double>] {
    func length(_ v: SIMD2<Double>) -> Double { (v.x * v.x + v.y * v.y).squareRoot() }
    // The second derivative bounds the distance between a curve and its chords.
    let bend = max(length(p0 - p1 * 2 + p2), length(p1 - p2 * 2 + p3))
    let count = max(1, Int((0.75 * bend / Self.tolerance).squareRoot().rounded(.up)))
    return (0..<count).map { index in
      let t = Double(index) / Double(count)
      let u = 1 - t
      return p0 * (u * u * u) + p1 * (3 * u * u * t) + p2 * (3 * u * t * t) + p3 * (t * t * t)
    }
  }
}
