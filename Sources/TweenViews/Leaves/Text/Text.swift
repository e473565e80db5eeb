import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenText

/// A piece of text. Without its own font and style it uses the environment's font and foreground style.
public struct Text: Equatable, Sendable {
  /// The source of the characters.
  enum Storage: Equatable, Sendable {
    case verbatim(String)
    case localized(LocalizedStringKey, tableName: String?, bundle: Bundle?)
    indirect case resource(LocalizedStringResource)
    case attributed(AttributedString)
    case formatted(FormattedText)
    case date(DateText)
    indirect case image(Image)
    case sum(TextSum)
  }

  private(set) var storage: Storage
  /// The modifiers of this text, the outermost last.
  private(set) var modifiers: [TextModifier] = []

  nonisolated init(storage: Storage) { self.storage = storage }

  /// Creates a text that is shown verbatim: it is not looked up in tables, and Markdown is not parsed.
  nonisolated public init(verbatim content: String) { self.init(storage: .verbatim(content)) }

  /// Creates a text from a string that is shown verbatim: it is not looked up, and Markdown is not parsed.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ content: S) {
    self.init(storage: .verbatim(String(content)))
  }

  /// Creates a text that string tables have for a key; if no table has it, the key is the text.
  ///
  /// - Parameters:
  ///   - key: The key to look up.
  ///   - tableName: The name of the table; nil for "Localizable".
  ///   - bundle: The bundle; nil for the program's own, with the resources of its target.
  ///   - comment: A comment for translators, without effect.
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(storage: .localized(key, tableName: tableName, bundle: bundle))
  }

  /// Creates a text of characters with their own attributes.
  @_disfavoredOverload
  nonisolated public init(_ attributedContent: AttributedString) {
    self.init(storage: .attributed(attributedContent))
  }

  /// Creates a text of a value, formatted by a style in the environment's locale.
  nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(storage: .formatted(FormattedText(input, format: format) { AttributedString($0) }))
  }

  /// Creates a text of a value, formatted by a style in the environment's locale.
  nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(storage: .formatted(FormattedText(input, format: format) { $0 }))
  }

  /// Creates a text of an object, formatted by a formatter.
  nonisolated public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
  }

  /// Creates a text of a date, formatted by a formatter. This overload exists since Foundation's dates are
  /// `ReferenceConvertible` on Apple's platforms only.
  nonisolated public init(_ subject: Date, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
  }

  /// Creates a text of an object, formatted by a formatter.
  nonisolated public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? subject.description)
  }

  /// Creates a text of an image, for use between characters: on their baseline, or aligned as a symbol.
  nonisolated public init(_ image: Image) { self.init(storage: .image(image)) }

  /// Returns one text followed by another, in one paragraph.
  nonisolated public static func + (left: Text, right: Text) -> Text {
    Text(storage: .sum(TextSum(left, right)))
  }

  /// Takes out the two concatenated texts, if this is a concatenation; this text is empty afterwards, so
  /// that the storage is referenced only once.
  mutating func takeSum() -> TextSum? {
    guard case .sum(let sum) = storage else { return nil }
    storage = .verbatim("")
    return sum
  }

  func with(_ modifier: TextModifier) -> Text {
    var text = self
    text.modifiers.append(modifier)
    return text
  }

  /// The characters in a default environment.
  package var plainText: String {
    if case .verbatim(let string) = storage { return string }
    return resolved(in: EnvironmentValues()).text.plainText
  }

  /// The text resolved in an environment, as its node measures and draws it.
  func resolved(in environment: EnvironmentValues) -> ResolvedText {
    TextResolver.resolve(self, in: environment)
  }

  /// The text's own colour; nil if it uses that of the environment.
  func ownStyle(in environment: EnvironmentValues) -> ResolvedPaintStyle? {
    TextResolver.ownForeground(of: self)?._resolvedPaint(in: environment).style
  }
}

extension Text: View {
  /// `Never`: the engine draws the text itself.
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    TextNode(view, context)
  }
  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    unsafeDowncast(node, to: TextNode.self).update(view)
  }
  nonisolated public static var _elementCount: Int? { 1 }
}
