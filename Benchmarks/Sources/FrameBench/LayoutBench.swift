import SwiftUI

/// The layout of many views at rest, and complete updates after small changes.
@MainActor enum LayoutBench {
  static func run(into table: inout BenchTable) {
    stacks(into: &table)
    for count in [1_000, 10_000] { grid(count, into: &table) }
    counters(into: &table)
  }

  private static let size = CGSize(width: 1920, height: 1080)

  private static func stacks(into table: inout BenchTable) {
    let model = LeafModel()
    var firsts: [Double] = []
    for _ in 0..<3 {
      let graph = graph(Leaves(level: 4, model: model))
      firsts.append(Timing.milliseconds(keeping: graph) { graph.advance(to: .zero) })
    }
    let graph = graph(Leaves(level: 4, model: model))
    graph.advance(to: .zero)
    let calls = graph.report.layoutCalls
    let layouts = (0..<9).map { _ in firstLayout(of: graph) }
    table.add(
      "layout of 10,000 leaves in stacks", layouts.min(), "ms", budget: 15,
      note: "texts, 4 levels of 10; median \(BenchTable.text(Timing.median(layouts)))")
    table.add(
      "their first frame, with views and items", firsts.min(), "ms",
      note: "\(calls) sizes")
    // The digits have equal widths, so no other view has to move.
    change(graph, model, ["13", "31"], budget: 1, "as wide as before", into: &table)
    // The row is not the widest of its column, so only the other texts of the row move.
    change(graph, model, ["1", "7"], budget: 1, "narrower, in its row", into: &table)
    // All columns move, and with them the centred root: 10,000 items change.
    change(graph, model, ["12345", "7"], budget: nil, "so that all move", into: &table)
  }

  /// Measures complete updates after the text of one leaf changed.
  private static func change(
    _ graph: ViewGraph, _ model: LeafModel, _ texts: [String], budget: Double?, _ name: String,
    into table: inout BenchTable
  ) {
    var times: [Double] = []
    for _ in 0..<20 {
      for text in texts {
        model.text = text
        frame += 1
        times.append(Timing.milliseconds { graph.advance(to: time(frame)) })
      }
    }
    table.add(
      "one of their texts changing, \(name)", times.min(), "ms", budget: budget,
      note: "the whole update; \(graph.report.layoutCalls) sizes, "
        + "\(graph.report.itemsRefreshed) items")
  }

  private static var frame = 0

  private static func grid(_ count: Int, into table: inout BenchTable) {
    let graph = graph(BenchGrid(rows: count / 10))
    graph.advance(to: .zero)
    let layouts = (0..<9).map { _ in firstLayout(of: graph) }
    table.add(
      "layout of a grid's cell, of \(count)", (layouts.min() ?? .nan) * 1e3 / Double(count), "us",
      note: "10 columns; the same for any number")
  }

  /// Texts that each show a new number in each frame.
  private static func counters(into table: inout BenchTable) {
    let model = CounterModel()
    let graph = graph(Counters(model: model))
    graph.advance(to: .zero)
    let frames = (1...40).map { frame in
      model.first = 10_000 + frame * 1_009
      return Timing.milliseconds { graph.advance(to: time(frame)) }
    }
    table.add(
      "1,000 counters, each another number", frames.min(), "ms",
      note: "the whole update; median \(BenchTable.text(Timing.median(frames)))")
  }

  /// Returns the time of a graph's layout without any cached layout.
  private static func firstLayout(of graph: ViewGraph) -> Double {
    graph.forgetLayout()
    return Timing.milliseconds { graph.layoutIfNeeded() }
  }

  private static func graph<Content: View>(_ content: Content) -> ViewGraph {
    ViewGraph(content: content, configuration: ViewGraph.Configuration(size: size))
  }

  private static func time(_ frame: Int) -> StageTime {
    StageTime(flicks: StageTime.flicksPerSecond / 60 * Int64(frame))
  }
}

/// The first of the shown numbers.
private final class CounterModel: ObservableObject {
  @Published var first = 10_000
}

/// 50 rows of 20 numbers that all fit.
private struct Counters: View {
  @ObservedObject var model: CounterModel

  var body: some View {
    VStack {
      ForEach(0..<50, id: \.self) { row in
        HStack {
          ForEach(0..<20, id: \.self) { column in
            Text("\(model.first + row * 20 + column)")
          }
        }
      }
    }
  }
}

/// The text of the one leaf that changes.
private final class LeafModel: ObservableObject {
  @Published var text = "12"
}

/// Nested stacks of ten, with texts in the innermost ones.
private struct Leaves: View {
  let level: Int
  let model: LeafModel
  var isFirst = true

  var body: AnyView {
    let items = ForEach(0..<10, id: \.self) { index in
      if level > 1 {
        Leaves(level: level - 1, model: model, isFirst: isFirst && index == 0)
      } else if isFirst, index == 0 {
        ChangingLeaf(model: model)
      } else {
        Text("\(index)")
      }
    }
    return level % 2 == 0
      ? AnyView(VStack(alignment: .leading, spacing: 1) { items })
      : AnyView(HStack(spacing: 2) { items })
  }
}

private struct ChangingLeaf: View {
  @ObservedObject var model: LeafModel
  var body: some View { Text(model.text) }
}

private struct BenchGrid: View {
  let rows: Int
  var body: some View {
    Grid(horizontalSpacing: 2, verticalSpacing: 1) {
      ForEach(0..<rows, id: \.self) { row in
        GridRow {
          ForEach(0..<10, id: \.self) { column in
            Rectangle().fill(Color.blue).frame(width: CGFloat((row + column) % 7 + 3))
          }
        }
      }
    }
  }
}
