/// The kind of a text, for screen readers that read some kinds in their own way.
public struct AccessibilityTextContentType: Hashable, Sendable {
  let name: String
  /// Text of no particular kind.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// The output of a terminal.
  public static let console = AccessibilityTextContentType(name: "console")
  /// The path or the name of a file.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// Messages between people.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// A story or an article.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// The source code of a program.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// The cells of a spreadsheet.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A text in a word processor.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}
