import Foundation
import Testing
import TweenPaint

@testable import TweenText

/// Shorthand for texts of one font, and for looking at paragraphs.
enum Sample {
  static let font = FontRequest(size: 17)
  static let english = """
    The quick brown fox jumps over the lazy dog and runs through the tall grass until it finds a \
    quiet place to rest under an old oak tree while the wind moves the leaves above
    """

  static func text(_ string: String, size: Double = 17) -> StyledText {
    StyledText(string, TextAttributes(font: FontRequest(size: size)))
  }

  static func paragraph(
    _ string: String, _ style: ParagraphStyle = ParagraphStyle(), width: Double? = nil,
    height: Double? = nil
  ) -> Paragraph {
    TextEngine.shared.paragraph(text(string), style: style, width: width, height: height)
  }

  /// What the lines show, signs included as they were shaped.
  static func lines(_ string: String, of paragraph: Paragraph) -> [String] {
    let bytes = Array(string.utf8)
    return paragraph.lines.map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  static func width(_ string: String) -> Double {
    TextEngine.shared.line(string, font: font).width
  }
}

@Suite("A paragraph") struct ParagraphTests {
  @Test func `on one line is what the line is`() {
    for text in ["Avocado Toast", "office ffi", "10:30 - 1/2", "e\u{301}", "Größe", "a  b "] {
      let line = TextEngine.shared.line(text, font: Sample.font)
      let paragraph = Sample.paragraph(text)
      #expect(paragraph.lines.count == 1 && paragraph.lines[0].pieces.map(\.run) == [line.run])
      #expect(abs(Double(paragraph.size.width) - line.width) < 1e-9)
      #expect(Double(paragraph.size.height) == line.height)
      #expect(paragraph.firstBaseline == line.ascent && paragraph.lastBaseline == line.ascent)
    }
  }

  @Test func `has a piece for each style, in their order, however many there are`() {
    let fonts = [FontRequest(size: 17), FontRequest(size: 17, weight: 700)]
    let count = 2000
    let text = StyledText(
      runs: (0..<count).map { index in
        StyledText.Run(
          index % 2 == 0 ? "a" : "b",
          TextAttributes(
            font: fonts[index % 2], underline: TextDecoration(style: index % 2), style: index / 2))
      })
    let line = TextEngine.shared.paragraph(text, style: ParagraphStyle()).lines[0]
    #expect(line.pieces.map(\.style) == (0..<count).map { $0 / 2 })
    #expect(line.pieces.map(\.run.text) == (0..<count).map { $0 % 2 == 0 ? "a" : "b" })
    #expect(line.pieces.allSatisfy { $0.run.glyphs.count == 1 })
    // Neighbours' strokes differ in their paint.
    #expect(line.decorations.map(\.style) == (0..<count).map { $0 % 2 })
  }

  @Test func `once prepared is the same in every room`() {
    let texts = [
      "7", "word", "two words", "one\ntwo", "trailing  ", "", "\n", "tab\tstop", Sample.english,
    ]
    let styles = [
      ParagraphStyle(), ParagraphStyle(alignment: .center, lineLimit: 1),
      ParagraphStyle(lineLimit: 2, minimumLines: 2), ParagraphStyle(minimumScaleFactor: 0.5),
    ]
    for text in texts.map({ Sample.text($0) }) {
      for style in styles {
        let prepared = TextEngine.shared.prepared(text, style: style)
        let natural = TextEngine().measure(text, style: style)
        let widths: [Double?] = [
          nil, 0, 1, 40, natural.size.width - 0.01, natural.size.width, 500, .infinity, -1, .nan,
        ]
        let heights: [Double?] = [nil, 0, 21, natural.size.height, 1000]
        for width in widths {
          for height in heights {
            // An engine that knows nothing yet.
            let engine = TextEngine()
            let expected = engine.measure(text, style: style, width: width, height: height)
            #expect(prepared.measure(width: width, height: height) == expected)
            #expect(
              prepared.paragraph(width: width, height: height)
                == engine.paragraph(text, style: style, width: width, height: height))
          }
        }
      }
    }
  }

