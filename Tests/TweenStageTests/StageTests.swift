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
    #expect(logged.log.lines == ["make", "advance 0", "send a", "advance 0"])
  }

  @Test func `a frame without input is one update`() {
    let logged = LoggedStage()
    logged.stage.advance(to: Self.time(2))
    #expect(logged.log.lines == ["make", "advance 0", "advance 11760000", "advance 23520000"])
  }

  @Test(
    arguments: [
      (Self.time(1, plus: -1), 1), (Self.time(1), 1), (Self.time(1, plus: 1), 2),
      (Self.time(0, plus: 1), 1), (.zero, 0), (StageTime(flicks: -5), 0),
    ] as [(StageTime, Int64)])
  func `input is delivered in the first frame at or after its time`(time: StageTime, frame: Int64) {
    let logged = LoggedStage()
    logged.stage.send(.text("a"), at: time)
    logged.stage.advance(to: Self.time(3))
    let lines = logged.log.lines
    guard let place = lines.firstIndex(of: "send a") else {
      Issue.record("The event was lost.")
      return
    }
    #expect(lines[place + 1] == "advance \(frame * Self.frame)")
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
      logged.log.lines.filter { $0.hasPrefix("send") }
        == ["send a", "send b", "send c", "send d", "send e"])
  }

  @Test func `a late event happens in the next frame, in its recording too`() {
    let logged = LoggedStage()
    logged.stage.advance(to: Self.time(4))
    logged.stage.send(.text("late"), at: Self.time(1))
    logged.stage.advance(to: Self.time(5))
    #expect(logged.log.lines.suffix(2) == ["send late", "advance \(5 * Self.frame)"])

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
        "make", "advance 0", "send first", "advance 0", "send second", "advance 11760000",
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
      logged.log.lines.dropFirst(forward.count)
        == ["make", "advance 0", "send a", "advance 11760000", "advance 23520000"])
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
    #expect(logged.log.lines == ["make", "advance 0", "send a", "send b", "advance 58800000"])
    _ = logged.stage.frame(at: Self.time(1))
    #expect(logged.stage.frameIndex == 5)
  }

  @Test func `what comes next lies on the frame grid`() {
    let logged = LoggedStage()
    #expect(logged.stage.next == .nextFrame)
    #expect(logged.stage.advance(to: .zero) == .idle)
    logged.graph?.nextWork = .wake(Self.time(7, plus: 1))
    #expect(logged.stage.next == .wake(at: Self.time(8)))
    logged.stage.send(.text("a"), at: Self.time(3, plus: -1))
    #expect(logged.stage.next == .wake(at: Self.time(3)))
    logged.graph?.nextWork = .wake(Self.time(1))
    #expect(logged.stage.next == .nextFrame)
    logged.graph?.nextWork = .nextFrame
    #expect(logged.stage.next == .nextFrame)
  }

  @Test func `without a size the window has its scene's, before frame 0`() {
    let logged = LoggedStage(defaultSize: CGSize(width: 400, height: 300))
    logged.stage.advance(to: .zero)
    #expect(logged.log.lines == ["make", "resize 400x300", "advance 0"])
    #expect(logged.stage.size == CGSize(width: 400, height: 300))
    #expect(logged.stage.recording.header?.size == CGSize(width: 400, height: 300))
  }

  @Test func `a size that is asked for wins over the scene's`() {
    let size = CGSize(width: 200, height: 100)
    let logged = LoggedStage(
      Stage.Configuration(size: size), defaultSize: CGSize(width: 400, height: 300))
    logged.stage.advance(to: .zero)
    #expect(logged.log.lines == ["make", "advance 0"])
    #expect(logged.stage.size == size)
    #expect(LoggedStage().stage.size == Stage.fallbackSize)
  }

  @Test func `the wish for a frame reaches the host, also after going back`() {
    let logged = LoggedStage()
    var count = 0
    logged.stage.onNeedsFrame = { count += 1 }
    logged.graph?.onNeedsFrame?()
    _ = logged.stage.frame(3)
    let old = logged.graph
    _ = logged.stage.frame(1)
    logged.graph?.onNeedsFrame?()
    old?.onNeedsFrame?()
    #expect(count == 2)
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
