import Foundation
import Testing

@testable import TweenText

@Suite("Carets and hits") struct CaretTests {
  private func boundaries(_ text: String) -> [Int] {
    text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) } + [text.utf8.count]
  }

  @Test(arguments: [
    "Avocado Toast", "office ffi fl", "e\u{301}a\u{308}o", "שלום עולם", "مرحبا بالعالم", "नमस्ते दुनिया",
    "10:30", "👩‍👩‍👧🥑x", "a",
  ])
  func `invert each other in texts of one direction`(text: String) {
    let paragraph = Sample.paragraph(text)
    for offset in boundaries(text) {
      let caret = paragraph.caret(at: CaretPosition(offset: offset))
      let found = paragraph.position(at: CGPoint(x: caret.midX, y: caret.midY))
      #expect(found.offset == offset, "\(text) at \(offset)")
      #expect(abs(paragraph.caret(at: found).minX - caret.minX) < 1e-9)
    }
  }

  @Test(arguments: [
    "abc שלום def", "שלום abc עולם", "עברית 123 ועוד", "one (שתיים) three", Sample.english,
    "first\nsecond\n\nlast", "tab\there", "فسيكفيكهمالمستقبل",
    "soft\u{AD}hyphen extra\u{AD}ordinary של\u{AD}ום",
  ])
  func `find the same place again in any text`(text: String) {
    for width in [nil, 80, 40] as [Double?] {
      let paragraph = Sample.paragraph(text, width: width)
      for offset in boundaries(text) {
        for isUpstream in [false, true] {
          let caret = paragraph.caret(at: CaretPosition(offset: offset, isUpstream: isUpstream))
          #expect(caret.minX >= -1e-9 && caret.minX <= paragraph.size.width + 1e-9)
          let found = paragraph.position(at: CGPoint(x: caret.midX, y: caret.midY))
          let again = paragraph.caret(at: found)
          #expect(
            abs(again.minX - caret.minX) < 1e-6 && again.minY == caret.minY,
            "\(text) at \(offset), \(isUpstream), \(width ?? -1)")
        }
      }
    }
  }

  @Test func `stand at the right of the first character of a text from right to left`() {
    let paragraph = Sample.paragraph("שלום")
    #expect(abs(paragraph.caret(at: CaretPosition(offset: 0)).minX - paragraph.size.width) < 1e-9)
    #expect(abs(paragraph.caret(at: CaretPosition(offset: 8)).minX) < 1e-9)
  }

  @Test func `divide a ligature evenly`() throws {
    let paragraph = Sample.paragraph("لا")
    let width = Double(paragraph.size.width)
    try #require(paragraph.lines[0].pieces[0].run.glyphs.count == 1)
    #expect(abs(Double(paragraph.caret(at: CaretPosition(offset: 2)).minX) - width / 2) < 1e-9)
  }

  @Test func `are held to the text`() {
    let paragraph = Sample.paragraph("ab\ncd")
    #expect(paragraph.position(at: CGPoint(x: -1e9, y: -1e9)).offset == 0)
    #expect(paragraph.position(at: CGPoint(x: 1e9, y: 1e9)).offset == 5)
    #expect(paragraph.caret(at: CaretPosition(offset: -3)).minX == 0)
    #expect(
      paragraph.caret(at: CaretPosition(offset: 99))
        == paragraph.caret(at: CaretPosition(offset: 5)))
    _ = paragraph.position(at: CGPoint(x: Double.nan, y: .nan))
    #expect(Sample.paragraph("").position(at: .zero).offset == 0)
    #expect(Sample.paragraph("").caret(at: CaretPosition(offset: 0)).height > 0)
  }

  @Test func `find the character under a point`() {
    let paragraph = Sample.paragraph("ab")
    let middle = Double(paragraph.size.height) / 2
    #expect(paragraph.character(at: CGPoint(x: 1, y: middle)) == 0)
    #expect(paragraph.character(at: CGPoint(x: Sample.width("a") + 1, y: middle)) == 1)
    #expect(paragraph.character(at: CGPoint(x: 1000, y: middle)) == nil)
    #expect(paragraph.character(at: CGPoint(x: 1, y: 1000)) == nil)
  }
}
