import Foundation

/// The distances, in points, from a rectangle's edges to the edges of a rectangle inside it. A negative
/// distance is outside.
@frozen public struct EdgeInsets: Equatable, Sendable {
  /// The distance between the upper edges, in points.
  public var top: CGFloat
  /// The distance between the leading edges, in points.
  public var leading: CGFloat
  /// The distance between the lower edges, in points.
  public var bottom: CGFloat
  /// The distance between the trailing edges, in points.
  public var trailing: CGFloat

  /// Creates insets from the distances of all four edges, unchanged.
  @inlinable public init(
    top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of zero at all edges.
  @inlinable public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates insets of one length at the edges of `edges`, and 0 at the others.
  @inlinable package init(_ length: CGFloat, edges: Edge.Set) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }
}
