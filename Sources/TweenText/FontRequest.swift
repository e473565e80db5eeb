/// What a caller wants of a font: the family is always the default one.
package struct FontRequest: Hashable, Sendable {
  /// In points, above 0 and at most `largestSize`. Text of any other size has no glyphs.
  package var size: Double
  /// 100 (ultra-light) to 900 (black); the nearest weight that has a font file is taken.
  package var weight: Double
  package var isItalic: Bool
  /// Whether all digits are as wide as each other (the OpenType feature tnum).
  package var isMonospacedDigit: Bool

  /// Beyond this size in points no glyph could be told from a flat fill.
  package static let largestSize: Double = 1_000_000

  package init(
    size: Double, weight: Double = FontWeight.regular.rawValue, isItalic: Bool = false,
    isMonospacedDigit: Bool = false
  ) {
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.isMonospacedDigit = isMonospacedDigit
  }

  package init(
    size: Double, weight: FontWeight, isItalic: Bool = false, isMonospacedDigit: Bool = false
  ) {
    self.init(
      size: size, weight: weight.rawValue, isItalic: isItalic,
      isMonospacedDigit: isMonospacedDigit)
  }

  package var hasUsableSize: Bool { size > 0 && size <= Self.largestSize }
}
