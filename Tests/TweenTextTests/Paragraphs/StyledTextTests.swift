import Foundation
import Testing
import TweenPaint

@testable import TweenText

@Suite("A text of several runs") struct StyledTextTests {
  private func attributes(_ change: (inout TextAttributes) -> Void = { _ in }) -> TextAttributes {
    var attributes = TextAttributes(font: Sample.font)
    change(&attributes)
    return attributes
  }

  private func paragraph(_ runs: (String, TextAttributes)...) -> Paragraph {
    TextEngine.shared.paragraph(
      StyledText(runs: runs.map { StyledText.Run($0.0, $0.1) }), style: ParagraphStyle())
  }

  /// Each glyph with its place, whatever piece it is in.
  private func places(_ paragraph: Paragraph) -> [String] {
    paragraph.lines.flatMap { line in
      line.pieces.flatMap { piece in
        zip(piece.run.glyphs, piece.run.positions).map { (Double($1.x), "\($0) \($1)") }
      }
      .sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  @Test func `keeps every glyph in its place when a neighbour changes its colour`() {
    for text in ["AVATAR To. Wa", "office ffi", "e\u{301}a", "שלום עולם", "مرحبا بالعالم", "नमस्ते"] {
      let whole = places(paragraph((text, attributes())))
      let characters = Array(text)
      for cut in 1..<characters.count {
        let divided = paragraph(
          (String(characters[..<cut]), attributes()),
          (String(characters[cut...]), attributes { $0.style = 1 }))
        #expect(places(divided) == whole, "\(text) at \(cut)")
        #expect(divided.lines[0].pieces.contains { $0.style == 1 } || characters.count == 1)
      }
    }
  }

  @Test func `has blanks as wide as those of their own run, whatever stands before them`() {
    let plain = attributes()
    let bold = attributes { $0.font.weight = 700 }
    let code = attributes { $0.font.family = .system(.monospaced) }
    func width(_ runs: (String, TextAttributes)...) -> Double {
      Double(
        TextEngine.shared.paragraph(
          StyledText(runs: runs.map { StyledText.Run($0.0, $0.1) }), style: ParagraphStyle()
        ).size.width)
    }
    for before in [bold, code] {
      let whole = width(("wiw", before), (" x", plain))
      #expect(abs(whole - width(("wiw", before)) - width((" x", plain))) < 1e-9)
    }
    // Within a run they go with what stands before them.
    #expect(width(("あ い", plain)) == width(("あ ", plain), ("い", plain)))
  }

  @Test func `is one piece for each face, size and style`() {
    let found = paragraph(
      ("a ", attributes()), ("b ", attributes { $0.style = 1 }), ("c ", attributes()),
      ("d", attributes { $0.font.size = 20 }))
    #expect(found.lines[0].pieces.map(\.style) == [0, 1, 0])
    #expect(found.lines[0].pieces.map(\.run.text) == ["a c ", "b ", "d"])
  }

  @Test func `puts kerning and tracking after each character`() {
    let plain = Sample.width("abc")
    let kerned = paragraph(("abc", attributes { $0.kerning = 4 }))
    let tracked = paragraph(("abc", attributes { $0.tracking = 4 }))
    #expect(abs(Double(kerned.size.width) - plain - 12) < 1e-9)
    #expect(abs(Double(tracked.size.width) - plain - 12) < 1e-9)
    for bad in [Double.nan, .infinity, -.infinity] {
      #expect(paragraph(("abc", attributes { $0.kerning = bad })).size.width.isFinite)
    }
  }

  @Test func `raises characters and makes room for them`() {
    let plain = paragraph(("ab", attributes()))
    let raised = paragraph(("a", attributes()), ("b", attributes { $0.baselineOffset = 6 }))
    #expect(abs(raised.lines[0].ascent - plain.lines[0].ascent - 6) < 1e-9)
    #expect(raised.lines[0].descent == plain.lines[0].descent)
    #expect(raised.lines[0].pieces[0].run.positions.map(\.y) == [0, -6])
  }

  @Test func `draws strokes as the font has them`() throws {
    let face = try TextEngine.shared.face(for: .regular)
    let scale = 17 / face.unitsPerEm
    let found = paragraph(
      ("under", attributes { $0.underline = TextDecoration(pattern: .dash, style: 2) }),
      (" plain ", attributes()), ("through", attributes { $0.strikethrough = TextDecoration() }))
    let strokes = found.lines[0].decorations
    #expect(strokes.count == 2)
    #expect(strokes[0].pattern == .dash && strokes[0].style == 2 && strokes[1].style == 0)
    #expect(abs(strokes[0].y - face.underlinePosition * scale) < 1e-12 && strokes[1].y < 0)
    #expect(strokes[0].x == 0 && abs(strokes[0].width - Sample.width("under")) < 0.5)
    #expect(
      abs(strokes[1].x + strokes[1].width - Double(found.size.width)) < 1e-9)
  }

  @Test func `goes on with one stroke where only the font's weight changes nothing of it`() {
    let underlined = attributes { $0.underline = TextDecoration() }
    let found = paragraph(("ab", underlined), ("cd", underlined))
    #expect(found.lines[0].decorations.count == 1)
    #expect(abs(found.lines[0].decorations[0].width - Double(found.size.width)) < 1e-9)
  }

  @Test func `has pictures among its characters`() {
    let picture = attributes {
      $0.attachment = TextAttachment(id: 3, width: 30, height: 40, ascent: 35)
      $0.style = 1
    }
    let found = paragraph(("a", attributes()), ("\u{FFFC}", picture), ("b", attributes()))
    let line = found.lines[0]
    #expect(line.attachments.count == 1 && line.attachments[0].id == 3)
    #expect(line.attachments[0].rect.width == 30 && line.attachments[0].rect.minY == -35)
    #expect(abs(Double(line.attachments[0].rect.minX) - Sample.width("a")) < 1e-9)
    #expect(line.ascent == 35 && line.descent == 5)
    #expect(abs(Double(found.size.width) - 30 - Sample.width("a") - Sample.width("b")) < 1e-9)
    for bad in [Double.nan, .infinity, -3] {
      let odd = attributes {
        $0.attachment = TextAttachment(id: 0, width: bad, height: 10, ascent: 5)
      }
      #expect(paragraph(("\u{FFFC}", odd)).size.width == 0)
    }
  }

  @Test func `lays paints behind characters, one for neighbours of the same`() {
    let first = attributes { $0.background = 2 }
    let found = paragraph(
      ("a ", attributes()), ("two ", first), ("b", first), ("c", attributes { $0.background = 1 }))
    let backgrounds = found.lines[0].backgrounds
    #expect(backgrounds.map(\.style) == [2, 1])
    #expect(abs(backgrounds[0].x - Sample.width("a ")) < 1e-9)
    #expect(abs(backgrounds[0].width - Sample.width("two b")) < 1e-9)
    #expect(abs(backgrounds[1].x - backgrounds[0].x - backgrounds[0].width) < 1e-9)
    let wrapped = TextEngine.shared.paragraph(
      StyledText("one two", first), style: ParagraphStyle(), width: Sample.width("one") + 1)
    #expect(wrapped.lines.map(\.backgrounds.count) == [1, 1])
    // The blank that hangs from the first line is not part of it.
    #expect(abs(wrapped.lines[0].backgrounds[0].width - Sample.width("one")) < 1e-9)
    let hebrew = paragraph(("אב", attributes()), ("גד", first))
    #expect(abs(hebrew.lines[0].backgrounds[0].x) < 1e-9)
    #expect(abs(hebrew.lines[0].backgrounds[0].width - Sample.paragraph("גד").size.width) < 1e-9)
  }

  @Test func `has cells that together show what it shows`() {
    // The last two are words that are divided, where letters take other forms.
    for text in [
      "Avocado 1,234", "שלום 12 abc", "e\u{301}a\u{308}", "two words here", "",
      "فسيكفيكهمالمستقبل", "بسمبسمبسمبسمبسم",
    ] {
      let whole = TextEngine.shared.paragraph(
        Sample.text(text), style: ParagraphStyle(alignment: .center), width: 60)
      let cells = whole.cells
      for (index, line) in whole.lines.enumerated() {
        let own = cells.filter { $0.baseline == line.baseline }
        let glyphs = own.flatMap { cell in
          cell.line.pieces.flatMap { piece in
            zip(piece.run.glyphs, piece.run.positions).map { ($0, Double($1.x) + cell.x) }
          }
        }.sorted { $0.1 < $1.1 }
        let wanted = line.pieces.flatMap { piece in
          zip(piece.run.glyphs, piece.run.positions).map { ($0, Double($1.x) + line.x) }
        }.sorted { $0.1 < $1.1 }
        #expect(glyphs.map(\.0) == wanted.map(\.0), "\(text) line \(index)")
        #expect(zip(glyphs, wanted).allSatisfy { abs($0.1 - $1.1) < 1e-6 })
      }
    }
  }
}
