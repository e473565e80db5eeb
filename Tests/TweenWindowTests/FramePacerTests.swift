import Testing
import TweenMotion
import TweenStage
import TweenWindow

@Suite("FramePacer") struct FramePacerTests {
  static let start: UInt64 = 5_000_000_000
  static let millisecond: UInt64 = 1_000_000

  /// The grid moment of frame `index` at 60 frames a second.
  private func moment(_ index: Int64) -> StageTime { StageTime(flicks: index * 11_760_000) }

  private func pacer() -> FramePacer {
    var pacer = FramePacer(frameRate: .sixty, now: Self.start)
    #expect(pacer.beginFrame(now: Self.start) == .zero)
    pacer.endFrame(.nextFrame)
    return pacer
  }

  @Test("frames that are each a little late show every place of the grid, without drift")
  func steadyWithJitter() throws {
    var pacer = pacer()
    for index in 1...10_000 as ClosedRange<Int64> {
      let due = try #require(pacer.due(.nextFrame, isAsked: false))
      let ideal = Double(index) * 1e9 / 60
      // A flick is 1.4 ns; each frame rounds once.
      #expect(abs(Double(due - Self.start) - ideal) < 2 * Double(index) + 2)
      let late = UInt64(index * 7_919 % 3_000_000)
      #expect(pacer.beginFrame(now: due + late) == moment(index))
      pacer.endFrame(.nextFrame)
    }
    #expect(pacer.stalls == 0)
  }

  @Test("a frame that is begun when it is due shows its own place, at any rate")
  func exactlyDue() throws {
    for rate in [24, 30, 50, 59, 60, 75, 90, 120, 144, 165, 240] {
      let frameRate = FramePacer.frameRate(refreshRate: rate)
      var pacer = FramePacer(frameRate: frameRate, now: Self.start)
      _ = pacer.beginFrame(now: Self.start)
      pacer.endFrame(.nextFrame)
      for index in 1...500 {
        let due = try #require(pacer.due(.nextFrame, isAsked: false))
        #expect(pacer.beginFrame(now: due) == frameRate.time(ofFrame: index))
        pacer.endFrame(.nextFrame)
      }
    }
  }

  @Test("late frames skip places and never speed up")
  func lateFrames() {
    var pacer = pacer()
    // 40 ms are 2.4 frames.
    #expect(pacer.beginFrame(now: Self.start + 40 * Self.millisecond) == moment(2))
    pacer.endFrame(.nextFrame)
    #expect(pacer.due(.nextFrame, isAsked: false).map { $0 - Self.start } == 50 * Self.millisecond)
    #expect(pacer.beginFrame(now: Self.start + 50 * Self.millisecond) == moment(3))
  }

  @Test("a gap of 250 ms counts in full, a longer one as a single frame")
  func stalls() throws {
    var slow = pacer()
    #expect(slow.beginFrame(now: Self.start + 250 * Self.millisecond) == moment(15))
    #expect(slow.stalls == 0)

    var stalled = pacer()
    let back = Self.start + 251 * Self.millisecond
    #expect(stalled.beginFrame(now: back) == moment(1))
    #expect(stalled.stalls == 1)
    stalled.endFrame(.nextFrame)
    // From there on in step again, a frame after the gap.
    let due = try #require(stalled.due(.nextFrame, isAsked: false))
    #expect(abs(Double(due - back) - 1e9 / 60) < 4)
    #expect(stalled.beginFrame(now: due) == moment(2))

    var suspended = pacer()
    #expect(suspended.beginFrame(now: Self.start + 86_400_000 * Self.millisecond) == moment(1))
  }

  @Test("a sleep that was asked for is no stall, whatever the stage wants by then")
  func sleeping() throws {
    var pacer = pacer()
    pacer.endFrame(.idle)
    #expect(pacer.due(.idle, isAsked: false) == nil)
    let woken = Self.start + 10_000 * Self.millisecond
    let due = try #require(pacer.due(.nextFrame, isAsked: true))
    #expect(due < woken)
    #expect(pacer.beginFrame(now: woken) == moment(600))
    #expect(pacer.stalls == 0)
  }

