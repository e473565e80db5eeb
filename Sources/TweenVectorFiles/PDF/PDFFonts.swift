import Foundation
import TweenGeometry
import TweenPaint

/// The fonts of a document: Type 3 (ISO 32000-1, 9.6.5), whose glyphs are the outlines of the list,
/// with the texts of their codes (ToUnicode, 9.10.3), so that readers select and search text.
///
/// A code represents a glyph and its text. A face with more of these than a font has codes gets
/// several fonts.
struct PDFFonts {
  /// Glyphs of one font on one line.
  struct Span {
    var font: PDFObjects.Reference
    /// The first glyph's place, in the run's points.
    var origin: CGPoint
    /// The operand of `TJ`.
    var operands: VectorBytes
  }

  /// Codes are a byte; 0 is not used.
  private static let codesPerFont = 255

  private struct Key: Hashable {
    var face: UInt64
    var glyph: UInt32
    var text: String?
  }

  private struct Glyph {
    var outline: Path?
    var text: String?
    /// The advance, in font units.
    var width: Double
  }

  private struct Font {
    var reference: PDFObjects.Reference
    var unitsPerEm: Double
    var glyphs: [Glyph] = []
  }

  private var fonts: [Font] = []
  private var codes: [Key: (font: Int, code: Int)] = [:]
  /// The font of a face with free codes.
  private var openFonts: [UInt64: Int] = [:]

  /// A run as text of fonts, to which missing glyphs are added.
  ///
  /// - Returns: The spans, and whether the run's text differs from that of its glyphs one by one: for
  ///   ligatures, and text of both directions.
  mutating func spans(
    of run: GlyphRun, objects: inout PDFObjects
  ) -> (spans: [Span], needsText: Bool) {
    let texts = Self.texts(of: run)
    let count = min(run.glyphs.count, run.positions.count)
    var spans: [Span] = []
    var next = CGPoint.zero
    var current: Int?
    for index in 0..<count {
      let place = run.positions[index]
      let advance: Double? =
        index + 1 < count ? Double(run.positions[index + 1].x - place.x) : nil
      let found = code(
        of: run, index, text: texts?[index], advance: advance, objects: &objects)
      let (font, code) = found
      let width = fonts[font].glyphs[code - 1].width / fonts[font].unitsPerEm
      if current != font || place.y != next.y {
        if !spans.isEmpty { spans[spans.count - 1].operands.add("] ") }
        var operands = VectorBytes()
        operands.add("[")
        spans.append(Span(font: fonts[font].reference, origin: place, operands: operands))
        current = font
      } else {
        let gap = (next.x - place.x) / run.fontSize * 1000
        if abs(gap) >= 0.0005 { spans[spans.count - 1].operands.add(gap) }
      }
      let digits = String(code, radix: 16, uppercase: true)
      spans[spans.count - 1].operands.add("<\(code < 16 ? "0" : "")\(digits)>")
      next = CGPoint(x: place.x + width * run.fontSize, y: place.y)
    }
    if !spans.isEmpty { spans[spans.count - 1].operands.add("] ") }
    return (spans, texts == nil)
  }

  private mutating func code(
    of run: GlyphRun, _ index: Int, text: String?, advance: Double?, objects: inout PDFObjects
  ) -> (font: Int, code: Int) {
    let key = Key(face: run.faceID, glyph: run.glyphs[index], text: text)
    if let known = codes[key] { return known }
    var font = openFonts[run.faceID] ?? fonts.count
    if font < fonts.count, fonts[font].glyphs.count == Self.codesPerFont { font = fonts.count }
    if font == fonts.count {
      fonts.append(Font(reference: objects.reserve(), unitsPerEm: run.outlines.unitsPerEm))
      openFonts[run.faceID] = font
    }
    let outline = run.outlines.outline(of: run.glyphs[index])
    let unit = run.fontSize / run.outlines.unitsPerEm
    let units = advance.map { $0 / unit } ?? Self.width(of: outline, run.outlines.unitsPerEm)
    fonts[font].glyphs.append(
      Glyph(outline: outline, text: text, width: units > 0 && units.isFinite ? units : 0))
    let made = (font, fonts[font].glyphs.count)
    codes[key] = made
    return made
  }

