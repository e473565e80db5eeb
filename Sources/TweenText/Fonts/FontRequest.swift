/// A request for a font.
package struct FontRequest: Hashable, Sendable {
  package enum Family: Hashable, Sendable {
    /// One of the fixed families that come with the engine.
    case system(Design)
    /// A family, or a font by its PostScript name: the program's own, or the machine's.
    case named(String)

    /// Whether the family is the system's face, in square or in round letters.
    package var isSystemFace: Bool { self == .system(.standard) || self == .system(.rounded) }
  }

  package enum Design: Hashable, Sendable, CaseIterable {
    case standard, serif, rounded, monospaced
  }

  /// The distance of lines.
  package enum Leading: Hashable, Sendable { case standard, tight, loose }

  package var family: Family
  /// In points, above 0 and at most `largestSize`. Text of any other size has no glyphs.
  package var size: Double
  /// 100 (ultra-light) to 900 (black); the nearest weight with a font file is used.
  package var weight: Double
  package var isItalic: Bool
  /// Whether all digits have the same width (the OpenType feature tnum).
  package var isMonospacedDigit: Bool
  /// The width of letters, as a multiple of the usual.
  package var width: Double
  /// Whether lowercase letters are shown as small capitals (the OpenType feature smcp).
  package var hasLowercaseSmallCaps: Bool
  /// Whether capitals are shown as small capitals (the OpenType feature c2sc).
  package var hasUppercaseSmallCaps: Bool
  package var leading: Leading
  /// The gap between lines of the system's face besides their height, in points; may be below 0.
  package var lineGap: Double = 0

  /// The largest size in points, beyond which a glyph looks like a flat fill.
  package static let largestSize: Double = 1_000_000

  package init(
    family: Family = .system(.standard), size: Double,
    weight: Double = FontWeight.regular.rawValue, isItalic: Bool = false,
    isMonospacedDigit: Bool = false, width: Double = 1, hasLowercaseSmallCaps: Bool = false,
    hasUppercaseSmallCaps: Bool = false, leading: Leading = .standard
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.isMonospacedDigit = isMonospacedDigit
    self.width = width
    self.hasLowercaseSmallCaps = hasLowercaseSmallCaps
    self.hasUppercaseSmallCaps = hasUppercaseSmallCaps
    self.leading = leading
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
