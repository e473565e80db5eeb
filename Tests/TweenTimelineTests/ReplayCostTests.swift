import Testing
import TweenMotion

@testable import TweenTimeline

@Suite struct ReplayCostTests {
  private func at(_ seconds: Double) -> StageTime { StageTime(seconds: seconds) }

  private var cost: ReplayCost {
    var cost = ReplayCost()
    cost.add(100, through: at(0))
    cost.add(40, through: at(1))
    cost.add(0, through: at(2))
    cost.add(60, through: at(4))
    return cost
  }

  @Test func `costs add up, and are even between two samples`() {
    #expect(ReplayCost().cost(through: at(3)) == 0)
    let cost = cost
    let sums = [-1.0, 0, 0.5, 1, 1.5, 2, 3, 4, 9].map { cost.cost(through: at($0)) }
    #expect(sums == [100, 100, 120, 140, 140, 140, 170, 200, 200])
    #expect(cost.cost(from: at(1), to: at(3)) == 30)
    #expect(cost.cost(from: at(3), to: at(1)) == 0)
  }

  @Test func `what is known is not counted twice`() {
    var cost = cost
    cost.add(1000, through: at(3))
    #expect(cost.cost(through: at(4)) == 200)
  }

  @Test func `a branch forgets what came after it`() {
    var cost = cost
    cost.truncate(after: at(3))
    #expect(cost.cost(through: at(4)) == 170)
    cost.add(5, through: at(5))
    #expect(cost.cost(through: at(5)) == 175)
  }
}
