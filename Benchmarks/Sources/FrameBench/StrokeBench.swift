import Foundation
import TweenGeometry
import TweenMath
import TweenPaint
import TweenRaster

/// Strokes that are mostly outside of the canvas: their cost must depend on the visible part.
enum StrokeBench {
  private static let side = 64.0
  private static let count = 100
  /// The longest time in milliseconds for all shapes with dashes. There is no useful ratio to strokes
  /// without dashes, because a dashed curve must be measured up to its visible part.
  private static let mostDashed = 250.0

  static func run(into table: inout BenchTable) throws {
    let dashed = StrokeStyle(lineWidth: 1, dash: [4, 2])
    let plain = StrokeStyle(lineWidth: 1)
    let shapes = shapes()
    let fills = try milliseconds(shapes, nil)
    let strokes = try milliseconds(shapes, plain)
    let dashes = try milliseconds(shapes, dashed)
    table.add("\(count) shapes mostly outside, filled", fills.sum, "ms")
    table.add(
      "the same stroked, beside filled", strokes.sum / fills.sum, "times",
      note: "\(BenchTable.text(strokes.sum)) ms, the dearest \(BenchTable.text(strokes.most))")
    table.add(
      "the same dashed", dashes.sum, "ms", budget: mostDashed,
      note: "the dearest \(BenchTable.text(dashes.most)) ms")
    let ellipse = try Path(svgPathData: "M50 40 A10 20206 30 1 0 50 60 Z")
    let known = try milliseconds([ellipse], dashed)
    table.add(
      "an ellipse of 13,500 dashes, some 20 of them seen", known.sum, "ms",
      note: "\(BenchTable.text(try milliseconds([ellipse], plain).sum)) ms undashed")
    try lengths(into: &table)
    try many(into: &table)
    try glyphs(into: &table)
  }

  /// Measures one path of many short subpaths.
  private static func many(into table: inout BenchTable) throws {
    let ellipses = Path { path in
      for index in 0..<1500 {
        path.addEllipse(in: CGRect(x: 5 + index * 200, y: 5, width: 54, height: 180))
      }
    }
    table.add(
      "1,500 ellipses of 60 dashes, one of them seen",
      try milliseconds([ellipses], StrokeStyle(lineWidth: 1, dash: [4, 2.5])).sum, "ms",
      note: "their points are read all the same")
    let map = Path { path in
      for index in 0..<50_000 {
        path.move(to: CGPoint(x: Double(index) * 2.5, y: 10))
        path.addLine(to: CGPoint(x: Double(index) * 2.5 + 20, y: 50))
      }
    }
    table.add(
      "50,000 lines with round caps, some 30 of them seen",
      try milliseconds([map], StrokeStyle(lineWidth: 1, lineCap: .round)).sum, "ms",
      note: "their points are read all the same")
  }

  /// Measures a line of text that leaves the canvas.
  private static func glyphs(into table: inout BenchTable) throws {
    let ring = Path { path in
      path.addEllipse(in: CGRect(x: 40, y: -20, width: 520, height: 540))
      path.addEllipse(in: CGRect(x: 160, y: 90, width: 280, height: 320))
    }
    let count = 100_000
    let run = GlyphRun(
      faceID: 14, fontSize: 2, glyphs: [UInt32](repeating: 1, count: count),
      positions: (0..<count).map { CGPoint(x: Double($0) * 1.28, y: 30) }, text: "",
      outlines: GlyphOutlines(unitsPerEm: 1000, outlines: [1: ring]))
    let black = Color.Resolved(linearRed: 0, linearGreen: 0, linearBlue: 0)
    table.add(
      "a run of \(count) glyphs, 50 of them seen",
      try milliseconds(
        DisplayItem(.glyphs(DisplayItem.Glyphs(run: run, paint: .solid(black)))),
        by: Renderer(threadCount: 1)), "ms")
  }

  /// Measures a line a hundred times as long, of which the same part is visible.
  private static func lengths(into table: inout BenchTable) throws {
    for (name, style) in [
      ("dashed line", StrokeStyle(lineWidth: 2, dash: [4, 2])),
      ("zigzag", StrokeStyle(lineWidth: 2)),
    ] {
      let times = try [4000.0, 400_000].map { length in
        let path = Path { path in
          if style.dash.isEmpty {
            path.addLines(
              stride(from: -length / 20, to: length / 20, by: 3).enumerated().map {
                CGPoint(x: $1, y: $0 % 2 == 0 ? 10 : 50)
              })
          } else {
            path.addLines([CGPoint(x: 20, y: -length / 2), CGPoint(x: 40, y: length / 2)])
          }
        }
        return try milliseconds([path], style).sum
      }
      table.add(
        "a \(name) a hundred times as long", times[1] / times[0], "times",
        note: "\(BenchTable.text(times[0])) ms short; its points are read all the same")
    }
  }

  /// Ellipses, curves and lines that cross the canvas, up to some thousand times as long.
  private static func shapes() -> [Path] {
    let random = SeededGenerator(seed: 14)
    var source = random
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &source) }
    return (0..<count).map { index in
      let length = Elementary.exp(number(6...11))
      func far() -> CGPoint { CGPoint(x: number(-length...length), y: number(-length...length)) }
      func near() -> CGPoint { CGPoint(x: number(8...56), y: number(8...56)) }
      return Path { path in
        path.move(to: near())
        switch index % 5 {
        case 0:
          let turn = CGAffineTransform(rotationAngle: number(-3...3))
          path.addPath(
            Path {
              $0.addEllipse(
                in: CGRect(x: number(0...40), y: -length / 2, width: number(4...40), height: length)
              )
            }, transform: turn)
        case 1: path.addCurve(to: near(), control1: far(), control2: far())
        case 2: path.addQuadCurve(to: near(), control: far())
        case 3: path.addLines([near(), far(), near(), far()])
        default:
          path.addEllipse(
            in: CGRect(x: number(0...60), y: number(0...60), width: length, height: length))
        }
      }
    }
  }

  private static func milliseconds(
    _ paths: [Path], _ style: StrokeStyle?
  ) throws -> (sum: Double, most: Double) {
    let black = Color.Resolved(linearRed: 0, linearGreen: 0, linearBlue: 0)
    let renderer = Renderer(threadCount: 1)
    var (sum, most) = (0.0, 0.0)
    for path in paths {
      let item = DisplayItem(
        .fill(DisplayItem.Fill(path: path, stroke: style, paint: .solid(black))))
      let best = try milliseconds(item, by: renderer)
      sum += best
      most = max(most, best)
    }
    return (sum, most)
  }

  /// Returns the least of three times of drawing an item again.
  private static func milliseconds(_ item: DisplayItem, by renderer: Renderer) throws -> Double {
    let list = DisplayList(size: CGSize(width: side, height: side), items: [item])
    var best = Double.infinity
    for _ in 0..<3 {
      renderer.invalidate()
      let start = Timing.threadTime
      try renderer.render(list)
      best = min(best, (Timing.threadTime - start) / 1e6)
    }
    return best
  }
}
