import Foundation
import Testing

@testable import TweenGeometry

@Suite struct StrokeTests {
  static let joins: [CGLineJoin] = [.miter, .round, .bevel]
  static let caps: [CGLineCap] = [.butt, .round, .square]
  private let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))

  private func polyline(_ points: (Double, Double)...) -> Path {
    Path { $0.addLines(points.map { CGPoint(x: $0.0, y: $0.1) }) }
  }

  /// The area of an outline that covers nothing twice.
  private func area(_ path: Path) -> Double { abs(PathReference(path).signedArea) }

  // MARK: Areas

  @Test("a line is its length times its width, and its caps")
  func line() {
    let path = polyline((0, 0), (3, 4))
    #expect(abs(area(path.strokedPath(StrokeStyle(lineWidth: 2))) - 10) < 1e-12)
    let square = path.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .square))
    #expect(abs(area(square) - 14) < 1e-12)
    let round = path.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .round))
    #expect(abs(area(round) - (10 + .pi)) < 1e-4)
    #expect(round.verbs.filter { $0 == .arc }.count == 2)
  }

  @Test("a rectangle's stroke is eight corners, its area the difference of two rectangles")
  func rectangle() {
    let rect = Path(CGRect(x: 10, y: 20, width: 30, height: 40))
    let stroke = rect.strokedPath(StrokeStyle(lineWidth: 4))
    #expect(abs(area(stroke) - (34 * 44 - 26 * 36)) < 1e-9)
    #expect(stroke.boundingRect == CGRect(x: 8, y: 18, width: 34, height: 44))
    #expect(stroke.verbs.count == 2 * 6)
    let bevel = rect.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .bevel))
    #expect(abs(area(bevel) - (34 * 44 - 26 * 36 - 4 * 2)) < 1e-9)
    let round = rect.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .round))
    #expect(abs(area(round) - (34 * 44 - 26 * 36 - 4 * (4 - .pi))) < 1e-3)
  }

  @Test("a corner adds its wedge: bevel, miter or round", arguments: [30.0, 60, 90, 120, 150, 170])
  func corner(degrees: Double) {
    // Two lines of 100 that turn by the angle: both rectangles, without what they share on the
    // inner side, a kite of h² tan(turn/2), with the wedge on the outer side.
    let turn = degrees * .pi / 180
    let path = polyline((0, 0), (100, 0), (100 + 100 * cos(turn), 100 * sin(turn)))
    let both = 2 * 100 * 6 - 9 * tan(turn / 2)
    func stroked(_ join: CGLineJoin, _ limit: Double = 100) -> Double {
      area(path.strokedPath(StrokeStyle(lineWidth: 6, lineJoin: join, miterLimit: limit)))
    }
    #expect(abs(stroked(.bevel) - (both + 4.5 * sin(turn))) < 1e-6)
    #expect(abs(stroked(.miter) - (both + 9 * tan(turn / 2))) < 1e-6)
    #expect(abs(stroked(.round) - (both + 4.5 * turn)) < 5e-4)
    // At the limit the miter stands, below it falls.
    let ratio = 1 / cos(turn / 2)
    #expect(abs(stroked(.miter, ratio + 1e-9) - stroked(.miter)) < 1e-9)
    #expect(abs(stroked(.miter, ratio - 1e-9) - stroked(.bevel)) < 1e-9)
    for limit in [0.5, -100, .nan] { #expect(stroked(.miter, limit) == stroked(.bevel)) }
  }

  @Test("a circle's stroke is a ring of two true circles, or a disc where the pen is wide")
  func ring() {
    let ring = circle.strokedPath(StrokeStyle(lineWidth: 6))
    #expect(ring.verbs == [.move, .arc, .close, .move, .arc, .close])
    #expect(abs(area(ring) - .pi * (13 * 13 - 7 * 7)) < 2e-2)
    #expect(isClose(ring.boundingRect, CGRect(x: -3, y: -3, width: 26, height: 26)))
    let disc = circle.strokedPath(StrokeStyle(lineWidth: 30))
    var numbers = TestNumbers(state: 5)
    for _ in 0..<2000 {
      let p = CGPoint(x: numbers.next() * 60 - 20, y: numbers.next() * 60 - 20)
      let d = distance(p.x - 10, p.y - 10)
      if abs(d - 25) > 1e-9 { #expect(disc.contains(p) == (d < 25), "\(p)") }
    }
    #expect(circle.strokedPath(StrokeStyle(lineWidth: 20)).contains(CGPoint(x: 10.01, y: 10)))
  }

  @Test("an ellipse's ring has the area of its length times the width")
  func ellipse() {
    // A parallel curve at distance h adds h L + pi h² outside; the inner one takes as much off.
    let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 200, height: 100))
    let length = PathReference(path).length(20000)
    for tolerance in [0.1, 0.01, 0.001] {
      let ring = path.strokedPath(StrokeStyle(lineWidth: 8), tolerance: tolerance)
      #expect(abs(area(ring) - 8 * length) < 8 * length * tolerance / 4)
    }
  }

  // MARK: Point by point

  /// Compares an outline with the plain union of its parts at points around `box`.
  private func compare(
    _ path: Path, _ reference: StrokeReference, margin: Double, count: Int,
    _ numbers: inout TestNumbers, box: CGRect, _ note: String
  ) {
    let stroke = path.strokedPath(reference.style)
    for _ in 0..<count {
      let p = CGPoint(
        x: box.minX + numbers.next() * box.width, y: box.minY + numbers.next() * box.height)
      guard let expected = reference.decide(p, margin: margin) else { continue }
      #expect(stroke.contains(p) == expected, "\(note) at \(p): \(path) \(reference.style)")
    }
  }

  @Test("random polylines cover exactly their lines, wedges and caps", arguments: 0..<8)
  func randomPolylines(seed: Int) {
    var numbers = TestNumbers(state: UInt64(seed) + 11)
    for join in Self.joins {
      for cap in Self.caps {
        for isClosed in [false, true] {
          let count = 3 + Int(numbers.next() * 6)
          let points = (0..<count).map { _ in numbers.point(in: 100) }
          let style = StrokeStyle(
            lineWidth: 1 + numbers.next() * 60, lineCap: cap, lineJoin: join,
            miterLimit: 1 + numbers.next() * 5)
          let path = Path { p in
            p.addLines(points)
            if isClosed { p.closeSubpath() }
          }
          compare(
            path, StrokeReference(points: points, isClosed: isClosed, style: style), margin: 1e-6,
            count: 60, &numbers, box: CGRect(x: -40, y: -40, width: 180, height: 180),
            "seed \(seed)")
        }
      }
    }
  }

  @Test("random curves, cusps and arcs cover what lies within half a width", arguments: 0..<8)
  func randomCurves(seed: Int) {
    var numbers = TestNumbers(state: UInt64(seed) + 101)
    for round in 0..<6 {
      var path = Path()
      path.move(to: numbers.point(in: 100))
      switch round {
      case 0, 1:
        path.addCurve(
          to: numbers.point(in: 100), control1: numbers.point(in: 100),
          control2: numbers.point(in: 100))
      case 2: path.addQuadCurve(to: numbers.point(in: 100), control: numbers.point(in: 100))
      case 3:
        // Crossed handles of one length: a cusp half way.
        let (x, y) = (20 + 40 * numbers.next(), 20 + 40 * numbers.next())
        path.move(to: CGPoint(x: x, y: y))
        path.addCurve(
          to: CGPoint(x: x + 20, y: y), control1: CGPoint(x: x + 20, y: y + 30),
          control2: CGPoint(x: x, y: y + 30))
      case 4:
        path.addRelativeArc(
          center: numbers.point(in: 100), radius: numbers.next() * 20, startAngle: .zero,
          delta: .radians(numbers.next() * 10 - 5),
          transform: CGAffineTransform(scaleX: 1 + numbers.next() * 3, y: 0.2))
      default:
        path.addRelativeArc(
          center: numbers.point(in: 100), radius: numbers.next() * 20,
          startAngle: .radians(numbers.next() * 6), delta: .radians(numbers.next() * 14 - 7))
      }
      let points = PathReference(path).polyline(300)
      let unique = points.enumerated().filter {
        $0.offset == 0 || points[$0.offset - 1] != $0.element
      }
      let style = StrokeStyle(
        lineWidth: 0.5 + numbers.next() * 40, lineCap: .round, lineJoin: .round)
      let box = CGRect(x: -60, y: -60, width: 220, height: 220)
      let stroke = path.strokedPath(style)
      for _ in 0..<60 {
        let p = CGPoint(
          x: box.minX + numbers.next() * box.width, y: box.minY + numbers.next() * box.height)
        let d = Self.nearest(p, unique.map(\.element))
        if abs(d - style.lineWidth / 2) < 0.005 { continue }
        #expect(
          stroke.contains(p) == (d < style.lineWidth / 2),
          "seed \(seed), \(round), \(p), off by \(d - style.lineWidth / 2): \(path) \(style)")
      }
    }
  }

  private static func nearest(_ p: CGPoint, _ points: [CGPoint]) -> Double {
    var nearest = Double.infinity
    for (a, b) in zip(points, points.dropFirst()) {
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      let along = ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy)
      let t = min(max(along, 0), 1)
      nearest = min(
        nearest, distance(p.x - a.x - t * dx, p.y - a.y - t * dy))
    }
    return nearest
  }

  @Test("butt ends of curves stand square on the curve, however wide the pen", arguments: 0..<6)
  func buttCurves(seed: Int) {
    var numbers = TestNumbers(state: UInt64(seed) + 7)
    let path = Path { p in
      p.move(to: CGPoint(x: 50, y: 50))
      if seed % 2 == 0 {
        p.addCurve(
          to: numbers.point(in: 100), control1: numbers.point(in: 100),
          control2: numbers.point(in: 100))
      } else {
        p.addArc(
          center: CGPoint(x: 50, y: 50), radius: 10, startAngle: .zero,
          endAngle: .radians(1 + 4 * numbers.next()), clockwise: seed % 4 == 1)
      }
    }
    var points = PathReference(path).polyline(200)
    points = points.enumerated().filter { $0.offset == 0 || points[$0.offset - 1] != $0.element }
      .map(\.element)
    for width in [3.0, 19, 45] {
      let style = StrokeStyle(lineWidth: width, lineJoin: .bevel)
      compare(
        path, StrokeReference(points: points, style: style), margin: 0.06, count: 60, &numbers,
        box: CGRect(x: -10, y: -10, width: 120, height: 120), "seed \(seed)")
    }
  }

  // MARK: No length, bad numbers

  @Test("a subpath without length is a dot under round and square caps")
  func dots() {
    let dot = polyline((5, 6), (5, 6))
    var closed = dot
    closed.closeSubpath()
    let curve = Path { p in
      p.move(to: CGPoint(x: 5, y: 6))
      p.addCurve(
        to: CGPoint(x: 5, y: 6), control1: CGPoint(x: 5, y: 6), control2: CGPoint(x: 5, y: 6))
    }
    for path in [dot, closed, curve] {
      #expect(path.strokedPath(StrokeStyle(lineWidth: 4)).isEmpty)
      let square = path.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square))
      #expect(square.boundingRect == CGRect(x: 3, y: 4, width: 4, height: 4))
      #expect(abs(area(square) - 16) < 1e-12)
      let round = path.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round))
      #expect(isClose(round.boundingRect, CGRect(x: 3, y: 4, width: 4, height: 4)))
      #expect(abs(area(round) - 4 * .pi) < 1e-3)
    }
    let move = Path { $0.move(to: CGPoint(x: 5, y: 6)) }
    #expect(move.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round)).isEmpty)
    #expect(Path().strokedPath(StrokeStyle()).isEmpty)
  }

  @Test("segments without length leave the corners beside them alone")
  func emptySegments() {
    let plain = polyline((0, 0), (50, 0), (50, 50))
    let repeated = polyline((0, 0), (0, 0), (50, 0), (50, 0), (50, 1e-14), (50, 50), (50, 50))
    for join in Self.joins {
      let style = StrokeStyle(lineWidth: 4, lineJoin: join)
      let (a, b) = (area(plain.strokedPath(style)), area(repeated.strokedPath(style)))
      #expect(abs(a - b) < 1e-9)
    }
  }

  @Test("a line that turns back ends flat, or round under a round join")
  func turningBack() {
    let path = polyline((0, 0), (50, 0), (20, 0))
    for join in [CGLineJoin.miter, .bevel] {
      let stroke = path.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: join))
      #expect(isClose(stroke.boundingRect, CGRect(x: 0, y: -2, width: 50, height: 4)))
      #expect(stroke.contains(CGPoint(x: 30, y: 1)))
    }
    let round = path.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .round))
    #expect(isClose(round.boundingRect, CGRect(x: 0, y: -2, width: 52, height: 4)))
  }

  @Test("widths that are no widths draw nothing, and thin ones thin lines")
  func widths() {
    let path = polyline((0, 0), (10, 0))
    for width in [0, -1, .nan, .infinity, -.infinity, 1e300] {
      #expect(path.strokedPath(StrokeStyle(lineWidth: width, lineCap: .round)).isEmpty)
    }
    for width in [1e-3, 1e-9] {
      let thin = path.strokedPath(StrokeStyle(lineWidth: width))
      #expect(abs(area(thin) - 10 * width) < 1e-9 * width)
    }
  }

  @Test("no number traps or hangs, and bad subpaths leave good ones alone", .timeLimit(.minutes(1)))
  func hostile() {
    for a in PathHostileTests.numbers {
      for b in PathHostileTests.numbers {
        let (p, q) = (CGPoint(x: a, y: b), CGPoint(x: b, y: 7))
        var path = Path { path in
          path.move(to: CGPoint(x: 1, y: 1))
          path.addLine(to: p)
          path.addQuadCurve(to: q, control: p)
          path.addCurve(to: CGPoint(x: 9, y: b), control1: p, control2: q)
          path.addRelativeArc(
            center: q, radius: b, startAngle: .radians(a), delta: .radians(b))
          path.closeSubpath()
        }
        path.addLines([CGPoint(x: 0, y: 100), CGPoint(x: 10, y: 100)])
        for (join, cap) in zip(Self.joins, Self.caps) {
          let style = StrokeStyle(
            lineWidth: 2, lineCap: cap, lineJoin: join, miterLimit: a, dash: [3, 1], dashPhase: b)
          let stroke = path.strokedPath(style)
          #expect(stroke.coordinates.allSatisfy { $0.isFinite }, "\(a) \(b)")
          #expect(stroke.contains(CGPoint(x: 1.5, y: 100.5)) || b != 0 && b.isFinite)
          _ = path.strokedPath(StrokeStyle(lineWidth: a, dash: [b, a], dashPhase: a))
        }
      }
    }
  }
}
