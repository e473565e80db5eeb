import Foundation
import Synchronization
import TweenDigest
import TweenPaint

/// Makes paragraphs and single lines of glyphs from text. Can be called from any thread.
package final class TextEngine: Sendable {
  /// The shared engine of the process.
  package static let shared = TextEngine()

  /// Whole lines, at their size, cost at most about this many bytes of text and glyphs.
  static let lineCostLimit = 8 << 20
  /// Shaped texts, for other sizes of the same text.
  static let shapeCostLimit = 4 << 20

  /// The limit for analysed and shaped texts, for any width: at least a thousand words, or some
  /// hundred lines, which a picture that is drawn in each frame looks up each time.
  static let preparedCostLimit = 4 << 20
  /// The limit for texts that their views keep: texts of rows that have just left, and words that
  /// appear many times in a window. In a list that is scrolled far they would fill the other cache
  /// with texts that are never shown again.
  static let heldCostLimit = 1 << 19

  let state: Mutex<State>

  struct State: ~Copyable {
    var typesetter: TextTypesetter
    var prepared = TextCache<PreparedKey, PreparedText>(costLimit: TextEngine.preparedCostLimit)
    var held = TextCache<PreparedKey, PreparedText>(costLimit: TextEngine.heldCostLimit)
    fileprivate var lines = TextCache<LineKey, TextLine>(costLimit: TextEngine.lineCostLimit)
    fileprivate var shapes = TextCache<ShapeKey, Shape>(costLimit: TextEngine.shapeCostLimit)

    private var lastStyle = SharedStyle(ParagraphStyle())

    fileprivate init(folders: FontFolders) { typesetter = TextTypesetter(folders: folders) }

    mutating func shared(_ style: ParagraphStyle) -> SharedStyle {
      if lastStyle.style != style { lastStyle = SharedStyle(style) }
      return lastStyle
    }
  }

  struct PreparedKey: Hashable, Sendable {
    var text: StyledText
    var isRightToLeft: Bool
    var locale: String

    /// Only the text is hashed, since keys mostly differ in their texts.
    func hash(into hasher: inout Hasher) { hasher.combine(text) }
  }

  fileprivate struct LineKey: Hashable, Sendable {
    var text: ExactText
    var font: FontRequest
  }

  fileprivate struct ShapeKey: Hashable, Sendable {
    var text: ExactText
    var look: FontLook
    var isMonospacedDigit: Bool
  }

  fileprivate struct Shape: Sendable {
    var shaped: ShapedText
    var outlines: GlyphOutlines
  }

  package init(folders: FontFolders = .standard) {
    state = Mutex(State(folders: folders))
  }

  /// The SHA-256 of the regular font's file in hexadecimal digits, for a dump's manifest; another one
  /// where its letters for large sizes are missing, which changes frames. Throws when the font is
  /// missing or broken: hosts read it before the first frame, to stop there.
  package var defaultFontHash: String {
    get throws(TextError) {
      let hash = try face(for: .regular).fileHash
      let display = FontLook(FontRequest(size: SystemFaceMetrics.displaySize))
      let large = try state.withLock { $0.typesetter.fonts.face(for: display) }.get()
      if large.system?.isDisplay == true { return hash }
      return Array((hash + " without display").utf8).withUnsafeBytes {
        SHA256.hexadecimal(SHA256.digest(of: $0))
      }
    }
  }

  /// The face of the family for `style`, loaded on first use.
  package func face(for style: FontStyle) throws(TextError) -> FontFace {
    let request = FontRequest(
      size: 1, weight: style.weight.rawValue, isItalic: style.isItalic)
    return try state.withLock { $0.typesetter.fonts.face(for: FontLook(request)) }.get()
  }

  /// `text` on one line; line ends and tabs in it count as spaces.
  ///
  /// A text in a font that cannot be loaded has no glyphs and no extent, and a warning is written
  /// once to standard error. A text whose size is not in 0...`FontRequest.largestSize` has none
  /// either.
  package func line(_ text: String, font: FontRequest) -> TextLine {
    guard font.hasUsableSize else { return Self.emptyLine(text) }
    let key = LineKey(text: ExactText(text: text), font: font)
    let cost = 64 + text.utf8.count &* 24
    return state.withLock { state in
      if let line = state.lines.value(for: key, cost: cost) { return line }
      switch state.typesetter.fonts.face(for: FontLook(font)) {
      case .success(let face):
        let shape = Self.shape(text, font: font, face: face, &state)
        let line = Self.line(text, shape, size: font.size, face: face)
        state.lines.insert(line, for: key, cost: cost)
        return line
      case .failure(let error):
        state.typesetter.fonts.warn("\(error)")
        return Self.emptyLine(text)
      }
    }
  }

  /// Whether a font has glyphs for small capitals, in place of lowercase letters and of capitals.
  package func smallCapitals(of font: FontRequest) -> (lowercase: Bool, uppercase: Bool) {
    state.withLock { state in
      guard case .success(let face) = state.typesetter.fonts.face(for: FontLook(font)) else {
        return (true, true)
      }
      return (face.hasFeature("smcp"), face.hasFeature("c2sc"))
    }
  }

  private static func shape(
    _ text: String, font: FontRequest, face: FontFace, _ state: inout State
  ) -> Shape {
    let key = ShapeKey(
      text: ExactText(text: text), look: FontLook(font),
      isMonospacedDigit: font.isMonospacedDigit)
    let cost = 64 + text.utf8.count &* 20
    if let shape = state.shapes.value(for: key, cost: cost) { return shape }
    let shaped = state.typesetter.shaper.shape(
      text, face: face, monospacedDigit: font.isMonospacedDigit)
    let shape = Shape(shaped: shaped, outlines: face.outlines(of: shaped.glyphs))
    state.shapes.insert(shape, for: key, cost: cost)
    return shape
  }

  /// Font units become points by one rounding: units * size / unitsPerEm.
  private static func line(
    _ text: String, _ shape: Shape, size: Double, face: FontFace
  ) -> TextLine {
    let shaped = shape.shaped
    let perEm = face.unitsPerEm
    let spacing = Int(face.spacing(size: size))
    let added = Int(shaped.spaces.last ?? 0) * spacing
    let positions = shaped.glyphs.indices.map { index in
      CGPoint(
        x: Double(Int(shaped.x[index]) + Int(shaped.spaces[index]) * spacing) * size / perEm,
        y: Double(0 - Int(shaped.y[index])) * size / perEm)
    }
    let run = GlyphRun(
      faceID: face.faceID, fontSize: size, glyphs: shaped.glyphs, positions: positions,
      text: text, outlines: shape.outlines)
    return TextLine(
      run: run, width: Double(shaped.advance + added) * size / perEm,
      ascent: face.ascent * size / perEm,
      descent: face.descent * size / perEm, leading: face.lineGap * size / perEm)
  }

  private static func emptyLine(_ text: String) -> TextLine {
    let run = GlyphRun(
      faceID: 0, fontSize: 0, glyphs: [], positions: [], text: text,
      outlines: GlyphOutlines(unitsPerEm: 1, outlines: [:]))
    return TextLine(run: run, width: 0, ascent: 0, descent: 0, leading: 0)
  }
}
