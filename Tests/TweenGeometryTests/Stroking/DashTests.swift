import Foundation
import Testing

@testable import TweenGeometry

@Suite struct DashTests {
  private func line(_ length: Double) -> Path {
    Path { $0.addLines([.zero, CGPoint(x: length, y: 0)]) }
  }

  /// The painted stretches of a horizontal line.
  private func stretches(
    _ path: Path, _ dash: [CGFloat], phase: CGFloat = 0, cap: CGLineCap = .butt
  ) -> [[Double]] {
    let style = StrokeStyle(lineWidth: 2, lineCap: cap, dash: dash, dashPhase: phase)
    return subpaths(path.strokedPath(style)).map { part in
      let box = part.boundingRect
      return [box.minX, box.maxX]
    }
  }

  private func subpaths(_ path: Path) -> [Path] {
    var result: [Path] = []
    path.forEach { element in
      if case .move = element { result.append(Path()) }
      let last = result.count - 1
      switch element {
      case .move(let to): result[last].move(to: to)
      case .line(let to): result[last].addLine(to: to)
      case .quadCurve(let to, let control): result[last].addQuadCurve(to: to, control: control)
      case .curve(let to, let control1, let control2):
        result[last].addCurve(to: to, control1: control1, control2: control2)
      case .closeSubpath: result[last].closeSubpath()
      }
    }
    return result
  }

  @Test("lengths are painted and skipped in turn")
  func plain() {
    #expect(stretches(line(20), [5, 3]) == [[0, 5], [8, 13], [16, 20]])
    #expect(stretches(line(16), [5, 3]) == [[0, 5], [8, 13]])
    #expect(stretches(line(4), [5, 3]) == [[0, 4]])
    // Three lengths: 4 on, 2 off, 1 on, 4 off, 2 on, 1 off.
    #expect(stretches(line(16), [4, 2, 1]) == [[0, 4], [6, 7], [11, 13], [14, 16]])
    #expect(stretches(line(12), [4]) == [[0, 4], [8, 12]])
  }

  @Test("the phase says where in the pattern the line starts, before it too")
  func phases() {
    #expect(stretches(line(20), [5, 3], phase: 2) == [[0, 3], [6, 11], [14, 19]])
    #expect(stretches(line(20), [5, 3], phase: 6) == [[2, 7], [10, 15], [18, 20]])
    #expect(stretches(line(20), [5, 3], phase: -1) == stretches(line(20), [5, 3], phase: 7))
    #expect(stretches(line(20), [5, 3], phase: 802) == stretches(line(20), [5, 3], phase: 2))
    for phase in [CGFloat.nan, .infinity] {
      #expect(stretches(line(20), [5, 3], phase: phase) == stretches(line(20), [5, 3]))
    }
  }

  @Test("a painted length of 0 is a dot under round and square caps")
  func dots() {
    #expect(stretches(line(10), [0, 5]).isEmpty)
    #expect(stretches(line(10), [0, 5], cap: .square) == [[-1, 1], [4, 6], [9, 11]])
    #expect(stretches(line(10), [0, 5], cap: .round).count == 3)
    // The square stands along the line.
    let slanted = Path { $0.addLines([.zero, CGPoint(x: 30, y: 40)]) }
    let style = StrokeStyle(lineWidth: 10, lineCap: .square, dash: [0, 100], dashPhase: -25)
    let dot = slanted.strokedPath(style)
    #expect(isClose(dot.boundingRect, CGRect(x: 8, y: 13, width: 14, height: 14)))
    let point = Path { $0.addLines([.zero, .zero]) }
    #expect(stretches(point, [1, 1], cap: .square) == [[-1, 1]])
    #expect(stretches(point, [1, 1], phase: 1.5, cap: .square).isEmpty)
  }

  @Test("an unpainted length of 0 does not cut")
  func noGaps() {
    #expect(stretches(line(20), [5, 0, 2, 3]) == [[0, 7], [10, 17]])
    #expect(stretches(line(20), [5, 0]) == [[0, 20]])
  }

