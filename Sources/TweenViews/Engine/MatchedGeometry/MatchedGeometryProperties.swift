/// What views of one matched group share of the source's geometry.
@frozen public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// A bit for each: 1 is the position, 2 the size.
  public let rawValue: UInt32
  /// The properties with these bits, taken as they are; other bits mean nothing.
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The place of the anchor point on the screen.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size, in the coordinates of each view.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
