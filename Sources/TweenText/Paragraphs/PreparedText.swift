import Synchronization
import TweenPaint

/// A text analysed and shaped as if on lines without end: what every width shares.
///
/// Characters are what readers take for one: letters with their marks, emoji of several parts.
final class PreparedText: Sendable {
  /// In UTF-8.
  let bytes: [UInt8]
  /// The attributes of the runs, and the marks that they give lines.
  let attributes: [TextAttributes]
  let marks: [RunMarks]
  /// Whether there is anything under, through or behind any of their characters.
  let hasDecorations: Bool
  let characters: ContiguousArray<TextCharacter>
  /// In the order of their characters.
  let items: [TextItem]
  /// Divided by the characters that end lines. At least one.
  let hardLines: [HardLine]
  let locale: String
  /// For each byte whether a line may be broken before it; asked for by the first narrow width.
  let breaks = Mutex<[UInt8]?>(nil)
  /// Layouts for widths asked for lately, newest last.
  let layouts = Mutex<[LayoutEntry]>([])

  struct LayoutEntry: Sendable {
    var style: ParagraphStyle
    var width: Double?
    var height: Double?
    var layout: BrokenText
    var measure: ParagraphMeasure
    var paragraph: Paragraph?

    init(
      _ style: ParagraphStyle, _ width: Double?, _ height: Double?, _ layout: BrokenText,
      _ paragraph: Paragraph? = nil
    ) {
      self.style = style
      self.width = width
      self.height = height
      self.layout = layout
      measure = ParagraphMeasure(layout)
      self.paragraph = paragraph
    }
  }

  init(
    bytes: [UInt8], attributes: [TextAttributes], marks: [RunMarks],
    characters: ContiguousArray<TextCharacter>, items: [TextItem], hardLines: [HardLine],
    locale: String
  ) {
    self.bytes = bytes
    self.attributes = attributes
    self.marks = marks
    hasDecorations = attributes.contains {
      $0.underline != nil || $0.strikethrough != nil || $0.background != nil
    }
    self.characters = characters
    self.items = items
    self.hardLines = hardLines
    self.locale = locale
  }

  /// Where a character begins in the text's bytes; for the one after the last, the text's end.
  func offset(of character: Int) -> Int {
    character < characters.count ? Int(characters[character].start) : bytes.count
  }

  /// The last character that begins at or before a byte; the count of characters for the end.
  func character(at offset: Int) -> Int {
    guard offset < bytes.count else { return characters.count }
    var (low, high) = (0, characters.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(characters[middle].start) <= offset { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
  }
}

struct TextCharacter: Sendable {
  /// In bytes of the text.
  var start: Int32
  var run: Int32
  var item: Int32 = 0
  /// In points, with what kerning and tracking add.
  var advance: Double = 0
  /// May stand beyond the end of a broken line.
  var isBlank = false
  /// Dividing the text before it changes glyphs.
  var isUnsafe = false
  /// Shares its glyphs with the character before.
  var isJoined = false
}

/// Lines that end where the text says.
struct HardLine: Sendable {
  /// With the character that ends it.
  var characters: Range<Int>
  /// Without it.
  var end: Int
  /// 0 from left to right, 1 from right to left.
  var level: UInt8
  /// For a line without characters.
  var metrics: LineMetrics
}

/// What a line needs above and below its baseline, and between it and the next, in points.
package struct LineMetrics: Equatable, Sendable {
  package var ascent: Double
  package var descent: Double
  package var leading: Double

  static let zero = LineMetrics(ascent: 0, descent: 0, leading: 0)

  mutating func include(_ other: LineMetrics) {
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
    leading = max(leading, other.leading)
  }

  func raised(by offset: Double) -> LineMetrics {
    LineMetrics(ascent: ascent + offset, descent: descent - offset, leading: leading)
  }
}

/// Where the strokes under and through a run's characters lie, in points.
struct RunMarks: Sendable {
  /// The strokes' middles below the baseline.
  var underline: Double
  var strikethrough: Double
  var underlineThickness: Double
  var strikethroughThickness: Double

  static let none = RunMarks(
    underline: 0, strikethrough: 0, underlineThickness: 0, strikethroughThickness: 0)
}

/// Characters with one face, size, script and direction, shaped.
struct TextItem: Sendable {
  enum Kind: Equatable, Sendable {
    case glyphs, missing, attachment, tab, lineEnd, hidden
  }

  var kind: Kind
  var characters: Range<Int>
  var level: UInt8
  /// The face of `glyphs`.
  var face: FontFace?
  var faceID: UInt64 = 0
  var unitsPerEm: Double = 1
  /// In points.
  var size: Double
  var baselineOffset: Double
  var metrics: LineMetrics
  var glyphs = ShapedGlyphs()
  var outlines: GlyphOutlines
  var script: UInt32 = 0

  var isRightToLeft: Bool { level % 2 == 1 }

  static let noOutlines = GlyphOutlines(unitsPerEm: 1, outlines: [:])
}
