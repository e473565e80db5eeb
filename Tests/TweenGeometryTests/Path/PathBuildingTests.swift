import Foundation
import TestSupport
import Testing

@testable import TweenGeometry

@Suite struct PathBuildingTests {
  @Test("segments are stored in order, and the current point follows them")
  func segments() {
    var path = Path()
    #expect(path.isEmpty && path.currentPoint == nil)
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 7, y: 8), control: CGPoint(x: 5, y: 6))
    path.addCurve(
      to: CGPoint(x: 13, y: 14), control1: CGPoint(x: 9, y: 10), control2: CGPoint(x: 11, y: 12))
    #expect(path.currentPoint == CGPoint(x: 13, y: 14))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    #expect(path.verbs == [.move, .line, .quad, .cubic, .close])
    #expect(path.coordinates == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
  }

  @Test("nothing but a move can begin a path")
  func withoutMove() {
    var path = Path()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.addQuadCurve(to: .zero, control: .zero)
    path.addCurve(to: .zero, control1: .zero, control2: .zero)
    path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 1, y: 1), radius: 1)
    path.closeSubpath()
    path.addLines([])
    #expect(path.isEmpty)
  }

  @Test("after a close, drawing goes on in a new subpath from the old start")
  func afterClose() {
    let path = Path { p in
      p.addLines([CGPoint(x: 1, y: 1), CGPoint(x: 5, y: 1), CGPoint(x: 5, y: 5)])
      p.closeSubpath()
      p.closeSubpath()
      p.addLine(to: CGPoint(x: 0, y: 9))
    }
    #expect(path.description == "1 1 m 5 1 l 5 5 l h 1 1 m 0 9 l")
  }

  @Test("of two moves in a row the second stands")
  func twoMoves() {
    let path = Path { p in
      p.move(to: .zero)
      p.move(to: CGPoint(x: 2, y: 3))
      p.addLine(to: .zero)
    }
    #expect(path.description == "2 3 m 0 0 l")
  }

  @Test("rectangles begin at the top left and run clockwise on screen")
  func rects() {
    let rect = CGRect(x: 1, y: 2, width: 10, height: 20)
    #expect(Path(rect).description == "1 2 m 11 2 l 11 22 l 1 22 l h")
    #expect(Path(CGRect(x: 11, y: 22, width: -10, height: -20)) == Path(rect))
    #expect(Path(.null).isEmpty)
    let moved = Path { $0.addRects([rect, rect], transform: .init(translationX: 1, y: 0)) }
    #expect(
      moved.description == "2 2 m 12 2 l 12 22 l 2 22 l h 2 2 m 12 2 l 12 22 l 2 22 l h")
  }

  @Test("an ellipse begins in the middle of its right edge and runs clockwise on screen")
  func ellipse() {
    let path = Path(ellipseIn: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(path.verbs == [.move, .arc, .close])
    #expect(path.coordinates.prefix(8) == [110, 45, 60, 45, 50, 0, 0, 25])
    #expect(path.coordinates.suffix(2) == [0, 2 * .pi])
    #expect(abs(PathReference(path).signedArea - .pi * 50 * 25) < .pi * 50 * 25 * 5e-5)
    #expect(Path(ellipseIn: .null).isEmpty)
  }

  @Test("adding a path maps its points and keeps its arcs")
  func addPath() {
    let map = CGAffineTransform(a: 0, b: 2, c: -2, d: 0, tx: 5, ty: 6)
    var path = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    path.addPath(Path(ellipseIn: CGRect(x: -1, y: -2, width: 2, height: 4)), transform: map)
    #expect(path.verbs == [.move, .line, .line, .line, .close, .move, .arc, .close])
    #expect(path.coordinates.suffix(10) == [5, 8, 5, 6, 0, 2, -4, 0, 0, 2 * .pi])
    let shifted = Path(CGRect(x: 0, y: 0, width: 1, height: 1)).offsetBy(dx: 2, dy: 3)
    #expect(shifted == Path(CGRect(x: 2, y: 3, width: 1, height: 1)))
  }

  @Test("elements are the segments, arcs as cubics on the curve to 1e-4")
  func elements() {
    var elements: [Path.Element] = []
    let path = Path { p in
      p.move(to: CGPoint(x: 1, y: 2))
      p.addLine(to: CGPoint(x: 3, y: 4))
      p.addQuadCurve(to: CGPoint(x: 7, y: 8), control: CGPoint(x: 5, y: 6))
      p.closeSubpath()
    }
    path.forEach { elements.append($0) }
    #expect(
      elements == [
        .move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 3, y: 4)),
        .quadCurve(to: CGPoint(x: 7, y: 8), control: CGPoint(x: 5, y: 6)), .closeSubpath,
      ])
    let circle = Path(ellipseIn: CGRect(x: -1, y: -1, width: 2, height: 2))
    for point in PathReference(circle).polyline(50) {
      #expect(abs(distance(point.x, point.y) - 1) < 2.5e-5)
    }
  }

  @Test("text reads back to the same path")
  func text() {
    var path = Path(roundedRect: CGRect(x: 0.1, y: -7, width: 30, height: 1e20), cornerRadius: 3)
    path.addEllipse(in: CGRect(x: 1, y: 2, width: 3, height: 4))
    path.move(to: CGPoint(x: -0.0, y: 1e-300))
    path.addQuadCurve(to: CGPoint(x: 1.0 / 3, y: 2), control: .zero)
    #expect(Path(path.description) == path)
    #expect(Path("") == Path())
    #expect(Path("  0 0 m\n10 0 l 10 10 l h ")?.description == "0 0 m 10 0 l 10 10 l h")
    #expect(Path("inf nan m")?.description == "inf nan m")
    for broken in ["0 0", "0 m", "1 1 l", "0 0 m 1 l", "0 0 m x", "h", "1 2 3 4 5 6 7 8 9 a"] {
      #expect(Path(broken) == nil)
    }
  }

  @Test("the short forms of rectangles and curves are read")
  func shortForms() {
    #expect(Path("1 2 3 4 re")?.description == "1 2 m 4 2 l 4 6 l 1 6 l h")
    #expect(Path("0 0 m 3 4 5 6 v")?.description == "0 0 m 0 0 3 4 5 6 c")
    #expect(Path("0 0 m 3 4 5 6 y")?.description == "0 0 m 3 4 5 6 5 6 c")
    #expect(Path("0 0 m 1 2 3 4 q 5 6 t")?.description == "0 0 m 1 2 3 4 q 5 6 5 6 q")
    #expect(Path("1 1 m 5 6 t")?.description == "1 1 m 1 1 5 6 q")
    #expect(Path("1 1 m h 5 6 t")?.description == "1 1 m h 1 1 m 1 1 5 6 q")
    for broken in [
      "1 2 3 re", "1 2 t", "1 2 3 4 v", "0 0 m 1 2 v", "0 0 m 1 2 3 4 t", "0 0 m 1 2 3 4 u",
    ] {
      #expect(Path(broken) == nil)
    }
  }
}
