import Synchronization
import TweenMath
import TweenPaint

/// A text analysed and shaped as if on lines without end: the part that all widths share.
///
/// A character is what readers see as one: letters with their marks, emoji of several parts.
final class PreparedText: Sendable {
  /// In UTF-8.
  let bytes: [UInt8]
  /// The text's runs, with lengths that can be summed, and the results of their analysis.
  let styled: [StyledText.Run]
  let runs: [PreparedRun]
  /// Whether any character has a decoration or a background.
  let hasDecorations: Bool
  /// Whether clusters of some run have spacing.
  let isSpaced: Bool
  let hasTabs: Bool
  let characters: ContiguousArray<TextCharacter>
  /// In the order of their characters.
  let items: [TextItem]
  /// Divided by the characters that end lines. At least one.
  let hardLines: [HardLine]
  let locale: String
  /// For each byte whether a line may be broken before it; computed for the first narrow width.
  let breaks = Mutex<[UInt8]?>(nil)
  /// The layouts for recent widths, newest last.
  let layouts = Mutex<[LayoutEntry]>([])

  /// Small, since each text that was laid out has a few.
  struct LayoutEntry: Sendable {
    let style: SharedStyle
    let room: LayoutRoom
    let layout: Layout

    enum Layout: Sendable {
      /// A layout in no room, whose lines are never drawn.
      case measure(ParagraphMeasure)
      indirect case lines(BrokenText, DrawnParagraph)
    }

    var measure: ParagraphMeasure {
      switch layout {
      case .measure(let measure): measure
      case .lines(let lines, _): ParagraphMeasure(lines)
      }
    }

    func answers(_ style: SharedStyle, _ room: LayoutRoom) -> Bool {
      self.room == room && (self.style === style || self.style.style == style.style)
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

  /// The start of a character in the text's bytes; for the index after the last, the text's end.
  func offset(of character: Int) -> Int {
    character < characters.count ? Int(characters[character].start) : bytes.count
  }

  /// The item that a character is of.
  func item(of character: Int) -> Int {
    // Most texts are one item.
    (0..<max(items.count - 1, 0)).partitioningIndex { items[$0].characters.upperBound > character }
  }

  /// The last character that begins at or before a byte; the count of characters for the end.
  func character(at offset: Int) -> Int {
    guard offset < bytes.count else { return characters.count }
    let next = (0..<characters.count).partitioningIndex { Int(characters[$0].start) > offset }
    return max(next - 1, 0)
  }
}

/// The analysis of characters of equal attributes.
struct PreparedRun: Sendable {
  /// Where the run's bytes end.
  var end: Int
  /// The spacing after each of its clusters, in points.
  var spacing: Double
  /// The requested face; nil where it is missing, or the size is not usable.
  var face: FontFace?
  /// The decorations that the attributes give lines.
  var marks = RunMarks.none
  /// The metrics that a line of the run's own font needs.
  var metrics = LineMetrics.zero
}

/// Small, since many texts are kept.
struct TextCharacter: Sendable {
  /// In points, with what kerning and tracking add.
  var advance: Double = 0
  let run: Int32
  /// The start in the upper 29 bits, over three flags; no text is longer than 29 bits can count.
  private var packed: UInt32

  private static let blank: UInt32 = 1
  private static let unsafe: UInt32 = 2
  private static let joined: UInt32 = 4

  init(start: Int32, run: Int32, isBlank: Bool) {
    self.run = run
    packed = UInt32(start) << 3 | (isBlank ? Self.blank : 0)
  }

  /// In bytes of the text.
  var start: Int32 { Int32(packed >> 3) }

  /// Whether it may hang beyond the end of a broken line.
  var isBlank: Bool { packed & Self.blank != 0 }

  /// Whether dividing the text before it changes glyphs.
  var isUnsafe: Bool {
    get { packed & Self.unsafe != 0 }
    set { set(Self.unsafe, newValue) }
  }

  /// Whether it shares its glyphs with the character before.
  var isJoined: Bool {
    get { packed & Self.joined != 0 }
    set { set(Self.joined, newValue) }
  }

  private mutating func set(_ bit: UInt32, _ isSet: Bool) {
    if isSet { packed |= bit } else { packed &= ~bit }
  }
}

/// A line that ends at a line end of the text.
struct HardLine: Sendable {
  /// Including the character that ends the line.
  var characters: Range<Int>
  /// The end without that character.
  var end: Int
  /// 0 from left to right, 1 from right to left.
  var level: UInt8
  /// For a line without characters.
  var metrics: LineMetrics
}

/// The height that a line needs above and below its baseline, and between it and the next, in points.
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

/// The positions of the strokes under and through a run's characters, in points.
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

/// The drawing of some lines, for as long as it is used elsewhere: placed glyphs take more memory
/// than the lines, and most kept texts are out of view.
struct DrawnParagraph: Sendable {
  weak var source: Paragraph.Source?
}

/// The room that a text is offered, in points, not negative; infinite where it is unbounded.
struct LayoutRoom: Equatable, Sendable {
  let width: Double
  let height: Double

  static let any = LayoutRoom(width: nil, height: nil)

  /// Nil and NaN are unbounded, and negative lengths are zero.
  init(width: Double?, height: Double?) {
    self.width = Self.bounded(width)
    self.height = Self.bounded(height)
  }

  private static func bounded(_ length: Double?) -> Double {
    guard let length, length < .infinity else { return .infinity }
    return max(length, 0)
  }

  /// Whether the room is empty. Layouts measure in it to find the smallest size of a text; its lines
  /// are never drawn.
  var isNone: Bool { width == 0 || height == 0 }
}

/// A style that many layouts share, since most texts have the style of the one before.
final class SharedStyle: Sendable {
  let style: ParagraphStyle

  init(_ style: ParagraphStyle) { self.style = style }
}
