/// A text divided into lines: what a width, a height and a style make of it. Nothing is placed yet.
struct BrokenText: Sendable {
  var lines: [LineSpan]
  var isTruncated: Bool
  /// Everything is to be drawn this much smaller. All other lengths here are before that.
  var scale: Double = 1
  var width: Double
  var height: Double
}

/// One line of a text.
struct LineSpan: Sendable {
  /// The characters shown, in one part, or two with a sign between or around them.
  var parts: [Range<Int>]
  /// The sign for what is left out, or a hyphen.
  var sign: TextItem?
  /// How many parts stand before the sign, as the text is read.
  var partsBeforeSign = 0
  /// With the blanks that hang from the end, and the character that ends the line.
  var range: Range<Int>
  /// The direction of the paragraph.
  var level: UInt8
  /// Without what hangs.
  var width: Double
  var metrics: LineMetrics
  /// What each character is closer to the next.
  var tightening: Double = 0
  /// The baseline, from the top.
  var baseline: Double = 0
}
