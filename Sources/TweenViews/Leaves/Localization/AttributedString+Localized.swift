import Foundation
import TweenMotion

extension AttributedString {
  /// What string tables say for a key, with its inline Markdown as attributes; the key itself where
  /// none knows it.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key.
  ///   - options: How Markdown is read; it is read in one way, whatever they say.
  ///   - table: The table; nil: "Localizable".
  ///   - bundle: Where tables are; nil: in the program.
  ///   - locale: Whose language is spoken, and how numbers are written; nil: the stage's.
  ///   - comment: For who translates.
  public init(
    localized keyAndValue: String.LocalizationValue,
    options: MarkdownParsingOptions = MarkdownParsingOptions(), table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      localized: LocalizedStringResource(
        keyAndValue, table: table, locale: locale,
        bundle: bundle.map { .atURL($0.bundleURL) } ?? .main))
  }

  /// What string tables say for a key, else a default, with its inline Markdown as attributes; each
  /// other parameter is that of `init(localized:options:table:bundle:locale:comment:)`.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue,
    options: MarkdownParsingOptions = MarkdownParsingOptions(), table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      localized: LocalizedStringResource(
        key, defaultValue: defaultValue, table: table, locale: locale,
        bundle: bundle.map { .atURL($0.bundleURL) } ?? .main))
  }

  /// What string tables say for a resource, in its locale, with its inline Markdown as attributes.
  public init(
    localized resource: LocalizedStringResource,
    options: MarkdownParsingOptions = MarkdownParsingOptions()
  ) {
    self.init()
    var environment = RunningProgram.environment
    environment.locale = resource.locale
    let arguments = resource.value.arguments
    var source = ""
    var words: [String] = []
    for part in resource.parts(in: environment).parts {
      switch part {
      case .literal(let text): source += text
      case .argument(let index, let specifier):
        guard arguments.indices.contains(index) else { continue }
        ValuePlace.append(words.count, to: &source)
        let value = LocalizedStringKey(key: specifier, arguments: [arguments[index]])
        let text = Text(value, tableName: "").resolved(in: environment).text
        words.append(text.plainText)
      }
    }
    for run in InlineMarkdown.runs(of: source, readsAttributes: true) {
      var attributes = AttributeContainer()
      if !run.intent.isEmpty { attributes.inlinePresentationIntent = run.intent }
      if let destination = run.destination {
        attributes.link = URL(string: Self.filled(destination, words))
      }
      append(AttributedString(Self.filled(run.text, words), attributes: attributes))
    }
  }

  /// A text with its values.
  private static func filled(_ text: String, _ words: [String]) -> String {
    ValuePlace.parts(of: text).reduce(into: "") { text, part in
      switch part {
      case .literal(let literal): text += literal
      case .value(let index): if words.indices.contains(index) { text += words[index] }
      }
    }
  }
}
