import Observation
import SwiftUI

/// Pages pushed over each other: what the first frame of a push costs, one of its motion, and what pages
/// cost that others cover.
@MainActor enum NavigationBench {
  private static let size = CGSize(width: 390, height: 844)
  /// Of a row's image, its two texts, the space and the chevron.
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

  private static func milliseconds(_ body: () -> Void) -> Double {
    let start = Timing.threadTime
    body()
    return (Timing.threadTime - start) / 1e6
  }

  private static func settle(_ stage: Stage) {
    var frames = 0
    repeat {
      keep(stage.frame((stage.frameIndex ?? -1) + 1))
      frames += 1
    } while stage.next == .nextFrame && frames < 600
  }

  /// Pushes a page over so many others, and takes it off again.
  private static func push(
    at depth: Int, times: Int
  ) -> (first: [Double], motion: [Double], back: [Double]) {
    let path = PathOfPages()
    path.numbers = Array(0..<(depth - 1))
    let stage = stage(path)
    settle(stage)
    var (first, motion, back): ([Double], [Double], [Double]) = ([], [], [])
    func step() -> Double { milliseconds { keep(stage.frame((stage.frameIndex ?? 0) + 1)) } }
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

  /// What a covered page holds beyond the program's own values, for each of its views.
  private static func memory(into table: inout BenchTable) {
    func bytes(_ depth: Int) -> Int? {
      let path = PathOfPages()
      guard let before = AllocationCounter.liveBytes else { return nil }
      let stage = stage(path)
      settle(stage)
      for number in 0..<depth {
        path.numbers.append(number)
        settle(stage)
      }
      defer { keep(stage.frameIndex) }
      return AllocationCounter.liveBytes.map { $0 - before }
    }
    var value: Double?
    if let small = bytes(1), let large = bytes(1 + depth) {
      value = Double(large - small) / Double(depth) / 1024
    }
    let views = rows * viewsOfRow
    table.add(
      "memory of a covered page", value, "kB", budget: Double(2 * views),
      note: value == nil ? "needs the allocator's counter" : "2 kB for each of its \(views) views")
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

  /// Twenty rows in a stack, all of which are there.
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
