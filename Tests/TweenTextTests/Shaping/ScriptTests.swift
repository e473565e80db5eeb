import Foundation
import Testing
import TweenPaint

@testable import TweenText

/// Words of eight scripts, and the file of each that has their glyphs.
enum Scripts {
  struct Sample: Sendable, CustomTestStringConvertible {
    var name: String
    var file: String
    var isRightToLeft: Bool
    var words: String
    var testDescription: String { name }

    var strings: [String] { words.split(separator: " ").map(String.init) }

    var path: String? {
      file.hasPrefix("Inter")
        ? try? FontFolders.standard.path(of: .regular) : FontFolders.standard.otherPath(file)
    }
  }

  static let all: [Sample] = [
    Sample(
      name: "Latin", file: "Inter-Regular.otf", isRightToLeft: false,
      words: """
        Avocado AVATAR To.Wa office fluffy Größe naïve Ångström çedilla Łódź žluť façade 3x4 -> 1/2 \
        (A) 10:30 #1 e\u{301}\u{323} Zürich œuvre ñandú https://x.y/z a@b.c $1,234.50 100% [ok]
        """),
    Sample(
      name: "Greek", file: "Inter-Regular.otf", isRightToLeft: false,
      words: """
        Ελληνικά γλώσσα αλφάβητο θάλασσα ουρανός Αθήνα Θεσσαλονίκη καλημέρα ευχαριστώ παρακαλώ \
        ψυχή φιλοσοφία δημοκρατία ιστορία μουσική ποίηση άνθρωπος κόσμος ήλιος φεγγάρι νερό φωτιά \
        αέρας γη σπίτι
        """),
    Sample(
      name: "Cyrillic", file: "Inter-Regular.otf", isRightToLeft: false,
      words: """
        Кириллица алфавит Москва Київ София Београд привет спасибо пожалуйста завтра сегодня \
        человек природа огонь вода земля воздух книга язык слово ёлка объект щука їжак љубав
        """),
    Sample(
      name: "Arabic", file: "NotoSansArabic-Regular.ttf", isRightToLeft: true,
      words: """
        مرحبا العالم اللغة العربية كتاب مدرسة بيت شمس قمر ماء نار أرض هواء صباح مساء سلام شكرا \
        محمد فاطمة لا إله الله بسم الرحمن القاهرة
        """),
    Sample(
      name: "Hebrew", file: "NotoSansHebrew-Regular.ttf", isRightToLeft: true,
      words: """
        שלום עולם עברית ספר בית שמש ירח מים אש אדמה אוויר בוקר ערב תודה בבקשה ירושלים חיפה לילה \
        יום שנה חודש שָׁלוֹם אֶרֶץ מֶלֶךְ תּוֹרָה
        """),
    Sample(
      name: "Devanagari", file: "NotoSansDevanagari-Regular.ttf", isRightToLeft: false,
      words: """
        नमस्ते दुनिया हिन्दी भाषा किताब विद्यालय घर सूर्य चन्द्रमा पानी आग पृथ्वी हवा सुबह शाम शान्ति \
        धन्यवाद कृपया दिल्ली मुम्बई क्षमा त्रिभुज ज्ञान श्रीमान् संस्कृत
        """),
    Sample(
      name: "Thai", file: "NotoSansThai-Regular.ttf", isRightToLeft: false,
      words: """
        สวัสดี โลก ภาษา ไทย หนังสือ โรงเรียน บ้าน ดวงอาทิตย์ พระจันทร์ น้ำ ไฟ แผ่นดิน ลม เช้า เย็น \
        สันติภาพ ขอบคุณ กรุณา กรุงเทพ เชียงใหม่ ผู้ใหญ่ เด็ก ที่นี่ ปี่ กำลัง
        """),
    Sample(
      name: "Tamil", file: "NotoSansTamil-Regular.ttf", isRightToLeft: false,
      words: """
        வணக்கம் உலகம் தமிழ் மொழி புத்தகம் பள்ளி வீடு சூரியன் சந்திரன் நீர் நெருப்பு பூமி காற்று காலை \
        மாலை அமைதி நன்றி தயவு சென்னை மதுரை ஸ்ரீ கௌரி பொய் கோவில் தொழில்
        """),
  ]
}

