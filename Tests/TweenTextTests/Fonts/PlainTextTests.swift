import CHarfBuzz
import Testing
import TweenPaint

@testable import TweenText

@Suite("Plain text") struct PlainTextTests {
  /// Texts with all that fonts do to ASCII: arrows, fractions, times between digits, ligatures,
  /// dotted letters, case.
  private static let texts = [
    "office fjord affluent", "-> <- --> <-- => <= >= <=> !=", "10x20 1/2 3:4 (A) [1] {x} a-b A-B",
    "iij ijij JIij", "0123456789", "A@B a@b <A> (a) +1 -1 =1 *1*", " ", "  a  ",
    String(String.UnicodeScalarView(PlainText.bytes.map { UnicodeScalar($0) })),
  ]

  /// Each character beside each other.
  private static let pairs = PlainText.bytes.map { first in
    String(
      String.UnicodeScalarView(
        PlainText.bytes.flatMap { [UnicodeScalar(first), UnicodeScalar($0)] }))
  }

  private static func faces() throws -> [FontFace] {
    var faces = [
      try TextEngine.shared.face(for: .regular),
      try TextEngine.shared.face(for: FontStyle(weight: .black, isItalic: true)),
    ]
    for name in ["NotoSerif-Regular.ttf", "NotoSansMono-Regular.ttf", "DejaVuSans.ttf"] {
      guard let path = FontFolders.standard.otherPath(name) else { continue }
      faces.append(try FontFace(path: path))
    }
    return faces
  }

  @Test func `has the same glyphs where composing them is left out`() throws {
    var shaper = TextShaper()
    let faces = try Self.faces()
    for face in faces {
      let isLeft = PlainText.isNeverComposed(by: hb_font_get_face(face.shapingFont))
      for _ in 0...FontFace.manyPlainShapings { _ = face.leavesPlainText() }
      #expect(face.leavesPlainText() == isLeft)
      for (index, text) in (Self.texts + (face === faces[0] ? Self.pairs : [])).enumerated() {
        var settings = TextShaper.Settings(
          script: HB_SCRIPT_LATIN, isRightToLeft: false, language: index % 2 == 0 ? "en" : "tr",
          hasMonospacedDigits: index % 3 == 0, hasLigatures: index % 5 != 0)
        let bytes = Array(text.utf8)
        let shaped = shaper.shape(bytes, 0..<bytes.count, face: face, settings)
        settings.leavesOutNeedless = false
        let whole = shaper.shape(bytes, 0..<bytes.count, face: face, settings)
        #expect(
          shaped.ids == whole.ids && shaped.places == whole.places
            && shaped.offsets == whole.offsets, "\(text)")
      }
    }
  }

  @Test func `is left as it is by the default font`() throws {
    for weight in [FontWeight.regular, .semibold, .bold] {
      let face = try TextEngine.shared.face(for: FontStyle(weight: weight, isItalic: false))
      #expect(PlainText.isNeverComposed(by: hb_font_get_face(face.shapingFont)))
    }
  }
}
