import Testing
import TestSupport
import TweenMotion

@testable import TweenStage

@Suite struct FrameCheckTests {
  private let digest = FrameDigest(value: 1, items: [])

  @Test func `a check has the lines that differ from the last one's`() {
    let check = FrameCheck(
      time: .zero, window: nil, digest: digest, elements: ["a", "b", "x", "y", "d"],
      after: ["a", "b", "c", "d"])
    #expect(check.replaced == 2..<3)
    #expect(check.lines == ["x", "y"])
    let same = FrameCheck(
      time: .zero, window: nil, digest: digest, elements: ["a", "a"], after: ["a", "a"])
    #expect(same.replaced.isEmpty && same.lines.isEmpty)
  }

  @Test func `from the last lines and a check come its lines, for any two lists`() {
    for number in 0..<500 {
      var damage = FileDamage(case: number)
      func lines() -> [String] {
        (0..<damage.next(below: 6)).map { _ in "\(damage.next(below: 3))" }
      }
      let (last, elements) = (lines(), lines())
      let check = FrameCheck(
        time: .zero, window: nil, digest: digest, elements: elements, after: last)
      #expect(check.elements(after: last) == elements, "\(last) to \(elements)")
    }
  }

  @Test func `a check that belongs to other lines has none`() {
    let check = FrameCheck(
      time: .zero, window: nil, digest: digest, replaced: 2..<3, lines: ["x"])
    #expect(check.elements(after: ["a", "b"]) == nil)
  }
}