  /// The slow way: as many words on a line as together measure no more than the width.
  @Test func `breaks as a greedy hand would`() {
    let words = Sample.english.split(separator: " ").map(String.init)
    for width in stride(from: 60.0, through: 700, by: 23.7) {
      var expected: [String] = []
      var line = ""
      for word in words {
        let longer = line.isEmpty ? word : line + " " + word
        if line.isEmpty || Sample.width(longer) <= width {
          line = longer
        } else {
          expected.append(line)
          line = word
        }
      }
      expected.append(line)
      guard words.allSatisfy({ Sample.width($0) <= width }) else { continue }
      let paragraph = Sample.paragraph(Sample.english, width: width)
      let found = Sample.lines(Sample.english, of: paragraph)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(found == expected, "\(width)")
      let widest = expected.map(Sample.width).max() ?? 0
      #expect(abs(Double(paragraph.size.width) - widest) < 1e-6)
      let line0 = paragraph.lines[0]
      let height = (line0.ascent + line0.descent) * Double(expected.count)
      #expect(abs(Double(paragraph.size.height) - height) < 1e-6)
    }
  }

  @Test func `measures without being made as it measures made`() {
    for width in [nil, 0, 1, 50, 123.4, 1000, .infinity, .nan, -5] as [Double?] {
      for height in [nil, 0, 30, 65] as [Double?] {
        for limit in [nil, 1, 3] as [Int?] {
          let style = ParagraphStyle(lineLimit: limit)
          let text = Sample.text(Sample.english + " \(limit ?? 0)")
          let engine = TextEngine()
          let measure = engine.measure(text, style: style, width: width, height: height)
          let made = engine.paragraph(text, style: style, width: width, height: height)
          #expect(measure.size == made.size && measure.lineCount == made.lines.count)
          #expect(measure.firstBaseline == made.firstBaseline)
          #expect(measure.lastBaseline == made.lastBaseline)
          #expect(measure.isTruncated == made.isTruncated)
          #expect(
            TextEngine.shared.paragraph(text, style: style, width: width, height: height) == made)
        }
      }
    }
  }

  @Test func `fits into the width that it answered`() {
    for width in stride(from: 20.0, through: 400, by: 7.3) {
      let first = Sample.paragraph(Sample.english, width: width)
      let again = Sample.paragraph(
        Sample.english, width: Double(first.size.width), height: Double(first.size.height))
      #expect(again.lines.map(\.range) == first.lines.map(\.range) && !again.isTruncated)
    }
  }

  @Test func `breaks words that are wider than a line, a character at least on each`() {
    let word = "Donaudampfschifffahrt"
    let narrow = Sample.paragraph(word, width: 60)
    #expect(narrow.lines.count > 2)
    #expect(narrow.lines.allSatisfy { $0.width <= 60 })
    let least = Sample.paragraph(word, width: 0)
    #expect(least.lines.count == word.count)
    #expect(Sample.lines(word, of: least) == word.map(String.init))
    let family = Sample.paragraph("👩‍👩‍👧e\u{301}", width: 0)
    #expect(Sample.lines("👩‍👩‍👧e\u{301}", of: family) == ["👩‍👩‍👧", "e\u{301}"])
  }

  @Test func `begins new lines where the text says`() {
    for end in ["\n", "\r\n", "\r", "\u{2028}", "\u{2029}", "\u{85}", "\u{0B}"] {
      let text = "ab\(end)\(end)c"
      let paragraph = Sample.paragraph(text)
      #expect(Sample.lines(text, of: paragraph) == ["ab" + end, end, "c"])
      #expect(paragraph.lines.map(\.pieces.count) == [1, 0, 1])
    }
    #expect(Sample.paragraph("a\n").lines.count == 2)
    let height = Double(Sample.paragraph("a").size.height)
    #expect(abs(Double(Sample.paragraph("a\n").size.height) - 2 * height) < 1e-9)
  }

  @Test func `of nothing is as high as a line and has no width`() {
    let empty = Sample.paragraph("")
    #expect(empty.size.width == 0 && empty.size.height == Sample.paragraph("a").size.height)
    #expect(empty.lines.count == 1 && empty.lines[0].pieces.isEmpty)
    let none = TextEngine.shared.paragraph(StyledText(), style: ParagraphStyle())
    #expect(none.size == .zero)
  }

  @Test func `lets blanks hang from the ends of broken lines`() {
    let paragraph = Sample.paragraph("aaaa    bbbb", width: Sample.width("bbbb") + 1)
    #expect(Sample.lines("aaaa    bbbb", of: paragraph) == ["aaaa    ", "bbbb"])
    #expect(abs(paragraph.lines[0].width - Sample.width("aaaa")) < 1e-9)
    // Not from its own end, where there is room.
    #expect(abs(Double(Sample.paragraph("a  ").size.width) - Sample.width("a  ")) < 1e-9)
  }

  @Test func `stops at tabs every 28 points`() {
    let paragraph = Sample.paragraph("a\tb\tc")
    let cells = paragraph.cells
    #expect(cells.map(\.text) == ["a", "b", "c"])
    #expect(abs(cells[1].x - 28) < 1e-9 && abs(cells[2].x - 56) < 1e-9)
  }

  @Test(arguments: [
    (ParagraphStyle.Alignment.leading, 0.0), (.center, 0.5), (.trailing, 1.0),
  ])
  func `stands where its alignment says`(alignment: ParagraphStyle.Alignment, share: Double) {
    let text = "a long first line\nshort"
    let paragraph = Sample.paragraph(text, ParagraphStyle(alignment: alignment))
    let free = Double(paragraph.size.width) - paragraph.lines[1].width
    #expect(paragraph.lines[0].x == 0)
    #expect(abs(paragraph.lines[1].x - free * share) < 1e-9)
  }

  @Test(
    arguments: [
      "a long first line\nshort", "שלום עולם ארוך\nקצר", "a long first line\nקצר",
      "שלום עולם ארוך\nshort", "12345678\n!?",
    ], [ParagraphStyle.Alignment.leading, .center, .trailing])
  func `is ragged on the side that the layout says, in any script`(
    text: String, alignment: ParagraphStyle.Alignment
  ) {
    for isRightToLeft in [false, true] {
      let paragraph = Sample.paragraph(
        text, ParagraphStyle(alignment: alignment, isRightToLeft: isRightToLeft))
      let free = Double(paragraph.size.width) - paragraph.lines[1].width
      let isOnRight = (alignment == .trailing) != isRightToLeft
      #expect(free > 10)
      #expect(abs(paragraph.lines[0].x) < 1e-9)
      let expected = alignment == .center ? free / 2 : isOnRight ? free : 0
      #expect(abs(paragraph.lines[1].x - expected) < 1e-9)
    }
  }

  @Test(arguments: ParagraphStyle.Truncation.allCases)
  func `is ragged there where its last line is cut, too`(truncation: ParagraphStyle.Truncation) {
    let text = "one two three four\nfive wonderfulandlong six"
    for (alignment, isRightToLeft, isOnRight) in [
      (ParagraphStyle.Alignment.leading, false, false), (.leading, true, true),
      (.trailing, false, true), (.trailing, true, false),
    ] {
      let paragraph = Sample.paragraph(
        text,
        ParagraphStyle(
          alignment: alignment, lineLimit: 2, truncation: truncation,
          isRightToLeft: isRightToLeft), width: 135)
      #expect(paragraph.isTruncated && paragraph.lines.count == 2)
      for line in paragraph.lines {
        let free = Double(paragraph.size.width) - line.width
        #expect(abs(line.x - (isOnRight ? free : 0)) < 1e-9)
      }
      #expect(paragraph.lines.contains { Double(paragraph.size.width) - $0.width > 2 })
    }
  }

  @Test func `spaces lines and reserves room`() {
    let plain = Sample.paragraph("a\nb\nc")
    let spaced = Sample.paragraph("a\nb\nc", ParagraphStyle(lineSpacing: 5))
    #expect(abs(Double(spaced.size.height - plain.size.height) - 10) < 1e-9)
    #expect(abs(spaced.lastBaseline - plain.lastBaseline - 10) < 1e-9)
    let reserved = Sample.paragraph("a", ParagraphStyle(lineLimit: 3, minimumLines: 3))
    #expect(abs(Double(reserved.size.height - plain.size.height)) < 1e-9)
    #expect(reserved.lines.count == 1)
    for bad in [Double.nan, .infinity, -100] {
      let paragraph = Sample.paragraph("a\nb", ParagraphStyle(lineSpacing: bad))
      #expect(paragraph.size == Sample.paragraph("a\nb").size)
    }
  }

  // MARK: What does not fit

  private func shown(_ paragraph: Paragraph) -> String {
    paragraph.lines.flatMap(\.pieces).map(\.run.text).joined(separator: "|")
  }

  @Test func `is cut at its end, middle or start`() {
    let sign = Sample.width("\u{2026}")
    for truncation in [ParagraphStyle.Truncation.tail, .middle, .head] {
      let style = ParagraphStyle(lineLimit: 1, truncation: truncation)
      let paragraph = Sample.paragraph(Sample.english, style, width: 150)
      #expect(paragraph.isTruncated && paragraph.lines.count == 1)
      #expect(Double(paragraph.size.width) <= 150 && paragraph.size.width > 130)
      let text = shown(paragraph)
      switch truncation {
      case .tail: #expect(Sample.english.hasPrefix(text) && text.count > 10)
      case .head: #expect(Sample.english.hasSuffix(text) && text.count > 10)
      case .middle:
        let ends = (0...text.count).filter {
          Sample.english.hasPrefix(text.prefix($0))
            && Sample.english.hasSuffix(text.suffix(text.count - $0))
        }
        #expect(!ends.isEmpty && text.count > 10)
      }
      // One character more would not have fitted.
      #expect(Sample.width(text) + sign + 17 > 150)
      let glyphs = paragraph.lines[0].pieces.flatMap(\.run.glyphs)
      let dots = TextEngine.shared.line("\u{2026}", font: Sample.font).run.glyphs
      #expect(glyphs.contains(dots[0]))
    }
  }

  @Test func `shows as many lines as its limit and its height allow`() {
    let line = Double(Sample.paragraph("a").size.height)
    for count in 1...4 {
      let limited = Sample.paragraph(
        Sample.english, ParagraphStyle(lineLimit: count), width: 150)
      let bounded = Sample.paragraph(
        Sample.english, width: 150, height: line * Double(count) + line / 2)
      #expect(limited.lines.count == count && limited.isTruncated)
      #expect(bounded.lines == limited.lines && bounded.isTruncated)
    }
    #expect(Sample.paragraph("a b c d e f g", width: 20, height: 0).lines.count == 1)
    #expect(Sample.paragraph("ab\ncd", ParagraphStyle(lineLimit: 1)).isTruncated)
    #expect(!Sample.paragraph("ab", ParagraphStyle(lineLimit: 1)).isTruncated)
  }

  @Test func `becomes smaller before it is cut`() {
    let natural = Sample.width("Smaller and smaller")
    let style = ParagraphStyle(lineLimit: 1, minimumScaleFactor: 0.5)
    let paragraph = Sample.paragraph("Smaller and smaller", style, width: natural * 0.7)
    #expect(!paragraph.isTruncated && paragraph.lines.count == 1)
    #expect(paragraph.scaleFactor <= 0.7 && paragraph.scaleFactor > 0.69)
    #expect(Double(paragraph.size.width) <= natural * 0.7 + 1e-6)
    #expect(paragraph.lines[0].pieces[0].run.fontSize == 17 * paragraph.scaleFactor)
    let least = Sample.paragraph("Smaller and smaller", style, width: natural * 0.4)
    #expect(least.isTruncated && least.scaleFactor == 0.5)
    #expect(Sample.paragraph("a", style, width: 1000).scaleFactor == 1)
  }

  @Test func `becomes as small as it must where nothing is the least size`() {
    let natural = Sample.width("Smaller and smaller")
    let style = ParagraphStyle(lineLimit: 1, minimumScaleFactor: 0)
    let tiny = Sample.paragraph("Smaller and smaller", style, width: natural * 0.1)
    #expect(!tiny.isTruncated && tiny.scaleFactor <= 0.1 && tiny.scaleFactor > 0.08)
    // No smaller than a hundredth.
    let least = Sample.paragraph("Smaller and smaller", style, width: natural * 0.001)
    #expect(least.isTruncated && least.scaleFactor == 0.01)
  }

  @Test func `a character, and a line, becomes smaller where it is too large to be divided`() {
    let natural = Sample.width("W")
    let style = ParagraphStyle(minimumScaleFactor: 0.1)
    let narrow = Sample.paragraph("W", style, width: natural * 0.5)
    #expect(!narrow.isTruncated && narrow.scaleFactor <= 0.5 && narrow.scaleFactor > 0.48)
    #expect(Double(narrow.size.width) <= natural * 0.5 + 1e-6)
    let line = Double(Sample.paragraph("W", style, width: 1000).size.height)
    let low = TextEngine().paragraph(
      Sample.text("Words"), style: style, width: nil, height: line / 4)
    #expect(low.scaleFactor <= 0.25 && low.scaleFactor > 0.23 && low.lines.count == 1)
    let prepared = TextEngine.shared.prepared(Sample.text("W"), style: style)
    #expect(Double(prepared.measure(width: natural / 2).size.width) <= natural / 2 + 1e-6)
    // As small as it may become; then it overflows.
    let least = Sample.paragraph("W", style, width: natural * 0.01)
    #expect(!least.isTruncated && least.scaleFactor == 0.1)
    #expect(Sample.paragraph("W", ParagraphStyle(), width: 1).scaleFactor == 1)
  }

  @Test func `shows a soft hyphen where it divides a line there, and nowhere else`() {
    let text = "extra\u{AD}ordinary"
    let whole = Sample.paragraph(text, width: 400)
    #expect(whole.lines.count == 1)
    #expect(abs(Double(whole.size.width) - Sample.width("extraordinary")) < 1e-9)
    let first = Sample.width("extra-")
    let divided = Sample.paragraph(text, width: Sample.width("ordinary") + 1)
    #expect(Sample.lines(text, of: divided) == ["extra\u{AD}", "ordinary"])
    #expect(abs(divided.lines[0].width - first) < 0.5)
    let hyphen = TextEngine.shared.line("-", font: Sample.font).run.glyphs
    #expect(divided.lines[0].pieces.flatMap(\.run.glyphs).suffix(1) == hyphen[...])
    #expect(!divided.isTruncated)
    // The hyphen needs room as well.
    let words = "an extra\u{AD}ordinary"
    let room = Sample.width("an extra-")
    #expect(
      Sample.lines(words, of: Sample.paragraph(words, width: room + 0.5))[0] == "an extra\u{AD}")
    let narrow = Sample.paragraph(words, width: max(room - 1, Sample.width("ordinary") + 1))
    #expect(
      Sample.lines(words, of: narrow)[0]
        == (room - 1 > Sample.width("ordinary") ? "an " : "an extra\u{AD}"))
    // A line that is cut has its own sign.
    let cut = Sample.paragraph(
      text, ParagraphStyle(lineLimit: 1), width: Sample.width("extraord"))
    #expect(cut.isTruncated && !cut.lines[0].pieces.flatMap(\.run.glyphs).contains(hyphen[0]))
  }

  @Test(arguments: 20...160)
  func `divided at soft hyphens is never wider than its room`(width: Int) {
    let text = "in\u{AD}ter\u{AD}na\u{AD}tion\u{AD}al שלו\u{AD}ם con\u{AD}ven\u{AD}tions"
    let paragraph = Sample.paragraph(text, width: Double(width))
    #expect(Sample.lines(text, of: paragraph).joined() == text)
    if width >= 60 { #expect(Double(paragraph.size.width) <= Double(width) + 1e-6) }
    // A line that ends in a word is shaped anew there: kerning with what follows is gone.
    for line in paragraph.lines { #expect(line.width <= Double(paragraph.size.width) + 0.5) }
  }

  @Test func `moves characters closer before it is cut`() {
    let natural = Sample.width("Tight and tighter")
    let style = ParagraphStyle(lineLimit: 1, allowsTightening: true)
    let tight = Sample.paragraph("Tight and tighter", style, width: natural - 5)
    #expect(!tight.isTruncated && abs(Double(tight.size.width) - natural + 5) < 1e-9)
    #expect(Sample.paragraph("Tight and tighter", style, width: natural / 2).isTruncated)
  }
}