@Suite("Scripts") struct ScriptTests {
  private static let hasShaper = ShellCommand.run(["hb-shape", "--version"]) != nil

  private struct Row: Decodable {
    var g: UInt32
    var dx: Int?
    var dy: Int?
    var ax: Int?
  }

  @Test func `are tested by 200 words`() {
    #expect(Scripts.all.count == 8)
    #expect(Scripts.all.reduce(0) { $0 + $1.strings.count } >= 200)
  }

  @Test(.enabled(if: hasShaper, "hb-shape is not installed"), arguments: Scripts.all)
  func `have the glyphs and places that hb-shape gives`(script: Scripts.Sample) throws {
    guard let path = script.path else { return }
    let folder = try TemporaryFolder()
    let words = script.strings
    let list = try folder.write(Data(words.joined(separator: "\n").utf8), to: "words")
    let printed = try #require(
      ShellCommand.run(
        [
          "LC_ALL=C.UTF-8", "hb-shape", "--no-glyph-names", "--no-clusters", "--language=en",
          "--output-format=json", "--font-file=\(path)", "--text-file=\(list)",
        ] + (script.file.hasPrefix("Inter") ? ["--features=calt=0"] : [])))
    let lines = printed.split(separator: "\n")
    try #require(lines.count == words.count)
    let face = try FontFace(path: path)
    // The system's face has spacing beside the file's advances.
    let font = FontRequest(
      family: script.file.hasPrefix("Inter") ? .named("Inter") : .system(.standard),
      size: face.unitsPerEm)
    for (word, line) in zip(words, lines) {
      let rows = try JSONDecoder().decode([Row].self, from: Data(line.utf8))
      let paragraph = TextEngine.shared.paragraph(
        StyledText(word, TextAttributes(font: font)), style: ParagraphStyle())
      let run = try #require(paragraph.lines.first?.pieces.first?.run)
      #expect(paragraph.lines[0].pieces.count == 1 && run.faceID == face.faceID, "\(word)")
      #expect(run.glyphs == rows.map(\.g), "\(word)")
      var pen = 0
      for (row, position) in zip(rows, run.positions) {
        #expect(Double(position.x) == Double(pen + (row.dx ?? 0)), "\(word)")
        #expect(Double(position.y) == Double(0 - (row.dy ?? 0)), "\(word)")
        pen += row.ax ?? 0
      }
      #expect(Double(paragraph.size.width) == Double(pen), "\(word)")
    }
  }

  @Test func `mixed in a line keep each its own font`() {
    let text = "Avocado שלום नमस्ते Ελλάδα 🥑"
    let paragraph = Sample.paragraph(text)
    let faces = Set(paragraph.lines[0].pieces.map(\.run.faceID))
    guard Scripts.all.allSatisfy({ $0.path != nil }) else { return }
    #expect(faces.count == 3)
    #expect(!faces.contains(MissingGlyph.faceID))
  }

  @Test func `run from right to left where they do`() throws {
    try #require(Scripts.all[4].path != nil)
    let paragraph = Sample.paragraph("abc שלום def")
    let order = paragraph.cells.sorted { $0.x < $1.x }.map(\.text)
    #expect(order.joined() == "abc םולש def")
    // The text's own direction is that of its first letter.
    let hebrew = Sample.paragraph("שלום abc")
    #expect(hebrew.cells.sorted { $0.x < $1.x }.map(\.text).joined() == "abc םולש")
    let marks = Sample.paragraph("!?", ParagraphStyle(isRightToLeft: true))
    #expect(marks.cells.sorted { $0.x < $1.x }.map(\.text).joined() == "?!")
  }
}

