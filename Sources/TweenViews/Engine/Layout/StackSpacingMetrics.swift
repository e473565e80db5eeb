import Foundation

/// The look's distances between neighbours in a stack that names none, in points (Semantics 6.3,
/// Look 1).
package struct StackSpacingMetrics: Sendable {
  /// Between two texts in the system's faces, beside what their fonts leave.
  package var betweenTexts: CGFloat
  /// From this size on texts in the system's faces stand close: it is the size at which these change
  /// from their forms for reading to those for display.
  package var displaySize: CGFloat
  /// From what is no text to the top edge of a text below it, in sizes of the text's font.
  package var aboveText: CGFloat
  /// From the bottom edge of a text to what is no text, in sizes of the text's font.
  package var belowText: CGFloat

  /// The classic phone's.
  package static let classic = StackSpacingMetrics(
    betweenTexts: 2, displaySize: 20, aboveText: 0.37, belowText: 0.6)

  /// What a text in a system's face of `size` points leaves to a text above it.
  package func textLeading(size: CGFloat) -> CGFloat { size < displaySize ? betweenTexts : 0 }
}
