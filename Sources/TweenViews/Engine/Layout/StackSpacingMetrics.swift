import Foundation

/// The look's distances between neighbours in a stack without a spacing of its own, in points
/// (Semantics 6.3, Look 1).
package struct StackSpacingMetrics: Sendable {
  /// The distance between two texts in the system's typefaces, in addition to their fonts' leading.
  package var betweenTexts: CGFloat
  /// The font size from which texts in the system's typefaces have no additional distance. At this
  /// size the typefaces change from their forms for reading to those for display.
  package var displaySize: CGFloat
  /// The distance from another element to the top edge of a text below it, relative to the text's
  /// font size.
  package var aboveText: CGFloat
  /// The distance from the bottom edge of a text to another element, relative to the text's font
  /// size.
  package var belowText: CGFloat

  /// The distances of the classic phone look.
  package static let classic = StackSpacingMetrics(
    betweenTexts: 2, displaySize: 20, aboveText: 0.37, belowText: 0.6)

  /// Returns the additional distance to a text above, for a text in a system typeface of `size`
  /// points.
  package func textLeading(size: CGFloat) -> CGFloat { size < displaySize ? betweenTexts : 0 }
}
