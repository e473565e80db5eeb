import Foundation

/// How long a line of a lazy container is, in points along its axis.
struct LineLength: Equatable {
  /// What the line takes beside the container's spacing: its own length and `gap`. A line without views
  /// takes that spacing back.
  var length: CGFloat
  /// By how much the next line is further away than the container's spacing.
  var gap: CGFloat = 0
}