@Suite("Fonts for what others lack") struct FallbackFontTests {
  @Test func `no one has show boxes`() {
    let engine = TextEngine(
      folders: FontFolders(paths: FontFolders.standard.paths, otherPaths: []))
    let paragraph = engine.paragraph(
      Sample.text("a漢\u{10FFFD}b"), style: ParagraphStyle())
    let pieces = paragraph.lines[0].pieces
    #expect(pieces.map(\.run.faceID).filter { $0 == MissingGlyph.faceID }.count == 1)
    let boxes = pieces.first { $0.run.faceID == MissingGlyph.faceID }
    #expect(boxes?.run.glyphs == [0, 0] && boxes?.run.outlines.outline(of: 0) != nil)
    // A box is no taller than the font around it.
    #expect(paragraph.size.height == Sample.paragraph("a").size.height)
  }

  @Test func `show emoji as pictures as wide as they say`() throws {
    guard FontFolders.standard.otherPath(FallbackFonts.emoji) != nil else { return }
    for text in ["🥑", "👩‍👩‍👧", "❤️", "🇩🇪", "👍🏽", "1️⃣"] {
      let paragraph = Sample.paragraph(text)
      #expect(paragraph.lines[0].pictures.count == 1, "\(text)")
      #expect(paragraph.lines[0].pieces.isEmpty)
      let picture = try #require(paragraph.lines[0].pictures.first)
      #expect(abs(picture.rect.width - paragraph.size.width) < 1.5)
      #expect(picture.bitmap.pixels.contains { $0 >> 24 == 255 })
    }
    // A heart without the selector is a letter.
    #expect(Sample.paragraph("❤\u{FE0E}").lines[0].pictures.isEmpty)
    #expect(Sample.paragraph("123").lines[0].pictures.isEmpty)
  }

  @Test func `come in the bold of the text`() throws {
    guard FontFolders.standard.otherPath("NotoSansHebrew-Bold.ttf") != nil else { return }
    func face(_ weight: FontWeight) -> UInt64? {
      TextEngine.shared.paragraph(
        StyledText("ש", TextAttributes(font: FontRequest(size: 17, weight: weight))),
        style: ParagraphStyle()
      ).lines[0].pieces.first?.run.faceID
    }
    #expect(face(.bold) != face(.regular) && face(.bold) == face(.black))
  }

