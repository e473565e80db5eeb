import Foundation
import TweenPaint

/// A text shaped and measured on one line.
package struct TextLine: Equatable, Sendable {
  /// The glyphs; the origin is the left end of the baseline.
  package var run: GlyphRun
  /// The width of the line, in points: the sum of the glyphs' advances.
  package var width: Double
  /// The height of the font above the baseline, in points, positive.
  package var ascent: Double
  /// The depth of the font below the baseline, in points, positive.
  package var descent: Double
  /// The gap that the font requires between two lines, in points.
  package var leading: Double

  package init(
    run: GlyphRun, width: Double, ascent: Double, descent: Double, leading: Double
  ) {
    self.run = run
    self.width = width
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
  }

  /// Ascent and descent, without the leading.
  package var height: Double { ascent + descent }
}
