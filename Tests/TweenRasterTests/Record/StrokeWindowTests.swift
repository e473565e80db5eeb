import Foundation
import Testing
import TweenGeometry
import TweenMath
import TweenPaint

@testable import TweenRaster

/// What of a stroke is outside of the canvas is not made, and nobody sees that.
@Suite struct StrokeWindowTests {
  private static let side = 48

  /// Strokes most of which lie far outside.
  private struct Strokes {
    private let random: SeededGenerator
    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    func number(_ range: ClosedRange<Double>) -> Double {
      .random(in: range, using: &random.mutable)
    }
    func integer(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &random.mutable) }
    /// From a tenth of the side to a thousand of them, small ones as often as large ones.
    var length: Double { Elementary.exp(number(1.5...11)) }
    func point(_ spread: Double) -> CGPoint {
      CGPoint(x: 24 + number(-spread...spread), y: 24 + number(-spread...spread))
    }

    func path() -> Path {
      if integer(0...4) == 0 { return pieces() }
      var path = Path()
      for _ in 0..<integer(1...2) {
        path.move(to: point(60))
        switch integer(0...5) {
        case 0:
          for _ in 0..<integer(1...4) { path.addLine(to: point(length)) }
        case 1:
          // A zigzag that leaves the canvas and comes back.
          let step = number(0.5...9)
          for index in 0..<integer(70...300) {
            path.addLine(
              to: CGPoint(x: Double(index) * step - 40, y: 24 + number(-30...30)))
          }
        case 2: path.addCurve(to: point(length), control1: point(length), control2: point(length))
        case 3: path.addQuadCurve(to: point(length), control: point(length))
        case 4:
          let radius = length
          let angle = number(0...6.28)
          path.addArc(
            center: CGPoint(
              x: 24 + radius * Elementary.cos(angle), y: 24 + radius * Elementary.sin(angle)),
            radius: radius + number(-20...20), startAngle: .radians(number(-7...7)),
            endAngle: .radians(number(-7...7)), clockwise: integer(0...1) == 0)
        default:
          let box = CGRect(
            x: number(-9...50), y: number(-9...50), width: number(0.5...60), height: length)
          let turn = CGAffineTransform(rotationAngle: number(-3...3))
          path.addPath(Path { $0.addEllipse(in: box) }, transform: turn)
        }
        if integer(0...2) == 0 { path.closeSubpath() }
      }
      return path
    }

    /// Many short subpaths, dots and closed ones too, few of them on the canvas.
    private func pieces() -> Path {
      var path = Path()
      let spread = number(30...400)
      for _ in 0..<integer(20...200) {
        let start = point(spread)
        func near(_ reach: Double) -> CGPoint {
          CGPoint(x: start.x + number(-reach...reach), y: start.y + number(-reach...reach))
        }
        path.move(to: start)
        switch integer(0...5) {
        case 0: path.addLine(to: start)
        case 1: path.addCurve(to: near(40), control1: near(90), control2: near(90))
        case 2:
          path.addLine(to: near(20))
          path.addLine(to: near(20))
        case 3:
          path.addArc(
            center: start, radius: number(1...90), startAngle: .radians(0),
            endAngle: .radians(number(0.1...6)), clockwise: false)
        default: path.addLine(to: near(30))
        }
        if integer(0...2) == 0 { path.closeSubpath() }
      }
      return path
    }

    func style() -> StrokeStyle {
      let patterns: [[CGFloat]] = [
        [], [], [4, 2], [number(0.5...9), number(0.5...9)], [0, 5], [3, 0, 2, 6], [7],
        [number(0.1...3), 40, 0.3], [1000, 3], [1e-9, 4], [2, 1e-12, 3, 1],
      ]
      let phases = [0, number(-9...9), 1e9 + number(0...9), -123_456.7, 1e300]
      return StrokeStyle(
        lineWidth: [number(0.2...3), number(2...30)][integer(0...1)],
        lineCap: [.butt, .round, .square][integer(0...2)],
        lineJoin: [.miter, .round, .bevel][integer(0...2)],
        miterLimit: [10, 2, 40][integer(0...2)], dash: patterns[integer(0...patterns.count - 1)],
        dashPhase: phases[integer(0...phases.count - 1)])
    }

