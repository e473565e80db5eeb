import Synchronization
import TweenPaint

/// A text analysed and shaped as if on lines without end: what every width shares.
///
/// Characters are what readers take for one: letters with their marks, emoji of several parts.
final class PreparedText: Sendable {
  /// In UTF-8.
  let bytes: [UInt8]
  /// The text's runs, with lengths that can be summed, and what is found of each.
  let styled: [StyledText.Run]
  let runs: [PreparedRun]
  /// Whether there is anything under, through or behind any of their characters.
  let hasDecorations: Bool
  /// Something is added after clusters of some run.
  let isSpaced: Bool
  let hasTabs: Bool
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
    var measure: ParagraphMeasure
    var layout: Layout

    enum Layout: Sendable {
      case lines(BrokenText)
      case paragraph(Paragraph)
    }

    init(
      _ style: ParagraphStyle, _ width: Double?, _ height: Double?, _ layout: Layout
    ) {
      self.style = style
      self.width = width
      self.height = height
      self.layout = layout
      switch layout {
      case .lines(let lines): measure = ParagraphMeasure(lines)
      case .paragraph(let paragraph): measure = ParagraphMeasure(paragraph.source.broken)
      }
    }
  }

  init(
    _ analysis: consuming TextAnalysis, items: [TextItem], hardLines: [HardLine]
  ) {
    bytes = analysis.bytes
    styled = analysis.styled
    runs = analysis.runs
    characters = analysis.characters
    locale = analysis.locale
    isSpaced = runs.contains { $0.spacing != 0 }
    hasTabs = items.contains { $0.kind == .tab }
    hasDecorations = styled.contains {
      $0.attributes.underline != nil || $0.attributes.strikethrough != nil
        || $0.attributes.background != nil
    }
    self.items = items
    self.hardLines = hardLines
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

/// What is found of characters of equal attributes.
struct PreparedRun: Sendable {
  /// Where the run's bytes end.
  var end: Int
  /// What is added after each of its clusters, in points.
  var spacing: Double
  /// The face asked for; nil where there is none, or the size is not usable.
  var face: FontFace?
  /// The marks that the attributes give lines.
  var marks = RunMarks.none
  /// What a line of the run's own font needs.
  var metrics = LineMetrics.zero
}

struct TextCharacter: Sendable {
  /// In points, with what kerning and tracking add.
  var advance: Double = 0
  /// In bytes of the text.
  var start: Int32
  var run: Int32
  var item: Int32 = 0
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
