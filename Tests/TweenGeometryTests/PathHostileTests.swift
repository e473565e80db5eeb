import Foundation
import Testing

@testable import TweenGeometry

@Suite struct PathHostileTests {
  static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 1e308, -1e308, 1e17, -1e17, .leastNonzeroMagnitude, 0, -0.0, 3,
  ]

  private func query(_ path: Path) {
    let box = path.boundingRect
    #expect(box.isNull || !box.minX.isNaN)
    for point in [CGPoint(x: 1, y: 2), CGPoint(x: Double.nan, y: 0), CGPoint(x: 1e308, y: -1e308)] {
      _ = path.contains(point)
      _ = path.contains(point, eoFill: true)
    }
    _ = path.trimmedPath(from: 0.2, to: 0.7)
    _ = path.applying(CGAffineTransform(rotationAngle: 1e300)).boundingRect
    var count = 0
    path.forEach { _ in count += 1 }
    #expect(count < 100_000)
    #expect(Path(path.description)?.verbs == path.verbs)
  }

  @Test("no number in a segment traps or hangs a query", .timeLimit(.minutes(1)))
  func segments() {
    for a in Self.numbers {
      for b in Self.numbers {
        let (p, q) = (CGPoint(x: a, y: b), CGPoint(x: b, y: 7))
        query(
          Path { path in
            path.move(to: CGPoint(x: 1, y: 1))
            path.addLine(to: p)
            path.addQuadCurve(to: q, control: p)
            path.addCurve(to: CGPoint(x: 9, y: b), control1: p, control2: q)
            path.addArc(tangent1End: p, tangent2End: q, radius: a)
            path.closeSubpath()
            path.addLine(to: CGPoint(x: 3, y: 8))
          })
      }
    }
  }

  @Test("no number in an arc traps or hangs a query", .timeLimit(.minutes(1)))
  func arcs() {
    for a in Self.numbers {
      for b in Self.numbers {
        query(
          Path { path in
            path.addArc(
              center: CGPoint(x: a, y: 1), radius: b, startAngle: .radians(a),
              endAngle: .radians(b), clockwise: false)
            path.addRelativeArc(
              center: CGPoint(x: 1, y: b), radius: 2, startAngle: .radians(b), delta: .radians(a))
            path.addArc(
              center: .zero, radius: 1, startAngle: .radians(b), endAngle: .radians(1),
              clockwise: true, transform: CGAffineTransform(scaleX: a, y: b))
          })
      }
    }
  }

  @Test("no rectangle or corner traps or hangs a query", .timeLimit(.minutes(1)))
  func rects() {
    for a in Self.numbers {
      for b in Self.numbers {
        let rect = CGRect(x: a, y: 1, width: b, height: a)
        query(Path(rect))
        query(Path(ellipseIn: rect))
        for style in [RoundedCornerStyle.circular, .continuous] {
          query(Path(roundedRect: rect, cornerRadius: b, style: style))
          query(
            Path(
              roundedRect: CGRect(x: 0, y: 0, width: 10, height: 20),
              cornerSize: CGSize(width: a, height: b), style: style))
          query(Path(capsuleIn: rect, style: style))
        }
      }
    }
    query(Path(.infinite))
  }

  @Test("segments that are not finite leave the rest of the bounds alone")
  func finiteRest() {
    let path = Path { p in
      p.addLines([.zero, CGPoint(x: 10, y: 5), CGPoint(x: Double.nan, y: 3)])
      p.addLine(to: CGPoint(x: 2, y: Double.infinity))
    }
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 5))
  }
}
