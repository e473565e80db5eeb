/// One of the four edges of a rectangle, relative to the direction of reading.
@frozen public enum Edge: Int8, CaseIterable, Sendable {
  /// The upper edge of the rectangle.
  case top
  /// The edge at which lines of text begin: the left one, or the right one in a right-to-left layout.
  case leading
  /// The lower edge of the rectangle.
  case bottom
  /// The edge opposite to `leading`.
  case trailing

  /// A set of edges. Other bits of the raw value are stored without meaning.
  @frozen public struct Set: OptionSet, Sendable {
    /// The bits of the set: 1 is top, 2 leading, 4 bottom, 8 trailing.
    public let rawValue: Int8

    /// Creates a set from its bits, unchanged.
    @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set with one edge.
    @inlinable public init(_ e: Edge) { rawValue = 1 << e.rawValue }

    /// The set with the upper edge only.
    @inlinable public static var top: Edge.Set { Edge.Set(.top) }
    /// The set with the leading edge only.
    @inlinable public static var leading: Edge.Set { Edge.Set(.leading) }
    /// The set with the lower edge only.
    @inlinable public static var bottom: Edge.Set { Edge.Set(.bottom) }
    /// The set with the trailing edge only.
    @inlinable public static var trailing: Edge.Set { Edge.Set(.trailing) }
    /// The set with all four edges.
    @inlinable public static var all: Edge.Set { Edge.Set(rawValue: 15) }
    /// The set with the leading and the trailing edge.
    @inlinable public static var horizontal: Edge.Set { [.leading, .trailing] }
    /// The set with the upper and the lower edge.
    @inlinable public static var vertical: Edge.Set { [.top, .bottom] }

    @inlinable package func contains(_ e: Edge) -> Bool { contains(Edge.Set(e)) }
  }
}

/// The leading or the trailing edge of a rectangle.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The edge at which lines of text begin.
  case leading
  /// The edge opposite to `leading`.
  case trailing

  /// A set of these edges. Other bits of the raw value are stored without meaning.
  @frozen public struct Set: OptionSet, Sendable {
    /// The bits of the set: 1 is leading, 2 is trailing.
    public let rawValue: Int8

    /// Creates a set from its bits, unchanged.
    @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set with one edge.
    @inlinable public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }

    /// The set with the leading edge only.
    @inlinable public static var leading: HorizontalEdge.Set { HorizontalEdge.Set(.leading) }
    /// The set with the trailing edge only.
    @inlinable public static var trailing: HorizontalEdge.Set { HorizontalEdge.Set(.trailing) }
    /// The set with both edges.
    @inlinable public static var all: HorizontalEdge.Set { [.leading, .trailing] }
  }
}

/// The upper or the lower edge of a rectangle.
@frozen public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The upper edge of the rectangle.
  case top
  /// The lower edge of the rectangle.
  case bottom

  /// A set of these edges. Other bits of the raw value are stored without meaning.
  @frozen public struct Set: OptionSet, Sendable {
    /// The bits of the set: 1 is top, 2 is bottom.
    public let rawValue: Int8

    /// Creates a set from its bits, unchanged.
    @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set with one edge.
    @inlinable public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }

    /// The set with the upper edge only.
    @inlinable public static var top: VerticalEdge.Set { VerticalEdge.Set(.top) }
    /// The set with the lower edge only.
    @inlinable public static var bottom: VerticalEdge.Set { VerticalEdge.Set(.bottom) }
    /// The set with both edges.
    @inlinable public static var all: VerticalEdge.Set { [.top, .bottom] }
  }
}
