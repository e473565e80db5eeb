/// A text in runs of equal attributes: the source of a paragraph.
package struct StyledText: Hashable, Sendable {
  package var runs: [Run]

  /// Characters with the same attributes. Runs may end anywhere, inside a word or a ligature too.
  package struct Run: Hashable, Sendable {
    package var text: String
    package var attributes: TextAttributes

    package init(_ text: String, _ attributes: TextAttributes) {
      self.text = text
      self.attributes = attributes
    }

    /// Runs are equal by their very bytes: composed and decomposed letters are equal strings, but
    /// their shapes may differ.
    package static func == (left: Run, right: Run) -> Bool {
      left.attributes == right.attributes
        && ExactText(text: left.text) == ExactText(text: right.text)
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(ExactText(text: text))
      hasher.combine(attributes)
    }
  }

  package init(runs: [Run] = []) { self.runs = runs }

  /// Most texts are one run.
  package func hash(into hasher: inout Hasher) {
    for run in runs { run.hash(into: &hasher) }
  }

  package init(_ text: String, _ attributes: TextAttributes) {
    runs = [Run(text, attributes)]
  }

  /// All characters, attachments as U+FFFC.
  package var plainText: String {
    runs.count == 1 ? runs[0].text : runs.reduce(into: "") { $0 += $1.text }
  }
}

/// The appearance of a run's characters.
package struct TextAttributes: Hashable, Sendable {
  package var font: FontRequest
  /// Added after each cluster, in points; ligatures are kept.
  package var kerning: Double
  /// Added after each cluster, in points; ligatures come apart where it is not 0.
  package var tracking: Double
  /// How far the characters are raised above the line's baseline, in points.
  package var baselineOffset: Double
  package var underline: TextDecoration?
  package var strikethrough: TextDecoration?
  /// The number of the owner's paint that fills the run; 0 is that of the surroundings.
  package var style: Int
  /// The number of the owner's paint behind the run; nil: none.
  package var background: Int?
  /// A picture in place of the run's characters, which are one U+FFFC.
  package var attachment: TextAttachment?
  /// The number of the owner's link to which the run belongs.
  package var link: Int?

  package init(
    font: FontRequest, kerning: Double = 0, tracking: Double = 0, baselineOffset: Double = 0,
    underline: TextDecoration? = nil, strikethrough: TextDecoration? = nil, style: Int = 0,
    background: Int? = nil, attachment: TextAttachment? = nil, link: Int? = nil
  ) {
    self.font = font
    self.kerning = kerning
    self.tracking = tracking
    self.baselineOffset = baselineOffset
    self.underline = underline
    self.strikethrough = strikethrough
    self.style = style
    self.background = background
    self.attachment = attachment
    self.link = link
  }

  /// The properties in which texts differ most often; hashing all takes longer than it saves.
  package func hash(into hasher: inout Hasher) {
    // Equal numbers have equal bits, except for the zeros.
    let size = font.size == 0 ? 0 : font.size.bitPattern
    let weight = font.weight == 0 ? 0 : font.weight.bitPattern
    hasher.combine(size ^ weight &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: style))
  }
}

/// A line under or through characters.
package struct TextDecoration: Hashable, Sendable {
  package enum Pattern: Hashable, Sendable, CaseIterable {
    case solid, dot, dash, dashDot, dashDotDot
  }

  package var pattern: Pattern
  /// The number of the owner's paint that fills it; nil: that of the characters.
  package var style: Int?

  package init(pattern: Pattern = .solid, style: Int? = nil) {
    self.pattern = pattern
    self.style = style
  }
}

/// A picture among the characters.
package struct TextAttachment: Hashable, Sendable {
  /// The number of the owner's picture.
  package var id: Int
  /// In points.
  package var width: Double
  package var height: Double
  /// The part of the height above the baseline, in points; may be negative or more than the height.
  package var ascent: Double

  package init(id: Int, width: Double, height: Double, ascent: Double) {
    self.id = id
    self.width = width
    self.height = height
    self.ascent = ascent
  }
}
