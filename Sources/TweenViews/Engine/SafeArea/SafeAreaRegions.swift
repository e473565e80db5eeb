/// What may take space off the edges of a window.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  @inlinable public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Bars and the like around the content.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  /// A keyboard on the screen.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  public static let all = SafeAreaRegions(rawValue: .max)
}
