import Foundation
import Testing
import TweenGeometry
import TweenMath

/// The greatest distance from points of a curve to the polyline.
private func worstDistance(_ polyline: [CGPoint], _ points: [CGPoint]) -> Double {
  points.map { p in
    zip(polyline, polyline.dropFirst()).map { a, b in
      let dx = b.x - a.x
      let dy = b.y - a.y
      let length2 = dx * dx + dy * dy
      let along = length2 == 0 ? 0 : ((p.x - a.x) * dx + (p.y - a.y) * dy) / length2
      let t = min(1, max(0, along))
      let ex = p.x - a.x - dx * t
      let ey = p.y - a.y - dy * t
      return (ex * ex + ey * ey).squareRoot()
    }.min() ?? .infinity
  }.max() ?? .infinity
}

private func flatten(
  _ path: Path, tolerance: Double, fit: PathFlattener.Fit = .distance,
  transform: CGAffineTransform = .identity, visible: CGRect? = nil
) -> [[CGPoint]] {
  var flattener = PathFlattener(tolerance: tolerance, fit: fit, visible: visible)
  flattener.flatten(path, transform: transform)
  return flattener.outline.contours
}

@Suite struct PathFlattenerTests {
  @Test(arguments: [0.5, 0.05, 0.0015])
  func linesStayWithinTheToleranceOfArcs(tolerance: Double) {
    for radius in [0.3, 4, 77, 900] {
      for (start, sweep) in [(0.0, 1.0), (2, 6.2), (-1, -3), (5, 0.01)] {
        var path = Path()
        path.addArc(
          center: CGPoint(x: 3, y: -2), radius: radius, startAngle: .radians(start),
          endAngle: .radians(start + sweep), clockwise: sweep < 0)
        let points = (0...200).map { index in
          let t = start + sweep * Double(index) / 200
          return CGPoint(x: 3 + radius * cos(t), y: -2 + radius * sin(t))
        }
        let polyline = flatten(path, tolerance: tolerance).first ?? []
        #expect(worstDistance(polyline, points) <= tolerance * 1.0001, "radius \(radius)")
        // No more lines than twice what the circle's sagitta asks for.
        let needed = abs(sweep) / (2 * acos(max(-1, 1 - tolerance / radius))) + 2
        #expect(Double(polyline.count) <= 2 * needed + 1)
      }
    }
  }

