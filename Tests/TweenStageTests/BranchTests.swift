import Testing
import TweenMotion
import TweenViews

@testable import TweenStage

/// Runs that go on from an earlier moment.
@Suite @MainActor struct BranchTests {
  private func time(_ frame: Int64) -> StageTime { StageTests.time(frame) }

  private func run() -> LoggedStage {
    let logged = LoggedStage()
    for (frame, text) in [(1, "a"), (2, "b"), (4, "c")] as [(Int64, String)] {
      logged.stage.send(.text(text), at: time(frame))
    }
    logged.stage.advance(to: time(5))
    return logged
  }

  private func texts(_ logged: LoggedStage) -> [String] {
    let start = logged.log.lines.lastIndex(of: "make") ?? 0
    return logged.log.lines[start...].filter { $0.hasPrefix("text") }
  }

  @Test func `a branch drops the input after its moment, and replays the input before`() {
    let logged = run()
    let stage = logged.stage
    // Between frames 2 and 3.
    stage.branch(at: StageTests.time(2, plus: 5))
    #expect(stage.frameIndex == 2)
    #expect(texts(logged) == ["text a in 1", "text b in 2"])
    stage.send(.text("d"), at: time(3))
    stage.advance(to: time(6))
    #expect(texts(logged) == ["text a in 1", "text b in 2", "text d in 3"])
    #expect(stage.recording.events.map(\.time) == [time(1), time(2), time(3)])
  }

  @Test func `a branch at the current frame drops what was to come, without a replay`() {
    let logged = run()
    logged.stage.send(.text("late"), at: time(9))
    logged.stage.branch(at: time(5))
    logged.stage.advance(to: time(12))
    #expect(logged.log.lines.filter { $0 == "make" }.count == 1)
    #expect(texts(logged) == ["text a in 1", "text b in 2", "text c in 4"])
  }

  @Test func `a branch at a later moment runs up to it`() {
    let logged = run()
    logged.stage.branch(at: time(8))
    #expect(logged.stage.frameIndex == 8)
    #expect(texts(logged) == ["text a in 1", "text b in 2", "text c in 4"])
  }

  @Test func `a stage that keeps no input has no branches`() {
    let stage = Stage(
      content: Text("a"), configuration: Stage.Configuration(isLive: true))
    stage.advance(to: time(5))
    stage.branch(at: time(2))
    #expect(stage.frameIndex == 5)
    stage.rewind(droppingInputAfter: time(2))
    #expect(stage.frameIndex == 5)
  }

  @Test func `a rewound stage begins before frame 0`() {
    let logged = run()
    logged.stage.rewind(droppingInputAfter: time(2))
    #expect(logged.stage.frameIndex == nil)
    logged.stage.advance(to: time(3))
    #expect(texts(logged) == ["text a in 1", "text b in 2"])
  }

  @Test func `all input is reported as it is taken, with the moment at which it happens`() {
    let logged = LoggedStage()
    var taken: [TimedInput] = []
    logged.stage.onInput = { taken.append($0) }
    logged.stage.send(.text("a"), at: time(1))
    logged.stage.advance(to: time(3))
    logged.stage.send(.text("late"), at: time(2), to: "main")
    #expect(
      taken == [
        TimedInput(time: time(1), event: .text("a")),
        TimedInput(time: StageTests.time(3, plus: 1), event: .text("late"), window: "main"),
      ])
    // A replay takes nothing new.
    _ = logged.stage.frame(1)
    #expect(taken.count == 2)
  }
}
