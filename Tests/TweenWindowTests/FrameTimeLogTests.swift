import Testing
import TweenWindow

@Suite struct FrameTimeLogTests {
  @Test func `no frames have no times`() {
    #expect(FrameTimeLog().summary == .init() && FrameTimeLog().total == .init())
  }

  @Test func `percentiles are the nearest ranks`() {
    var log = FrameTimeLog()
    // 1 to 100 ms, in another order.
    for index in 0..<100 {
      log.note(nanoseconds: UInt64(index * 37 % 100 + 1) * 1_000_000, missed: 0)
    }
    #expect(log.summary == .init(frames: 100, p50: 50, p99: 99, missed: 0))
    // Buckets of 0.05 ms, named by their upper ends.
    #expect(abs(log.total.p50 - 50.05) < 1e-9 && abs(log.total.p99 - 99.05) < 1e-9)
  }

  @Test func `the summary is of the last 240 frames, the total of all`() {
    var log = FrameTimeLog()
    for _ in 0..<1000 { log.note(nanoseconds: 20_000_000, missed: 1) }
    for _ in 0..<240 { log.note(nanoseconds: 2_000_000, missed: 0) }
    #expect(log.summary == .init(frames: 240, p50: 2, p99: 2, missed: 0))
    #expect(log.total.frames == 1240 && log.total.missed == 1000)
    #expect(abs(log.total.p50 - 20.05) < 1e-9)
  }

  @Test func `its text has figures without a locale`() {
    let summary = FrameTimeLog.Summary(frames: 1240, p50: 1.25, p99: 30.5, missed: 7)
    #expect(summary.text == "1240 frames, p50 1.25 ms, p99 30.5 ms, 7 missed")
    #expect(
      FrameTimeLog.Summary(frames: 1, p50: 2, p99: 0.05).text
        == "1 frames, p50 2 ms, p99 0.05 ms, 0 missed")
  }
}
