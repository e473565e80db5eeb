import Foundation
import Testing
import TweenMath
import TweenMotion

@testable import TweenViews

@Suite("The layout of a text being edited") @MainActor struct EditorLayoutTests {
  private func layout(_ text: String, width: CGFloat?) -> EditorLayout {
    let layout = EditorLayout()
    layout.update(text, width: width, in: EnvironmentValues())
    return layout
  }

  private static let words = [
    "one ", "two ", "three, ", "wonderful ", "é", "\n", "שלום ", "👨‍👩‍👧", "日本語", "a", "\n\n",
  ]

  /// Carets of every place a reader knows, and the lines that they are in.
  private func answers(_ layout: EditorLayout, _ text: String) -> [String] {
    var result: [String] = []
    var offset = 0
    for character in text + " " {
      let caret = layout.caret(at: offset)
      result.append(
        "\(offset) \((caret.minX * 64).rounded()) \((caret.minY * 64).rounded()) "
          + "\(layout.line(at: offset))")
      offset += character.utf8.count
    }
    return result
  }

  @Test(arguments: 0..<12)
  func `is after edits what it is when made anew`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let width: CGFloat? = seed.isMultiple(of: 2) ? 160 : nil
    var text = String(repeating: "lorem ipsum dolor ", count: seed < 6 ? 4 : 90)
    let edited = layout(text, width: width)
    for _ in 0..<20 {
      let places = Array(text.indices) + [text.endIndex]
      let start = places[Int.random(in: 0..<places.count, using: &random)]
      let rest = text[start...].count
      let end = text.index(start, offsetBy: min(rest, Int.random(in: 0...6, using: &random)))
      var word = Self.words[Int.random(in: 0..<Self.words.count, using: &random)]
      // One line has no breaks.
      if width == nil, word.contains("\n") { word = "-" }
      text.replaceSubrange(start..<end, with: word)
      edited.update(text, width: width, in: EnvironmentValues())
      #expect(edited.blocks.map(\.text).joined().count <= text.count)
    }
    let fresh = layout(text, width: width)
    guard width != nil || text.unicodeScalars.allSatisfy({ !(0x590...0x5FF ~= $0.value) }) else {
      // A line of both directions is cut where it was when it had one.
      return
    }
    #expect(answers(edited, text) == answers(fresh, text))
  }

  @Test func `cuts long paragraphs where lines begin, which stay where they are`() {
    let text = String(repeating: "lorem ipsum dolor sit amet ", count: 200)
    let cut = layout(text, width: 200)
    _ = cut.caret(at: text.utf8.count)
    #expect(cut.blocks.count > 4)
    // A short paragraph's own layout, line by line.
    let head = String(text.prefix(600))
    let whole = layout(head, width: 200)
    for offset in stride(from: 0, to: 480, by: 7) {
      #expect(cut.caret(at: offset) == whole.caret(at: offset))
    }
  }

  @Test func `finds the place of each caret again`() {
    for width in [CGFloat(120), nil] {
      let text = "one two three\n\nfour שלום five"
      let shown = width == nil ? text.replacingOccurrences(of: "\n", with: " ") : text
      let layout = layout(shown, width: width)
      var offset = 0
      for character in shown {
        let caret = layout.caret(at: offset)
        let found = layout.caret(at: layout.offset(at: CGPoint(x: caret.minX, y: caret.midY)))
        #expect(abs(found.minX - caret.minX) < 0.01 && abs(found.minY - caret.minY) < 0.01)
        offset += character.utf8.count
      }
    }
  }

  @Test func `marks a selection from line to line without gaps`() {
    let layout = layout("one\ntwo\nthree", width: 200)
    let rects = layout.rectangles(of: 1..<10, from: 0, to: 1000)
    #expect(rects.count == 3)
    #expect(rects[0].maxX == 200 && rects[1].minX == 0 && rects[1].maxX == 200)
    #expect(rects[2].minX == 0 && rects[2].maxX == layout.caret(at: 10).minX)
    #expect(rects[0].maxY == rects[1].minY && rects[1].maxY == rects[2].minY)
  }

  @Test func `goes up and down in a column`() throws {
    let layout = layout("wonderful\na\nwonderful", width: 200)
    let x = layout.caret(at: 5).minX
    let below = try #require(layout.place(below: true, 5, x: x))
    #expect(below == 11)
    #expect(layout.place(below: true, below, x: x) == 17)
    #expect(layout.place(below: false, 3, x: x) == nil)
    #expect(layout.place(below: true, 17, x: x) == nil)
  }

  @Test func `lays out only what shows of a long text`() {
    let text = String(repeating: "line\n", count: 20_000)
    let layout = layout(text, width: 200)
    _ = layout.showBlocks(from: 0, to: 300)
    #expect(layout.caret(at: 0).minY == 0)
    #expect(layout.size.height > 100_000)
  }
}
