import Foundation
import Testing

@testable import TweenGeometry

@Suite struct PathCombiningTests {
  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    Path(CGRect(x: x, y: y, width: width, height: height))
  }

  /// Rounded to a billionth: the reference sums in Double.
  private func area(_ path: Path) -> Double {
    (PathReference(path).signedArea * 1e9).rounded() / 1e9
  }

  // MARK: Hand-derived

  @Test("two squares that overlap at a corner")
  func squares() {
    let (a, b) = (rect(0, 0, 10, 10), rect(5, 5, 10, 10))
    #expect(
      a.union(b).description == "0 0 m 10 0 l 10 5 l 15 5 l 15 15 l 5 15 l 5 10 l 0 10 l h")
    #expect(a.intersection(b).description == "5 5 m 10 5 l 10 10 l 5 10 l h")
    #expect(a.subtracting(b).description == "0 0 m 10 0 l 10 5 l 5 5 l 5 10 l 0 10 l h")
    #expect(
      a.symmetricDifference(b).description
        == "0 0 m 10 0 l 10 5 l 5 5 l 5 10 l 0 10 l h 5 10 m 10 10 l 10 5 l 15 5 l 15 15 l 5 15 l h"
    )
    #expect(a.lineIntersection(b).description == "10 5 m 10 10 l 5 10 l")
    #expect(a.lineSubtraction(b).description == "5 10 m 0 10 l 0 0 l 10 0 l 10 5 l")
  }

  @Test("squares side by side become one, without the corners between them")
  func sharedEdge() {
    let (a, b) = (rect(0, 0, 10, 10), rect(10, 0, 10, 10))
    #expect(a.union(b).description == "0 0 m 20 0 l 20 10 l 0 10 l h")
    #expect(a.intersection(b).isEmpty)
    #expect(a.subtracting(b) == a)
    #expect(a.symmetricDifference(b).description == "0 0 m 20 0 l 20 10 l 0 10 l h")
    #expect(
      rect(10, 2, 5, 5).union(a).description
        == "0 0 m 10 0 l 10 2 l 15 2 l 15 7 l 10 7 l 10 10 l 0 10 l h")
  }

  @Test("squares that touch in a corner stay two")
  func touchingCorner() {
    let (a, b) = (rect(0, 0, 10, 10), rect(10, 10, 10, 10))
    #expect(
      a.union(b).description
        == "0 0 m 10 0 l 10 10 l 0 10 l h 10 10 m 20 10 l 20 20 l 10 20 l h")
    #expect(a.intersection(b).isEmpty)
    let left = rect(0, 10, 10, 10)
    #expect(area(rect(10, 0, 10, 10).union(left)) == 200)
  }

  @Test("a hole runs counter-clockwise, and one that touches the rim is a subpath of its own")
  func holes() {
    let frame = rect(0, 0, 10, 10).subtracting(rect(2, 3, 4, 5))
    #expect(
      frame.description == "0 0 m 10 0 l 10 10 l 0 10 l h 2 3 m 2 8 l 6 8 l 6 3 l h")
    let diamond = Path { p in
      p.addLines([
        CGPoint(x: 5, y: 0), CGPoint(x: 8, y: 5), CGPoint(x: 5, y: 8), CGPoint(x: 2, y: 5),
      ])
    }
    #expect(
      rect(0, 0, 10, 10).subtracting(diamond).description
        == "0 0 m 10 0 l 10 10 l 0 10 l h 2 5 m 5 8 l 8 5 l 5 0 l h")
  }

  @Test("a star's middle is filled by the nonzero rule only")
  func star() {
    // The points of a pentagon in steps of two, drawn clockwise on screen.
    let points = (0..<5).map { index in
      let angle = Double(index) * 2 * 2 * .pi / 5 - .pi / 2
      return CGPoint(x: 50 + 40 * cos(angle), y: 50 + 40 * sin(angle))
    }
    let star = Path { p in
      p.addLines(points)
      p.closeSubpath()
    }
    // Its ten corners lie on circles of 40 and of 40 (3 - sqrt 5) / 2.
    let inner = 40 * (3 - 5.0.squareRoot()) / 2
    let whole = 5 * 40 * inner * sin(.pi / 5)
    let middle = 2.5 * inner * inner * sin(2 * .pi / 5)
    #expect(abs(area(star.normalized(eoFill: false)) - whole) < 1e-9 * whole)
    #expect(abs(area(star.normalized()) - (whole - middle)) < 1e-9 * whole)
    #expect(star.normalized(eoFill: false).verbs.count == 11)
    // Five points that touch in the corners of the middle.
    #expect(star.normalized().verbs.filter { $0 == .move }.count == 5)
    #expect(star.union(star).verbs.count == 11)
  }

  @Test("a figure of eight is filled on both sides, and both come out clockwise")
  func eight() {
    let eight = Path { p in
      p.addLines([.zero, CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
    }
    #expect(
      eight.normalized().description == "0 0 m 5 5 l 0 10 l h 5 5 m 10 0 l 10 10 l h")
  }

  @Test("windings in opposite senses cancel, in the same sense they do not")
  func windings() {
    let clockwise = rect(0, 0, 10, 10)
    let back = Path { p in
      p.addLines([
        CGPoint(x: 2, y: 2), CGPoint(x: 2, y: 8), CGPoint(x: 8, y: 8), CGPoint(x: 8, y: 2),
      ])
      p.closeSubpath()
    }
    var hole = clockwise
    hole.addPath(back)
    var twice = clockwise
    twice.addPath(rect(2, 2, 6, 6))
    let empty = Path()
    #expect(area(hole.union(empty)) == 64 && area(hole.union(empty, eoFill: true)) == 64)
    #expect(area(twice.union(empty)) == 100 && area(twice.union(empty, eoFill: true)) == 64)
    var backTwice = back
    backTwice.addPath(back)
    #expect(area(backTwice.normalized()) == 0 && area(backTwice.normalized(eoFill: false)) == 36)
  }

  @Test("what is not touched keeps its curves to the bit")
  func untouched() {
    let circle = Path(ellipseIn: CGRect(x: 0.1, y: 0.2, width: 33.3, height: 21.7))
    #expect(circle.normalized() == circle)
    #expect(circle.union(circle) == circle)
    #expect(circle.intersection(circle) == circle)
    #expect(circle.lineIntersection(circle) == circle)
    let rounded = Path(
      roundedRect: CGRect(x: 0.3, y: 0.7, width: 40.1, height: 30.7), cornerRadius: 7)
    let far = rect(1000, 1000, 1, 1)
    #expect(rounded.subtracting(far) == rounded.normalized())
    // The point half way along the trailing edge, where it starts, is no corner.
    #expect(Set(rounded.normalized().coordinates).isSubset(of: rounded.coordinates))
    #expect(rounded.normalized().verbs.count == rounded.verbs.count - 1)
    #expect(rounded.lineSubtraction(far) == rounded)
  }

  @Test("two circles make a lens of two arcs, with the corners where the circles cross")
  func lens() {
    let a = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    let b = Path(ellipseIn: CGRect(x: 60, y: 0, width: 100, height: 100))
    let lens = a.intersection(b)
    // r = 50, distance 60: half the angle of each arc is acos(0.6), the corners 40 off the axis.
    let half = acos(0.6)
    let expected = 2500 * (2 * half - sin(2 * half))
    #expect(abs(area(lens) - expected) < 0.05)
    #expect(lens.verbs.filter { $0 == .arc }.count <= 4)
    #expect(!lens.verbs.contains(.line))
    #expect(isClose(lens.boundingRect, CGRect(x: 60, y: 10, width: 40, height: 80), within: 0.01))
    let total = 2 * 2500 * Double.pi
    #expect(abs(area(a.union(b)) - (total - expected)) < 0.5)
    #expect(abs(area(a.symmetricDifference(b)) - (total - 2 * expected)) < 0.5)
  }

  @Test("arcs of one circle that overlap have their lines in common")
  func overlappingArcs() {
    func sector(_ from: Double, _ to: Double) -> Path {
      Path { p in
        p.move(to: CGPoint(x: 50, y: 50))
        p.addArc(
          center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .radians(from),
          endAngle: .radians(to), clockwise: false)
        p.closeSubpath()
      }
    }
    let both = sector(0.123, 1.7).union(sector(1.1, 3.01))
    #expect(abs(area(both) - 800 * (3.01 - 0.123)) < 0.05)
    #expect(both.verbs.count <= 12, "\(both)")
    let less = sector(0.123, 1.7).subtracting(sector(1.1, 3.01))
    #expect(abs(area(less) - 800 * (1.1 - 0.123)) < 0.05)
  }

  // MARK: Lines

  @Test("a line is cut by a circle, and what is open stays open")
  func openLine() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    let line = Path { $0.addLines([CGPoint(x: -5, y: 10), CGPoint(x: 30, y: 10)]) }
    #expect(line.lineIntersection(circle).description == "0 10 m 20 10 l")
    #expect(line.lineSubtraction(circle).description == "-5 10 m 0 10 l 20 10 m 30 10 l")
    // Without its closing line, which a filled shape would have.
    let bent = Path { p in
      p.addLines([CGPoint(x: -5, y: 10), CGPoint(x: 10, y: 10), CGPoint(x: 10, y: -5)])
    }
    #expect(bent.lineIntersection(circle).description == "0 10 m 10 10 l 10 0 l")
    #expect(bent.intersection(rect(-100, -100, 200, 200)).verbs.count == 4)
  }

  @Test("parts of a closed subpath lead over its start")
  func seam() {
    let square = rect(0, 0, 10, 10)
    let corner = rect(-5, -5, 8, 8)
    #expect(square.lineIntersection(corner).description == "0 3 m 0 0 l 3 0 l")
    #expect(square.lineSubtraction(corner).description == "3 0 m 10 0 l 10 10 l 0 10 l 0 3 l")
    #expect(square.lineIntersection(rect(-1, -1, 20, 20)) == square)
    #expect(square.lineSubtraction(rect(-1, -1, 20, 20)).isEmpty)
  }

  @Test("lines on the other's outline are inside, so that both parts make the whole")
  func onOutline() {
    let line = Path { $0.addLines([CGPoint(x: -5, y: 0), CGPoint(x: 15, y: 0)]) }
    let square = rect(0, 0, 10, 10)
    #expect(line.lineIntersection(square).description == "0 0 m 10 0 l")
    #expect(line.lineSubtraction(square).description == "-5 0 m 0 0 l 10 0 m 15 0 l")
    let hole = square.subtracting(rect(2, 2, 6, 6))
    let across = Path { $0.addLines([CGPoint(x: -5, y: 5), CGPoint(x: 15, y: 5)]) }
    #expect(across.lineIntersection(hole).description == "0 5 m 2 5 l 8 5 m 10 5 l")
    var twice = square
    twice.addPath(rect(2, 2, 6, 6))
    #expect(across.lineIntersection(twice).description == "0 5 m 10 5 l")
    #expect(
      across.lineIntersection(twice, eoFill: true).description == "0 5 m 2 5 l 8 5 m 10 5 l")
  }

  // MARK: Nothing, and too much

  @Test("what has no area adds nothing")
  func noArea() {
    let square = rect(0, 0, 10, 10)
    let nothing = [
      Path(), Path { $0.move(to: CGPoint(x: 3, y: 3)) },
      Path { $0.addLines([.zero, CGPoint(x: 9, y: 9)]) }, rect(2, 2, 0, 5), rect(3, 3, 0, 0),
      Path { p in
        p.addLines([.zero, CGPoint(x: 9, y: 9), .zero, CGPoint(x: 5, y: 5)])
        p.closeSubpath()
      },
    ]
    for path in nothing {
      #expect(square.union(path) == square && path.union(square) == square)
      #expect(square.subtracting(path) == square && square.symmetricDifference(path) == square)
      #expect(square.intersection(path).isEmpty && path.intersection(square).isEmpty)
      #expect(path.subtracting(square).isEmpty && path.normalized().isEmpty)
      #expect(path.union(path).isEmpty && path.union(Path()).isEmpty)
    }
  }

  @Test("the whole plane meets small shapes to the bit")
  func wholePlane() {
    let circle = Path(ellipseIn: CGRect(x: 3, y: 4, width: 20, height: 20))
    #expect(Path(.infinite).intersection(circle) == circle)
    #expect(circle.intersection(Path(.infinite)) == circle)
    #expect(circle.subtracting(Path(.infinite)).isEmpty)
    let rest = Path(.infinite).subtracting(circle)
    #expect(rest.contains(CGPoint(x: 1e6, y: 1e6)) && !rest.contains(CGPoint(x: 13, y: 14)))
    #expect(rest.boundingRect == CGRect.infinite)
    #expect(Path(.infinite).union(circle).boundingRect == CGRect.infinite)
  }

  @Test("shapes keep their form at any size and place", arguments: [1e-9, 1e-3, 1, 1e6, 1e8])
  func scales(scale: Double) {
    let (a, b) = (rect(0, 0, 3, 3), rect(1, 2, 3, 3))
    for shift in [0, scale * 5, -scale * 1e3] {
      let map = CGAffineTransform(translationX: shift, y: shift).scaledBy(x: scale, y: scale)
      let union = a.applying(map).union(b.applying(map))
      #expect(union.verbs.count == 9)
      #expect(abs(area(union.applying(map.inverted())) - 16) < 1e-6)
    }
  }

  @Test("a great many lines take little time", .timeLimit(.minutes(1)))
  func many() {
    // Rows of overlapping squares: 3,600 lines.
    var squares = Path()
    for row in 0..<30 {
      for column in 0..<30 {
        squares.addRect(CGRect(x: column * 8, y: row * 12, width: 10, height: 10))
      }
    }
    #expect(area(squares.union(Path())) == 30.0 * 242 * 10)
    // 500 slanted stripes side by side.
    var stripes = Path()
    for index in 0..<500 {
      let x = Double(index) * 2
      stripes.addLines([
        CGPoint(x: x, y: 0), CGPoint(x: x + 1, y: 0), CGPoint(x: x + 901, y: 900),
        CGPoint(x: x + 900, y: 900),
      ])
      stripes.closeSubpath()
    }
    #expect(abs(area(stripes.normalized()) - 500 * 900) < 1e-3)
    // A spiral of 1,500 lines over and over itself.
    let spiral = Path { p in
      p.addLines(
        (0..<1500).map { index in
          let t = Double(index) * 0.02
          return CGPoint(x: (100 + t) * cos(t), y: (100 + t) * sin(t))
        })
    }
    #expect(area(spiral.normalized(eoFill: false)) > 0)
  }
}
