/// How deep in its page a heading stands.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// A heading of which nothing more is known, or of the first, second ... sixth level.
  case unspecified, h1, h2, h3, h4, h5, h6
}
