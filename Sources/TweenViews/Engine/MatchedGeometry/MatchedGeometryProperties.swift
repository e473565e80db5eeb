/// The properties of the source's geometry that a matched view takes.
@frozen public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// A bit for each property: 1 is the position, 2 the size.
  public let rawValue: UInt32
  /// Creates a set of properties from its bits; other bits have no effect.
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The position of the anchor point on the screen.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size, in the coordinate space of each view.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The position and the size together.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