  @Test func `of other designs are other faces`() {
    guard FontFolders.standard.otherPath("NotoSerif-Regular.ttf") != nil else { return }
    var faces: Set<UInt64> = []
    for design in FontRequest.Design.allCases {
      let paragraph = TextEngine.shared.paragraph(
        StyledText("a", TextAttributes(font: FontRequest(family: .system(design), size: 17))),
        style: ParagraphStyle())
      faces.formUnion(paragraph.lines[0].pieces.map(\.run.faceID))
    }
    #expect(faces.count == 4)
    let mono = FontRequest(family: .system(.monospaced), size: 17)
    #expect(
      TextEngine.shared.line("iiii", font: mono).width
        == TextEngine.shared.line("WWWW", font: mono).width)
  }

  @Test func `asked for by name are found, or the default is shown`() throws {
    let inter = TextEngine.shared.line("abc", font: Sample.font)
    var request = Sample.font
    request.family = .named("There is no such font")
    #expect(TextEngine.shared.line("abc", font: request) == inter)
    for name in ["Inter", "inter", "Inter Regular", "Inter-Regular"] {
      request.family = .named(name)
      let line = TextEngine.shared.line("abc", font: request)
      #expect(line.run.glyphs == inter.run.glyphs && line.run.faceID == inter.run.faceID, "\(name)")
    }
    request.family = .named("Inter")
    request.weight = 700
    let bold = TextEngine.shared.line("abc", font: FontRequest(size: 17, weight: .bold))
    #expect(TextEngine.shared.line("abc", font: request).run.faceID == bold.run.faceID)
    for name in ["", "\0", String(repeating: "x", count: 100_000), "-:;,%s"] {
      request.family = .named(name)
      #expect(TextEngine.shared.line("abc", font: request).width > 0)
    }
  }

  @Test func `of the program's own come first`() throws {
    let folder = try TemporaryFolder()
    let file = try Data(
      contentsOf: URL(fileURLWithPath: try FontFolders.standard.path(of: .regular)))
    let path = try folder.write(file, to: "own.otf")
    try folder.write(Data("no font".utf8), to: "broken.ttf")
    var fonts = NamedFonts(folders: ["/nowhere", folder.path])
    let look = FontLook(FontRequest(size: 17, isItalic: true))
    for name in ["Inter", "inter-regular", "Inter Regular"] {
      let source = fonts.source(name, look)
      #expect(source?.path == path && (source?.variant.slant ?? 0) > 0)
    }
    let missing = fonts.source("There is no such font", look)
    #expect(missing == nil)
  }

  @Test func `of the program's own lie behind a link to their folder, too`() throws {
    let folder = try TemporaryFolder()
    let file = try Data(
      contentsOf: URL(fileURLWithPath: try FontFolders.standard.path(of: .regular)))
    let fonts = folder.path + "/Assets/Fonts"
    try FileManager.default.createDirectory(atPath: fonts, withIntermediateDirectories: true)
    try file.write(to: URL(fileURLWithPath: fonts + "/own.otf"))
    let link = folder.path + "/app_app.resources"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: folder.path + "/Assets")
    var named = NamedFonts(folders: [link])
    let source = named.source("Inter", FontLook(FontRequest(size: 17)))
    #expect(source?.path == fonts + "/own.otf")
  }

  @Test func `are stretched and slanted where there is no file for that`() {
    var wide = Sample.font
    wide.width = 1.25
    let plain = TextEngine.shared.line("Hamburg", font: Sample.font)
    let stretched = TextEngine.shared.line("Hamburg", font: wide)
    #expect(abs(stretched.width / plain.width - 1.25) < 0.01)
    #expect(stretched.run.faceID != plain.run.faceID && stretched.height == plain.height)
    for bad in [Double.nan, .infinity, -1, 0] {
      wide.width = bad
      #expect(TextEngine.shared.line("Hamburg", font: wide).width > 0)
    }
  }
}

@Suite("Odd texts") struct OddTextTests {
  @Test func `of a hundred kilobytes are laid out`() {
    let text = String(repeating: "lorem ipsum dolor sit amet ", count: 4_000)
    let engine = TextEngine()
    let measure = engine.measure(Sample.text(text), style: ParagraphStyle(), width: 300)
    #expect(measure.lineCount > 1_000)
    let cut = engine.paragraph(
      Sample.text(text), style: ParagraphStyle(lineLimit: 2), width: 300)
    #expect(cut.lines.count == 2 && cut.isTruncated)
  }

