import Foundation
import Testing
import TweenMath

@testable import TweenGeometry

@Suite struct StrokeReachTests {
  private func box(_ path: Path) -> CGRect {
    guard let bounds = PathFlattener.controlBounds(of: path, transform: .identity),
      bounds.low.x <= bounds.high.x
    else { return .null }
    return CGRect(
      x: bounds.low.x, y: bounds.low.y, width: bounds.high.x - bounds.low.x,
      height: bounds.high.y - bounds.low.y)
  }

  @Test func `no outline leaves the box that is wider by the reach`() {
    var random = SeededGenerator(seed: 71)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    func point() -> CGPoint { CGPoint(x: number(-9...9), y: number(-9...9)) }
    for _ in 0..<700 {
      var path = Path()
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        path.move(to: point())
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          switch Int.random(in: 0...5, using: &random) {
          case 0: path.addQuadCurve(to: point(), control: point())
          case 1: path.addCurve(to: point(), control1: point(), control2: point())
          case 2:
            path.addRelativeArc(
              center: point(), radius: number(0...5), startAngle: .radians(number(-7...7)),
              delta: .radians(number(-7...7)))
          case 3: path.addLine(to: path.currentPoint ?? .zero)
          default: path.addLine(to: point())
          }
        }
        if Bool.random(using: &random) { path.closeSubpath() }
      }
      if number(0...1) < 0.2 {
        path = path.applying(CGAffineTransform(a: 1, b: 0.3, c: -2, d: 0.4, tx: 0, ty: 0))
      }
      let style = StrokeStyle(
        lineWidth: number(0.01...5),
        lineCap: [.butt, .round, .square].randomElement(using: &random) ?? .butt,
        lineJoin: [.miter, .miter, .round, .bevel].randomElement(using: &random) ?? .miter,
        miterLimit: [0.5, 1, 4, 10, 1e4].randomElement(using: &random) ?? 10,
        dash: [[], [], [3, 1], [0, 2]].randomElement(using: &random) ?? [])
      let outline = path.strokedPath(style).boundingRect
      let reach = path.strokeReach(style)
      #expect(reach <= style.reach)
      if outline.isNull { continue }
      let room = box(path).insetBy(dx: -reach, dy: -reach)
      #expect(
        outline.minX >= room.minX && outline.minY >= room.minY && outline.maxX <= room.maxX
          && outline.maxY <= room.maxY, "\(path) \(style)")
    }
  }

  @Test func `the reach is that of the longest tip below the limit`() {
    func reach(_ path: Path, _ style: StrokeStyle) -> Double { path.strokeReach(style) / 1.001 }
    let box = Path(CGRect(x: 0, y: 0, width: 9, height: 5))
    #expect(abs(reach(box, StrokeStyle(lineWidth: 4)) - 2 * 2.0.squareRoot()) < 1e-9)
    #expect(abs(reach(box, StrokeStyle(lineWidth: 4, miterLimit: 1.2)) - 2) < 1e-9)
    #expect(abs(reach(box, StrokeStyle(lineWidth: 4, lineJoin: .round)) - 2) < 1e-9)
    // Turns by 120 degrees: 1 / cos 60.
    var corner = Path()
    corner.addLines([
      CGPoint(x: 0, y: 0), CGPoint(x: 8, y: 0), CGPoint(x: 4, y: 4 * 3.0.squareRoot()),
    ])
    #expect(abs(reach(corner, StrokeStyle(lineWidth: 4)) - 4) < 1e-9)
    #expect(abs(reach(corner, StrokeStyle(lineWidth: 4, lineCap: .square)) - 4) < 1e-9)
    corner = Path()
    corner.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 8, y: 0)])
    #expect(
      abs(reach(corner, StrokeStyle(lineWidth: 4, lineCap: .square)) - 2 * 2.0.squareRoot()) < 1e-9)
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9))
    #expect(abs(reach(circle, StrokeStyle(lineWidth: 4)) - 2) < 1e-9)
  }

  /// A turn by 180 degrees less an angle a has a tip of 1 / sin(a / 2) widths.
  @Test func `a tip longer than a thousand widths counts with the limit`() {
    for (tip, limit, expected) in [
      (800, 5000, 800), (995, 5000, 995), (1005, 5000, 5000), (1300, 5000, 5000),
      (1500, 5000, 5000), (1e5, 5000, 5000), (1300, 500, 1), (1300, 995, 995),
    ] as [(Double, Double, Double)] {
      let angle = 2 * Elementary.asin(1 / tip)
      var corner = Path()
      corner.addLines([
        CGPoint(x: -1, y: 0), .zero, CGPoint(x: -Elementary.cos(angle), y: Elementary.sin(angle)),
      ])
      let style = StrokeStyle(lineWidth: 2, miterLimit: limit)
      let reach = corner.strokeReach(style) / 1.001
      #expect(abs(reach - expected) < 1e-6 * expected, "\(tip) \(limit)")
    }
  }

  @Test func `pens that draw nothing reach nowhere`() {
    let box = Path(CGRect(x: 0, y: 0, width: 9, height: 5))
    for width in [0, -1, -.infinity, .nan] as [CGFloat] {
      #expect(StrokeStyle(lineWidth: width).reach == 0)
      #expect(box.strokeReach(StrokeStyle(lineWidth: width)) == 0)
    }
  }
}
