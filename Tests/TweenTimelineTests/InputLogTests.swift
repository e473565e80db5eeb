import Testing
import TweenMotion
import TweenStage
import TweenViews

@testable import TweenTimeline

@Suite struct InputLogTests {
  private func event(_ seconds: Double, _ text: String) -> TimedInput {
    TimedInput(time: StageTime(seconds: seconds), event: .text(text))
  }

  private func texts(_ events: some Sequence<TimedInput>) -> [String] {
    events.map { if case .text(let text) = $0.event { text } else { "?" } }
  }

  @Test func `events are sorted by time, and at equal times stay in order`() {
    var log = InputLog()
    for (seconds, text) in [(1.0, "b"), (3, "d"), (1, "c"), (0.5, "a"), (3, "e"), (9, "f")] {
      log.append(event(seconds, text))
    }
    #expect(texts(log.events) == ["a", "b", "c", "d", "e", "f"])
  }

  @Test func `events between two moments are those after the first, up to the second`() {
    var log = InputLog()
    for (index, text) in ["a", "b", "c", "d"].enumerated() {
      log.append(event(Double(index), text))
    }
    func between(_ start: Double?, _ end: Double) -> [String] {
      texts(
        log.events(after: start.map { StageTime(seconds: $0) }, through: StageTime(seconds: end)))
    }
    #expect(between(nil, 0) == ["a"])
    #expect(between(0, 2) == ["b", "c"])
    #expect(between(2, 2) == [])
    #expect(between(2, 1) == [])
    #expect(between(2.5, 100) == ["d"])
    #expect(between(nil, -1) == [])
  }

  @Test func `what comes after a moment is dropped`() {
    var log = InputLog()
    for (index, text) in ["a", "b", "c", "d"].enumerated() {
      log.append(event(Double(index), text))
    }
    log.truncate(after: StageTime(seconds: 1))
    #expect(texts(log.events) == ["a", "b"])
    log.truncate(after: StageTime(seconds: 5))
    #expect(texts(log.events) == ["a", "b"])
    log.truncate(after: StageTime(flicks: -1))
    #expect(log.events.isEmpty)
  }
}
