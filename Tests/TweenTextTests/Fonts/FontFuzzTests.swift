import Foundation
import TestSupport
import Testing
import TweenPaint

@testable import TweenText

/// Damaged copies of installed fonts, by the number of the case: `scripts/fuzz fonts`.
@Suite("Damaged fonts") struct FontFuzzTests {
  private struct Original {
    var name: String
    var bytes: [UInt8]
    var words: String
  }

  private static let originals: [Original] = {
    let words = [
      "Inter-Regular.otf": "Avocado -> fi 123 é\u{323}",
      "NotoSansArabic-Regular.ttf": "مرحبا لا ١٢",
      "NotoSansDevanagari-Regular.ttf": "क्षत्रिय नमस्ते",
      "NotoSansThai-Regular.ttf": "สวัสดี น้ำ",
      "NotoSansHebrew-Regular.ttf": "שָׁלוֹם",
    ]
    return words.sorted { $0.key < $1.key }.compactMap { name, words in
      let path =
        name.hasPrefix("Inter")
        ? try? FontFolders.standard.path(of: .regular) : FontFolders.standard.otherPath(name)
      guard let path, let data = FileManager.default.contents(atPath: path) else { return nil }
      return Original(name: name, bytes: [UInt8](data), words: words)
    }
  }()

  /// Changes bytes at the start of one table, where its header is.
  private static func damageTable(_ bytes: inout [UInt8], _ random: inout FileDamage) {
    guard bytes.count > 12 else { return }
    let count = Int(bytes[4]) << 8 | Int(bytes[5])
    let entry = 12 + 16 * random.next(below: count)
    guard entry + 16 <= bytes.count else { return }
    let offset = bytes[entry + 8..<entry + 12].reduce(0) { $0 << 8 | Int($1) }
    for _ in 0...random.next(below: 6) {
      let at = offset + random.next(below: 64)
      if at < bytes.count { bytes[at] = UInt8(random.next(below: 256)) }
    }
  }

  /// Loads a damaged font in every way that texts do, and asks it for all it has.
  private func check(_ number: Int, in folder: TemporaryFolder) throws {
    var random = FileDamage(case: number)
    guard
      let original = Self.originals.isEmpty ? nil : Self.originals[number % Self.originals.count]
    else { return }
    var bytes = original.bytes
    // The directory of tables comes first: tags, sums, offsets and lengths.
    random.damage(&bytes, header: 400, special: Self.damageTable)
    try folder.write(Data(bytes), to: "Inter-Regular.otf")
    try folder.write(Data(bytes), to: original.name)
    let engine = TextEngine(
      folders: FontFolders(paths: [folder.path], otherPaths: [folder.path], programPaths: []))
    var attributes = TextAttributes(font: FontRequest(size: 17))
    attributes.underline = TextDecoration()
    let text = StyledText(
      runs: [
        StyledText.Run("Avocado 12 ", attributes), StyledText.Run(original.words, attributes),
      ])
    for width in [nil, 60.0] {
      let paragraph = engine.paragraph(text, style: ParagraphStyle(lineLimit: 3), width: width)
      #expect(paragraph.size.width.isFinite && paragraph.size.height.isFinite, "case \(number)")
      #expect(paragraph.cells.allSatisfy { $0.x.isFinite && $0.baseline.isFinite })
      for offset in 0..<6 { _ = paragraph.caret(at: CaretPosition(offset: 5 * offset)) }
      _ = paragraph.character(at: CGPoint(x: 20, y: 5))
    }
    var variant = FontVariant.plain
    if number % 2 == 1 { variant.rounding = 0.08 }
    if number % 3 > 0 { (variant.stem, variant.boldness) = (0.1, number % 3 == 1 ? 0.04 : -0.04) }
    guard
      let face = try? FontFace(path: "\(folder.path)/\(original.name)", variant: variant)
    else { return }
    let metrics = [face.ascent, face.descent, face.lineGap, face.unitsPerEm]
    #expect(metrics.allSatisfy { $0.isFinite && $0 >= 0 }, "case \(number)")
    let glyphs = (0..<40).map { _ in UInt32(random.next(below: face.glyphCount + 2)) }
    let outlines = face.outlines(of: glyphs)
    for glyph in glyphs {
      _ = face.picture(of: glyph)
      #expect(
        outlines.outline(of: glyph)?.coordinates.allSatisfy { $0.isFinite } != false,
        "case \(number)")
    }
  }

  @Test func `load or not, but nothing traps or hangs`() throws {
    let folder = try TemporaryFolder()
    try DamagedFiles.check("fonts", count: 24) { try check($0, in: folder) }
  }
}
