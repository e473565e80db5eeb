import Foundation

/// The length of a line of a lazy container, in points along its axis.
struct LineLength: Equatable {
  /// The line's own length plus `gap`, without the container's spacing. A line without views has the
  /// negative spacing, which cancels it.
  var length: CGFloat
  /// The distance to the next line, minus the container's spacing.
  var gap: CGFloat = 0
}
