import Foundation
import TweenPaint

/// A text shaped and measured on one line.
package struct TextLine: Equatable, Sendable {
  /// The glyphs; the origin is the left end of the baseline.
  package var run: GlyphRun
  /// How far the line reaches, in points: the sum of the glyphs' advances.
  package var width: Double
  /// How far the font reaches above the baseline, in points, positive.
  package var ascent: Double
  /// How far the font reaches below the baseline, in points, positive.
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
