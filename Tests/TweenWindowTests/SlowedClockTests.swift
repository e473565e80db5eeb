import Testing
import TweenMotion
import TweenStage
import TweenWindow

@Suite struct SlowedClockTests {
  @Test func `at first it is the host's clock`() {
    let clock = SlowedClock()
    for now in [0, 1, 5_000_000_000, UInt64.max] {
      #expect(clock.time(at: now) == now && clock.moment(of: now) == now)
    }
  }

  @Test(arguments: TimeRate.allCases)
  func `a rate stretches time, and what it shows never jumps`(_ rate: TimeRate) {
    var clock = SlowedClock()
    clock.change(rate: rate, isPaused: false, at: 1_000_000_000)
    #expect(clock.time(at: 1_000_000_000) == 1_000_000_000)
    #expect(clock.time(at: 2_000_000_000) == 1_000_000_000 + 1_000_000_000 / rate.rawValue)
    #expect(clock.moment(of: 1_100_000_000) == 1_000_000_000 + 100_000_000 * rate.rawValue)
    let before = clock.time(at: 3_000_000_000)
    clock.change(rate: .full, isPaused: false, at: 3_000_000_000)
    #expect(clock.time(at: 3_000_000_000) == before)
    #expect(clock.time(at: 3_000_000_007) == before + 7)
  }

  @Test func `it stands still in a pause, and goes on from there`() {
    var clock = SlowedClock()
    clock.change(rate: .half, isPaused: true, at: 100)
    #expect(clock.time(at: 1_000) == 100 && clock.moment(of: 101) == nil)
    clock.skip(to: 150, at: 1_000)
    #expect(clock.time(at: 2_000) == 150)
    clock.change(rate: .half, isPaused: false, at: 2_000)
    #expect(clock.time(at: 2_100) == 200 && clock.moment(of: 200) == 2_100)
  }

  @Test func `rates have neighbors, and the ends stay`() {
    #expect(TimeRate.full.slower == .half && TimeRate.tenth.slower == .tenth)
    #expect(TimeRate.fifth.faster == .half && TimeRate.full.faster == .full)
    #expect(TimeRate.allCases.map(\.name) == ["1", "1/2", "1/5", "1/10"])
  }
}
