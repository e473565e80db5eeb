import CFreeType
import CHarfBuzz
import Foundation
import Testing
import TweenGeometry
import TweenPaint
import TweenText

@Suite struct FontFaceTests {
  static let path = (try? FontFolders.standard.path(of: .regular)) ?? "missing"

  @Test func theFilesHashIsThatOfAllItsBytes() throws {
    let face = try FontFace(path: Self.path)
    let printed = try #require(ShellCommand.run(["sha256sum", Self.path]))
    #expect(face.fileHash == String(printed.prefix(64)))
  }

  @Test("a font is the same face wherever its file is, and every other file is another face")
  func identity() throws {
    let face = try FontFace(path: Self.path)
    let copy = NSTemporaryDirectory() + "inbetween-font-\(UUID().uuidString).ttf"
    defer { try? FileManager.default.removeItem(atPath: copy) }
    try FileManager.default.copyItem(atPath: Self.path, toPath: copy)
    #expect(try FontFace(path: copy).faceID == face.faceID)
    let styles = FontWeight.allCases.flatMap { weight in
      [false, true].map { FontStyle(weight: weight, isItalic: $0) }
    }
    let paths = Set(try styles.map { try FontFolders.standard.path(of: $0) })
    let faces = Set(try paths.map { try FontFace(path: $0).faceID })
    #expect(faces.count == paths.count && faces.contains(face.faceID))
  }

  @Test func metricsAgreeWithHarfBuzzsOwnReadingOfTheTables() throws {
    for weight in FontWeight.allCases {
      let path = try FontFolders.standard.path(of: FontStyle(weight: weight, isItalic: false))
      let face = try FontFace(path: path)
      let peer = try HarfBuzzFont(path: path)
      #expect(face.unitsPerEm == Double(peer.unitsPerEm))
      #expect(face.ascent == Double(peer.metric("hasc")))
      #expect(face.descent == -Double(peer.metric("hdsc")))
      #expect(face.lineGap == Double(peer.metric("hlgp")))
      #expect(face.capHeight == Double(peer.metric("cpht")))
      #expect(face.xHeight == Double(peer.metric("xhgt")))
      #expect(face.glyphCount == Int(peer.glyphCount))
    }
  }

  @Test func everyOutlineIsTheOneThatHarfBuzzDraws() throws {
    let face = try FontFace(path: Self.path)
    let peer = try HarfBuzzFont(path: Self.path)
    let all = (0..<UInt32(face.glyphCount)).map { $0 }
    let outlines = face.outlines(of: all)
    #expect(outlines.unitsPerEm == face.unitsPerEm)
    var filled = 0
    for glyph in all {
      let ours = outlines.outline(of: glyph).map(\.segments) ?? []
      #expect(ours == peer.outline(of: glyph), "glyph \(glyph)")
      filled += ours.isEmpty ? 0 : 1
    }
    #expect(filled > 2000)
  }

  @Test func outlinesFillFreeTypesBoxes() throws {
    let face = try FontFace(path: Self.path)
    var library: FT_Library?
    try #require(FT_Init_FreeType(&library) == 0)
    defer { FT_Done_FreeType(library) }
    var peer: FT_Face?
    try #require(FT_New_Face(library, Self.path, 0, &peer) == 0)
    defer { FT_Done_Face(peer) }
    for glyph in stride(from: UInt32(0), to: UInt32(face.glyphCount), by: 7) {
      try #require(FT_Load_Glyph(peer, glyph, FT_Int32(FT_LOAD_NO_SCALE)) == 0)
      let slot = try #require(peer?.pointee.glyph)
      var box = FT_BBox()
      FT_Outline_Get_CBox(&slot.pointee.outline, &box)
      guard let outline = face.outlines(of: [glyph]).outline(of: glyph) else {
        #expect(box.xMax == box.xMin)
        continue
      }
      let xs = stride(from: 0, to: outline.coordinates.count, by: 2).map { outline.coordinates[$0] }
      let ys = stride(from: 1, to: outline.coordinates.count, by: 2).map { outline.coordinates[$0] }
      #expect(xs.min() == Double(box.xMin) && xs.max() == Double(box.xMax), "glyph \(glyph)")
      #expect(ys.min() == Double(box.yMin) && ys.max() == Double(box.yMax), "glyph \(glyph)")
    }
  }

  @Test func glyphsTheFontDoesNotHaveAreEmpty() throws {
    let face = try FontFace(path: Self.path)
    let unknown: [UInt32] = [UInt32(face.glyphCount), 0xFFFF, .max]
    for glyph in unknown { #expect(face.outlines(of: unknown).outline(of: glyph) == nil) }
  }

  @Test func aFileThatIsNoFontIsRefused() throws {
    let folder = try TemporaryFolder()
    let files = [Data(), Data("not a font".utf8), Data(count: 100_000)]
    for (index, data) in files.enumerated() {
      let path = try folder.write(data, to: "\(index).otf")
      let error = #expect(throws: TextError.self) { try FontFace(path: path) }
      #expect(error == .fontBroken(path: path))
    }
    #expect(throws: TextError.fontBroken(path: folder.path)) { try FontFace(path: folder.path) }
  }

  /// Cut off or with bytes changed a font may load or not, but nothing traps or hangs.
  @Test func damagedFontsDoNoHarm() throws {
    let folder = try TemporaryFolder()
    let whole = try Data(contentsOf: URL(fileURLWithPath: Self.path))
    for step in 1...40 {
      var data = whole
      if step.isMultiple(of: 2) {
        data = whole.prefix(whole.count * step / 41)
      } else {
        for index in stride(from: step * 13, to: data.count, by: 997) {
          data[index] &+= UInt8(step)
        }
      }
      try folder.write(data, to: "Inter-Regular.otf")
      let engine = TextEngine(folders: FontFolders(paths: [folder.path]))
      guard let face = try? engine.face(for: .regular) else { continue }
      let line = engine.line("Avocado -> Toast 123", font: FontRequest(size: 20))
      #expect(line.width.isFinite)
      _ = face.outlines(of: (0..<300).map { $0 })
    }
  }
}

/// A path's segments as text-like values, for comparison.
extension Path {
  var segments: [PathSegment] {
    var rest = coordinates[...]
    return verbs.map { verb in
      let numbers = Array(rest.prefix(verb.coordinateCount))
      rest = rest.dropFirst(verb.coordinateCount)
      return PathSegment(verb: verb, numbers: numbers)
    }
  }
}

struct PathSegment: Equatable {
  var verb: Path.Verb
  var numbers: [Double]
}