  @Test("a wake is due at its moment; coming back a second late moves on by one frame after it")
  func waking() throws {
    var pacer = pacer()
    pacer.endFrame(.wake(at: moment(60)))
    let due = try #require(pacer.due(.wake(at: moment(60)), isAsked: false))
    #expect(due == Self.start + 1_000 * Self.millisecond)
    var late = pacer
    #expect(pacer.beginFrame(now: due) == moment(60))
    #expect(late.beginFrame(now: due + 1_000 * Self.millisecond) == moment(61))
    #expect(late.stalls == 1)
  }

  @Test("input is answered at the grid's next place, never twice in one")
  func input() throws {
    var pacer = pacer()
    pacer.endFrame(.idle)
    let due = try #require(pacer.due(.idle, isAsked: true))
    #expect(due - Self.start == 16_666_667)
    #expect(pacer.due(.wake(at: moment(60)), isAsked: true) == due)
  }

  @Test("a wake in the far future or the past is no trap")
  func extremes() {
    let pacer = pacer()
    #expect(pacer.due(.wake(at: StageTime(flicks: .max)), isAsked: false) != nil)
    let soon = pacer.due(.wake(at: StageTime(flicks: .min)), isAsked: false)
    #expect(soon == pacer.due(.nextFrame, isAsked: false))
  }

  @Test("after a restart frame 1 is due at once")
  func restart() {
    var pacer = pacer()
    let now = Self.start + 700 * Self.millisecond
    pacer.restart(now: now)
    #expect(pacer.due(.nextFrame, isAsked: true) == now)
    #expect(pacer.beginFrame(now: now) == moment(1))
  }

  @Test("a clock that goes backwards moves nothing")
  func backwards() {
    var pacer = pacer()
    #expect(pacer.beginFrame(now: Self.start - 1) == .zero)
    #expect(pacer.beginFrame(now: 0) == .zero)
  }

  @Test("a pacer that goes on elsewhere counts from there")
  func resumed() {
    var pacer = pacer()
    _ = pacer.beginFrame(now: Self.start + 500_000_000)
    let moment = StageTime(seconds: 0.25)
    let now = Self.start + 90_000_000_000
    pacer.resume(at: moment, now: now, next: .idle)
    #expect(pacer.beginFrame(now: now) == moment)
    pacer.resume(at: moment, now: now, next: .nextFrame)
    let next = pacer.due(.nextFrame, isAsked: false)
    #expect(next == now + 16_666_667)
    #expect(pacer.beginFrame(now: now + 16_666_667) == StageTime(seconds: 16.0 / 60))
  }

  @Test(
    "displays without a believable rate get 60 frames a second", arguments: [-1, 0, 1, 9, 1001])
  func unknownRate(rate: Int) {
    #expect(FramePacer.frameRate(refreshRate: rate) == .sixty)
  }

  @Test("nanoseconds and flicks convert with one rounding, waiting up and elapsed down")
  func conversion() {
    for nanoseconds in [0, 1, 624, 625, 626, 16_666_667, 1_000_000_000, 1 << 60] as [UInt64] {
      let exact = UInt64(
        clamping: UInt128(nanoseconds) * 705_600_000 / 1_000_000_000)
      #expect(FramePacer.flicks(nanoseconds: nanoseconds) == Int64(exact))
    }
    for flicks in [0, 1, 440, 441, 442, 11_760_000, 705_600_000, 1 << 60] as [Int64] {
      let exact = (UInt128(flicks) * 1_000_000_000 + 705_599_999) / 705_600_000
      #expect(FramePacer.nanoseconds(flicks: flicks) == UInt64(exact))
      #expect(FramePacer.flicks(nanoseconds: FramePacer.nanoseconds(flicks: flicks)) >= flicks)
    }
    #expect(FramePacer.nanoseconds(flicks: -5) == 0)
  }
}
