import SwiftUI

/// Nested trees of nodes, and sums of texts: the cost of one more level, at every depth.
@MainActor enum DepthBench {
  private static let size = CGSize(width: 100, height: 100)
  /// The largest ratio of a level's cost in the deepest tree to that in the flattest one. The ratio covers
  /// effects of caches, but not work that each level does for all levels.
  private static let mostRatio = 4.0

  static func run(into table: inout BenchTable) {
    let kinds: [(name: String, wrap: (AnyView, Int) -> AnyView)] = [
      ("VStack", { view, _ in AnyView(VStack { view }) }),
      ("padding", { view, _ in AnyView(view.padding(0.001)) }),
      ("overlay", { view, _ in AnyView(Color.clear.overlay { view }) }),
      ("opacity", { view, _ in AnyView(view.opacity(0.999)) }),
      ("id", { view, level in AnyView(view.id(level)) }),
      ("environment", { view, level in AnyView(view.environment(\.lineLimit, level)) }),
      (
        "onPreferenceChange",
        { view, _ in AnyView(view.onPreferenceChange(LevelKey.self) { _ in }) }
      ),
    ]
    for kind in kinds {
      measure("\(kind.name) in each other", [1_000, 2_000, 4_000, 10_000], into: &table) { levels in
        (0..<levels).reduce(AnyView(Color.red)) { view, level in kind.wrap(view, level) }
      }
    }
    measure("bodies in each other", [1_000, 2_000, 4_000, 10_000], into: &table) {
      Nest(levels: $0)
    }
    measure("geometry readers in each other", [1_000, 2_000, 4_000, 10_000], into: &table) {
      ReaderNest(levels: $0)
    }
    let pressed: [(name: String, wrap: (AnyView) -> AnyView)] = [
      ("tap gestures", { AnyView($0.onTapGesture {}) }),
      ("hover modifiers", { AnyView($0.onHover { _ in }) }),
    ]
    for kind in pressed {
      measure(
        "\(kind.name) in each other", [1_000, 2_000, 4_000, 10_000], isPressed: true, into: &table
      ) { levels in
        (0..<levels).reduce(AnyView(Color.red)) { view, _ in kind.wrap(view) }
      }
    }
    measure("buttons in each other", [100, 200, 400], isPressed: true, into: &table) { levels in
      (0..<levels).reduce(AnyView(Color.red)) { view, _ in
        AnyView(Button(action: {}, label: { view }))
      }
    }
    measure("texts in a sum", [5_000, 20_000, 100_000], into: &table) { count in
      (1..<count).reduce(Text("a")) { sum, index in
        sum + Text(verbatim: index % 10 == 0 ? " " : "b")
      }
    }
  }

  /// Returns the time of the first frame, or of a later frame with a press and a release of the pointer.
  private static func measure(
    _ name: String, _ counts: [Int], isPressed: Bool = false, into table: inout BenchTable,
    _ make: (Int) -> some View
  ) {
    var perLevel: [Double] = []
    for count in counts {
      var best = Double.infinity
      for _ in 0..<3 {
        var start = Timing.threadTime
        let content = make(count)
        let stage = Stage(content: content, configuration: Stage.Configuration(size: size))
        keep(stage.frame(0))
        if isPressed {
          start = Timing.threadTime
          let middle = CGPoint(x: size.width / 2, y: size.height / 2)
          stage.send(.pointer(.down, position: middle, button: .left))
          stage.send(.pointer(.up, position: middle, button: .left))
          keep(stage.frame(1))
        }
        best = min(best, (Timing.threadTime - start) / 1e6)
      }
      perLevel.append(best / Double(count) * 1_000)
      table.add("\(count) \(name), \(isPressed ? "a press" : "first frame")", best, "ms")
    }
    guard let first = perLevel.first, let last = perLevel.last else { return }
    table.add(
      "one of \(counts[counts.count - 1]) \(name), beside one of \(counts[0])", last / first,
      "times", budget: mostRatio,
      note: perLevel.map { String(format: "%.2f", $0) }.joined(separator: ", ") + " us each")
  }
}

private struct LevelKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct ReaderNest: View {
  let levels: Int
  var body: some View {
    GeometryReader { _ in
      if levels > 0 { ReaderNest(levels: levels - 1) } else { Color.red }
    }
  }
}

private struct Nest: View {
  let levels: Int
  var body: some View {
    if levels > 0 { AnyView(Nest(levels: levels - 1)) } else { Color.red }
  }
}
