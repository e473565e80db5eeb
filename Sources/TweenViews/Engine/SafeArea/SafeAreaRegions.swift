/// The regions that reduce the safe area of a window.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
  /// A bit for each region: 1 is the container, 2 the keyboard.
  public let rawValue: UInt
  /// Creates a set of regions from its bits, without checks.
  @inlinable public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The safe area of bars, insets and the edges of the window.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  /// The area that an on-screen keyboard covers.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  /// The automatic padding of containers. It is also part of `container`.
  package static let automaticPadding = SafeAreaRegions(rawValue: 1 << 8)
  /// The edges of the window and the bars of containers, which are also part of `container`.
  /// Containers with bars respect them even where views ignore the safe area.
  package static let window = SafeAreaRegions(rawValue: 1 << 9)
  /// All regions that reduce the safe area.
  public static let all = SafeAreaRegions(rawValue: .max)
}
