import Foundation
import Testing
import TweenMath

@testable import TweenControls

/// Random rows that come, go and move in random moments, in a list that is scrolled, swiped, selected
/// and edited meanwhile.
///
/// A failure names its seed and the shortest part of the sequence that fails, as `once` takes it.
@Suite("Any sequence of changes and input of a list") @MainActor struct ListModelTests {
  /// INBETWEEN_LONG_TESTS=1, which `scripts/check --long` sets, runs a hundred times as many;
  /// INBETWEEN_SEQUENCES says from which seed to which, as 10000...19999.
  nonisolated private static func shares(_ usual: Int) -> [Int] {
    let values = ProcessInfo.processInfo.environment
    let ends = (values["INBETWEEN_SEQUENCES"] ?? "").split(separator: ".").compactMap { Int($0) }
    if let first = ends.first, let last = ends.last, ends.count > 1, first <= last {
      return Array(first / share...last / share)
    }
    return Array(0..<(values["INBETWEEN_LONG_TESTS"] == "1" ? 100 : 1) * usual)
  }

  /// Sequences of one argument: so many run before another test's turn.
  nonisolated private static let share = 20
  nonisolated private static let shares = shares(50)

  /// In a window where all rows show, and in one where few do.
  private static let heights: [CGFloat] = [700, 200]

  /// Sequences in a list that is longer than its view take longer.
  nonisolated private static let sharesOfLongLists = shares(5)
  private static let lowHeights: [CGFloat] = [200, 330]

  private func sequence(_ seed: Int, among actions: [ListStep.Action]) -> [ListStep] {
    let generator = SeededGenerator(seed: UInt64(seed))
    return (0..<6).map { _ in ListStep(using: generator, among: actions) }
  }

  @Test("shows what a fresh list of the same data shows", arguments: shares)
  func random(_ share: Int) {
    for seed in share * Self.share..<(share + 1) * Self.share {
      let height = Self.heights[seed % 2]
      let steps = sequence(seed, among: ListStep.Action.usual)
      if let complaint = complaint(steps, height, .first) {
        Issue.record("seed \(seed), height \(height): \(complaint)")
        return
      }
    }
  }

  @Test(
    "shows the same at the end of a list that is longer than its view", arguments: sharesOfLongLists
  )
  func atTheEnd(_ share: Int) {
    for seed in share * Self.share..<(share + 1) * Self.share {
      let height = Self.lowHeights[seed % 2]
      let steps =
        [ListStep(.bottom, isAnimated: false)]
        + sequence(seed, among: ListStep.Action.ofLongLists)
      if let complaint = complaint(steps, height, .long) {
        Issue.record("seed \(seed), height \(height): \(complaint)")
        return
      }
    }
  }

  /// What is wrong in the end, with the shortest part of the steps that leads to it; nil for nothing.
  private func complaint(_ steps: [ListStep], _ height: CGFloat, _ model: ListModel) -> String? {
    guard let complaint = ListRun(height: height, model).run(steps) else { return nil }
    let (shortest, why) = shrink(steps, height, model) ?? (steps, complaint)
    return "\(shortest): \(why)"
  }

  @Test("a row that goes out of view and comes back within an update has been there throughout")
  func comingBack() {
    let first: [ListStep] = [
      ListStep(.removeGroup, .midFlight, isAnimated: false, 40),
      ListStep(.keep, .nextFrame, isAnimated: false, 849),
      ListStep(.addGroup, .sameUpdate, isAnimated: false, 812),
    ]
    #expect(ListRun(height: 200).run(first) == nil)
    let second: [ListStep] = [
      ListStep(.removeGroup, .nextFrame, isAnimated: true, 392),
      ListStep(.drag, .rest, isAnimated: false, 222),
      ListStep(.keep, .midFlight, isAnimated: true, 377),
      ListStep(.refill, .sameUpdate, isAnimated: true, 261),
    ]
    #expect(ListRun(height: 700).run(second) == nil)
  }

  @Test("nobody waits for a row whose cell was let go of while it moved")
  func cellsLetGo() {
    let steps: [ListStep] = [
      ListStep(.drag, .midFlight, isAnimated: true, 605),
      ListStep(.shuffle, .midFlight, isAnimated: true, 710),
      ListStep(.empty, .midFlight, isAnimated: true, 150),
    ]
    #expect(ListRun(height: 200, .long).run(steps) == nil)
  }

  private func shrink(
    _ steps: [ListStep], _ height: CGFloat, _ model: ListModel
  ) -> ([ListStep], String)? {
    let parts = (1..<(1 << steps.count)).map { mask in
      steps.indices.filter { mask >> $0 & 1 == 1 }.map { steps[$0] }
    }
    for part in parts.sorted(by: { $0.count < $1.count }) {
      if let complaint = ListRun(height: height, model).run(part) { return (part, complaint) }
    }
    return nil
  }
}
