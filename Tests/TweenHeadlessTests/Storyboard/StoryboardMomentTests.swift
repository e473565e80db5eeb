import Testing
import TweenMotion
import TweenStage

@testable import TweenHeadless

@Suite struct StoryboardMomentTests {
  private func mark(_ seconds: Double, _ title: String) -> InputMark {
    InputMark(time: StageTime(seconds: seconds), title: title)
  }

  private func merged(_ times: [Double], _ marks: [InputMark]) -> [String] {
    StoryboardMoment.merged(times.map { StageTime(seconds: $0) }, marks)
      .map { "\($0.timeText) \($0.title ?? "-")" }
  }

  @Test func `marks and times are one list by time`() {
    #expect(
      merged([2, 0.5, 1], [mark(0.25, "a"), mark(1.5, "b"), mark(3, "c")])
        == ["0.25 s a", "0.5 s -", "1 s -", "1.5 s b", "2 s -", "3 s c"])
    #expect(merged([], []) == [])
    #expect(merged([1], []) == ["1 s -"])
    #expect(merged([], [mark(1, "a")]) == ["1 s a"])
  }

  @Test func `a time that occurs twice, or that a mark has, makes no second moment`() {
    #expect(
      merged([1, 2, 1], [mark(2, "a"), mark(2, "b")]) == ["1 s -", "2 s a", "2 s b"])
  }

  @Test func `a title is shown on one line`() {
    let moment = StoryboardMoment(time: .zero, title: " two\n lines\t ")
    #expect(moment.titleLine == "two lines")
    #expect(StoryboardMoment(time: .zero).titleLine == nil)
  }
}