  @Test("arrays that make no sense leave the line whole")
  func senseless() {
    let dashes: [[CGFloat]] = [
      [], [0], [0, 0, 0], [-1, 3], [3, .nan], [.infinity, 1], [1e308, 1e308],
    ]
    for dash in dashes { #expect(stretches(line(20), dash) == [[0, 20]], "\(dash)") }
  }

  @Test("too many dashes leave the line whole", .timeLimit(.minutes(1)))
  func tooMany() {
    #expect(stretches(line(1e9), [1e-9]) == [[0, 1e9]])
    #expect(stretches(line(1e9), [.leastNonzeroMagnitude]) == [[0, 1e9]])
    #expect(stretches(line(1000), [0.5, 0.5]).count == 1000)
  }

  @Test("each subpath starts the pattern anew")
  func subpathsStartAnew() {
    var path = line(7)
    path.addLines([CGPoint(x: 100, y: 0), CGPoint(x: 107, y: 0)])
    #expect(stretches(path, [5, 3]) == [[0, 5], [100, 105]])
  }

  @Test("dashes lead around corners, with their joins")
  func corners() {
    let path = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)]) }
    let stroke = path.strokedPath(StrokeStyle(lineWidth: 2, dash: [6, 20], dashPhase: -7))
    #expect(stroke.boundingRect == CGRect(x: 7, y: -1, width: 4, height: 4))
    #expect(abs(abs(PathReference(stroke).signedArea) - 12) < 1e-9)
  }

  @Test("a closed subpath that begins and ends painted has a join there, and one part")
  func seam() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    // Painted 0...3, 8...13, 18...23, 28...33, 38...40: the last and the first are one.
    let stroke = square.strokedPath(StrokeStyle(lineWidth: 2, dash: [5, 5], dashPhase: 2))
    #expect(subpaths(stroke).count == 4)
    #expect(stroke.contains(CGPoint(x: -0.9, y: -0.9)))
    // Cut at the start.
    let cut = square.strokedPath(StrokeStyle(lineWidth: 2, dash: [5, 5]))
    #expect(!cut.contains(CGPoint(x: -0.9, y: -0.9)))
    // One dash for all of it leaves it closed.
    let whole = square.strokedPath(StrokeStyle(lineWidth: 2, dash: [50, 5]))
    #expect(whole == square.strokedPath(StrokeStyle(lineWidth: 2)))
  }

  @Test("dashes that end at corners leave no splinters", arguments: [10.0, 0.1, 1.0 / 3, 1e4])
  func cornersCut(side: Double) {
    let square = Path(CGRect(x: 0, y: 0, width: side, height: side))
    let style = StrokeStyle(lineWidth: side / 5, dash: [side, side])
    let parts = subpaths(square.strokedPath(style))
    #expect(parts.count == 2)
    for part in parts {
      #expect(abs(abs(PathReference(part).signedArea) - side * side / 5) < 1e-9 * side * side)
    }
  }

  @Test("on curves the painted lengths add up", arguments: 0..<8)
  func curves(seed: Int) {
    var numbers = TestNumbers(state: UInt64(seed) + 31)
    let path = numbers.curvyPath()
    let total = PathReference(path).length(20000)
    let (on, off) = (1 + numbers.next() * 9, 1 + numbers.next() * 9)
    let phase = numbers.next() * 100 - 50
    var expected = 0.0
    var here = -phase.truncatingRemainder(dividingBy: on + off) - (on + off)
    while here < total {
      expected += max(0, min(here + on, total) - max(here, 0))
      here += on + off
    }
    // A thin line's area over its width is its length.
    let style = StrokeStyle(
      lineWidth: 1e-3, lineJoin: .bevel, dash: [on, off], dashPhase: phase)
    let area = abs(PathReference(path.strokedPath(style)).signedArea)
    #expect(abs(area / 1e-3 - expected) < 2e-3 * expected, "seed \(seed)")
  }
}
