import Observation
import SwiftUI

/// Pages pushed above each other: the cost of the first frame of a push, of a frame of its animation, and
/// of covered pages.
@MainActor enum NavigationBench {
  private static let size = CGSize(width: 390, height: 844)
  /// The views of a row: its image, two texts, the space and the chevron.
  private static let viewsOfRow = 5
  private static let rows = 20
  private static let depth = 50

  static func run(into table: inout BenchTable) {
    let shallow = push(at: 1, times: 21)
    let deep = push(at: depth, times: 21)
    table.add(
      "a push to a page of 100 views, its first frame", Timing.median(shallow.first), "ms",
      budget: 5,
      note: "beside raster")
    table.add("a frame of the motion", Timing.median(shallow.motion), "ms", budget: 0.5)
    table.add("the first frame of a pop", Timing.median(shallow.back), "ms", budget: 5)
    table.add(
      "a frame of the motion over \(depth) pages",
      Timing.median(deep.motion)
        / Timing.median(shallow.motion), "times", budget: 1.05, note: "beside that over one")
    memory(into: &table)
  }

  private static func stage(_ path: PathOfPages) -> Stage {
    Stage(
      content: Pages(path: path), configuration: Stage.Configuration(size: size))
  }

  private static func settle(_ stage: Stage) {
    var frames = 0
    repeat {
      keep(stage.frame((stage.frameIndex ?? -1) + 1))
      frames += 1
    } while stage.next == .nextFrame && frames < 600
  }

  /// Pushes a page above some others, and pops it again.
  private static func push(
    at depth: Int, times: Int
  ) -> (first: [Double], motion: [Double], back: [Double]) {
    let path = PathOfPages()
    path.numbers = Array(0..<(depth - 1))
    let stage = stage(path)
    settle(stage)
    var (first, motion, back): ([Double], [Double], [Double]) = ([], [], [])
    func step() -> Double { Timing.milliseconds { keep(stage.frame((stage.frameIndex ?? 0) + 1)) } }
    for _ in 0..<times {
      path.numbers.append(1_000)
      first.append(step())
      for _ in 0..<20 { motion.append(step()) }
      settle(stage)
      path.numbers.removeLast()
      back.append(step())
      settle(stage)
    }
    return (first, motion, back)
  }

  /// Measures the memory of a covered page for each of its nodes, without the program's own values.
  private static func memory(into table: inout BenchTable) {
    func pages(_ depth: Int) -> (bytes: Int, nodes: Int)? {
      let path = PathOfPages()
      guard let before = AllocationCounter.liveBytes else { return nil }
      let graph = ViewGraph(
        content: Pages(path: path), configuration: ViewGraph.Configuration(size: size))
      var frame = 0
      for number in -1..<depth {
        if number >= 0 { path.numbers.append(number) }
        for _ in 0..<60 {
          graph.advance(to: FrameRate.sixty.time(ofFrame: frame))
          frame += 1
        }
      }
      guard let bytes = AllocationCounter.liveBytes.map({ $0 - before }) else { return nil }
      return (bytes, graph.root.map { nodeCount($0) } ?? 0)
    }
    guard let few = pages(1), let many = pages(1 + depth), many.nodes > few.nodes else {
      table.add(
        "memory of a covered page", nil, "kB a node", budget: 2,
        note: "needs the allocator's counter")
      return
    }
    let bytes = Double(many.bytes - few.bytes) / 1024
    let nodes = many.nodes - few.nodes
    table.add(
      "memory of a covered page", bytes / Double(nodes), "kB a node", budget: 2,
      note: "\(BenchTable.text(bytes / Double(depth))) kB; \(nodes / depth) nodes for "
        + "\(rows * viewsOfRow) views")
  }

  /// Returns the number of nodes in a subtree.
  private static func nodeCount(_ node: ViewNode) -> Int {
    var count = 1
    node.visitChildren { count += nodeCount($0) }
    return count
  }
}

extension NavigationBench {
  @Observable final class PathOfPages {
    var numbers: [Int] = []
  }

  struct Pages: View {
    @Bindable var path: PathOfPages

    var body: some View {
      NavigationStack(path: $path.numbers) {
        PageOfRows(number: -1).navigationDestination(for: Int.self) { PageOfRows(number: $0) }
      }
    }
  }

  /// A page with twenty rows in a stack, which are not lazy.
  struct PageOfRows: View {
    let number: Int

    var body: some View {
      VStack(spacing: 8) {
        ForEach(0..<20, id: \.self) { row in
          HStack {
            Image(systemName: "star.fill")
            Text("Row \(row)")
            Text("Page \(number)")
            Spacer()
            Image(systemName: "chevron.forward")
          }
        }
      }
      .navigationTitle("Page \(number)")
    }
  }
}
