import SwiftUI

/// Keys typed into long texts: the time of a frame from the key to the display list.
@MainActor enum EditingBench {
  private static let size = CGSize(width: 400, height: 600)

  static func run(into table: inout BenchTable) {
    let sentence = "The quick brown fox jumps over the lazy dog. "
    let line = String(repeating: sentence, count: 2222)
    let words = String(repeating: sentence, count: 22)
    let letter = String(repeating: words + "\n", count: 1010)
    let few = stage(EditedField(text: words))
    let many = stage(EditedField(text: line))
    _ = type(into: few, "key in a field of 1 kB", budget: nil, &table)
    _ = type(into: many, "key in a field of 100 kB", budget: 1, &table)
    allocations(few, many, into: &table)
    let paragraphs = stage(EditedPage(text: letter))
    _ = type(into: paragraphs, "key in an editor of 1 MB", budget: 5, &table)
    let one = stage(EditedPage(text: line))
    _ = type(into: one, "key in an editor of a paragraph of 100 kB", budget: 1, &table)
    blink(many, into: &table)
  }

  private static func stage(_ view: some View) -> Stage {
    nonisolated(unsafe) let view = view
    let stage = Stage(content: view, configuration: Stage.Configuration(size: size))
    keep(stage.frame(2))
    return stage
  }

  private static func type(
    into stage: Stage, _ what: String, budget: Double?, _ table: inout BenchTable
  ) -> Double {
    var times: [Double] = []
    for turn in 0..<60 {
      let frame = (stage.frameIndex ?? 0) + 1
      stage.send(.text(turn.isMultiple(of: 6) ? " " : "n"))
      let start = Timing.threadTime
      keep(stage.frame(frame))
      times.append((Timing.threadTime - start) / 1e6)
    }
    let median = Timing.median(times)
    table.add(
      what, median, "ms", budget: budget, note: "the longest \(BenchTable.text(times.max()))")
    return median
  }

  /// Compares the numbers of allocations of a key in a short and a long text, which must be equal.
  private static func allocations(_ few: Stage, _ many: Stage, into table: inout BenchTable) {
    func count(_ stage: Stage) -> Int? {
      let frame = (stage.frameIndex ?? 0) + 1
      stage.send(.text("n"))
      return AllocationCounter.count { keep(stage.frame(frame)) }
    }
    guard let short = count(few), let long = count(many) else { return }
    table.add(
      "allocations of a key at 100 kB beside 1 kB", Double(long) / Double(max(1, short)), "times",
      budget: 1.5, note: "\(long)")
  }

  private static func blink(_ stage: Stage, into table: inout BenchTable) {
    var times: [Double] = []
    var items = 0
    for _ in 0..<20 {
      let frame = (stage.frameIndex ?? 0) + 30
      keep(stage.frame(frame - 1))
      let start = Timing.threadTime
      keep(stage.frame(frame))
      times.append((Timing.threadTime - start) / 1e6)
      items = max(items, stage.report.itemsRefreshed)
    }
    table.add(
      "a caret's blink in a field of 100 kB", times.max() ?? 0, "ms", budget: 0.05,
      note: "\(items) items drawn anew")
  }
}

private struct EditedField: View {
  @State var text: String
  @FocusState private var isFocused: Bool
  var body: some View {
    TextField("Text", text: $text).focused($isFocused).onAppear { isFocused = true }
  }
}

private struct EditedPage: View {
  @State var text: String
  @FocusState private var isFocused: Bool
  var body: some View {
    TextEditor(text: $text).focused($isFocused).onAppear { isFocused = true }
  }
}
