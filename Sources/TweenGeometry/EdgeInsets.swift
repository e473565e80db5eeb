import Foundation

/// The distances, in points, from a rectangle's edges to those of another inside it.
@frozen public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  @inlinable public init(
    top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  @inlinable public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// The same length on the edges of `edges`, 0 on the others.
  @inlinable package init(_ length: CGFloat, edges: Edge.Set) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }

  @inlinable package var horizontal: CGFloat { leading + trailing }
  @inlinable package var vertical: CGFloat { top + bottom }
}
