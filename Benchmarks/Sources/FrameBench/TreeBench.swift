import SwiftUI

/// The tree of 10,000 elements for screen readers: built completely, and updated by changes.
@MainActor enum TreeBench {
  static func run(into table: inout BenchTable) {
    let model = OneText()
    let graph = ViewGraph(
      content: Texts(model: model),
      configuration: ViewGraph.Configuration(size: CGSize(width: 8_000, height: 8_000)))
    graph.advance(to: .zero)
    var count = 0
    let whole = (0..<9).map { _ in Timing.milliseconds { count = graph.tree.all.count - 1 } }
    table.add(
      "a tree of \(count) elements", whole.min(), "ms", budget: 30,
      note: "made whole; median \(BenchTable.text(Timing.median(whole)))")
    let first = Timing.milliseconds { _ = graph.keptTree }
    table.add("the same to be kept up, for the first time", first, "ms")
    var updates: [Double] = []
    var walks: [Double] = []
    for frame in 1...40 {
      model.text = frame % 2 == 0 ? "13" : "31"
      updates.append(Timing.milliseconds { graph.advance(to: time(frame)) })
      walks.append(Timing.milliseconds { _ = graph.keptTree })
    }
    table.add(
      "its upkeep, as one text changes", walks.min(), "ms",
      note: "the walk alone; median \(BenchTable.text(Timing.median(walks)))")
    graph.stopKeepingTree()
    var plain: [Double] = []
    for frame in 41...80 {
      model.text = frame % 2 == 0 ? "13" : "31"
      plain.append(Timing.milliseconds { graph.advance(to: time(frame)) })
    }
    table.add(
      "an update while a tree is kept up", updates.min(), "ms",
      note: "while none is: \(BenchTable.text(plain.min())) ms")
  }

  private static func time(_ frame: Int) -> StageTime {
    StageTime(flicks: StageTime.flicksPerSecond / 60 * Int64(frame))
  }
}

/// The text that changes.
private final class OneText: ObservableObject {
  @Published var text = "12"
}

/// 100 rows of 100 texts, all visible.
private struct Texts: View {
  let model: OneText

  var body: some View {
    VStack(spacing: 1) {
      ForEach(0..<100, id: \.self) { row in
        HStack(spacing: 2) {
          ForEach(0..<100, id: \.self) { column in
            if row == 50, column == 50 {
              ChangingText(model: model)
            } else {
              Text("\(row * 100 + column)")
            }
          }
        }
      }
    }
  }
}

private struct ChangingText: View {
  @ObservedObject var model: OneText
  var body: some View { Text(model.text) }
}
