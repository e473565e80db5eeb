import SwiftUI

/// Lists: the cost of a frame depends on the visible and the changed rows, and not on the list's length.
@MainActor enum ListBench {
  private static let few = 100
  private static let many = 100_000
  private static let size = CGSize(width: 390, height: 844)
  /// The number of rows in `size`, each 60 points high.
  private static let rowsInView = 14

  static func run(into table: inout BenchTable) {
    first(into: &table)
    scrolled(into: &table)
    changed(into: &table)
    evaluated(into: &table)
    edited(into: &table)
    jumped(into: &table)
    sections(into: &table)
    form(into: &table)
    ListMemory.run(many, into: &table)
  }

  static func stage<Content: View>(_ content: Content) -> Stage {
    Stage(content: content, configuration: Stage.Configuration(size: size))
  }

  /// Returns the times of several contents, measured in turn, so that other work of the machine slows down
  /// all of them.
  private static func inTurn(_ rounds: Int, _ contents: [() -> Double]) -> [Double] {
    var times = contents.map { _ in [Double]() }
    for _ in 0..<rounds {
      for (index, content) in contents.enumerated() { times[index].append(content()) }
    }
    return times.map { Timing.median($0) }
  }

  // MARK: First frames

  private static func first(into table: inout BenchTable) {
    func time<Content: View>(_ content: Content) -> Double {
      let stage = stage(content)
      return Timing.milliseconds(keeping: stage) { keep(stage.frame(0)) }
    }
    var bodies = 0
    let entries = ListShelf(0..<many)
    let fewEntries = ListShelf(0..<few)
    let times = inTurn(
      21,
      [
        { time(ShelfList(shelf: fewEntries)) },
        {
          let before = ListBenchRow.bodies
          defer { bodies = ListBenchRow.bodies - before }
          return time(ShelfList(shelf: entries))
        },
        { time(List(0..<20) { ListBenchRow(number: $0) }) },
        { time(List(0..<many, id: \.self) { ListBenchRow(number: $0) }) },
        { time(List(0..<many) { ListBenchRow(number: $0) }) },
      ])
    table.add("\(many) rows, first frame", times[1], "ms")
    table.add("the same beside \(few)", times[1] / times[0], "times", budget: 1.5)
    table.add(
      "rows made for it", Double(bodies), "rows", budget: Double(2 * rowsInView),
      note: "two screens of \(rowsInView)")
    table.add(
      "\(many) rows of a range by id, beyond 20 rows", times[3] - times[2], "ms", budget: 15)
    table.add("\(many) rows of a constant range, beyond 20", times[4] - times[2], "ms", budget: 0.3)
  }

  // MARK: Scrolling

  static func scrolled(into table: inout BenchTable) {
    // Scrolls down by a row a frame. At the list's end it starts again.
    func steps<Content: View>(_ content: Content, _ count: Int) -> (times: [Double], bodies: Int) {
      let stage = stage(content)
      keep(stage.frame(0))
      var (times, most) = ([Double](), 0)
      for frame in 1...count {
        stage.send(.scroll(CGSize(width: 0, height: -60), position: CGPoint(x: 200, y: 300)))
        let before = ListBenchRow.bodies
        times.append(Timing.milliseconds { keep(stage.frame(frame)) })
        most = max(most, ListBenchRow.bodies - before)
      }
      return (times, most)
    }
    let shelves = [ListShelf(0..<few), ListShelf(0..<many)]
    var times: [[Double]] = [[], [], []]
    var most = 0
    for _ in 0..<5 {
      for (index, shelf) in shelves.enumerated() {
        let found = steps(ShelfList(shelf: shelf), few - rowsInView - 4)
        times[index] += found.times
        most = max(most, found.bodies)
      }
      times[2] += steps(SectionedList(count: 10_000), 80).times
    }
    let medians = times.map { Timing.median($0) }
    table.add(
      "\(many) rows, a frame that scrolls by one", medians[1], "ms", budget: 0.2,
      note: "beside raster")
    table.add("the same beside \(few) rows", medians[1] / medians[0], "times", budget: 1.1)
    table.add("rows made for it, at most", Double(most), "rows", budget: 1)
    table.add("a frame that scrolls in 10,000 sections", medians[2], "ms", budget: 0.4)
  }

  // MARK: Changes

