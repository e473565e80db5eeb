/// What may take space off the edges of a window.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
  /// A bit for each region: 1 is the container, 2 the keyboard.
  public let rawValue: UInt
  /// The regions with these bits, taken as they are.
  @inlinable public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Bars and the like around the content.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  /// A keyboard on the screen.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  /// What containers give their content by themselves. It is part of the container, too.
  package static let automaticPadding = SafeAreaRegions(rawValue: 1 << 8)
  /// The window's own edges and the bars of containers, which are parts of the container, too:
  /// containers with bars keep to them also where they ignore the safe area.
  package static let window = SafeAreaRegions(rawValue: 1 << 9)
  /// Every region, whatever takes the space.
  public static let all = SafeAreaRegions(rawValue: .max)
}
