import SwiftUI
import TweenGeometry
import TweenPaint
import TweenRaster

/// Nested layers: the cost must grow with the number of layers only.
@MainActor enum LayerDepthBench {
  private static let side = 64.0
  private static let (few, many) = (400, 1600)
  /// The largest ratio of the time of `many` layers to that of `few`. A linear cost gives four.
  private static let mostRatio = 8.0

  static func run(into table: inout BenchTable) throws {
    for (name, layer) in layers {
      let times = try [few, many].map { try rasterized($0, layer) }
      add("\(name), rasterized", times, into: &table)
    }
    // A thread with enough stack for views that are nested this deeply.
    for (name, nest) in nests {
      let times = [few, many].map { shown(nest($0)) }
      add("\(name) of views, drawn", times, into: &table)
    }
  }

  private static func add(_ name: String, _ times: [Double], into table: inout BenchTable) {
    table.add(
      "\(many) nested \(name), beside \(few)", times[1] / times[0], "times", budget: mostRatio,
      note: "\(BenchTable.text(times[0])) and \(BenchTable.text(times[1])) ms")
  }

  private static let layers: [(String, DisplayItem.Layer)] = {
    let clip = DisplayItem.Clip(path: Path(ellipseIn: CGRect(x: 4, y: 4, width: 56, height: 50)))
    return [
      ("clips", DisplayItem.Layer(clip: clip)),
      ("opacities", DisplayItem.Layer(opacity: 0.999)),
      ("blurs", DisplayItem.Layer(effect: .blur(.init(radius: 1)))),
    ]
  }()

  private static func rasterized(_ depth: Int, _ layer: DisplayItem.Layer) throws -> Double {
    let black = Paint.solid(Color.Resolved(linearRed: 0, linearGreen: 0, linearBlue: 0))
    var items: [DisplayItem] = []
    for index in 0..<depth {
      items.append(DisplayItem(id: UInt64(index + 1), version: 1, .beginLayer(layer)))
    }
    items.append(
      DisplayItem(
        .fill(
          DisplayItem.Fill(
            path: Path(CGRect(x: 0, y: 0, width: side, height: side)), paint: black))))
    items += repeatElement(DisplayItem(.endLayer), count: depth)
    let list = DisplayList(size: CGSize(width: side, height: side), items: items)
    let renderer = Renderer(threadCount: 1)
    var best = Double.infinity
    for _ in 0..<3 {
      renderer.invalidate()
      let start = Timing.threadTime
      try renderer.render(list)
      best = min(best, (Timing.threadTime - start) / 1e6)
    }
    return best
  }

  private static let nests: [(String, (Int) -> AnyView)] = [
    ("clipShape", { nest($0, AnyView(Color.red)) { AnyView($0.clipShape(Circle())) } }),
    ("blur", { nest($0, AnyView(Color.red)) { AnyView($0.blur(radius: 1)) } }),
  ]

  private static func nest(
    _ depth: Int, _ content: AnyView, _ wrap: (AnyView) -> AnyView
  ) -> AnyView {
    (0..<depth).reduce(content) { view, _ in wrap(view) }
  }

  /// Returns the time of the first frame of a view, including its rasterization.
  private static func shown(_ view: AnyView) -> Double {
    var best = Double.infinity
    for _ in 0..<2 {
      let start = Timing.threadTime
      let stage = Stage(
        content: view,
        configuration: Stage.Configuration(size: CGSize(width: side, height: side)))
      let frame = stage.frame(0)
      let renderer = Renderer(threadCount: 1)
      keep(try? renderer.render(frame))
      best = min(best, (Timing.threadTime - start) / 1e6)
    }
    return best
  }
}
