import Foundation
import Testing

@testable import TweenGeometry

@Suite struct PathArcTests {
  @Test(
    "an arc's sweep follows its direction, modulo whole turns",
    arguments: [
      (0, 90, false, 90), (0, 90, true, -270), (90, 0, false, 270), (90, 0, true, -90),
      (350, 10, false, 20), (10, 350, true, -20), (0, -90, false, 270), (-90, 0, true, -270),
      (0, 360, false, 360), (360, 0, true, -360), (0, 450, false, 360), (0, -450, true, -360),
      (0, 720, false, 360), (0, 450, true, -270), (90, -630, true, -360), (30, 390, false, 360),
      (0, 360, true, 0), (360, 0, false, 0), (30, 30, false, 0), (30, 30, true, 0),
      (0, 720, true, 0), (0, -720, false, 0),
    ] as [(Double, Double, Bool, Double)])
  func sweep(start: Double, end: Double, clockwise: Bool, sweep: Double) {
    let path = Path { p in
      p.addArc(
        center: CGPoint(x: 3, y: 4), radius: 2, startAngle: .degrees(start),
        endAngle: .degrees(end), clockwise: clockwise)
    }
    guard sweep != 0 else {
      #expect(path.verbs == [.move])
      return
    }
    #expect(path.verbs == [.move, .arc])
    #expect(abs((path.coordinates.last ?? 0) - sweep * .pi / 180) < 1e-12)
    let last = (start + sweep) * .pi / 180
    #expect(
      isClose(path.currentPoint, CGPoint(x: 3 + 2 * cos(last), y: 4 + 2 * sin(last))))
  }

  @Test("rounding noise against the direction of drawing does not become a full circle")
  func noise() {
    let path = Path { p in
      p.addArc(
        center: .zero, radius: 2, startAngle: .radians(1), endAngle: .radians(1 - 1e-15),
        clockwise: false)
    }
    #expect(path.verbs == [.move])
  }

  @Test("an arc is led to by a line, which is left out where it would have no length")
  func connection() {
    var path = Path()
    path.move(to: CGPoint(x: 5, y: 0))
    path.addArc(
      center: .zero, radius: 5, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    #expect(path.verbs == [.move, .arc])
    path.addArc(
      center: .zero, radius: 7, startAngle: .degrees(90), endAngle: .zero, clockwise: true)
    path.closeSubpath()
    path.addRelativeArc(
      center: .zero, radius: 5, startAngle: .degrees(180), delta: .degrees(-90))
    #expect(path.verbs == [.move, .arc, .line, .arc, .close, .move, .line, .arc])
    #expect(isClose(path.currentPoint, CGPoint(x: 0, y: 5)))
  }

  @Test("a wedge has the area of its closed form")
  func wedge() {
    for (start, end) in [(0.0, 0.5), (1.0, 3.0), (6.0, 6.1), (-2.0, 4.0)] {
      let path = Path { p in
        p.addArc(
          center: CGPoint(x: 50, y: 60), radius: 10, startAngle: .radians(start),
          endAngle: .radians(end), clockwise: false)
        p.addLine(to: CGPoint(x: 50 + 40 * cos(end), y: 60 + 40 * sin(end)))
        p.addArc(
          center: CGPoint(x: 50, y: 60), radius: 40, startAngle: .radians(end),
          endAngle: .radians(start), clockwise: true)
        p.closeSubpath()
      }
      let area = 0.5 * (end - start) * (40 * 40 - 10 * 10)
      #expect(abs(-PathReference(path).signedArea - area) < 1e-4 * area)
    }
  }

  @Test("a transform bends the circle and leaves the angles")
  func transform() {
    let map = CGAffineTransform(a: 2, b: 0.5, c: -1, d: 3, tx: 10, ty: 20)
    var plain = Path()
    var mapped = Path()
    for clockwise in [false, true] {
      plain.addArc(
        center: CGPoint(x: 1, y: 2), radius: 3, startAngle: .radians(0.3),
        endAngle: .radians(2.4), clockwise: clockwise)
      mapped.addArc(
        center: CGPoint(x: 1, y: 2), radius: 3, startAngle: .radians(0.3),
        endAngle: .radians(2.4), clockwise: clockwise, transform: map)
    }
    let image = plain.applying(map)
    #expect(mapped.verbs == image.verbs)
    for (a, b) in zip(mapped.coordinates, image.coordinates) { #expect(abs(a - b) < 1e-12) }
  }

  @Test("a tangent arc touches both lines at the corner's radius")
  func tangentArc() {
    let path = Path { p in
      p.move(to: .zero)
      p.addArc(
        tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    }
    #expect(path.verbs == [.move, .line, .arc])
    #expect(isClose(path.currentPoint, CGPoint(x: 10, y: 4)))
    let (x, y) = (path.coordinates[2], path.coordinates[3])
    #expect(isClose(CGPoint(x: x, y: y), CGPoint(x: 6, y: 0)))
    // Any corner: all points of the arc stand one radius from the centre, the ends on the lines.
    var numbers = TestNumbers()
    for _ in 0..<200 {
      let (from, corner, to) = (
        numbers.point(in: 10), numbers.point(in: 10), numbers.point(in: 10)
      )
      guard let arc = Arc(rounding: corner, from: from, to: to, radius: 0.7) else { continue }
      func offLine(_ p: CGPoint, _ q: CGPoint) -> Double {
        let length = distance(q.x - corner.x, q.y - corner.y)
        return abs((p.x - corner.x) * (q.y - corner.y) - (p.y - corner.y) * (q.x - corner.x))
          / length
      }
      let scale = 1 + distance(arc.centerX - corner.x, arc.centerY - corner.y)
      #expect(offLine(arc.startPoint, from) < 1e-8 * scale)
      #expect(offLine(arc.end, to) < 1e-8 * scale)
      #expect(arc.sweep > 0 && arc.sweep < .pi)
      // It leaves the first line in its direction, from `from` to the corner.
      let leaving = arc.derivative(at: 0)
      #expect(leaving.dx * (corner.x - from.x) + leaving.dy * (corner.y - from.y) > 0)
      let arriving = arc.derivative(at: arc.sweep)
      #expect(arriving.dx * (to.x - corner.x) + arriving.dy * (to.y - corner.y) > 0)
    }
  }

  @Test("a tangent arc without a corner is a line to it, and a transform acts after the rounding")
  func tangentArcLimits() {
    for (second, radius) in [(CGPoint(x: 20, y: 0), 4.0), (CGPoint(x: 10, y: 9), 0)] {
      let path = Path { p in
        p.move(to: .zero)
        p.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: second, radius: radius)
      }
      #expect(path.description == "0 0 m 10 0 l")
    }
    let map = CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 3, ty: 0)
    let path = Path { p in
      p.move(to: CGPoint(x: 3, y: 0))
      p.addArc(
        tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4,
        transform: map)
    }
    #expect(isClose(path.currentPoint, CGPoint(x: 23, y: 4)))
  }

  @Test("a relative arc turns by its delta; beyond two turns whole turns fall away")
  func relativeArc() {
    for (degrees, kept) in [
      (540.0, 540.0), (-90, -90), (7200 + 90, 450), (-7200 - 90, -450),
    ] {
      let path = Path { p in
        p.addRelativeArc(
          center: .zero, radius: 1, startAngle: .zero, delta: .degrees(degrees))
      }
      #expect(abs((path.coordinates.last ?? 0) - kept * .pi / 180) < 1e-12)
    }
  }
}
