/// The section headers and footers that stay in view while their section does.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// A bit for each kind: 1 for headers, 2 for footers. Other bits are kept and have no effect.
  public let rawValue: UInt32
  /// Creates a set from these bits, unchanged.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Headers stay at the upper or leading edge until the end of their section pushes them out.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers stay at the lower or trailing edge from the point where their section's content begins.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
