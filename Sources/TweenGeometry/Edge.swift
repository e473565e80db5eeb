/// One of a rectangle's four edges, in reading direction.
@frozen public enum Edge: Int8, CaseIterable, Sendable {
  /// The upper edge.
  case top
  /// The edge at which lines of text begin: the left one, or the right one in a layout from right
  /// to left.
  case leading
  /// The lower edge.
  case bottom
  /// The edge opposite to `leading`.
  case trailing

  /// A set of edges. Bits of the raw value that stand for no edge are kept and mean nothing.
  @frozen public struct Set: OptionSet, Sendable {
    /// A bit for each edge: 1 is top, 2 leading, 4 bottom, 8 trailing.
    public let rawValue: Int8

    /// The set with these bits, taken as they are.
    @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The set of one edge.
    @inlinable public init(_ e: Edge) { rawValue = 1 << e.rawValue }

    /// The upper edge alone.
    @inlinable public static var top: Edge.Set { Edge.Set(.top) }
    /// The leading edge alone.
    @inlinable public static var leading: Edge.Set { Edge.Set(.leading) }
    /// The lower edge alone.
    @inlinable public static var bottom: Edge.Set { Edge.Set(.bottom) }
    /// The trailing edge alone.
    @inlinable public static var trailing: Edge.Set { Edge.Set(.trailing) }
    /// All four edges.
    @inlinable public static var all: Edge.Set { Edge.Set(rawValue: 15) }
    /// The leading and the trailing edge: those that a horizontal line meets.
    @inlinable public static var horizontal: Edge.Set { [.leading, .trailing] }
    /// The upper and the lower edge: those that a vertical line meets.
    @inlinable public static var vertical: Edge.Set { [.top, .bottom] }

    @inlinable package func contains(_ e: Edge) -> Bool { contains(Edge.Set(e)) }
  }
}

/// An edge on the horizontal axis.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The edge at which lines of text begin.
  case leading
  /// The edge opposite to `leading`.
  case trailing

  /// A set of these edges. Bits of the raw value that stand for no edge are kept and mean nothing.
  @frozen public struct Set: OptionSet, Sendable {
    /// A bit for each edge: 1 is leading, 2 trailing.
    public let rawValue: Int8

    /// The set with these bits, taken as they are.
    @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The set of one edge.
    @inlinable public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }

    /// The leading edge alone.
    @inlinable public static var leading: HorizontalEdge.Set { HorizontalEdge.Set(.leading) }
    /// The trailing edge alone.
    @inlinable public static var trailing: HorizontalEdge.Set { HorizontalEdge.Set(.trailing) }
    /// Both edges.
    @inlinable public static var all: HorizontalEdge.Set { [.leading, .trailing] }
  }
}

/// An edge on the vertical axis.
@frozen public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom

  /// A set of these edges. Bits of the raw value that stand for no edge are kept and mean nothing.
  @frozen public struct Set: OptionSet, Sendable {
    /// A bit for each edge: 1 is top, 2 bottom.
    public let rawValue: Int8

    /// The set with these bits, taken as they are.
    @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The set of one edge.
    @inlinable public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }

    /// The upper edge alone.
    @inlinable public static var top: VerticalEdge.Set { VerticalEdge.Set(.top) }
    /// The lower edge alone.
    @inlinable public static var bottom: VerticalEdge.Set { VerticalEdge.Set(.bottom) }
    /// Both edges.
    @inlinable public static var all: VerticalEdge.Set { [.top, .bottom] }
  }
}
