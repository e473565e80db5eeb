import Foundation
import Testing
import TweenGeometry
import TweenPaint

@testable import TweenText

/// How wide upright strokes are: where a line through the middle of capitals crosses l and I.
@Suite("Stems") struct StemTests {
  /// Of Inter's l and I, in thousandths of the font's size, from its thinnest weight to its
  /// blackest: as wide in pixels at 1000 pixels.
  static let inter: [(l: Double, i: Double)] = [
    (22.7, 22.7), (43.3, 44.4), (63.2, 66.4), (83.8, 88.1), (106.2, 109.7), (128.6, 131.7),
    (151.3, 153.8), (173.7, 175.8), (196.0, 197.4),
  ]

  /// Where a horizontal line at `y` crosses the outline of a glyph.
  static func crossings(_ path: Path, y: Double) -> [Double] {
    var found: [Double] = []
    for contour in GlyphContour.contours(of: path) {
      for piece in contour.pieces {
        var last = piece.start
        for step in 1...64 {
          var level = piece.points
          while level.count > 1 {
            level = zip(level, level.dropFirst()).map { $0 + ($1 - $0) * (Double(step) / 64) }
          }
          let next = level[0]
          if (last.y < y) != (next.y < y) {
            found.append(last.x + (next.x - last.x) * (y - last.y) / (next.y - last.y))
          }
          last = next
        }
      }
    }
    return found.sorted()
  }

  static func face(_ request: FontRequest) throws -> FontFace {
    var library = FontLibrary(folders: .standard)
    return try library.face(for: FontLook(request)).get()
  }

  static func stem(_ letter: Unicode.Scalar, _ request: FontRequest) throws -> Double {
    let face = try face(request)
    let glyph = try #require(face.glyph(for: letter))
    let outline = try #require(face.outlines(of: [glyph]).outline(of: glyph))
    let places = crossings(outline, y: face.capHeight / 2)
    return try #require(places.last) - (places.first ?? 0)
  }

  private static func stems(
    _ letter: Unicode.Scalar, _ design: FontRequest.Design, isItalic: Bool = false
  ) throws -> [Double] {
    try FontWeight.allCases.map { weight in
      let request = FontRequest(
        family: .system(design), size: 17, weight: weight.rawValue, isItalic: isItalic)
      return try stem(letter, request) / face(request).unitsPerEm * 1000
    }
  }

  @Test(arguments: [FontRequest.Design.standard, .rounded], [false, true])
  func `of rounded letters are those of the default ones, weight by weight`(
    design: FontRequest.Design, isItalic: Bool
  ) throws {
    let stems = try zip(
      Self.stems("l", design, isItalic: isItalic), Self.stems("I", design, isItalic: isItalic))
    for (measured, expected) in zip(stems, Self.inter) {
      #expect(abs(measured.0 - expected.l) < 0.1)
      #expect(abs(measured.1 - expected.i) < 0.1)
    }
  }

  @Test func `of rounded letters end in half circles, as wide and high as the default's`() throws {
    for weight in FontWeight.allCases {
      var plain = FontRequest(size: 17, weight: weight)
      let own = try Self.outline("l", plain)
      plain.family = .system(.rounded)
      let rounded = try Self.outline("l", plain)
      let (box, stem) = (own.boundingRect, own.boundingRect.width)
      #expect(abs(rounded.boundingRect.minX - box.minX) < 1e-6)
      #expect(abs(rounded.boundingRect.width - stem) < 1e-6)
      #expect(abs(rounded.boundingRect.height - box.height) < 0.01 * box.height)
      // A quarter of the radius below the top a circle is 2 * sqrt(1 - 0.75 * 0.75) radii wide.
      let places = Self.crossings(rounded, y: Double(box.maxY) - Double(stem) / 8)
      let width = try #require(places.last) - (places.first ?? 0)
      #expect(abs(width / Double(stem) - 0.6614) < 0.02, "\(weight)")
    }
  }

  static func outline(_ letter: Unicode.Scalar, _ request: FontRequest) throws -> Path {
    let face = try face(request)
    let glyph = try #require(face.glyph(for: letter))
    return try #require(face.outlines(of: [glyph]).outline(of: glyph))
  }

  @Test(arguments: [FontRequest.Design.serif, .monospaced], [false, true])
  func `of other designs grow from weight to weight, up to black`(
    design: FontRequest.Design, isItalic: Bool
  ) throws {
    let file = design == .serif ? "NotoSerif-Regular.ttf" : "NotoSansMono-Regular.ttf"
    guard FontFolders.standard.otherPath(file) != nil else { return }
    for letter in ["l", "I"] as [Unicode.Scalar] {
      let stems = try Self.stems(letter, design, isItalic: isItalic)
      for (one, next) in zip(stems, stems.dropFirst()) { #expect(next - one > 5, "\(stems)") }
      // Heavy and black are above bold as the default's are; narrow letters and columns have less
      // room.
      for (index, gain) in [(7, 22.4), (8, 44.7)] {
        let own = stems[index] - stems[6]
        #expect(own > 0.7 * gain && own < 1.1 * gain, "\(letter) \(stems)")
      }
    }
  }

  @Test func `of regular and bold letters are those of the family's files`() throws {
    for (design, name) in [
      (FontRequest.Design.serif, "NotoSerif"), (.monospaced, "NotoSansMono"),
    ] {
      for (weight, style) in [(FontWeight.regular, "Regular"), (.bold, "Bold")] {
        guard let path = FontFolders.standard.otherPath("\(name)-\(style).ttf") else { continue }
        let request = FontRequest(family: .system(design), size: 17, weight: weight.rawValue)
        #expect(try Self.face(request).faceID == FontFace(path: path).faceID)
      }
    }
  }

  @Test func `of each weight and design are of a face of its own`() throws {
    var faces: Set<UInt64> = []
    for design in FontRequest.Design.allCases {
      for weight in FontWeight.allCases {
        faces.insert(
          try Self.face(FontRequest(family: .system(design), size: 17, weight: weight.rawValue))
            .faceID)
      }
    }
    #expect(faces.count == 36)
  }
}
