/// Which views of a lazy container stay in view while their section is.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// A bit for each kind: 1 for headers, 2 for footers. Others are kept and mean nothing.
  public let rawValue: UInt32
  /// The set with these bits, taken as they are.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Headers stay at the upper or leading edge, until the end of their section takes them along.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers stay at the lower or trailing edge, from where their section's content begins.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
