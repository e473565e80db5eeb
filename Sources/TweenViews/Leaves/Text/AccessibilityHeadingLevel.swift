/// The level of a heading in its page.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// A heading of an unspecified level, or of the first to the sixth level.
  case unspecified, h1, h2, h3, h4, h5, h6
}
