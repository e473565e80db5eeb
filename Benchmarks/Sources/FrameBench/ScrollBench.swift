import SwiftUI

/// Scrolling lists: the cost of a frame depends on the visible rows.
@MainActor enum ScrollBench {
  /// The number of rows of the long list.
  private static let rows = 11_000
  /// The number of rows of the short list, equal to the number of rows that scroll past.
  private static let fewRows = 220
  /// The largest ratio of a frame's time in a long list to that in a short one.
  private static let mostRatio = 1.5
  private static let size = CGSize(width: 400, height: 600)

  static func run(into table: inout BenchTable) {
    let again = measure(60, into: &table)
    let short = measure(fewRows, into: &table)
    let long = measure(rows, into: &table)
    table.add(
      "a row's scroll in \(rows) rows, beside one in \(fewRows)", long / short, "times",
      budget: mostRatio, note: "both show 14 rows, and make one each frame")
    table.add(
      "the same beside rows that are there from before", long / again, "times",
      note: "60, up and down")
    vast(into: &table)
    changed(into: &table)
    still(into: &table)
  }

  /// Measures lists of any length, made from a range, from ids and from identifiable elements.
  private static func vast(into table: inout BenchTable) {
    struct Entry: Identifiable { var id: Int }
    let counts = [1_000, 1_000_000]
    for (name, make) in [
      ("a range", { AnyView(VastList(data: 0..<$0, id: \.self)) }),
      ("an array", { AnyView(VastList(data: (0..<$0).map { Entry(id: $0) }, id: \.id)) }),
    ] as [(String, (Int) -> AnyView)] {
      var firsts: [Double] = []
      var steps: [Double] = []
      for count in counts {
        let content = make(count)
        let stage = Stage(content: content, configuration: Stage.Configuration(size: size))
        firsts.append(Timing.milliseconds(keeping: stage) { keep(stage.frame(0)) })
        var times: [Double] = []
        for frame in 1...60 {
          stage.send(.scroll(CGSize(width: 0, height: -44), position: CGPoint(x: 200, y: 300)))
          times.append(Timing.milliseconds { keep(stage.frame(frame)) })
        }
        steps.append(Timing.median(times))
        table.add("\(count) rows of \(name), first frame", firsts[firsts.count - 1], "ms")
        table.add("\(count) rows of \(name), a frame that scrolls", steps[steps.count - 1], "ms")
      }
      table.add(
        "a first frame of \(counts[1]) rows of \(name), beside \(counts[0])", firsts[1] / firsts[0],
        "times", budget: mostVastRatio)
      table.add(
        "a scroll in \(counts[1]) rows of \(name), beside \(counts[0])", steps[1] / steps[0],
        "times",
        budget: mostRatio)
    }
  }

  /// Measures a list whose elements are compared one by one when one of them changes, visible or far below.
  private static func changed(into table: inout BenchTable) {
    let count = 1_000_000
    for (name, place) in [("in view", 3), ("out of view", count - 3)] {
      let notes = NoteModel(count: count)
      let stage = Stage(
        content: NoteList(model: notes), configuration: Stage.Configuration(size: size))
      keep(stage.frame(0))
      var times: [Double] = []
      for frame in 1...20 {
        notes.notes[place].text = "change \(frame)"
        times.append(Timing.milliseconds { keep(stage.frame(frame)) })
      }
      table.add(
        "one of \(count) rows changed, \(name)", Timing.median(times) * 1e6 / Double(count),
        "ns a row", budget: mostComparing)
    }
  }
  /// The longest time for comparing the elements of a list by their ids and values.
  private static let mostComparing = 200.0

  /// The largest ratio for lists of any length. The lengths of rows that were never visible are summed up
  /// page by page.
  private static let mostVastRatio = 3.0

  private static func measure(_ count: Int, into table: inout BenchTable) -> Double {
    let content = ScrollList(count: count)
    var stage = Stage(content: content, configuration: Stage.Configuration(size: size))
    let first = Timing.milliseconds(keeping: stage) { keep(stage.frame(0)) }
    stage = Stage(content: content, configuration: Stage.Configuration(size: size))
    keep(stage.frame(0))
    var times: [Double] = []
    var bodies = 0
    // Scrolls by a row with each frame. A shorter list scrolls down and up again.
    let steps = min(count - 20, 200)
    for frame in 1...200 {
      let isDown = (frame - 1) / steps % 2 == 0
      stage.send(
        .scroll(
          CGSize(width: 0, height: isDown ? -44 : 44), position: CGPoint(x: 200, y: 300)))
      times.append(Timing.milliseconds { keep(stage.frame(frame)) })
      bodies = max(bodies, stage.report.bodyEvaluations)
    }
    let time = Timing.median(times)
    table.add("\(count) rows, first frame", first, "ms")
    table.add(
      "\(count) rows, a frame that scrolls by one", time, "ms",
      note: "at most \(bodies) bodies; beside raster")
    return time
  }

  /// Measures eager content, which scrolls as a transform.
  private static func still(into table: inout BenchTable) {
    let content = ScrollView {
      VStack(spacing: 0) { ForEach(0..<200) { _ in Color.blue.frame(height: 44) } }
    }
    let stage = Stage(content: content, configuration: Stage.Configuration(size: size))
    keep(stage.frame(0))
    var times: [Double] = []
    for frame in 1...100 {
      stage.send(.scroll(CGSize(width: 0, height: -20), position: CGPoint(x: 200, y: 300)))
      times.append(Timing.milliseconds { keep(stage.frame(frame)) })
      precondition(stage.report.layoutCalls == 0, "Scrolling lays out.")
    }
    table.add("a stack of 200 rows, a frame that scrolls", Timing.median(times), "ms")
  }
}

/// A usual list.
private struct ScrollList: View {
  let count: Int

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0) {
        ForEach(0..<count, id: \.self) { ScrollRow(index: $0) }
      }
    }
  }
}

private struct VastList<Data: RandomAccessCollection, ID: Hashable>: View {
  let data: Data
  let id: KeyPath<Data.Element, ID>

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0) {
        ForEach(data, id: id) { _ in Color.blue.frame(height: 44) }
      }
    }
  }
}

/// A usual row: a picture and a text.
struct ScrollRow: View {
  let index: Int

  var body: some View {
    HStack(spacing: 10) {
      Circle().fill(Color(hue: Double(index % 36) / 36, saturation: 0.7, brightness: 0.9))
        .frame(width: 30, height: 30)
      Text("Row \(index)")
      Spacer()
    }
    .padding(.horizontal, 10)
    .frame(height: 44)
  }
}

private struct Note: Identifiable, Equatable {
  let id: Int
  var text: String
}

private final class NoteModel: ObservableObject {
  @Published var notes: [Note]
  init(count: Int) { notes = (0..<count).map { Note(id: $0, text: "row") } }
}

private struct NoteList: View {
  @ObservedObject var model: NoteModel

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(model.notes) { Text($0.text).frame(height: 44) }
      }
    }
  }
}
