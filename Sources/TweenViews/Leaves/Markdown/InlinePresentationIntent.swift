import Foundation

/// What marks of inline Markdown mean.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Shown in italic.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Shown in bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Shown in a monospaced font.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Shown with a line through it.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}
