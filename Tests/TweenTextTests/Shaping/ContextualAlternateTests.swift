import Testing

@testable import TweenText

@Suite("Letters stay the letters they are") struct ContextualAlternateTests {
  @Test(arguments: [
    "0x1F", "134 x 53", "3x4", "a -> b", "=>", "<->", "<-", "-->", ">=", "10:30", "(A)", "x-height",
  ])
  func `in the system's face, at every size, in every way of shaping`(text: String) throws {
    for size in [13.0, 17, 28] {
      for family in [FontRequest.Family.system(.standard), .system(.rounded), .named("Inter")] {
        let font = FontRequest(family: family, size: size)
        let line = TextEngine.shared.line(text, font: font)
        let paragraph = TextEngine.shared.paragraph(
          StyledText(text, TextAttributes(font: font)), style: ParagraphStyle())
        let alone = text.unicodeScalars.flatMap {
          TextEngine.shared.line(String($0), font: font).run.glyphs
        }
        #expect(line.run.glyphs == alone)
        #expect(paragraph.lines[0].pieces.flatMap(\.run.glyphs) == alone)
      }
    }
  }

  @Test func `letters that join still do`() {
    let font = FontRequest(size: 17)
    let joined = TextEngine.shared.paragraph(
      StyledText("ببب", TextAttributes(font: font)), style: ParagraphStyle())
    #expect(Set(joined.lines[0].pieces.flatMap(\.run.glyphs)).count == 3)
  }
}
