import Foundation

/// The form of a rectangle's rounded corners.
@frozen public enum RoundedCornerStyle: Sendable {
  /// Quarters of circles, or of ellipses where the corner's sides differ.
  case circular
  /// Corners whose curvature increases from 0 at the edge; they extend 1.53 radii along it.
  case continuous
}

/// A radius for each corner of a rectangle, in points. When the rectangle is drawn, each radius is
/// clamped to 0...half of the shorter side, and NaN counts as 0.
@frozen public struct RectangleCornerRadii: Equatable, Sendable {
  /// The radius of the upper corner on the leading edge.
  public var topLeading: CGFloat
  /// The radius of the lower corner on the leading edge.
  public var bottomLeading: CGFloat
  /// The radius of the lower corner on the trailing edge.
  public var bottomTrailing: CGFloat
  /// The radius of the upper corner on the trailing edge.
  public var topTrailing: CGFloat

  /// Creates radii for all corners, unchanged; corners that are not named are sharp.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}