    func transform() -> CGAffineTransform {
      switch integer(0...3) {
      case 0: .identity
      case 1: CGAffineTransform(rotationAngle: number(-3...3))
      case 2: CGAffineTransform(scaleX: number(0.2...4), y: number(-3...3))
      default: CGAffineTransform(a: 1, b: number(-1...1), c: number(-2...2), d: 1, tx: 9, ty: -4)
      }
    }

    /// Something that the stroke stands in.
    func layer() -> DisplayItem.Layer? {
      switch integer(0...7) {
      case 0: DisplayItem.Layer(effect: .blur(.init(radius: number(0.5...6))))
      case 1:
        DisplayItem.Layer(
          effect: .shadow(
            .init(color: white, radius: 2, offset: CGSize(width: number(-70...70), height: 5))))
      case 2: DisplayItem.Layer(clip: DisplayItem.Clip(path: rectangle(5, 5, 30, 20)))
      case 3: DisplayItem.Layer(opacity: 0.5)
      default: nil
      }
    }
  }

  @Test func `what is seen of a stroke is what is seen of all of its outline`() throws {
    var leftOut = 0
    var leftOutOfMany = 0
    let renderer = Renderer(threadCount: 1)
    for seed in 0..<UInt64(longTests ? 20_000 : 40) {
      let strokes = Strokes(seed: 640_000 + seed)
      let (path, style) = (strokes.path(), strokes.style())
      let transform = strokes.transform()
      let outline = path.strokedPath(style)
      let isEvenOdd = strokes.integer(0...3) == 0
      var items = [
        fill(path, stroke: style, rule: isEvenOdd ? .evenOdd : .nonZero, transform: transform)
      ]
      var whole = [
        fill(outline, rule: isEvenOdd ? .evenOdd : .nonZero, transform: transform)
      ]
      if let layer = strokes.layer() {
        items = [DisplayItem(.beginLayer(layer))] + items + [DisplayItem(.endLayer)]
        whole = [DisplayItem(.beginLayer(layer))] + whole + [DisplayItem(.endLayer)]
      }
      func drawn(_ items: [DisplayItem]) throws -> (Bitmap, Int) {
        renderer.invalidate()
        let report = try renderer.render(list(items, width: Self.side, height: Self.side))
        return (renderer.bitmap, report.skippedItems)
      }
      let (seen, expected) = (try drawn(items), try drawn(whole))
      #expect(
        seen == expected,
        "seed \(640_000 + seed): \(path), \(style), \(transform)")
      if seen != expected { return }
      let window = StrokeWindow(
        transform, rect: CGRect(x: -40, y: -40, width: 128, height: 128),
        reach: reach(style.reach, through: transform))
      if path.strokedPath(style, seenIn: window).outline.verbs.count < outline.verbs.count {
        leftOut += 1
        if path.verbs.count(where: { $0 == .move }) > 10 { leftOutOfMany += 1 }
      }
    }
    #expect(leftOut > 10)
    #expect(leftOutOfMany > 3)
  }

  @Test func `that a stroke is not seen at all is found out once`() throws {
    let items = ItemFlattener(
      pyramids: PyramidStore(), masks: GlyphMaskCache(usesKernels: false))
    items.reset(
      index: 0, Renderer.Window(width: 64, height: 64, toPixels: CGAffineTransform.identity))
    // Around two sides of the canvas: its box hides nothing.
    let corner = Path {
      $0.addLines([
        CGPoint(x: -500, y: -500), CGPoint(x: 500, y: -500), CGPoint(x: 500, y: 503),
      ])
    }
    let item = fill(corner, stroke: StrokeStyle(lineWidth: 2, dash: [4, 2]))
    var kept: StrokeOutline?
    let prepared = items.prepare(item, at: 0, layer: 0, plane: nil, kept: &kept)
    let first = try #require(kept)
    #expect(first.outline.isEmpty && first.window != nil && !prepared.isSkipped)
    let again = items.prepare(item, at: 0, layer: 0, plane: nil, kept: &kept)
    #expect(kept === first && !again.isSkipped)
  }

  @Test func `a stroke left out in part is drawn as if anew while it moves`() throws {
    var circle = Path()
    circle.addEllipse(in: CGRect(x: -2000, y: 10, width: 4000, height: 4000))
    let style = StrokeStyle(lineWidth: 5, dash: [6, 3], dashPhase: 2)
    let renderer = Renderer(threadCount: 1)
    let whole = Renderer(threadCount: 1)
    let outline = circle.strokedPath(style)
    for frame in 0..<12 {
      // Stands still for some frames, with something that moves above it.
      let shift = Double(frame / 3 * 7)
      var items = [
        fill(circle, stroke: style, transform: CGAffineTransform(translationX: shift, y: shift)),
        fill(rectangle(Double(frame) * 3, 5, 9, 20), opacity: 0.5),
      ]
      for index in items.indices {
        items[index].id = UInt64(index + 1)
        items[index].version = index == 0 ? UInt64(frame / 3 + 1) : UInt64(frame + 1)
      }
      try renderer.render(list(items, width: 64, height: 64))
      items[0].content =
        fill(outline, transform: CGAffineTransform(translationX: shift, y: shift)).content
      whole.invalidate()
      try whole.render(list(items, width: 64, height: 64))
      #expect(renderer.bitmap == whole.bitmap, "frame \(frame)")
    }
  }

  @Test func `how much of a stroke is made follows what is seen of it`() throws {
    let identity = CGAffineTransform.identity
    let rect = CGRect(x: 0, y: 0, width: 64, height: 64)
    func count(_ path: Path, _ style: StrokeStyle) -> Int {
      let window = StrokeWindow(identity, rect: rect, reach: SIMD2(repeating: style.reach))
      return path.strokedPath(style, seenIn: window).outline.verbs.count
    }
    let dashed = StrokeStyle(lineWidth: 2, dash: [4, 2])
    for length in [1e3, 1e4, 1e5, 5e5] {
      let line = Path {
        $0.addLines([CGPoint(x: 20, y: -length / 2), CGPoint(x: 40, y: length / 2)])
      }
      // Some 11 dashes of 5 verbs, and those that a halving more would have left out.
      #expect(count(line, dashed) < 40 * 5, "\(length)")
      let ellipse = try Path(svgPathData: "M50 40 A10 \(length / 4) 30 1 0 50 60 Z")
      #expect(count(ellipse, dashed) < 1500, "\(length)")
      #expect(count(ellipse, dashed) > 50, "\(length)")
      #expect(count(ellipse, StrokeStyle(lineWidth: 2)) < 3000, "\(length)")
    }
    let zigzag = Path { path in
      path.addLines((0..<20_000).map { CGPoint(x: Double($0) * 3, y: Double($0 % 2) * 30) })
    }
    #expect(count(zigzag, StrokeStyle(lineWidth: 2)) < 200)
    #expect(count(zigzag, StrokeStyle(lineWidth: 2)) > 80)
    // Each of few dashes, or of a single line: one in a thousand is seen.
    let ellipses = Path { path in
      for index in 0..<1000 {
        path.addEllipse(in: CGRect(x: 10 + index * 100, y: 10, width: 40, height: 40))
      }
    }
    #expect(count(ellipses, dashed) < 40 * 5)
    #expect(count(ellipses, dashed) > 15 * 5)
    let map = Path { path in
      for index in 0..<5000 {
        path.move(to: CGPoint(x: index * 5, y: 10))
        path.addLine(to: CGPoint(x: index * 5, y: 30))
      }
    }
    for dash: [CGFloat] in [[], [9, 5]] {
      let style = StrokeStyle(lineWidth: 2, lineCap: .round, dash: dash)
      #expect(count(map, style) < 500, "\(dash)")
      #expect(count(map, style) > 50, "\(dash)")
    }
  }
}
