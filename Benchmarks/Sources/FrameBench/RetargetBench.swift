import SwiftUI
import TweenMotion

/// The cost of changes: starts and retargets of many animators in one transaction, and frames without a
/// running animator.
@MainActor enum RetargetBench {
  static let count = 10_000

  static func run(into table: inout BenchTable) {
    let spring = Animation.spring(response: 2, dampingFraction: 0.5)
    let curve = Animation.easeInOut(duration: 100)
    for (name, old, new) in [
      ("spring over spring", spring, Animation.bouncy), ("curve over curve", curve, .linear),
      ("spring over curve", curve, .bouncy),
    ] {
      let crowd = (0..<11).map { _ in Crowd(old) }
      var round = 0
      let time = Timing.least(rounds: crowd.count, count: 1) {
        crowd[round].change(to: MotionBench.quad(-50), new)
        round += 1
      }
      for crowd in crowd {
        precondition(crowd.pool.activeCount == count, "Not all were retargeted.")
      }
      table.add("10,000 retargets (\(name))", time / 1e6, "ms", budget: 10, note: "4 lanes each")
    }
    idle(into: &table)
  }

  private static func idle(into table: inout BenchTable) {
    let crowd = Crowd(.linear(duration: 0.1))
    crowd.advance(20)
    precondition(crowd.pool.isIdle, "Something still runs.")
    let frames = 10_000
    let time = Timing.least(rounds: 20, count: frames) { crowd.advance(frames) }
    table.add(
      "10,000 idle animators, a frame", time, "ns", budget: 100,
      note: "the pool's own frame; each costs nothing")
    let allocations = AllocationCounter.count { crowd.advance(1_000) }
    table.add(
      "allocations of 1,000 such frames", allocations.map(Double.init), "calls", budget: 0,
      note: allocations == nil ? "no counter loaded" : "")
    keep(crowd)
  }

  /// Many animated attributes in one pool.
  @MainActor private final class Crowd {
    let pool = AnimatorPool(isLive: false)
    let owners: [MotionBench.Owner]
    private var frame: Int64 = 0

    init(_ animation: Animation) {
      owners = (0..<RetargetBench.count).map { _ in MotionBench.Owner() }
      for owner in owners { owner.start(animation, in: pool) }
      advance(10)
    }

    func advance(_ frames: Int) {
      for _ in 0..<frames {
        frame += 1
        pool.advance(to: StageTime(flicks: frame * (StageTime.flicksPerSecond / 60)))
      }
    }

    func change(to model: MotionBench.Quad, _ animation: Animation) {
      let transaction = Transaction(animation: animation)
      for owner in owners { owner.change(to: model, transaction, in: pool) }
    }
  }
}
