import Foundation
import Testing
import TestSupport
import TweenGeometry
import TweenPaint
import TweenText

@testable import TweenVectorFiles

@Suite(.enabled(if: VectorReader.missing == nil, Comment(rawValue: VectorReader.missing ?? "")))
struct PDFFontsTests {
  private func file(_ items: [DisplayItem]) throws -> [UInt8] {
    let list = DisplayList(size: CGSize(width: 400, height: 120), scale: 2, items: items)
    return try VectorFile.pdf(list, options: VectorOptions(text: .embedded)).bytes
  }

  @Test(arguments: [
    "Waves, affinity & office: 3/4 — “é”", "one  two", "ﬁne", "שלום",
  ])
  func `a reader finds the words of embedded text`(_ text: String) throws {
    let found = try VectorReader.text(of: file([VectorScene.text(text, size: 18, x: 10, y: 40)]))
    func words(_ text: String) -> [String] {
      // Readers may take ligatures apart, and mark directions.
      text.decomposedStringWithCompatibilityMapping.unicodeScalars
        .filter { !(0x200E...0x202E).contains($0.value) }
        .map { String($0) }.joined().split(separator: " ").map { String($0) }
    }
    #expect(words(found) == words(text))
  }

  @Test func `a run of fewer glyphs than characters has its text all the same`() throws {
    let outlines = GlyphOutlines(
      unitsPerEm: 1000,
      outlines: [1: VectorScene.rect(0, 0, 900, 700), 2: VectorScene.rect(0, 0, 500, 700)])
    let run = GlyphRun(
      faceID: 1, fontSize: 20, glyphs: [1, 2], positions: [.zero, CGPoint(x: 20, y: 0)],
      text: "ffi!", outlines: outlines)
    let bytes = try file([
      DisplayItem(
        .glyphs(
          DisplayItem.Glyphs(
            run: run, paint: .solid(VectorScene.red),
            transform: CGAffineTransform(translationX: 10, y: 40))))
    ])
    #expect(try VectorReader.text(of: bytes) == "ffi!")
  }

  @Test func `text as outlines has no words`() throws {
    let list = DisplayList(
      size: CGSize(width: 90, height: 30),
      items: [try VectorScene.text("word", size: 18, x: 5, y: 20)])
    #expect(try VectorReader.text(of: VectorFile.pdf(list).bytes).isEmpty)
  }

  @Test func `embedded text stands where its outlines stand`() throws {
    let items = [
      try VectorScene.text("Avocado toast, office", size: 30, x: 10, y: 50),
      try VectorScene.text("60 ÄÖÜ", size: 40, x: 20, y: 105),
    ]
    let list = DisplayList(size: CGSize(width: 400, height: 120), scale: 4, items: items)
    let bytes = try file(items)
    let distance = try VectorFileTests.distance(list, bytes, .pdf)
    // Poppler sets such glyphs to whole pixels, here of a quarter of a point.
    #expect(distance.mean < 3, "\(distance)")
    #expect(distance.offShare < 0.01, "\(distance)")
  }

  @Test func `a face with more glyphs than a font has codes gets several fonts`() throws {
    let outlines = GlyphOutlines(
      unitsPerEm: 1000,
      outlines: Dictionary(
        uniqueKeysWithValues: (0..<300).map { (UInt32($0), VectorScene.rect(0, 0, 500, 700)) }))
    let text = String(
      String.UnicodeScalarView((0..<300).compactMap { Unicode.Scalar(0x4E00 + $0) }))
    let run = GlyphRun(
      faceID: 1, fontSize: 1, glyphs: (0..<300).map { UInt32($0) },
      positions: (0..<300).map { CGPoint(x: Double($0) * 1.2, y: 0) }, text: text,
      outlines: outlines)
    let bytes = try file([
      DisplayItem(
        .glyphs(
          DisplayItem.Glyphs(
            run: run, paint: .solid(VectorScene.red),
            transform: CGAffineTransform(translationX: 10, y: 40))))
    ])
    let found = try VectorReader.text(of: bytes)
    #expect(found.filter { !$0.isWhitespace } == text)
    #expect(
      String(decoding: bytes, as: Unicode.ASCII.self).components(separatedBy: "/Subtype /Type3")
        .count
        == 3)
  }
}
