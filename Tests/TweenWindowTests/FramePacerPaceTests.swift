import Testing
import TweenMotion
import TweenStage
import TweenWindow

/// The pacer at other rates than the wall's, in exact times: 60 frames a second are 16 2/3 ms each.
@Suite struct FramePacerPaceTests {
  private static let start: UInt64 = 5_000_000_000
  private static let millisecond: UInt64 = 1_000_000

  private func moment(_ index: Int64) -> StageTime { StageTime(flicks: index * 11_760_000) }

  private func pacer() -> FramePacer {
    var pacer = FramePacer(frameRate: .sixty, now: Self.start)
    _ = pacer.beginFrame(now: Self.start)
    pacer.endFrame(.nextFrame)
    return pacer
  }

  @Test(arguments: TimeRate.allCases)
  func `each frame of the grid shows for as many times as long`(_ rate: TimeRate) throws {
    var pacer = pacer()
    pacer.setPace(rate, isPaused: false, now: Self.start)
    for index in 1...600 as ClosedRange<Int64> {
      let due = try #require(pacer.due(.nextFrame, isAsked: false))
      let ideal = Double(index) * 1e9 / 60 * Double(rate.rawValue)
      #expect(abs(Double(due - Self.start) - ideal) < Double(index + 1) * Double(rate.rawValue) * 2)
      #expect(pacer.beginFrame(now: due) == moment(index))
      #expect(pacer.skipped == 0)
      pacer.endFrame(.nextFrame)
    }
    #expect(pacer.stalls == 0)
  }

  @Test func `input waits for the coming frame at a slow rate, and makes no time of its own`() {
    var pacer = pacer()
    pacer.setPace(.tenth, isPaused: false, now: Self.start)
    let asked = pacer.due(.idle, isAsked: true).map {
      ($0 - Self.start + 500_000) / Self.millisecond
    }
    #expect(asked == 167)
  }

  @Test func `nothing is due in a pause, and a step shows the next frame alone`() throws {
    var pacer = pacer()
    let pause = Self.start + 5 * Self.millisecond
    pacer.setPace(.full, isPaused: true, now: pause)
    #expect(pacer.due(.nextFrame, isAsked: true) == nil)
    #expect(pacer.due(.wake(at: moment(1)), isAsked: false) == nil)
    // An hour later, three times.
    var now = pause + 3_600_000 * Self.millisecond
    for index in 1...3 as ClosedRange<Int64> {
      pacer.step(now: now)
      let due = try #require(pacer.due(index == 2 ? .idle : .nextFrame, isAsked: false))
      #expect(due <= now)
      #expect(pacer.beginFrame(now: now) == moment(index))
      pacer.endFrame(.nextFrame)
      #expect(pacer.due(.nextFrame, isAsked: true) == nil)
      now += 700 * Self.millisecond
    }
    #expect(pacer.stalls == 0)
    pacer.setPace(.full, isPaused: false, now: now)
    let due = try #require(pacer.due(.nextFrame, isAsked: false))
    #expect(abs(Double(due - now) - 1e9 / 60) < 4)
    #expect(pacer.beginFrame(now: due) == moment(4))
  }

  @Test func `a change of the rate within a frame goes on from where time was`() throws {
    var pacer = pacer()
    // Half of the way to frame 1, which the other half takes five times as long.
    pacer.setPace(.fifth, isPaused: false, now: Self.start + 8_333_333)
    let due = try #require(pacer.due(.nextFrame, isAsked: false))
    #expect(abs(Double(due - Self.start) - (8_333_333 + 5 * 8_333_333.7)) < 12)
    #expect(pacer.beginFrame(now: due) == moment(1))
  }

  @Test func `places that are skipped while something moves are counted`() {
    var pacer = pacer()
    _ = pacer.beginFrame(now: Self.start + 55 * Self.millisecond)
    #expect(pacer.skipped == 2)
    pacer.endFrame(.idle)
    _ = pacer.beginFrame(now: Self.start + 555 * Self.millisecond)
    #expect(pacer.skipped == 0)
  }
}
