import Foundation
import Testing
import TweenPaint

@testable import TweenText

@Suite("Glyph cells") struct GlyphCellTests {
  private let font = FontRequest(size: 20)

  @Test(
    arguments: [
      "", "1", "1,234.50", "Avocado Toast", "office ffi", "e\u{301}a\u{308}", "שלום 12", "a\tb\n c",
      "10:45", "👩‍👩‍👧",
    ])
  func `together show what the line shows`(text: String) {
    let line = TextEngine.shared.line(text, font: font)
    let cells = TextEngine.shared.cells(text, font: font)
    #expect(cells.flatMap(\.run.glyphs) == line.run.glyphs)
    let places = cells.flatMap { cell in cell.run.positions.map { ($0.x + cell.x, $0.y) } }
    for (one, other) in zip(places, line.run.positions) {
      #expect(abs(one.0 - other.x) < 1e-9 && one.1 == other.y)
    }
    let shaped = TextShaper.withoutControls(text)
    #expect(cells.map(\.text).joined().count == shaped.count)
    #expect(Set(cells.map(\.text).joined()) == Set(shaped))
  }

  @Test func `bear one character each, where nothing joins them`() {
    #expect(TextEngine.shared.cells("1 2,3", font: font).map(\.text) == ["1", " ", "2", ",", "3"])
    // Visual order: the last letter of a word from right to left stands first.
    #expect(TextEngine.shared.cells("שלום", font: font).map(\.text) == ["ם", "ו", "ל", "ש"])
  }

  @Test func `of the same character are the same wherever they stand`() {
    let cells = TextEngine.shared.cells("7 77", font: font)
    #expect(cells[0].run == cells[2].run && cells[2].run == cells[3].run)
  }

  @Test func `of a text without glyphs are none`() {
    #expect(TextEngine.shared.cells("7", font: FontRequest(size: -1)).isEmpty)
    #expect(TextEngine.shared.cells("7", font: FontRequest(size: .nan)).isEmpty)
  }

  @Test func `a run at another size is the line shaped at that size`() {
    let small = TextEngine.shared.line("Size 12", font: FontRequest(size: 10)).run
    let large = TextEngine.shared.line("Size 12", font: FontRequest(size: 35)).run
    let grown = small.scaled(to: 35)
    #expect(grown.fontSize == 35 && grown.glyphs == large.glyphs)
    for (one, other) in zip(grown.positions, large.positions) {
      #expect(abs(one.x - other.x) < 1e-9 && abs(one.y - other.y) < 1e-9)
    }
    #expect(small.scaled(to: 10) == small)
  }
}
