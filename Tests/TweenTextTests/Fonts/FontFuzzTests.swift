import Foundation
import Testing
import TweenPaint

@testable import TweenText

/// Damaged copies of installed fonts, by the number of the case.
///
/// `INBETWEEN_FUZZ_SECONDS=600 swift test --filter FontFuzzTests` goes on for so long, from the case
/// `INBETWEEN_FUZZ_FIRST`. The case under way is in `.build/font-fuzz-case`, for when it traps.
@Suite("Damaged fonts") struct FontFuzzTests {
  /// Small numbers from a case's number.
  private struct Random {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(max(bound, 1)))
    }
  }

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

  /// Damages a file in one to four ways.
  private static func damage(_ bytes: inout [UInt8], _ random: inout Random) {
    for _ in 0...random.next(below: 4) {
      guard !bytes.isEmpty else { return }
      switch random.next(below: 8) {
      case 0:
        bytes.removeLast(random.next(below: bytes.count))
      case 1, 2:
        for _ in 0...random.next(below: 40) {
          bytes[random.next(below: bytes.count)] ^= 1 << UInt8(random.next(below: 8))
        }
      case 3:
        // The directory of tables: tags, sums, offsets and lengths.
        bytes[random.next(below: min(bytes.count, 400))] = UInt8(random.next(below: 256))
      case 4, 5:
        // Numbers that matter, at places where tables hold them.
        let value: UInt32 = [0, 1, 0x7FFF, 0x8000, 0xFFFF, 0x7FFF_FFFF, 0x8000_0000, .max][
          random.next(below: 8)]
        let at = random.next(below: bytes.count) & ~1
        for index in 0..<4 where at + index < bytes.count {
          bytes[at + index] = UInt8(truncatingIfNeeded: value >> UInt32(24 - 8 * index))
        }
      case 6:
        damageTable(&bytes, &random)
      default:
        let length = random.next(below: min(bytes.count, 2000))
        let from = random.next(below: bytes.count - length)
        let to = random.next(below: bytes.count - length)
        bytes.replaceSubrange(to..<to + length, with: Array(bytes[from..<from + length]))
      }
    }
  }

  /// Changes bytes at the start of one table, where its header is.
  private static func damageTable(_ bytes: inout [UInt8], _ random: inout Random) {
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
    var random = Random(state: UInt64(number) &* 0x9E37_79B9_7F4A_7C15)
    guard
      let original = Self.originals.isEmpty ? nil : Self.originals[number % Self.originals.count]
    else { return }
    var bytes = original.bytes
    Self.damage(&bytes, &random)
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
    let environment = ProcessInfo.processInfo.environment
    let seconds = environment["INBETWEEN_FUZZ_SECONDS"].flatMap(Double.init)
    let first = environment["INBETWEEN_FUZZ_FIRST"].flatMap(Int.init) ?? 1
    let folder = try TemporaryFolder()
    let clock = ContinuousClock()
    let start = clock.now
    var longest = Duration.zero
    var number = first
    while seconds.map({ start.duration(to: clock.now) < .seconds($0) }) ?? (number < first + 24) {
      if seconds != nil {
        try Data("\(number)\n".utf8).write(to: URL(fileURLWithPath: ".build/font-fuzz-case"))
      }
      let time = try clock.measure { try check(number, in: folder) }
      if time > longest {
        longest = time
        if time > .seconds(1) { print("case \(number) took \(time)") }
      }
      number += 1
    }
    if seconds != nil { print("\(number - first) cases, the longest \(longest)") }
    #expect(longest < .seconds(20), "a case took \(longest)")
  }
}
