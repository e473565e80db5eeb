import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenText

/// A piece of text, in the environment's font and foreground style where it has none of its own.
public struct Text: Equatable, Sendable {
  /// Where the characters come from.
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
  /// What is said of this text, the outermost last.
  private(set) var modifiers: [TextModifier] = []

  nonisolated init(storage: Storage) { self.storage = storage }

  /// The characters as they are: not looked up in any table, and without Markdown.
  nonisolated public init(verbatim content: String) { self.init(storage: .verbatim(content)) }

  /// A string as it is: not looked up in any table, and without Markdown.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ content: S) {
    self.init(storage: .verbatim(String(content)))
  }

  /// The text that string tables have for a key; where none has it, the key.
  ///
  /// - Parameters:
  ///   - key: What is looked up.
  ///   - tableName: The table; nil: "Localizable".
  ///   - bundle: nil: the program's own, with the resources of the program's target.
  ///   - comment: For translators.
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(storage: .localized(key, tableName: tableName, bundle: bundle))
  }

  /// Characters with attributes of their own.
  @_disfavoredOverload
  nonisolated public init(_ attributedContent: AttributedString) {
    self.init(storage: .attributed(attributedContent))
  }

  /// A value as a style writes it in the environment's locale.
  nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(storage: .formatted(FormattedText(input, format: format) { AttributedString($0) }))
  }

  /// A value as a style writes it in the environment's locale.
  nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(storage: .formatted(FormattedText(input, format: format) { $0 }))
  }

  /// An object as a formatter writes it.
  nonisolated public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
  }

  /// A date as a formatter writes it. Foundation's dates are `ReferenceConvertible` on Apple's
  /// platforms alone.
  nonisolated public init(_ subject: Date, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
  }

  /// An object as a formatter writes it.
  nonisolated public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? subject.description)
  }

  /// A picture that stands among characters: on their baseline, or where the symbol stands.
  nonisolated public init(_ image: Image) { self.init(storage: .image(image)) }

  /// One text after the other, in one paragraph.
  nonisolated public static func + (left: Text, right: Text) -> Text {
    Text(storage: .sum(TextSum(left, right)))
  }

  /// Takes out what two texts were put together as, where it is that: nobody else may have it then.
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

  /// The characters in an environment that nobody has set anything in.
  package var plainText: String {
    if case .verbatim(let string) = storage { return string }
    return resolved(in: EnvironmentValues()).text.plainText
  }

  /// The text as its node measures and draws it, in an environment.
  func resolved(in environment: EnvironmentValues) -> ResolvedText {
    TextResolver.resolve(self, in: environment)
  }

  /// The colour that the text has of its own; nil where it takes the surroundings'.
  func ownStyle(in environment: EnvironmentValues) -> ResolvedPaintStyle? {
    TextResolver.ownForeground(of: self)?._resolvedPaint(in: environment).style
  }
}

extension Text: View {
  /// A text has a node of its own and no body.
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    TextNode(view, context)
  }
  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    unsafeDowncast(node, to: TextNode.self).update(view)
  }
  nonisolated public static var _elementCount: Int? { 1 }
}
