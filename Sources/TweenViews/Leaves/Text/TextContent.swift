import Foundation
import TweenPaint
import TweenText

/// A text resolved in an environment and arranged in a box.
struct TextContent: Equatable {
  var resolved: ResolvedText
  var paragraph: Paragraph

  /// The size of the text's first font, as shown.
  var fontSize: Double {
    (resolved.text.runs.first?.attributes.font.size ?? 0) * paragraph.scaleFactor
  }

  init(_ resolved: ResolvedText, width: CGFloat? = nil, height: CGFloat? = nil) {
    self.init(resolved, resolved.prepared, width: width, height: height)
  }

  init(
    _ resolved: ResolvedText, _ prepared: PreparedParagraph, width: CGFloat?, height: CGFloat?
  ) {
    self.resolved = resolved
    paragraph = prepared.paragraph(
      width: width.map { Double($0) }, height: height.map { Double($0) })
  }

  /// Whether another text differs from this one only in the sizes or weights of its fonts.
  func differsInSizeOrWeight(from other: TextContent) -> Bool {
    resolved.text != other.resolved.text && resolved.text.plain == other.resolved.text.plain
  }

  /// Whether another text has the same letters in the same lines, at any size. The system's face has other
  /// glyphs for the same letters at large sizes.
  func hasSameGlyphs(as other: TextContent) -> Bool {
    let (own, others) = (paragraph.lines, other.paragraph.lines)
    guard own.count == others.count else { return false }
    let isSameButForSize = resolved.text.sizeless == other.resolved.text.sizeless
    return zip(own, others).allSatisfy { one, other in
      isSameButForSize ? one.hasSameLetters(as: other) : one.hasSameGlyphs(as: other)
    }
  }
}

extension Paragraph.Line {
  /// Whether another line has the same glyphs, at any size.
  func hasSameGlyphs(as other: Paragraph.Line) -> Bool {
    hasSameLetters(as: other)
      && zip(pieces, other.pieces).allSatisfy { one, other in
        one.run.faceID == other.run.faceID && one.run.glyphs == other.run.glyphs
      }
  }

  /// Whether another line has the same text and pictures, with any glyphs.
  fileprivate func hasSameLetters(as other: Paragraph.Line) -> Bool {
    pieces.count == other.pieces.count
      && zip(pieces, other.pieces).allSatisfy { one, other in
        one.run.text == other.run.text && one.style == other.style
      }
      && pictures.count == other.pictures.count
      && zip(pictures, other.pictures).allSatisfy { $0.bitmap == $1.bitmap }
      && attachments.map(\.id) == other.attachments.map(\.id)
  }
}

extension StyledText {
  /// Whether another text has the same glyphs at the same places; its paints, lines and links may differ.
  func hasSameGlyphs(as other: StyledText) -> Bool { unpainted == other.unpainted }

  private var unpainted: StyledText {
    var text = self
    for index in text.runs.indices {
      text.runs[index].attributes.style = 0
      text.runs[index].attributes.underline = nil
      text.runs[index].attributes.strikethrough = nil
      text.runs[index].attributes.background = nil
      text.runs[index].attributes.link = nil
    }
    return text
  }

  /// The text with all fonts in one size and weight.
  fileprivate var plain: StyledText {
    var text = sizeless
    for index in text.runs.indices { text.runs[index].attributes.font.weight = 400 }
    return text
  }

  /// The text with all fonts in one size.
  fileprivate var sizeless: StyledText {
    var text = self
    for index in text.runs.indices {
      text.runs[index].attributes.font.size = 1
      text.runs[index].attributes.font.lineGap = 0
    }
    return text
  }
}

extension CGSize {
  /// The size rounded up to whole pixels.
  func roundedUp(scale: Double) -> CGSize {
    CGSize(
      width: (width * scale).rounded(.up) / scale, height: (height * scale).rounded(.up) / scale)
  }
}
