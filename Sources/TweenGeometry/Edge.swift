/// One of a rectangle's four edges, in reading direction.
@frozen public enum Edge: Int8, CaseIterable, Sendable {
  case top
  case leading
  case bottom
  case trailing

  @frozen public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }
    @inlinable public init(_ e: Edge) { rawValue = 1 << e.rawValue }

    @inlinable public static var top: Edge.Set { Edge.Set(.top) }
    @inlinable public static var leading: Edge.Set { Edge.Set(.leading) }
    @inlinable public static var bottom: Edge.Set { Edge.Set(.bottom) }
    @inlinable public static var trailing: Edge.Set { Edge.Set(.trailing) }
    @inlinable public static var all: Edge.Set { Edge.Set(rawValue: 15) }
    @inlinable public static var horizontal: Edge.Set { [.leading, .trailing] }
    @inlinable public static var vertical: Edge.Set { [.top, .bottom] }

    @inlinable package func contains(_ e: Edge) -> Bool { contains(Edge.Set(e)) }
  }
}

/// An edge on the horizontal axis.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  case leading
  case trailing

  @frozen public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }
    @inlinable public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }

    @inlinable public static var leading: HorizontalEdge.Set { HorizontalEdge.Set(.leading) }
    @inlinable public static var trailing: HorizontalEdge.Set { HorizontalEdge.Set(.trailing) }
    @inlinable public static var all: HorizontalEdge.Set { [.leading, .trailing] }
  }
}

/// An edge on the vertical axis.
@frozen public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  case top
  case bottom

  @frozen public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }
    @inlinable public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }

    @inlinable public static var top: VerticalEdge.Set { VerticalEdge.Set(.top) }
    @inlinable public static var bottom: VerticalEdge.Set { VerticalEdge.Set(.bottom) }
    @inlinable public static var all: VerticalEdge.Set { [.top, .bottom] }
  }
}
