import Foundation
import TweenPaint

/// A text broken into lines and arranged in a box: drawn, measured and hit-tested.
///
/// Places are in points from the box's top left corner, y down. Characters are counted in bytes of
/// the text in UTF-8.
package struct Paragraph: Equatable, Sendable {
  package var lines: [Line]
  /// The width of the widest line, and the height of all lines with their spacing.
  package var size: CGSize
  /// Whether characters were omitted, because they did not fit.
  package var isTruncated: Bool
  /// The factor by which the fonts' sizes were multiplied to fit.
  package var scaleFactor: Double
  let source: Source

  init(_ source: Source) {
    let broken = source.broken
    lines = source.lines
    size = CGSize(width: broken.width * broken.scale, height: broken.height * broken.scale)
    isTruncated = broken.isTruncated
    scaleFactor = broken.scale
    self.source = source
  }

  /// The lines and their sources: one object for all copies.
  final class Source: Sendable {
    let lines: [Line]
    let text: PreparedText
    let broken: BrokenText
    /// Of lines where dividing the text changed glyphs: their segments from left to right.
    let divided: [Int: [LineSegment]]

    init(
      _ lines: [Line], _ text: PreparedText, _ broken: BrokenText, divided: [Int: [LineSegment]]
    ) {
      self.lines = lines
      self.text = text
      self.broken = broken
      self.divided = divided
    }

    /// The segments in a line, from left to right.
    func segments(ofLine index: Int) -> [LineSegment] {
      divided[index] ?? LineSpan.placed(broken.lines[index].segments(in: text))
    }
  }

  package struct Line: Equatable, Sendable {
    /// The origin of each piece's run is at the line's left end, on its baseline.
    package var pieces: [Piece]
    package var decorations: [Decoration]
    /// The backgrounds of characters, as high as the line.
    package var backgrounds: [Background] = []
    package var attachments: [Attachment]
    /// Glyphs that are pictures.
    package var pictures: [Picture]
    /// The left end of the line.
    package var x: Double
    package var width: Double
    /// Of the baseline, from the top of the box.
    package var baseline: Double
    /// The height of the line above and below its baseline, positive.
    package var ascent: Double
    package var descent: Double
    /// The characters of the line, with hanging blanks and the characters that end it.
    package var range: Range<Int>
  }

  /// Glyphs of one face, size and style.
  package struct Piece: Equatable, Sendable {
    package var run: GlyphRun
    package var style: Int
  }

  /// A stroke under or through characters, in the line's coordinates: `y` is that of its middle,
  /// below the baseline.
  package struct Decoration: Equatable, Sendable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var thickness: Double
    package var pattern: TextDecoration.Pattern
    package var style: Int
  }

  /// A stretch of a line with a paint behind it, in the line's coordinates.
  package struct Background: Equatable, Sendable {
    package var x: Double
    package var width: Double
    package var style: Int
  }

  /// The place of an attachment, in the line's coordinates, y below the baseline.
  package struct Attachment: Equatable, Sendable {
    package var id: Int
    package var rect: CGRect
    package var style: Int
  }

  /// A glyph in colours of its own, in the line's coordinates, y below the baseline.
  package struct Picture: Equatable, Sendable {
    package var bitmap: Bitmap
    package var rect: CGRect
  }

  /// The first line's baseline from the top.
  package var firstBaseline: Double { lines.first?.baseline ?? 0 }
  /// The last line's baseline from the top.
  package var lastBaseline: Double { lines.last?.baseline ?? 0 }

  package static func == (left: Paragraph, right: Paragraph) -> Bool {
    left.lines == right.lines && left.size == right.size
      && left.isTruncated == right.isTruncated && left.scaleFactor == right.scaleFactor
  }
}
