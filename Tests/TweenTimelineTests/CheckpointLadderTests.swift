import Testing
import TweenMath
import TweenMotion

@testable import TweenTimeline

@Suite struct CheckpointLadderTests {
  private func ladder(limit: Int, costs: [Int64]) -> CheckpointLadder<Int> {
    var ladder = CheckpointLadder<Int>(limit: limit)
    for (second, cost) in costs.enumerated() {
      let dropped = ladder.insert(
        CheckpointLadder.Rung(
          time: StageTime(seconds: Double(second)), cost: cost, checkpoint: second))
      #expect(dropped.count <= 1)
      #expect(ladder.rungs.count <= limit)
    }
    return ladder
  }

  @Test func `an even run has even rungs, and its start`() {
    let ladder = ladder(limit: 48, costs: (0...600).map { Int64($0) * 50 })
    #expect(ladder.rungs.count == 48)
    #expect(ladder.rungs.first?.checkpoint == 0)
    #expect(ladder.rungs.last?.checkpoint == 600)
    let gaps = zip(ladder.rungs, ladder.rungs.dropFirst()).map { $1.checkpoint - $0.checkpoint }
    // 47 gaps of 600 s are 12.8 s each. Halving makes the longest at most twice the shortest, but for
    // the latest ones.
    #expect(gaps.max() ?? 0 <= 26, "\(gaps)")
  }

  @Test func `quiet stretches have no rungs`() {
    // Ten seconds of motion, nine minutes of rest, ten seconds of motion.
    let costs = (0...560).map { second in Int64(min(second, 10) + max(0, second - 550)) * 1000 }
    let ladder = ladder(limit: 20, costs: costs)
    let resting = ladder.rungs.filter { 12..<549 ~= $0.checkpoint }
    #expect(resting.count <= 1, "\(ladder.rungs.map(\.checkpoint))")
    let costs2 = ladder.rungs.map(\.cost)
    let longest = zip(costs2, costs2.dropFirst()).map { $1 - $0 }.max() ?? 0
    #expect(longest <= 3000, "\(costs2)")
  }

  @Test func `with random costs no replay is longer than three even parts`() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<20 {
      var sum: Int64 = 0
      let costs = (0...400).map { _ in
        sum += Int64.random(in: 0...100, using: &generator)
        return sum
      }
      let ladder = ladder(limit: 40, costs: costs)
      let kept = ladder.rungs.map(\.cost)
      let longest = zip(kept, kept.dropFirst()).map { $1 - $0 }.max() ?? 0
      #expect(longest <= 3 * sum / 39)
    }
  }

  @Test func `the rung of a moment is the last one at or before it`() {
    let ladder = ladder(limit: 8, costs: [0, 1, 2, 3])
    #expect(ladder.last(atOrBefore: StageTime(seconds: 2.5))?.checkpoint == 2)
    #expect(ladder.last(atOrBefore: StageTime(seconds: 3))?.checkpoint == 3)
    #expect(ladder.last(atOrBefore: StageTime(flicks: -1)) == nil)
  }

  @Test func `thinning leaves the first rung and the latest ones`() {
    var ladder = ladder(limit: 20, costs: (0..<10).map { Int64($0) })
    var count = 0
    while ladder.thin() != nil { count += 1 }
    #expect(count == 5)
    #expect(ladder.rungs.map(\.checkpoint) == [0, 6, 7, 8, 9])
  }
}