  @Test func `of any characters are laid out in any width`() {
    var state: UInt64 = 11
    func next(below bound: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % bound
    }
    let ranges: [(UInt64, UInt64)] = [
      (0, 0x11_0000), (0, 0x80), (0x0300, 0x0370), (0x0590, 0x0700), (0x0900, 0x0E00),
      (0x2000, 0x2070), (0xFB00, 0x1_0000), (0x1_F000, 0x1_FB00), (0xE_0000, 0xE_01F0),
    ]
    let truncations: [ParagraphStyle.Truncation] = [.head, .middle, .tail]
    for round in 0..<400 {
      var runs: [StyledText.Run] = []
      for _ in 0..<1 + next(below: 3) {
        var scalars = String.UnicodeScalarView()
        for _ in 0..<next(below: 12) {
          let (low, high) = ranges[Int(next(below: UInt64(ranges.count)))]
          if let scalar = Unicode.Scalar(UInt32(low + next(below: high - low))) {
            scalars.append(scalar)
          }
        }
        var attributes = TextAttributes(font: FontRequest(size: Double(1 + next(below: 40))))
        attributes.style = Int(next(below: 3))
        if next(below: 3) == 0 { attributes.tracking = Double(next(below: 9)) - 4 }
        if next(below: 3) == 0 { attributes.underline = TextDecoration() }
        runs.append(StyledText.Run(String(scalars), attributes))
      }
      let style = ParagraphStyle(
        lineLimit: next(below: 2) == 0 ? nil : Int(next(below: 4)),
        truncation: truncations[Int(next(below: 3))],
        minimumScaleFactor: next(below: 2) == 0 ? 1 : 0.4, allowsTightening: next(below: 2) == 0,
        isRightToLeft: next(below: 2) == 0)
      let text = StyledText(runs: runs)
      let paragraph = TextEngine.shared.paragraph(
        text, style: style, width: Double(next(below: 200)))
      #expect(paragraph.size.width.isFinite && paragraph.size.height.isFinite, "\(round)")
      #expect(paragraph.lines.first?.range.lowerBound == 0)
      for (line, after) in zip(paragraph.lines, paragraph.lines.dropFirst()) {
        #expect(line.range.upperBound == after.range.lowerBound)
      }
      let length = text.plainText.utf8.count
      #expect(paragraph.lines.last?.range.upperBound == length, "\(round)")
      for offset in stride(from: 0, through: length, by: 5) {
        let caret = paragraph.caret(at: CaretPosition(offset: offset))
        _ = paragraph.position(at: caret.origin)
      }
      _ = paragraph.cells
    }
  }

  @Test func `in fonts that cannot be are empty`() {
    for size in [0, -1, .nan, .infinity, 1e300] as [Double] {
      let paragraph = TextEngine.shared.paragraph(
        Sample.text("Avocado", size: size), style: ParagraphStyle(), width: 50)
      #expect(paragraph.lines.allSatisfy { $0.pieces.isEmpty } && paragraph.size == .zero)
    }
    let engine = TextEngine(folders: FontFolders(paths: ["/nowhere"], otherPaths: []))
    #expect(engine.paragraph(Sample.text("a b"), style: ParagraphStyle()).size.width == 0)
  }

  /// Cut off or with bytes changed a font may load or not, but nothing traps or hangs.
  @Test func `in damaged fonts do no harm`() throws {
    let folder = try TemporaryFolder()
    var files = [try FontFolders.standard.path(of: .regular)]
    for name in ["NotoSansArabic-Regular.ttf", "NotoSansHebrew-Regular.ttf"] {
      if let path = FontFolders.standard.otherPath(name) { files.append(path) }
    }
    for path in files {
      let whole = try Data(contentsOf: URL(fileURLWithPath: path))
      for step in 1...12 {
        var data = whole
        if step.isMultiple(of: 2) {
          data = whole.prefix(whole.count * step / 13)
        } else {
          for index in stride(from: step * 13, to: data.count, by: 991) {
            data[index] &+= UInt8(step)
          }
        }
        try folder.write(data, to: "Inter-Regular.ttf")
        let engine = TextEngine(
          folders: FontFolders(paths: [folder.path], otherPaths: [folder.path]))
        let paragraph = engine.paragraph(
          Sample.text("Avocado مرحبا שלום 123"), style: ParagraphStyle(), width: 60)
        #expect(paragraph.size.width.isFinite && paragraph.size.height.isFinite)
        _ = paragraph.cells
      }
    }
  }

  @Test func `are laid out alike whatever the machine's language is`() async {
    await #expect(processExitsWith: .success) {
      let text = Sample.text("TITLE istanbul state-of-the-art 漢字かな (1.5) שלום ıİ ﬁ 🥑")
      let before = TextEngine().paragraph(text, style: ParagraphStyle(), width: 90)
      for locale in ["tr_TR.UTF-8", "ja_JP.UTF-8", "ar_EG.UTF-8", "C", "xx"] {
        setenv("LANG", locale, 1)
        setenv("LC_ALL", locale, 1)
        setlocale(LC_ALL, "")
        let after = TextEngine().paragraph(text, style: ParagraphStyle(), width: 90)
        precondition(after == before)
      }
    }
  }
}