  /// The advance of a glyph without a successor.
  private static func width(of outline: Path?, _ unitsPerEm: Double) -> Double {
    guard let outline, !outline.boundingRect.isNull else { return unitsPerEm / 4 }
    return outline.boundingRect.maxX
  }

  /// The text of each glyph; nil where glyphs are not single characters, all in one direction.
  private static func texts(of run: GlyphRun) -> [String]? {
    let count = min(run.glyphs.count, run.positions.count)
    var characters = run.text.map { String($0) }
    if characters.count != count { characters = run.text.unicodeScalars.map { String($0) } }
    guard characters.count == count else { return nil }
    guard run.text.unicodeScalars.contains(where: isRightToLeft) else { return characters }
    // Glyphs are ordered from left to right: the last character's first.
    let isMixed = run.text.unicodeScalars.contains {
      !isRightToLeft($0) && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
    }
    return isMixed ? nil : characters.reversed()
  }

  /// Whether a character is in a block of scripts that run from right to left.
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }

  // MARK: Objects

  /// Writes all fonts.
  func finish(into objects: inout PDFObjects) throws {
    for font in fonts { try write(font, into: &objects) }
  }

  private func write(_ font: Font, into objects: inout PDFObjects) throws {
    var procedures = VectorBytes()
    var widths = VectorBytes()
    var box = CGRect.null
    for (index, glyph) in font.glyphs.enumerated() {
      let bounds = glyph.outline?.boundingRect ?? .null
      box = box.union(bounds)
      var content = VectorBytes()
      let shown = bounds.isNull ? .zero : bounds
      content.add(spaced: [glyph.width, 0, shown.minX, shown.minY, shown.maxX, shown.maxY])
      content.add("d1\n")
      if let outline = glyph.outline, !bounds.isNull {
        content.add(PDFPathWriter.operators(of: outline))
        content.add("f\n")
      }
      let procedure = try objects.add(stream: content.bytes, "")
      procedures.add("/g\(index + 1) \(procedure) 0 R ")
      widths.add(spaced: [glyph.width])
    }
    let map = try objects.add(stream: Self.characterMap(of: font.glyphs).bytes, "")
    let names = font.glyphs.indices.map { "/g\($0 + 1)" }.joined(separator: " ")
    let frame = box.isNull ? .zero : box
    var body = VectorBytes()
    body.add("<< /Type /Font /Subtype /Type3 /FontBBox [ ")
    body.add(spaced: [frame.minX, frame.minY, frame.maxX, frame.maxY])
    body.add("] /FontMatrix [ ")
    let unit = 1 / font.unitsPerEm
    body.add(spaced: [unit, 0, 0, unit, 0, 0], digits: 9)
    body.add("] /CharProcs << ")
    body.add(procedures)
    body.add(">> /Encoding << /Type /Encoding /Differences [1 \(names)] >> ")
    body.add("/FirstChar 1 /LastChar \(font.glyphs.count) /Widths [ ")
    body.add(widths)
    body.add("] /Resources << >> /ToUnicode \(map) 0 R >>")
    objects.set(font.reference, body)
  }

  /// Codes to texts (9.10.3).
  private static func characterMap(of glyphs: [Glyph]) -> VectorBytes {
    var map = VectorBytes()
    map.add("/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n")
    map.add("/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n")
    map.add("/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n")
    map.add("1 begincodespacerange\n<00> <FF>\nendcodespacerange\n")
    let known = glyphs.enumerated().compactMap { index, glyph in
      glyph.text.map { (code: index + 1, text: $0) }
    }
    // At most 100 at a time.
    for first in stride(from: 0, to: known.count, by: 100) {
      let part = known[first..<min(first + 100, known.count)]
      map.add("\(part.count) beginbfchar\n")
      for (code, text) in part {
        let digits = String(code, radix: 16, uppercase: true)
        map.add("<\(code < 16 ? "0" : "")\(digits)> <\(PDFText.hexadecimal(text))>\n")
      }
      map.add("endbfchar\n")
    }
    map.add("endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n")
    return map
  }
}
