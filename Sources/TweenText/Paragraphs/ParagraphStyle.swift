/// The way in which the lines of a text are broken, truncated and arranged.
package struct ParagraphStyle: Hashable, Sendable {
  package enum Alignment: Hashable, Sendable { case leading, center, trailing }

  /// The place at which a text that does not fit is cut.
  package enum Truncation: Hashable, Sendable, CaseIterable { case head, middle, tail }

  /// The position of lines that are shorter than the widest; leading is the side where the layout
  /// begins, in any direction of the text.
  package var alignment: Alignment
  /// The largest number of lines, at least 1; nil: any number.
  package var lineLimit: Int?
  /// The number of lines for which the height has room at least.
  package var minimumLines: Int
  package var truncation: Truncation
  /// Between two lines, in points, besides the fonts' leading.
  package var lineSpacing: Double
  /// The smallest size of the text, as a fraction of its own, in 0...1; 1 keeps its size.
  package var minimumScaleFactor: Double
  /// Whether characters may move closer together before the text is cut.
  package var allowsTightening: Bool
  /// Whether the layout begins on the right, which is then the leading side. It is also the direction
  /// of a paragraph without any letter that has one.
  package var isRightToLeft: Bool
  /// For line breaking, letter forms and letter cases; like "en" or "ja_JP".
  package var localeIdentifier: String

  package init(
    alignment: Alignment = .leading, lineLimit: Int? = nil, minimumLines: Int = 1,
    truncation: Truncation = .tail, lineSpacing: Double = 0, minimumScaleFactor: Double = 1,
    allowsTightening: Bool = false, isRightToLeft: Bool = false, localeIdentifier: String = "en"
  ) {
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.minimumLines = minimumLines
    self.truncation = truncation
    self.lineSpacing = lineSpacing
    self.minimumScaleFactor = minimumScaleFactor
    self.allowsTightening = allowsTightening
    self.isRightToLeft = isRightToLeft
    self.localeIdentifier = localeIdentifier
  }
}
