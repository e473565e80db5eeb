/// What a text is for, for readers that read such texts in a way of their own.
public struct AccessibilityTextContentType: Hashable, Sendable {
  let name: String
  /// No kind in particular.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// What a terminal shows.
  public static let console = AccessibilityTextContentType(name: "console")
  /// The path or the name of a file.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// What people write to each other.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// A story or an article.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// Source code.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// Cells of a table.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A text that is being worked on.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}
