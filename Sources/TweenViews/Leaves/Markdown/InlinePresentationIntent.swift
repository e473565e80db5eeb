import Foundation

/// The formatting that marks of inline Markdown give to text.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  /// One bit for each kind: 1 is emphasized, 2 stronglyEmphasized, 4 code, 32 strikethrough, 64 softBreak,
  /// 128 lineBreak, 256 inlineHTML, 512 blockHTML.
  public let rawValue: UInt

  /// Creates a set from its bits. Unknown bits are kept and have no effect.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasized text, which is shown in italic.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Strongly emphasized text, which is shown in bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Code, which is shown in a monospaced font.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Struck text, which is shown with a line through it.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// A line break in the source. `AttributedString.init(markdown:)` never sets it, and it has no effect on
  /// a text.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  /// A line break that is kept. It has no effect, like `softBreak`.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  /// An HTML tag between characters. It has no effect, like `softBreak`.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  /// A block of HTML. It has no effect, like `softBreak`.
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}
