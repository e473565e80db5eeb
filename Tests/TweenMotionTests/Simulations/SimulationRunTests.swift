import Testing

@testable import TweenMotion

@Suite @MainActor struct SimulationRunTests {
  /// Goes from 0 to 10 in a straight line.
  private struct Glide: Simulation {
    var duration = 2.0
    var finalPosition: Double? { 10 }
    func position(at time: Double) -> Double { 10 * min(max(time / duration, 0), 1) }
    func velocity(at time: Double) -> Double { isDone(at: time) ? 0 : 10 / duration }
  }

  @Test func `a run reports the time since its begin and the time that is left`() throws {
    let pool = AnimatorPool(isLive: false)
    let owner = CountingOwner()
    let run = SimulationRun(Glide(), at: StageTime(seconds: 3), in: pool, owner: owner)
    for (time, elapsed) in [(3, 0), (3.5, 0.5), (4.75, 1.75)] {
      pool.advance(to: StageTime(seconds: time))
      let report = try #require(pool.runningAnimations().first)
      #expect(report.elapsed == elapsed && report.owner === owner)
      #expect(report.remaining == .seconds(2 - elapsed))
      #expect(run.value == 5 * elapsed && !run.isOver)
    }
    pool.advance(to: StageTime(seconds: 5))
    #expect(run.isOver && run.value == 10 && run.velocity == 0)
    #expect(pool.runningAnimations().isEmpty)
  }

  @Test func `a run that never rests reports that it lasts for ever`() throws {
    let pool = AnimatorPool(isLive: false)
    let owner = CountingOwner()
    let run = SimulationRun(Glide(duration: .infinity), at: .zero, in: pool, owner: owner)
    pool.advance(to: StageTime(seconds: 100))
    #expect(pool.runningAnimations().map(\.remaining) == [.forever])
    #expect(!run.isOver)
  }
}
