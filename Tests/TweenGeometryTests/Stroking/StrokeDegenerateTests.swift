import Foundation
import Testing

@testable import TweenGeometry

@Suite struct StrokeDegenerateTests {
  private func area(_ path: Path) -> Double { abs(PathReference(path).signedArea) }

  private func path(_ text: String) -> Path { Path(text) ?? Path() }

  /// Curves that are the straight line from (0, 0) to (30, 40), passed once.
  static let straightCurves = [
    "0 0 m 15 20 30 40 q", "0 0 m 0 0 30 40 q", "0 0 m 30 40 30 40 q", "0 0 m 3 4 30 40 q",
    "0 0 m 10 13.333333333333334 20 26.666666666666668 30 40 c", "0 0 m 0 0 30 40 30 40 c",
    "0 0 m 0 0 0 0 30 40 c", "0 0 m 30 40 30 40 30 40 c", "0 0 m 27 36 3 4 30 40 c",
    "0 0 m 15 20 15 20 30 40 c", "0 0 m 0 0 l 30 40 l 30 40 l", "0 0 m 0 0 0 0 q 30 40 l",
    "0 0 m 30 40 l 30 40 30 40 30 40 c", "0 0 m 15 20 l 15 20 15 20 q 30 40 l",
  ]

  @Test("a curve that is a straight line is stroked as that line", arguments: straightCurves)
  func straight(text: String) {
    for (cap, ends) in [(CGLineCap.butt, 0.0), (.square, 36), (.round, 9 * .pi)] {
      for join in [CGLineJoin.miter, .round, .bevel] {
        let style = StrokeStyle(lineWidth: 6, lineCap: cap, lineJoin: join)
        let stroke = path(text).strokedPath(style).normalized(eoFill: false)
        #expect(abs(area(stroke) - 300 - ends) < 1e-2, "\(cap) \(join): \(area(stroke))")
        let line = path("0 0 m 30 40 l").strokedPath(style)
        #expect(isClose(stroke.boundingRect, line.boundingRect, within: 1e-6))
      }
    }
  }

  @Test("a curve that runs out along its line and back covers it to the turn, round there")
  func turningBack() {
    // The cubic's x = 180 t - 180 t² + 30 t³ is greatest at t = 2 - sqrt(2).
    let t = 2 - 2.0.squareRoot()
    let most = 180 * t - 180 * t * t + 30 * t * t * t
    for (text, furthest) in [
      ("0 0 m 60 0 30 0 q", 40.0), ("0 0 m 60 0 60 0 30 0 c", most),
    ] {
      let stroke = path(text).strokedPath(StrokeStyle(lineWidth: 6))
      #expect(
        isClose(
          stroke.boundingRect, CGRect(x: 0, y: -3, width: furthest + 3, height: 6), within: 0.01))
      let covered = area(stroke.normalized(eoFill: false))
      #expect(abs(covered - furthest * 6 - 4.5 * .pi) < 0.05, "\(text): \(covered)")
    }
  }

  @Test("a subpath that is a point is a dot by its caps, however it came to be one")
  func points() {
    for text in [
      "5 6 m h", "5 6 m 5 6 l", "5 6 m 5 6 l h", "5 6 m 5 6 5 6 q", "5 6 m 5 6 5 6 5 6 c h",
      "5 6 m 5 6 l 5 6 l 5 6 l h", "5 6 0 0 re", "5 6 m 5 6 0 0 0 0 0 3 a",
    ] {
      for join in [CGLineJoin.miter, .round, .bevel] {
        func stroke(_ cap: CGLineCap, _ dash: [CGFloat] = []) -> Path {
          path(text).strokedPath(
            StrokeStyle(lineWidth: 4, lineCap: cap, lineJoin: join, dash: dash))
        }
        for dash in [[], [3, 2], [0, 7]] as [[CGFloat]] {
          #expect(stroke(.butt, dash).isEmpty, "\(text)")
          #expect(
            isClose(
              stroke(.square, dash).boundingRect, CGRect(x: 3, y: 4, width: 4, height: 4)),
            "\(text)")
          #expect(abs(area(stroke(.round, dash)) - 4 * .pi) < 1e-3, "\(text)")
        }
      }
    }
    #expect(path("5 6 m").strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round)).isEmpty)
    // One among others, and behind a close, where it stands on the start of the closed one.
    let several = path("0 0 m 0 0 l 20 0 m 20 0 l 40 0 m 50 0 l")
    let dots = several.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .square))
    #expect(abs(area(dots) - (4 + 4 + 24)) < 1e-9)
  }

  @Test("a closed line there and back has both its ends in joins")
  func closedLine() {
    for (join, ends) in [(CGLineJoin.bevel, 0.0), (.miter, 0), (.round, 9 * .pi)] {
      let style = StrokeStyle(lineWidth: 6, lineCap: .square, lineJoin: join)
      for text in ["0 0 m 30 40 l h", "0 0 m 30 40 l 0 0 l h", "0 0 m 0 0 l 30 40 l h"] {
        let covered = area(path(text).strokedPath(style).normalized(eoFill: false))
        #expect(abs(covered - 300 - ends) < 1e-2, "\(text) \(join): \(covered)")
      }
    }
  }

  @Test("a thin line's area is its length times its width, down to the smallest numbers")
  func thin() {
    for text in ["0 0 m 30 40 l", "0 0 m 0 0 30 40 30 40 c", "0 0 m 30 0 l 30 20 l"] {
      for width in [1, 1e-3, 1e-9] {
        let stroke = path(text).strokedPath(StrokeStyle(lineWidth: width, lineJoin: .bevel))
        // A corner adds half of width² / 4 and takes width² / 4 away.
        #expect(abs(area(stroke) / width - 50) < 50 * 1e-3 + width, "\(text) \(width)")
      }
      for width in [1e-100, 1e-300, .leastNonzeroMagnitude] {
        let stroke = path(text).strokedPath(StrokeStyle(lineWidth: width, lineCap: .round))
        #expect(stroke.coordinates.allSatisfy { $0.isFinite })
      }
    }
  }

  @Test("dots of a closed subpath stand once each, and those at corners too")
  func dotsAround() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    for (dash, count) in [([0, 5], 8), ([0, 10], 4), ([0, 40], 1), ([0, 2, 0, 6], 10)] {
      for cap in [CGLineCap.round, .square] {
        let style = StrokeStyle(
          lineWidth: 1, lineCap: cap, dash: dash.map { CGFloat($0) })
        let dots = square.strokedPath(style)
        #expect(dots.verbs.filter { $0 == .move }.count == count, "\(dash) \(cap)")
        #expect(dots.verbs.filter { $0 == .close }.count == count)
      }
    }
  }

  @Test("an odd count of dashes runs on through the second round, from any phase")
  func oddDashes() {
    // 3 on, 1 off, 2 on, 3 off, 1 on, 2 off: 12 in all.
    let line = path("0 0 m 24 0 l")
    for phase in stride(from: -30.0, through: 30, by: 0.5) {
      let style = StrokeStyle(lineWidth: 2, dash: [3, 1, 2], dashPhase: phase)
      let stroke = line.strokedPath(style)
      for x in stride(from: 0.1, to: 24, by: 0.3) {
        var at = (x + phase).truncatingRemainder(dividingBy: 12)
        if at < 0 { at += 12 }
        let isPainted = at < 3 || (4 <= at && at < 6) || (9 <= at && at < 10)
        #expect(stroke.contains(CGPoint(x: x, y: 0.5)) == isPainted, "\(phase) at \(x)")
      }
    }
  }
}
