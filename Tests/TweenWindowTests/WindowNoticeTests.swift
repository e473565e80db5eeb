import Foundation
import Testing
import TweenPaint
import TweenWindow

@Suite struct WindowNoticeTests {
  private func glyphs(_ text: String, width: Double) -> [DisplayItem.Glyphs] {
    WindowNotice(text, now: 0).items(in: CGSize(width: width, height: 300)).compactMap { item in
      if case .glyphs(let glyphs) = item.content { glyphs } else { nil }
    }
  }

  @Test func `it stays for three seconds, or until another one comes`() {
    #expect(WindowNotice("a", now: 5).end == 3_000_000_005)
    #expect(WindowNotice("a", now: nil).end == .max)
  }

  @Test func `each line has its own, and a long one is broken between words`() {
    #expect(glyphs("Recording to a.jsonl", width: 400).count == 1)
    #expect(glyphs("one\ntwo\nthree", width: 400).count == 3)
    let long = Array(repeating: "word", count: 40).joined(separator: " ")
    let lines = glyphs(long, width: 400)
    #expect(lines.count > 2)
    #expect(lines.allSatisfy { $0.transform.a == 1 }, "no line is made smaller")
  }

  @Test func `a word that has no room is made smaller, and all stays within the window`() {
    let word = String(repeating: "w", count: 200)
    let line = glyphs(word, width: 300)
    #expect(line.count == 1 && line[0].transform.a < 1)
    for text in ["a", word, "one\ntwo"] {
      let items = WindowNotice(text, now: 0).items(in: CGSize(width: 300, height: 200))
      guard case .fill(let panel)? = items.first?.content else {
        Issue.record("There is no panel.")
        continue
      }
      let rect = panel.path.boundingRect.applying(panel.transform)
      #expect(rect.minX >= 0 && rect.maxX <= 300 && rect.maxY <= 200, "\(rect)")
    }
  }
}
