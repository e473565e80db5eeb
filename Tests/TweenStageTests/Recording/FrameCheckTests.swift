import Testing
import TweenMath
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
    var random = SeededGenerator(seed: 1)
    for _ in 0..<500 {
      func lines() -> [String] {
        (0..<Int.random(in: 0..<6, using: &random)).map { _ in
          "\(Int.random(in: 0..<3, using: &random))"
        }
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
