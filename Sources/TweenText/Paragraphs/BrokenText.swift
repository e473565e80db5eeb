/// A text divided into lines by a width, a height and a style. Glyphs have no places yet.
struct BrokenText: Sendable {
  var lines: [LineSpan]
  var isTruncated: Bool
  /// The factor by which everything is drawn smaller. All other lengths here are before that.
  var scale: Double = 1
  var width: Double
  var height: Double

  /// Whether the whole text fits into a room when it is drawn at `scale`. A line's first character is
  /// shown in any width, and the first line in any height.
  func fits(_ room: LayoutRoom, at scale: Double) -> Bool {
    let bottom = lines.last.map { $0.baseline + $0.metrics.descent } ?? 0
    return !isTruncated && width * scale <= room.width + LineFitter.tolerance
      && bottom * scale <= room.height + LineFitter.tolerance
  }
}

/// A sign in a line, kept apart: few lines have one.
final class LineSign: Sendable {
  let item: TextItem

  init(_ item: TextItem) { self.item = item }
}

/// One line of a text.
struct LineSpan: Sendable {
  /// The characters shown; in a text whose middle is omitted, the characters before the gap.
  var part: Range<Int>
  /// The characters shown after an omitted middle.
  var otherPart: Range<Int>?
  /// The sign for omitted characters, or a hyphen.
  var sign: LineSign?
  /// Whether the sign precedes all characters, in reading order, instead of following the first part.
  var beginsWithSign = false
  /// With the blanks that hang from the end, and the character that ends the line.
  var range: Range<Int>
  /// The direction of the paragraph.
  var level: UInt8
  /// The width without hanging blanks.
  var width: Double
  var metrics: LineMetrics
  /// The reduction of the distance to the next character, for each character.
  var tightening: Double = 0
  /// The baseline, from the top.
  var baseline: Double = 0

  var parts: [Range<Int>] { otherPart.map { [part, $0] } ?? [part] }
}
