import Foundation

@testable import TweenGeometry
@testable import TweenText

extension FuzzTarget {
  /// Damaged fonts. An input that begins as a font does is one; another input is the number of an
  /// installed font, the number of a variant, and changes of that file: a table, a place in it, two bytes.
  static let font = FuzzTarget("font", maxLength: 1 << 14) { bytes in
    var source = ByteSource(bytes)
    let starts: [[UInt8]] = [
      [0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8), Array("ttcf".utf8),
    ]
    let original = InstalledFont.all.isEmpty ? nil : source.pick(InstalledFont.all)
    let variant = fontVariant(source.byte())
    if starts.contains(where: { bytes.starts(with: $0) }) {
      return try check(bytes, words: InstalledFont.all.map(\.words).joined(), variant)
    }
    guard var original else { return }
    original.change(by: &source)
    try check(original.bytes, words: original.words, variant)
  }

  private static func fontVariant(_ number: UInt8) -> FontVariant {
    var variant = FontVariant.plain
    if number & 1 == 1 { variant.rounding = 0.08 }
    if number & 2 == 2 { (variant.stem, variant.boldness) = (0.1, number & 4 == 4 ? 0.04 : -0.04) }
    if number & 8 == 8 { variant.slant = 0.2 }
    return variant
  }

  /// Loads a font in every way in which texts do, and reads all that it has.
  private static func check(_ bytes: [UInt8], words: String, _ variant: FontVariant) throws {
    let folder = FuzzFolder.shared
    try folder.write(bytes, to: "Inter-Regular.otf")
    // Characters that the font lacks come from the installed fonts.
    let engine = TextEngine(folders: FontFolders(paths: [folder.path], programPaths: []))
    var attributes = TextAttributes(font: FontRequest(size: 17))
    attributes.underline = TextDecoration()
    let text = StyledText(
      runs: [
        StyledText.Run("Avocado -> fi 12 é\u{323} ", attributes), StyledText.Run(words, attributes),
      ])
    for width in [nil, 60.0] {
      let paragraph = engine.paragraph(text, style: ParagraphStyle(lineLimit: 3), width: width)
      try check(paragraph, of: text.plainText)
    }
    guard let face = try? FontFace(path: folder.path + "/Inter-Regular.otf", variant: variant)
    else {
      return
    }
    let metrics = [face.ascent, face.descent, face.lineGap, face.unitsPerEm]
    try FuzzFault.unless(metrics.allSatisfy { $0.isFinite && $0 >= 0 }, "metrics are \(metrics)")
    let glyphs = [
      0, 1, 2, 3, 40, UInt32(max(face.glyphCount, 1) - 1), UInt32(face.glyphCount), .max,
    ]
    let outlines = face.outlines(of: glyphs)
    for glyph in glyphs {
      _ = face.picture(of: glyph)
      try FuzzFault.unless(
        outlines.outline(of: glyph)?.coordinates.allSatisfy { $0.isFinite } != false,
        "an outline is not finite")
    }
  }

  /// Text in any script, set in the installed fonts. The first five bytes choose style and width.
  static let paragraph = FuzzTarget("paragraph", maxLength: 512) { bytes in
    var source = ByteSource(bytes)
    var style = ParagraphStyle(lineLimit: source.flag() ? 1 + source.index(below: 3) : nil)
    style.isRightToLeft = source.flag()
    var attributes = TextAttributes(font: FontRequest(size: 1 + Double(source.byte()) / 4))
    attributes.kerning = Double(source.index(below: 16)) / 4
    let width: Double? = source.flag() ? Double(source.byte()) : nil
    let first = source.text(source.index(below: 64))
    let second = source.text(512)
    var other = attributes
    other.font = FontRequest(size: 9)
    other.style = 1
    let text = StyledText(
      runs: [StyledText.Run(first, attributes), StyledText.Run(second, other)])
    let paragraph = engine.paragraph(text, style: style, width: width)
    try check(paragraph, of: text.plainText)
    let again = engine.paragraph(text, style: style, width: width)
    try FuzzFault.unless(again.size == paragraph.size, "a text has two sizes")
  }

  @MainActor private static let engine = TextEngine()

  private static func check(_ paragraph: Paragraph, of text: String) throws {
    let size = paragraph.size
    try FuzzFault.unless(
      size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0,
      "a text has the size \(size)")
    for cell in paragraph.cells {
      try FuzzFault.unless(cell.x.isFinite && cell.baseline.isFinite, "a letter is nowhere")
      try FuzzFault.unless(
        (0...text.utf8.count).contains(cell.start), "a letter begins behind the text")
    }
    for offset in stride(from: 0, through: text.utf8.count + 1, by: 3) {
      let caret = paragraph.caret(at: CaretPosition(offset: offset))
      try FuzzFault.unless(caret.minX.isFinite && caret.minY.isFinite, "a caret is nowhere")
    }
    for x in [-5.0, 0, 20, 1e9] {
      let place = paragraph.position(at: CGPoint(x: x, y: x)).offset
      try FuzzFault.unless(
        (0...text.utf8.count).contains(place), "a point leads to \(place), outside the text")
      _ = paragraph.character(at: CGPoint(x: x, y: 5))
    }
    _ = paragraph.rectangles(of: 0..<text.utf8.count, width: 100)
  }
}

/// A font of the machine, with words in its script.
private struct InstalledFont {
  var bytes: [UInt8]
  var words: String

  /// Those of a short list that are installed, in order.
  static let all: [InstalledFont] = [
    ("Inter-Regular.otf", "Avocado"),
    ("NotoSansArabic-Regular.ttf", "مرحبا لا ١٢"),
    ("NotoSansDevanagari-Regular.ttf", "क्षत्रिय नमस्ते"),
    ("NotoSansThai-Regular.ttf", "สวัสดี น้ำ"),
    ("NotoSansHebrew-Regular.ttf", "שָׁלוֹם"),
  ].compactMap { name, words in
    let path =
      name.hasPrefix("Inter")
      ? try? FontFolders.standard.path(of: .regular) : FontFolders.standard.otherPath(name)
    guard let data = path.flatMap({ FileManager.default.contents(atPath: $0) }) else { return nil }
    return InstalledFont(bytes: [UInt8](data), words: words)
  }

  /// Changes the file by the rest of an input, four bytes a change: a table of the directory, or the
  /// directory itself; a place in its first 256 bytes; two bytes.
  mutating func change(by source: inout ByteSource) {
    guard bytes.count > 12 else { return }
    let count = Int(bytes[4]) << 8 | Int(bytes[5])
    while !source.isEmpty {
      let table = source.index(below: count + 1)
      var place = source.index(below: 256)
      if table > 0 {
        let entry = 12 + 16 * (table - 1)
        guard entry + 16 <= bytes.count else { continue }
        place += bytes[entry + 8..<entry + 12].reduce(0) { $0 << 8 | Int($1) }
      }
      for _ in 0..<2 {
        let byte = source.byte()
        if place < bytes.count { bytes[place] = byte }
        place += 1
      }
    }
  }
}
