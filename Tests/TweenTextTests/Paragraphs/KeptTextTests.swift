import Testing

@testable import TweenText

@Suite("What is kept of texts") struct KeptTextTests {
  private let engine = TextEngine()
  private let style = ParagraphStyle()

  /// The text as the engine keeps it; nil where it doesn't.
  private func kept(_ text: StyledText, in engine: TextEngine) -> PreparedText? {
    let key = TextEngine.PreparedKey(
      text: text, isRightToLeft: style.isRightToLeft, locale: style.localeIdentifier)
    return engine.state.withLock {
      $0.prepared.value(for: key, cost: 0) ?? $0.held.value(for: key, cost: 0)
    }
  }

  private func lineCounts(_ text: StyledText) throws -> [Int] {
    try #require(kept(text, in: engine)).layouts.withLock { entries in
      entries.map { entry in
        switch entry.layout {
        case .measure: 0
        case .lines(let broken, _): broken.lines.count
        }
      }
    }
  }

  @Test func `of a measure in no width or no height are no lines`() throws {
    let text = Sample.text("one two three")
    let width = engine.measure(text, style: style, width: 0)
    let height = engine.measure(text, style: style, width: 60, height: 0)
    #expect(width.lineCount == 11 && height.lineCount == 1)
    #expect(try lineCounts(text) == [0, 0])
    // They are found again for whoever draws them, and are kept then.
    #expect(engine.paragraph(text, style: style, width: 0).lines.count == 11)
    #expect(engine.measure(text, style: style, width: 0) == width)
    #expect(try lineCounts(text) == [0, 11])
  }

  @Test func `of a measure in some room are its lines, which a paragraph takes`() throws {
    let text = Sample.text("one two three")
    let measure = engine.measure(text, style: style, width: 60)
    #expect(try lineCounts(text) == [measure.lineCount])
    let paragraph = engine.paragraph(text, style: style, width: 60)
    #expect(paragraph.lines.count == measure.lineCount && paragraph.size == measure.size)
    #expect(try lineCounts(text) == [measure.lineCount])
  }

  @Test func `of texts in one style is one style`() throws {
    let texts = (0..<3).map { Sample.text("text \($0)") }
    for text in texts { _ = engine.measure(text, style: style, width: 0) }
    let styles = try texts.map { text in
      try #require(kept(text, in: engine)).layouts.withLock { $0[0].style }
    }
    #expect(styles.allSatisfy { $0 === styles[0] })
    // A style of other lines is another answer.
    let one = engine.measure(texts[0], style: ParagraphStyle(lineLimit: 1), width: 0)
    #expect(one.lineCount == 1 && engine.measure(texts[0], style: style, width: 0).lineCount > 1)
  }

  @Test func `are the glyphs in their places as long as somebody has them`() throws {
    let text = Sample.text("one two three")
    weak var source: Paragraph.Source?
    do {
      let paragraph = engine.paragraph(text, style: style, width: 60)
      source = paragraph.source
      #expect(engine.paragraph(text, style: style, width: 60).source === source)
    }
    #expect(source == nil)
    #expect(try lineCounts(text) == [3])
  }

  @Test func `is the text, in whatever style, as long as it is read the same way`() {
    let text = Sample.text("one two three four")
    let prepared = engine.prepared(text, style: style, isHeld: true)
    let other = ParagraphStyle(lineLimit: 1)
    let fresh = TextEngine().prepared(text, style: other)
    let again = prepared.styled(other)
    #expect(again != nil)
    for width in [0, 40, 60, 200, .infinity] as [Double] {
      #expect(again?.measure(width: width) == fresh.measure(width: width))
      #expect(
        again?.paragraph(width: width).lines.count == fresh.paragraph(width: width).lines.count)
    }
    #expect(prepared.measure(width: 60).lineCount > 1)
    #expect(prepared.styled(ParagraphStyle(isRightToLeft: true)) == nil)
    #expect(prepared.styled(ParagraphStyle(localeIdentifier: "tr")) == nil)
  }

  /// As a list does that scrolls: each text is asked for once.
  @Test func `of ten thousand texts is as much as of two thousand`() {
    func count(_ made: Int) -> Int {
      let engine = TextEngine()
      let texts = (0..<made).map { Sample.text("What stands below it, \($0 * 7) times") }
      _ = engine.prepared(texts[0], style: style)
      weak var first: PreparedText?
      first = kept(texts[0], in: engine)
      #expect(first != nil)
      for text in texts { _ = engine.prepared(text, style: style) }
      #expect(first == nil)
      return texts.reversed().prefix { kept($0, in: engine) != nil }.count
    }
    let few = count(2000)
    #expect(few > 500 && few < 1600)
    #expect(abs(count(10_000) - few) < 800)
  }

  /// A list that is scrolled far keeps what it shows; beyond that a screen or two of texts are enough,
  /// and those that nobody else keeps stay.
  @Test func `of ten thousand texts that others hold is little, and takes nothing else's place`() {
    let texts = (0..<10_000).map { Sample.text("What stands below it, \($0 * 7) times") }
    let drawn = Sample.text("Drawn anew in each frame")
    let shown = engine.prepared(texts[0], style: style, isHeld: true)
    _ = engine.prepared(drawn, style: style)
    for text in texts { _ = engine.prepared(text, style: style, isHeld: true) }
    let count = texts.reversed().prefix { kept($0, in: engine) != nil }.count
    #expect(count > 80 && count < 300)
    #expect(kept(drawn, in: engine) != nil)
    // One that is gone from there is the same when it is asked for again.
    #expect(kept(texts[0], in: engine) == nil)
    let again = engine.prepared(texts[0], style: style)
    #expect(again.measure(width: 60, height: nil) == shown.measure(width: 60, height: nil))
    #expect(again.measure(width: 60, height: nil).lineCount > 1)
  }
}