  /// Measures a change of one row's own model.
  private static func changed(into table: inout BenchTable) {
    let notes = (0..<many).map { RowNote($0) }
    let stage = stage(List(notes) { NotedRow(note: $0) })
    keep(stage.frame(0))
    var (times, bodies, layouts) = ([Double](), 0, 0)
    for frame in 1...101 {
      notes[4].text = frame % 2 == 0 ? "One" : "Two"
      let before = ListBenchRow.bodies
      times.append(Timing.milliseconds { keep(stage.frame(frame)) })
      bodies = max(bodies, ListBenchRow.bodies - before)
      layouts = max(layouts, stage.report.layoutCalls)
    }
    table.add("one row's model changed", Timing.median(times) * 1_000, "us", budget: 30)
    table.add("bodies of rows run for it", Double(bodies), "bodies", budget: 1)
    table.add("sizes worked out for it", Double(layouts), "calls", note: "of the row's own views")
  }

  /// Measures another run of the list's body over the same elements.
  private static func evaluated(into table: inout BenchTable) {
    let shelf = ListShelf(0..<many)
    let stage = stage(ShelfList(shelf: shelf))
    keep(stage.frame(0))
    var (times, bodies) = ([Double](), 0)
    for frame in 1...101 {
      shelf.turn = frame
      let before = ListBenchRow.bodies
      times.append(Timing.milliseconds { keep(stage.frame(frame)) })
      bodies = max(bodies, ListBenchRow.bodies - before)
    }
    table.add("\(many) rows, the list evaluated anew", Timing.median(times) * 1_000, "us")
    table.add("bodies of rows run for it", Double(bodies), "bodies", budget: 0)
  }

  private static func edited(into table: inout BenchTable) {
    func time(_ count: Int, _ change: (inout [ListEntry], _ turn: Int) -> Void) -> Double {
      let shelf = ListShelf(0..<many)
      let stage = stage(ShelfList(shelf: shelf))
      keep(stage.frame(0))
      var times: [Double] = []
      for turn in 1...count {
        change(&shelf.entries, turn)
        times.append(Timing.milliseconds { keep(stage.frame(turn)) })
      }
      return Timing.median(times)
    }
    let middle = many / 2
    table.add(
      "\(many) rows, one inserted in the middle",
      time(21) { $0.insert(ListEntry(id: -$1), at: middle) }, "ms", budget: 5)
    table.add(
      "one inserted in view", time(21) { $0.insert(ListEntry(id: -$1), at: 5) }, "ms", budget: 5)
    table.add("one removed in the middle", time(21) { $0.remove(at: middle + $1) }, "ms", budget: 6)
    table.add(
      "one moved", time(21) { $0.insert($0.remove(at: middle), at: 100 + $1) }, "ms", budget: 6)
    table.add(
      "one's content changed in view", time(21) { $0[3].note = "Change \($1)" }, "ms", budget: 2)
    table.add(
      "one's content changed out of view", time(21) { $0[middle].note = "Change \($1)" }, "ms",
      budget: 2)
    var random = Shuffling(state: 7)
    table.add(
      "all shuffled", time(11) { list, _ in list.shuffle(using: &random) }, "ms", budget: 12)
  }

  /// A generator of numbers for shuffles, the same in each run.
  private struct Shuffling: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  // MARK: Far rows

  private static func jumped(into table: inout BenchTable) {
    let shelf = ListShelf(0..<many)
    let stage = stage(ShelfList(shelf: shelf))
    keep(stage.frame(0))
    var (times, bodies) = ([Double](), 0)
    for frame in 1...21 {
      shelf.scroll(frame % 2 == 1 ? 90_000 - frame * 100 : 10_000 + frame * 100)
      let before = ListBenchRow.bodies
      times.append(Timing.milliseconds { keep(stage.frame(frame)) })
      bodies = max(bodies, ListBenchRow.bodies - before)
    }
    table.add("\(many) rows, the first jump to one", times[0], "ms")
    table.add("later jumps", Timing.median(times), "ms")
    table.add(
      "rows made for one, at most", Double(bodies), "rows", budget: Double(3 * rowsInView),
      note: "three screens")
  }

  private static func sections(into table: inout BenchTable) {
    func time(_ count: Int) -> Double {
      let stage = stage(SectionedList(count: count))
      return Timing.milliseconds(keeping: stage) { keep(stage.frame(0)) }
    }
    let times = inTurn(7, [{ time(1_000) }, { time(10_000) }])
    table.add("10,000 sections, first frame", times[1], "ms")
    table.add("the same beside 1,000", times[1] / times[0], "times", budget: 13, note: "linear: 10")
  }

  private static func form(into table: inout BenchTable) {
    let type = FormType()
    let stage = stage(SwitchForm(count: 30, type: type))
    keep(stage.frame(0))
    var times: [Double] = []
    for frame in 1...21 {
      type.isLarge.toggle()
      times.append(Timing.milliseconds { keep(stage.frame(frame)) })
    }
    table.add(
      "a form of 30 switches, type size changed", Timing.median(times), "ms", budget: 2,
      note: "\(stage.report.layoutCalls) sizes worked out")
  }
}
