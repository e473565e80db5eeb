import Foundation
import Testing
import TweenPaint
import TweenText

@Suite struct TextEngineTests {
  let engine = TextEngine()
  /// At this size a point is a font unit.
  /// Inter with its own metrics.
  let unit = FontRequest(family: .named("Inter"), size: 2816)

  @Test(
    .enabled(if: ShellCommand.run(["hb-shape", "--version"]) != nil, "hb-shape is not installed"),
    arguments: [
      "Avocado Toast", "AVATAR To. Wa", "-> <- => 3x4 (A) 10:30", "e\u{301}\u{323}", "Größe ﬁ ffi",
      "Ελληνικά", "Кириллица", "👩‍👩‍👧‍👦 and 🥑", "שלום", "a\u{200D}b\u{FE0F}", "１２３", "1/2 ½",
    ])
  func glyphsAndPositionsAreThoseOfHbShape(text: String) throws {
    let path = try FontFolders.standard.path(of: .regular)
    let printed = try #require(
      ShellCommand.run([
        "LC_ALL=C.UTF-8", "hb-shape", "--no-glyph-names", "--no-clusters", "--language=en",
        "--output-format=json", "--features=calt=0", "--font-file=\(path)", "--text=\(text)",
      ]))
    let rows = try #require(
      try JSONSerialization.jsonObject(with: Data(printed.utf8)) as? [[String: Any]])
    let line = engine.line(text, font: unit)
    #expect(line.run.glyphs == rows.map { UInt32(truncatingIfNeeded: $0["g"] as? Int ?? -1) })
    var pen = 0
    for (row, position) in zip(rows, line.run.positions) {
      #expect(Double(position.x) == Double(pen + (row["dx"] as? Int ?? 0)))
      #expect(Double(position.y) == Double(0 - (row["dy"] as? Int ?? 0)))
      pen += row["ax"] as? Int ?? 0
    }
    #expect(line.width == Double(pen))
  }

  @Test func anEmptyTextHasALinesHeightAndNoWidth() {
    let line = engine.line("", font: FontRequest(size: 17))
    #expect(line.run.glyphs.isEmpty && line.run.positions.isEmpty && line.run.text.isEmpty)
    #expect(line.width == 0)
    #expect(line.height == engine.line("Avocado", font: FontRequest(size: 17)).height)
    #expect(line.ascent > line.descent && line.descent > 0 && line.leading >= 0)
  }

  @Test func aTextOfAMillionLettersIsAsWideAsItsLettersAre() {
    let one = engine.line("n", font: unit).width
    let two = engine.line("nn", font: unit).width
    let line = engine.line(String(repeating: "n", count: 1_000_000), font: unit)
    #expect(line.run.glyphs.count == 1_000_000)
    #expect(line.width == one + 999_999 * (two - one))
  }

  @Test func unknownCharactersShowTheMissingGlyph() {
    let line = engine.line("🥑x漢", font: unit)
    #expect(line.run.glyphs.count == 3)
    #expect(line.run.glyphs.first == 0 && line.run.glyphs.last == 0)
    #expect(line.run.outlines.outline(of: 0) != nil)
    #expect(line.width > 0)
  }

  @Test func anyUnicodeTextIsShaped() throws {
    let face = try engine.face(for: .regular)
    var state: UInt64 = 7
    func next(below bound: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % bound
    }
    // Whole planes, the ones where joiners, marks and directions change often, and Latin.
    let ranges: [(UInt64, UInt64)] = [
      (0, 0x11_0000), (0x0000, 0x0250), (0x0300, 0x0370), (0x0590, 0x0700), (0x0900, 0x0E00),
      (0x2000, 0x2070), (0xFB00, 0x1_0000), (0x1_F000, 0x1_FB00), (0xE_0000, 0xE_01F0),
    ]
    for round in 0..<3000 {
      var scalars = String.UnicodeScalarView()
      for _ in 0..<next(below: 12) {
        let (low, high) = ranges[Int(next(below: UInt64(ranges.count)))]
        if let scalar = Unicode.Scalar(UInt32(low + next(below: high - low))) {
          scalars.append(scalar)
        }
      }
      let text = String(scalars)
      let line = engine.line(text, font: FontRequest(size: 17))
      #expect(line.run.glyphs.allSatisfy { Int($0) < face.glyphCount }, "\(round): \(scalars)")
      #expect(line.run.positions.count == line.run.glyphs.count)
      #expect(line.run.positions.allSatisfy { $0.x.isFinite && $0.y.isFinite })
      #expect(line.width.isFinite && Array(line.run.text.utf8) == Array(text.utf8))
    }
  }

  @Test func pairsAreKerned() {
    let apart = engine.line("A", font: unit).width + engine.line("V", font: unit).width
    #expect(engine.line("AV", font: unit).width < apart)
  }

  @Test func monospacedDigitsAreAllAsWide() {
    var request = unit
    let proportional = Set((0...9).map { engine.line("\($0)", font: request).width })
    request.isMonospacedDigit = true
    let monospaced = Set((0...9).map { engine.line("\($0)", font: request).width })
    #expect(proportional.count > 1)
    #expect(monospaced.count == 1)
  }

  @Test func lineEndsAndTabsAreSpacesAndOtherControlsAreNothing() {
    let spaced = engine.line("a b", font: unit).run
    for text in ["a\nb", "a\r\nb", "a\tb", "a\u{2028}b", "a\u{85}b", "a\u{0} \u{7F}b"] {
      let run = engine.line(text, font: unit).run
      #expect(run.glyphs == spaced.glyphs && run.positions == spaced.positions)
      #expect(Array(run.text.utf8) == Array(text.utf8))
    }
    #expect(engine.line("\n\n", font: unit).run.glyphs.count == 2)
    #expect(engine.line("“é”", font: unit).run.glyphs.count == 3)
  }

  @Test(arguments: [0.5, 1, 13, 17.25, 32, 1000, FontRequest.largestSize])
  func everySizeIsTheSameShapeScaled(size: Double) {
    let units = engine.line("Avocado Toast", font: unit)
    let line = engine.line(
      "Avocado Toast", font: FontRequest(family: .named("Inter"), size: size))
    #expect(line.run.glyphs == units.run.glyphs)
    #expect(
      line.run.positions.map { Double($0.x) }
        == units.run.positions.map { Double($0.x) * size / 2816 })
    #expect(line.width == units.width * size / 2816)
    #expect(line.height == units.ascent * size / 2816 + units.descent * size / 2816)
    #expect(line.run.fontSize == size)
  }

  @Test(arguments: [0, -1, .nan, .infinity, -.infinity, 1e300, FontRequest.largestSize.nextUp])
  func unusableSizesHaveNoGlyphs(size: Double) {
    let line = engine.line("Avocado", font: FontRequest(size: size))
    #expect(line.run.glyphs.isEmpty && line.width == 0 && line.height == 0)
    #expect(line.run.text == "Avocado")
  }

  @Test func unusableWeightsAreTheNearestOrRegular() {
    let size = 20.0
    let regular = engine.line("Avocado", font: FontRequest(size: size))
    #expect(engine.line("Avocado", font: FontRequest(size: size, weight: .nan)) == regular)
    let black = engine.line("Avocado", font: FontRequest(size: size, weight: .black))
    #expect(engine.line("Avocado", font: FontRequest(size: size, weight: 1e9)) == black)
    #expect(black.width > regular.width)
    #expect(black.run.faceID != regular.run.faceID)
    let italic = engine.line("Avocado", font: FontRequest(size: size, isItalic: true))
    #expect(italic.run.faceID != regular.run.faceID)
  }

  @Test func aLineCarriesTheOutlinesOfItsGlyphs() throws {
    let run = engine.line("Hi you", font: unit).run
    for glyph in run.glyphs {
      #expect((run.outlines.outline(of: glyph) == nil) == (glyph == run.glyphs[2]))
    }
    #expect(run.outlines.unitsPerEm == 2816)
    #expect(run.faceID == (try engine.face(for: .regular).faceID))
  }

  @Test func keptLinesAreEqualToFreshOnes() {
    for text in ["Avocado Toast", "", "e\u{301}", "\u{E9}", "New Wedge"] {
      let font = FontRequest(size: 13, weight: .semibold)
      let first = engine.line(text, font: font)
      #expect(engine.line(text, font: font) == first)
      #expect(TextEngine().line(text, font: font) == first)
      #expect(TextEngine.shared.line(text, font: font) == first)
    }
  }

  @Test func equalTextsOfOtherBytesAreKeptApart() {
    let font = FontRequest(size: 13)
    for text in ["e\u{301}", "\u{E9}", "e\u{301}"] {
      #expect(Array(engine.line(text, font: font).run.text.utf8) == Array(text.utf8))
    }
  }

  @Test func manyTextsAndSizesStayRight() {
    for round in 0..<2 {
      for index in stride(from: 0, to: 30_000, by: round == 0 ? 1 : 997) {
        let text = "\(index)"
        let line = engine.line(text, font: unit)
        #expect(line.run.text == text && line.run.glyphs.count == text.count)
      }
    }
  }

  @Test func allThreadsGetTheSameLines() async {
    let texts = (0..<50).map { "Line \($0) of Avocado" }
    let engine = engine
    let expected = texts.map { TextEngine.shared.line($0, font: FontRequest(size: 15)) }
    await withTaskGroup(of: [TextLine].self) { group in
      for _ in 0..<8 {
        group.addTask { texts.map { engine.line($0, font: FontRequest(size: 15)) } }
      }
      for await lines in group { #expect(lines == expected) }
    }
  }

  @Test func withoutTheFontALineIsEmptyAndTheErrorSaysWhatToInstall() throws {
    let engine = TextEngine(folders: FontFolders(paths: ["/nowhere"]))
    #expect(engine.line("Avocado", font: FontRequest(size: 20)).run.glyphs.isEmpty)
    #expect(engine.line("Avocado", font: FontRequest(size: 20)).width == 0)
    let error = #expect(throws: TextError.self) { try engine.defaultFontHash }
    #expect(error?.description.contains("fonts-inter") == true)
  }

  @Test func theDefaultFontsHashIsItsFilesSHA256() throws {
    let path = try FontFolders.standard.path(of: .regular)
    let printed = try #require(ShellCommand.run(["sha256sum", path]))
    #expect(try engine.defaultFontHash == String(printed.prefix(64)))
  }

  @Test func `a run at another size is the line shaped at that size`() {
    let inter = FontRequest.Family.named("Inter")
    let small = TextEngine.shared.line("Size 12", font: FontRequest(family: inter, size: 10)).run
    let large = TextEngine.shared.line("Size 12", font: FontRequest(family: inter, size: 35)).run
    let grown = small.scaled(to: 35)
    #expect(grown.fontSize == 35 && grown.glyphs == large.glyphs)
    for (one, other) in zip(grown.positions, large.positions) {
      #expect(abs(one.x - other.x) < 1e-9 && abs(one.y - other.y) < 1e-9)
    }
    #expect(small.scaled(to: 10) == small)
  }
}
