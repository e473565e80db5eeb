import Testing

@testable import TweenHeadless

@Suite struct SkipNoteTests {
  @Test(arguments: [
    (
      540, 9.0, Duration.milliseconds(50), "skipped 540 frames (9 s) in 0.05 s, 180 times real time"
    ),
    (1, 1 / 60, .milliseconds(2), "skipped 1 frame (0.02 s) in 0 s, 8 times real time"),
    (600, 10, .zero, "skipped 600 frames (10 s) in 0 s"),
    (600, 10, .seconds(20), "skipped 600 frames (10 s) in 20 s, 1 times real time"),
  ])
  func `a note has the time of the stage, that of the machine, and their ratio`(
    count: Int, time: Double, duration: Duration, text: String
  ) {
    #expect(
      SkipNote(frameCount: count, time: time, duration: duration).description == text)
  }
}
