import Foundation

/// The form of a rectangle's rounded corners.
@frozen public enum RoundedCornerStyle: Sendable {
  /// Quarter circles (quarter ellipses where the corner's sides differ).
  case circular
  /// Corners whose curvature grows from 0 at the edge, reaching 1.53 radii along it.
  case continuous
}

/// A radius for each corner of a rectangle, in points.
@frozen public struct RectangleCornerRadii: Equatable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

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
