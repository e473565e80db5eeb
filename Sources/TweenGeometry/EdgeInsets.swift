import Foundation

/// The distances, in points, from a rectangle's edges to those of another inside it; where one is
/// negative, the other reaches outside there.
@frozen public struct EdgeInsets: Equatable, Sendable {
  /// The distance between the upper edges.
  public var top: CGFloat
  /// The distance between the leading edges.
  public var leading: CGFloat
  /// The distance between the lower edges.
  public var bottom: CGFloat
  /// The distance between the trailing edges.
  public var trailing: CGFloat

  /// Distances for all four edges, taken as they are.
  @inlinable public init(
    top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distance on any edge.
  @inlinable public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// The same length on the edges of `edges`, 0 on the others.
  @inlinable package init(_ length: CGFloat, edges: Edge.Set) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }
}
