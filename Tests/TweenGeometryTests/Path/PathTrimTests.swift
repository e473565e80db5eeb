import Foundation
import Testing

@testable import TweenGeometry

@Suite struct PathTrimTests {
  let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test("fractions of a square are its edges, the closing one included")
  func edges() {
    #expect(square.trimmedPath(from: 0, to: 0.25).description == "0 0 m 10 0 l")
    #expect(square.trimmedPath(from: 0.125, to: 0.375).description == "5 0 m 10 0 l 10 5 l")
    #expect(square.trimmedPath(from: 0.5, to: 1).description == "10 10 m 0 10 l 0 0 l")
    #expect(square.trimmedPath(from: 0.875, to: 2).description == "0 5 m 0 0 l")
  }

  @Test("the whole stays as it is, and an empty range is empty")
  func limits() {
    #expect(square.trimmedPath(from: 0, to: 1) == square)
    #expect(square.trimmedPath(from: -3, to: 7) == square)
    for (from, to) in [(0.5, 0.5), (0.7, 0.2), (1, 2), (-1, 0), (.nan, 1), (0, .nan)] {
      #expect(square.trimmedPath(from: from, to: to).isEmpty)
    }
    #expect(Path().trimmedPath(from: 0.2, to: 0.8).isEmpty)
    let dot = Path { $0.addLines([.zero, .zero]) }
    #expect(dot.trimmedPath(from: 0.2, to: 0.8).isEmpty)
  }

  @Test("lengths count over all subpaths, and whole closed ones stay closed")
  func subpaths() {
    var path = square
    path.addRect(CGRect(x: 20, y: 0, width: 20, height: 10))
    path.addLines([CGPoint(x: 0, y: 50), CGPoint(x: 100, y: 50)])
    // 40 + 60 + 100 = 200.
    #expect(
      path.trimmedPath(from: 0.1, to: 0.6).description
        == "10 10 m 0 10 l 0 0 l 20 0 m 40 0 l 40 10 l 20 10 l h 0 50 m 20 50 l")
    #expect(path.trimmedPath(from: 0.75, to: 0.875).description == "50 50 m 75 50 l")
  }

  @Test("part of a circle is the arc of that angle")
  func circle() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    let part = circle.trimmedPath(from: 0.25, to: 0.625)
    #expect(part.verbs == [.move, .arc])
    let numbers = Array(part.coordinates.suffix(2))
    #expect(abs(numbers[0] - .pi / 2) < 1e-12 && abs(numbers[1] - 0.75 * .pi) < 1e-12)
    #expect(isClose(part.currentPoint, CGPoint(x: 10 - 10 * 0.5.squareRoot(), y: 2.928932188)))
    // Clockwise arcs too.
    let back = Path { p in
      p.addArc(
        center: .zero, radius: 4, startAngle: .degrees(90), endAngle: .zero, clockwise: true)
    }
    let end = back.trimmedPath(from: 0.5, to: 1)
    #expect(
      isClose(
        CGPoint(x: end.coordinates[0], y: end.coordinates[1]),
        CGPoint(
          x: 4 * 0.5.squareRoot(), y: 4 * 0.5.squareRoot())))
    #expect(isClose(end.currentPoint, CGPoint(x: 4, y: 0)))
  }

  @Test("curves and ellipses are cut at the length asked for")
  func lengths() {
    var numbers = TestNumbers(state: 3)
    for _ in 0..<10 {
      let path = numbers.curvyPath()
      let total = PathReference(path).length(20000)
      var cut = [numbers.next(), numbers.next()].sorted()
      cut[1] += 0.01
      let part = path.trimmedPath(from: cut[0], to: cut[1])
      let expected = (min(cut[1], 1) - cut[0]) * total
      #expect(abs(PathReference(part).length(20000) - expected) < 2e-4 * total)
    }
  }

  @Test("the known lengths of a parabola, a full ellipse and a cusp are met")
  func closedForms() {
    // y = x^2 from 0 to 1: sqrt(5)/2 + asinh(2)/4.
    let parabola = Segment.quad(.zero, CGPoint(x: 0.5, y: 0), CGPoint(x: 1, y: 1))
    #expect(abs(parabola.length - (5.0.squareRoot() / 2 + asinh(2) / 4)) < 1e-10)
    // Perimeter of the ellipse with half axes 2 and 1: 8 E(3/4) = 9.688448220547675.
    let ellipse = Arc(
      centerX: 5, centerY: 5, ux: 2, uy: 0, vx: 0, vy: 1, start: 0.4, sweep: -2 * .pi)
    #expect(abs(Segment.arc(.zero, ellipse, .zero).length - 9.688448220547675) < 1e-8)
    // (t^2, t^3) has length (13 sqrt(13) - 8) / 27 and a cusp at its start.
    let cusp = Segment.cubic(
      .zero, .zero, CGPoint(x: 1.0 / 3, y: 0), CGPoint(x: 1, y: 1))
    #expect(abs(cusp.length - (13 * 13.0.squareRoot() - 8) / 27) < 1e-9)
  }

  @Test("pieces of a curve are the curve itself")
  func pieces() {
    let cubic = Segment.cubic(
      .zero, CGPoint(x: 30, y: 90), CGPoint(x: -20, y: 40), CGPoint(x: 70, y: 10))
    let quad = Segment.quad(.zero, CGPoint(x: 30, y: 90), CGPoint(x: 70, y: 10))
    let arc = Arc(centerX: 1, centerY: 2, ux: 3, uy: 4, vx: -5, vy: 1, start: 1, sweep: -2)
    for segment in [cubic, quad, .arc(arc.startPoint, arc, arc.end)] {
      let piece = segment.piece(from: 0.2, to: 0.7)
      for i in 0...10 {
        let t = Double(i) / 10
        #expect(
          isClose(piece.point(at: t), segment.point(at: 0.2 + 0.5 * t), within: 1e-12))
      }
    }
  }

  @Test("trimmed neighbours meet in one point")
  func neighbours() {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 50, height: 30), cornerRadius: 9)
    for i in 1..<40 {
      let t = Double(i) / 40
      let (before, after) = (path.trimmedPath(from: 0, to: t), path.trimmedPath(from: t, to: 1))
      #expect(
        isClose(
          before.currentPoint, CGPoint(x: after.coordinates[0], y: after.coordinates[1]),
          within: 1e-9))
    }
  }
}
