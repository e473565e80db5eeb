import Foundation

/// What marks of inline Markdown mean.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  /// A bit for each meaning: 1 is emphasized, 2 stronglyEmphasized, 4 code, 32 strikethrough, 64
  /// softBreak, 128 lineBreak, 256 inlineHTML, 512 blockHTML.
  public let rawValue: UInt

  /// The set with these bits. Others than the named ones are kept and mean nothing.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Shown in italic.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Shown in bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Shown in a monospaced font.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Shown with a line through it.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// The end of a line in the source. `AttributedString.init(markdown:)` gives it to nothing, and
  /// text is shown as without it.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  /// The end of a line that is kept. Without effect, as `softBreak`.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  /// A tag between characters. Without effect, as `softBreak`.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  /// Lines of tags. Without effect, as `softBreak`.
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}
