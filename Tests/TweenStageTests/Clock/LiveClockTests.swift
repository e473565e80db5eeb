import Testing
import TweenMotion

@testable import TweenStage

@Suite struct LiveClockTests {
  static let start = StageTime(seconds: 10)
  static let frame: Int64 = 11_760_000
  static let millisecond: Int64 = 1_000_000

  static func flicks(_ gap: Int64, _ expected: Stage.Next) -> Int64 {
    LiveClock.time(after: gap, from: start, expected: expected, frameRate: .sixty).flicks
      - start.flicks
  }

  @Test func `while something moves, up to 250 ms count in full and more as one frame`() {
    #expect(Self.flicks(0, .nextFrame) == 0)
    #expect(Self.flicks(16 * Self.millisecond, .nextFrame) == 11_289_600)
    #expect(Self.flicks(250 * Self.millisecond, .nextFrame) == 176_400_000)
    #expect(Self.flicks(250 * Self.millisecond + 1, .nextFrame) == Self.frame)
    #expect(Self.flicks(3_600_000 * Self.millisecond, .nextFrame) == Self.frame)
  }

  @Test func `a sleep that was asked for is no stall`() {
    let wake = Stage.Next.wake(at: StageTime(seconds: 11))
    #expect(Self.flicks(1000 * Self.millisecond, wake) == 705_600_000)
    #expect(Self.flicks(1250 * Self.millisecond, wake) == 882_000_000)
    #expect(Self.flicks(5000 * Self.millisecond, wake) == 705_600_000 + Self.frame)
    #expect(Self.flicks(100 * Self.millisecond, wake) == 70_560_000)
  }

  @Test func `a deadline that has passed counts from now`() {
    let wake = Stage.Next.wake(at: StageTime(seconds: 2))
    #expect(Self.flicks(100 * Self.millisecond, wake) == 70_560_000)
    #expect(Self.flicks(300 * Self.millisecond, wake) == Self.frame)
  }

  @Test func `while idle the clock runs on`() {
    #expect(Self.flicks(60_000 * Self.millisecond, .idle) == 60 * 705_600_000)
  }

  @Test func `a clock that runs backwards, or for ages, does no harm`() {
    #expect(Self.flicks(-5, .nextFrame) == 0)
    #expect(Self.flicks(.max, .idle) > 0)
    var clock = LiveClock(frameRate: .sixty, startingAt: 1000)
    #expect(clock.advance(to: 500, expected: .nextFrame) == .zero)
    #expect(clock.advance(to: 1000 + 100_000_000, expected: .nextFrame).flicks == 70_560_000)
    clock.advance(to: .max, expected: .idle)
    #expect(clock.time > .zero)
  }
}