  @Test(arguments: [0.5, 0.05, 0.0015])
  func linesStayWithinTheToleranceOfCurves(tolerance: Double) {
    let p = [
      CGPoint(x: 0, y: 0), CGPoint(x: 130, y: 10), CGPoint(x: -60, y: 90), CGPoint(x: 70, y: 80),
    ]
    var cubic = Path()
    cubic.move(to: p[0])
    cubic.addCurve(to: p[3], control1: p[1], control2: p[2])
    let cubicPoints = (0...300).map { index -> CGPoint in
      let t = Double(index) / 300
      let u = 1 - t
      let w = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
      return CGPoint(
        x: zip(w, p).map { $0 * $1.x }.reduce(0, +), y: zip(w, p).map { $0 * $1.y }.reduce(0, +))
    }
    #expect(
      worstDistance(flatten(cubic, tolerance: tolerance).first ?? [], cubicPoints) <= tolerance)
    var quad = Path()
    quad.move(to: p[0])
    quad.addQuadCurve(to: p[2], control: p[1])
    let quadPoints = (0...300).map { index -> CGPoint in
      let t = Double(index) / 300
      let w = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t]
      return CGPoint(
        x: zip(w, p).map { $0 * $1.x }.reduce(0, +), y: zip(w, p).map { $0 * $1.y }.reduce(0, +))
    }
    #expect(worstDistance(flatten(quad, tolerance: tolerance).first ?? [], quadPoints) <= tolerance)
  }

  /// Twice the signed area of a closed polyline.
  private func doubleArea(_ points: [CGPoint]) -> Double {
    zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
      $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
    }
  }

  @Test(arguments: [0.3, 4, 77, 900])
  func fittedLinesKeepTheAreaWithFewerOfThem(radius: Double) {
    let tolerance = 0.001
    for sweep in [0.4, 2, 6.2] {
      var path = Path()
      path.addArc(
        center: CGPoint(x: 3, y: -2), radius: radius, startAngle: .radians(1),
        endAngle: .radians(1 + sweep), clockwise: false)
      let fitted = flatten(path, tolerance: tolerance, fit: .area).first ?? []
      // The segment between arc and chord. Two ends' half steps are off by 0.17 d L together, which
      // is 1.3 tolerances.
      let exact = radius * radius * (sweep - sin(sweep))
      #expect(abs(doubleArea(fitted) - exact) <= 2 * 1.4 * tolerance, "sweep \(sweep)")
      // Chords that leave as little between them and the arc in one pixel.
      let chords = flatten(path, tolerance: tolerance, fit: .distance).first ?? []
      #expect(fitted.count <= chords.count + 1, "sweep \(sweep)")
      #expect(fitted.first == chords.first && fitted.last == chords.last)
    }
  }

  @Test func fittedLinesOfCurvesKeepTheArea() {
    let random = SeededGenerator(seed: 21)
    for _ in 0..<30 {
      let p = (0..<4).map { _ in
        SIMD2<Double>(
          .random(in: 0...150, using: &random.mutable), .random(in: 0...150, using: &random.mutable)
        )
      }
      func at(_ p: SIMD2<Double>) -> CGPoint { CGPoint(x: p.x, y: p.y) }
      var path = Path()
      path.move(to: at(p[0]))
      path.addCurve(to: at(p[3]), control1: at(p[1]), control2: at(p[2]))
      let curve = (0...8000).map { index -> CGPoint in
        let t = Double(index) / 8000
        let u = 1 - t
        let head = p[0] * (u * u * u) + p[1] * (3 * u * u * t)
        return at(head + p[2] * (3 * u * t * t) + p[3] * (t * t * t))
      }
      // The curve's own chords are off by up to 0.0004.
      let fitted = flatten(path, tolerance: 0.001, fit: .area).first ?? []
      #expect(abs(doubleArea(fitted) - doubleArea(curve)) <= 2 * 1.8 * 0.001, "\(p)")
      #expect(
        worstDistance(curve.enumerated().filter { $0.offset % 40 == 0 }.map(\.element), fitted)
          <= PathFlattener.largestShift)
    }
  }

  @Test func transformedArcsStayOnTheEllipse() {
    var path = Path()
    path.addEllipse(in: CGRect(x: -40, y: -10, width: 80, height: 20))
    let map = CGAffineTransform(a: 1.5, b: 0.7, c: -0.9, d: 1.1, tx: 5, ty: 6)
    let points = (0...500).map { index -> CGPoint in
      let t = 2 * Double.pi * Double(index) / 500
      let x = 40 * cos(t)
      let y = 10 * sin(t)
      return CGPoint(x: map.a * x + map.c * y + map.tx, y: map.b * x + map.d * y + map.ty)
    }
    let polyline = flatten(path, tolerance: 0.01, transform: map).first ?? []
    #expect(worstDistance(polyline, points) <= 0.0101)
  }

  @Test func contoursBeginAtMovesAndAfterCloses() {
    var path = Path()
    path.move(to: CGPoint(x: 9, y: 9))
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 2, y: 1))
    path.addLine(to: CGPoint(x: 2, y: 2))
    path.closeSubpath()
    path.addLine(to: CGPoint(x: 0, y: 5))
    let contours = flatten(path, tolerance: 0.1)
    #expect(
      contours == [
        [CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 1), CGPoint(x: 2, y: 2)],
        [CGPoint(x: 1, y: 1), CGPoint(x: 0, y: 5)],
      ])
  }

  @Test func invisiblePartsCostAFewPoints() {
    var path = Path()
    path.addEllipse(in: CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9))
    let visible = CGRect(x: 1e9 - 50, y: -50, width: 100, height: 100)
    let contours = flatten(path, tolerance: 0.0015, visible: visible)
    #expect((contours.first?.count ?? .max) < 2000)
  }

  @Test func numbersThatAreNoneAreRefused() {
    for bad in [Double.nan, .infinity, 1e200] {
      var path = Path()
      path.addRect(CGRect(x: 0, y: 0, width: bad, height: 1))
      path.move(to: CGPoint(x: bad, y: 0))
      path.addLine(to: .zero)
      var flattener = PathFlattener(tolerance: 0.1)
      let isTaken = flattener.flatten(path)
      #expect(!isTaken)
      #expect(flattener.outline.contours.isEmpty)
    }
  }
}
