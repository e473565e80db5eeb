import SwiftUI

/// Rows that a container resolves to subviews, compared with the same rows in a plain `ForEach`.
@MainActor enum SubviewBench {
  private static let count = 10_000
  private static let size = CGSize(width: 400, height: 600)
  /// The largest ratio of the time of resolved rows to that of plain rows.
  private static let mostRatio = 1.3
  /// The longest time of an update for each unchanged subview, in microseconds.
  private static let mostUnchanged = 1.0

  static func run(into table: inout BenchTable) {
    compare("in a stack", isLazy: false, into: &table)
    compare("in a lazy stack", isLazy: true, into: &table)
    scrolls(into: &table)
    unchanged(into: &table)
    sections(into: &table)
  }

  /// Compares sections of one row with ten times as many, which must be ten times the work.
  private static func sections(into table: inout BenchTable) {
    var times: [[Double]] = [[], []]
    for _ in 0..<5 {
      for (index, count) in [count / 10, count].enumerated() {
        let list = SectionList(count: count)
        let stage = Stage(content: list, configuration: Stage.Configuration(size: size))
        times[index].append(Timing.milliseconds(keeping: stage) { keep(stage.frame(0)) })
      }
    }
    table.add("\(count) sections, first frame", Timing.median(times[1]), "ms")
    table.add(
      "the same beside \(count / 10)", Timing.median(times[1]) / Timing.median(times[0]), "times",
      budget: mostSections)
  }
  /// The largest ratio. It is more than linear, because caches hold more of the shorter list.
  private static let mostSections = 13.0

  private static func compare(_ name: String, isLazy: Bool, into table: inout BenchTable) {
    var times: [[Double]] = [[], []]
    for round in 0..<(isLazy ? 32 : 12) {
      for isResolved in round.isMultiple(of: 2) ? [false, true] : [true, false] {
        let stage = stage(isLazy: isLazy, isResolved: isResolved, BenchTurn())
        let time = Timing.milliseconds(keeping: stage) { keep(stage.frame(0)) }
        times[isResolved ? 1 : 0].append(time)
      }
    }
    add("\(count) rows \(name), first frame", times, into: &table)
  }

  private static func scrolls(into table: inout BenchTable) {
    let stages = [false, true].map { stage(isLazy: true, isResolved: $0, BenchTurn()) }
    for stage in stages { keep(stage.frame(0)) }
    var times: [[Double]] = [[], []]
    for frame in 1...200 {
      for (index, stage) in stages.enumerated() {
        stage.send(.scroll(CGSize(width: 0, height: -44), position: CGPoint(x: 200, y: 300)))
        times[index].append(Timing.milliseconds { keep(stage.frame(frame)) })
      }
    }
    add("\(count) rows in a lazy stack, a frame that scrolls by one", times, into: &table)
  }

  /// Measures another run of the container's body, in which every row stays the same.
  private static func unchanged(into table: inout BenchTable) {
    let turns = [BenchTurn(), BenchTurn()]
    let stages = [false, true].map {
      stage(isLazy: false, isResolved: $0, turns[$0 ? 1 : 0])
    }
    for stage in stages { keep(stage.frame(0)) }
    var times: [[Double]] = [[], []]
    for frame in 1...11 {
      for (index, stage) in stages.enumerated() {
        turns[index].number = frame
        times[index].append(Timing.milliseconds { keep(stage.frame(frame)) })
      }
    }
    let (plain, resolved) = (Timing.median(times[0]), Timing.median(times[1]))
    table.add(
      "\(count) rows in a stack, evaluated anew", resolved, "ms",
      note: "\(BenchTable.text(plain)) ms by a plain ForEach")
    table.add(
      "what resolving adds for a subview that stays", (resolved - plain) * 1e3 / Double(count),
      "us",
      budget: mostUnchanged)
  }

  /// - Parameter times: the times of plain rows and of resolved rows, measured in turn. Each is compared
  ///   with its neighbour, because other work of the machine slows down both.
  private static func add(_ name: String, _ times: [[Double]], into table: inout BenchTable) {
    let ratios = zip(times[0], times[1]).map { $1 / $0 }
    table.add(name, Timing.median(times[1]), "ms")
    table.add(
      "the same beside a plain ForEach", Timing.median(ratios), "times", budget: mostRatio)
  }

  private static func stage(isLazy: Bool, isResolved: Bool, _ turn: BenchTurn) -> Stage {
    let list = ResolvedList(count: count, isLazy: isLazy, isResolved: isResolved, turn: turn)
    return Stage(content: list, configuration: Stage.Configuration(size: size))
  }
}

private struct SectionList: View {
  let count: Int

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
        ForEach(
          sections: ForEach(0..<count, id: \.self) { index in
            Section {
              ScrollRow(index: index)
            } header: {
              Color.gray.frame(height: 10)
            }
          }
        ) { section in
          Section {
            section.content
          } header: {
            section.header
          }
        }
      }
    }
  }
}

/// A counter that makes a list's body run again.
private final class BenchTurn: ObservableObject { @Published var number = 0 }

private struct ResolvedList: View {
  let count: Int
  let isLazy: Bool
  let isResolved: Bool
  @ObservedObject var turn: BenchTurn

  var body: some View {
    let _ = turn.number
    ScrollView {
      if isLazy {
        LazyVStack(spacing: 0) { rows }
      } else {
        VStack(spacing: 0) { rows }
      }
    }
  }

  @ViewBuilder private var rows: some View {
    if isResolved {
      ForEach(subviews: plain) { $0 }
    } else {
      plain
    }
  }

  private var plain: some View { ForEach(0..<count, id: \.self) { ScrollRow(index: $0) } }
}
