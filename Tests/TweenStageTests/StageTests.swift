import Foundation
import Testing
import TweenMotion
import TweenViews

@testable import TweenStage

@Suite @MainActor struct StageTests {
  /// 1/60 s in flicks: 705,600,000 / 60.
  nonisolated static let frame: Int64 = 11_760_000

  nonisolated static func time(_ frames: Int64, plus flicks: Int64 = 0) -> StageTime {
    StageTime(flicks: frames * frame + flicks)
  }

  @Test func `frame 0 builds the tree before any input`() {
    let logged = LoggedStage()
    logged.stage.send(.text("a"), at: .zero)
    logged.stage.advance(to: .zero)
    #expect(logged.log.lines == ["make", "frame 0, 640x480", "text a in 0"])
  }

  @Test func `a frame without input is one update`() {
    let logged = LoggedStage()
    logged.stage.advance(to: Self.time(2))
    #expect(
      logged.log.lines == ["make", "frame 0, 640x480", "frame 1, 640x480", "frame 2, 640x480"])
  }

  @Test(
    arguments: [
      (Self.time(1, plus: -1), 1), (Self.time(1), 1), (Self.time(1, plus: 1), 2),
      (Self.time(0, plus: 1), 1), (.zero, 0), (StageTime(flicks: -5), 0),
    ] as [(StageTime, Int)])
  func `input is delivered in the first frame at or after its time`(time: StageTime, frame: Int) {
    let logged = LoggedStage()
    logged.stage.send(.text("a"), at: time)
    logged.stage.advance(to: Self.time(3))
    #expect(logged.log.lines.filter { $0.hasPrefix("text") } == ["text a in \(frame)"])
    // After the line of that frame, "make" being the first.
    let place = logged.log.lines.firstIndex { $0.hasPrefix("text") }
    #expect(place == frame + 2)
  }

  @Test func `events come sorted by time, and at one time in the order sent`() {
    let logged = LoggedStage()
    logged.stage.send(.text("d"), at: Self.time(1))
    logged.stage.send(.text("b"), at: Self.time(0, plus: 7))
    logged.stage.send(.text("e"), at: Self.time(1))
    logged.stage.send(.text("a"), at: Self.time(0, plus: 1))
    logged.stage.send(.text("c"), at: Self.time(0, plus: 7))
    logged.stage.advance(to: Self.time(1))
    #expect(
      logged.log.lines.filter { $0.hasPrefix("text") }
        == ["a", "b", "c", "d", "e"].map { "text \($0) in 1" })
  }

  @Test func `a late event happens in the next frame, in its recording too`() {
    let logged = LoggedStage()
    logged.stage.advance(to: Self.time(4))
    logged.stage.send(.text("late"), at: Self.time(1))
    logged.stage.advance(to: Self.time(5))
    #expect(logged.log.lines.suffix(2) == ["frame 5, 640x480", "text late in 5"])

    let replay = LoggedStage()
    replay.stage.send(logged.stage.recording)
    replay.stage.advance(to: Self.time(5))
    #expect(replay.log.lines == logged.log.lines)
  }

  @Test func `an event without a time happens in the coming frame`() {
    let logged = LoggedStage()
    logged.stage.send(.text("first"))
    logged.stage.advance(to: .zero)
    logged.stage.send(.text("second"))
    logged.stage.advance(to: Self.time(1))
    #expect(
      logged.log.lines == [
        "make", "frame 0, 640x480", "text first in 0", "frame 1, 640x480", "text second in 1",
      ])
  }

  @Test func `an earlier frame is replayed from frame 0 with all its input`() {
    let logged = LoggedStage()
    logged.stage.send(.text("a"), at: Self.time(1))
    logged.stage.send(.text("b"), at: Self.time(3))
    _ = logged.stage.frame(at: Self.time(4))
    let forward = logged.log.lines
    _ = logged.stage.frame(at: Self.time(2))
    #expect(logged.stage.frameIndex == 2)
    #expect(
      logged.log.lines.dropFirst(forward.count) == [
        "make", "frame 0, 640x480", "frame 1, 640x480", "text a in 1", "frame 2, 640x480",
      ])
    _ = logged.stage.frame(at: Self.time(4))
    #expect(Array(logged.log.lines.dropFirst(forward.count)) == forward)
  }

  @Test func `a moment between frames shows the frame before it`() {
    let logged = LoggedStage()
    _ = logged.stage.frame(at: Self.time(2, plus: Self.frame - 1))
    #expect(logged.stage.frameIndex == 2)
    #expect(logged.stage.time == Self.time(2))
  }

  @Test func `a live stage skips frames it is late for, with all their input`() {
    let logged = LoggedStage(Stage.Configuration(isLive: true))
    logged.stage.advance(to: .zero)
    logged.stage.send(.text("a"), at: Self.time(2))
    logged.stage.send(.text("b"), at: Self.time(5))
    logged.stage.advance(to: Self.time(5, plus: 3))
    // Frame 5 is the first that runs after frame 0.
    #expect(
      logged.log.lines == [
        "make", "frame 0, 640x480", "frame 5, 640x480", "text a in 1", "text b in 1",
      ])
    _ = logged.stage.frame(at: Self.time(1))
    #expect(logged.stage.frameIndex == 5)
  }

  @Test func `what comes next lies on the frame grid`() {
    let logged = LoggedStage(isMoving: false)
    #expect(logged.stage.next == .nextFrame)
    #expect(logged.stage.advance(to: .zero) == .idle)
    var kept = [logged.stage.graph.clock.schedule(after: Self.time(7, plus: 1).seconds) {}]
    #expect(logged.stage.next == .wake(at: Self.time(8)))
    logged.stage.send(.text("a"), at: Self.time(3, plus: -1))
    #expect(logged.stage.next == .wake(at: Self.time(3)))
    kept.append(logged.stage.graph.clock.schedule(after: Self.time(1).seconds) {})
    #expect(logged.stage.next == .nextFrame)
    withExtendedLifetime(kept) {}
    // Something moves.
    #expect(LoggedStage().stage.advance(to: .zero) == .nextFrame)
  }

  @Test func `without a size the window has its scene's, before frame 0`() {
    let logged = LoggedStage(defaultSize: CGSize(width: 400, height: 300))
    logged.stage.advance(to: .zero)
    #expect(logged.log.lines == ["make", "frame 0, 400x300"])
    #expect(logged.stage.size == CGSize(width: 400, height: 300))
    #expect(logged.stage.recording.header?.size == CGSize(width: 400, height: 300))
  }

  @Test func `a size that is asked for wins over the scene's`() {
    let size = CGSize(width: 200, height: 100)
    let logged = LoggedStage(
      Stage.Configuration(size: size), defaultSize: CGSize(width: 400, height: 300))
    logged.stage.advance(to: .zero)
    #expect(logged.log.lines == ["make", "frame 0, 200x100"])
    #expect(logged.stage.size == size)
    #expect(Stage(content: EmptyView()).size == Stage.fallbackSize)
  }

  @Test func `a frame that the program asks for reaches the host, also after going back`() {
    let logged = LoggedStage(isMoving: false)
    var count = 0
    logged.stage.onNeedsFrame = { count += 1 }
    logged.stage.graph.onNeedsFrame?()
    _ = logged.stage.frame(3)
    let old = logged.stage.graph
    _ = logged.stage.frame(1)
    let before = count
    logged.stage.graph.onNeedsFrame?()
    old.onNeedsFrame?()
    #expect(count == before + 1)
  }

  @Test func `frames run inside a task of the main actor`() async {
    // The main queue is being drained around us: draining it again must do no harm.
    let logged = LoggedStage()
    Task { @MainActor in logged.log.lines.append("task") }
    logged.stage.advance(to: Self.time(1))
    for _ in 0..<10 { await Task.yield() }
    #expect(logged.log.lines.filter { $0 == "task" }.count == 1)
  }
}
