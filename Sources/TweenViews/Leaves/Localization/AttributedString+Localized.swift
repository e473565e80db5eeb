import Foundation
import TweenMotion

extension AttributedString {
  /// Creates the text that string tables have for a key, with its inline Markdown as attributes; the key
  /// itself if no table has it.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key with its values.
  ///   - options: Has no effect: Markdown is always read as inline Markdown.
  ///   - table: The name of the table; nil for "Localizable".
  ///   - bundle: The bundle with the tables; nil for the program's.
  ///   - locale: The language, and the format of numbers; nil for the stage's locale.
  ///   - comment: A comment for translators, without effect.
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

  /// Creates the text that string tables have for a key, or else a default, with its inline Markdown as
  /// attributes. The other parameters are as in `init(localized:options:table:bundle:locale:comment:)`.
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

  /// Creates the text that string tables have for a resource, in its locale, with its inline Markdown as
  /// attributes.
  public init(
    localized resource: LocalizedStringResource,
    options: MarkdownParsingOptions = MarkdownParsingOptions()
  ) {
    self.init()
    var environment = RunningProgram.environment
    environment.locale = resource.locale
    let arguments = resource.value.arguments
    var source = ""
    var words: [EnglishPhrase.Segment] = []
    let (parts, language) = resource.parts(in: environment)
    for part in parts {
      switch part {
      case .literal(let text): source += text
      case .argument(let index, let specifier):
        guard arguments.indices.contains(index) else { continue }
        ValuePlace.append(words.count, to: &source)
        var word = EnglishPhrase.Segment(
          text: LocalizedLookup.text(arguments[index], specifier: specifier, in: environment))
        if case .text = arguments[index] { word.isFixed = true }
        words.append(word)
      }
    }
    let runs = InlineMarkdown.runs(of: source, readsAttributes: true)
    let agreeing =
      PhraseAgreement.isSupported(of: language)
      ? PhraseAgreement.texts(of: runs) { words.indices.contains($0) ? words[$0] : nil } : [:]
    for (number, run) in runs.enumerated() {
      var attributes = AttributeContainer()
      if !run.intent.isEmpty { attributes.inlinePresentationIntent = run.intent }
      if let destination = run.destination {
        attributes.link = URL(string: Self.filled(destination, words) { _ in nil })
      }
      let text = Self.filled(run.text, words) { place in
        agreeing[PhraseAgreement.RunPart(run: number, place: place)]
      }
      append(AttributedString(text, attributes: attributes))
    }
  }

  /// A text with its values filled in.
  ///
  /// - Parameter agreeing: Returns a replacement for the part at an index, or nil to keep the part.
  private static func filled(
    _ text: String, _ words: [EnglishPhrase.Segment], agreeing: (Int) -> String?
  ) -> String {
    ValuePlace.parts(of: text).enumerated().reduce(into: "") { text, part in
      switch part.element {
      case .literal(let literal): text += agreeing(part.offset) ?? literal
      case .value(let index):
        guard words.indices.contains(index) else { return }
        text += agreeing(part.offset) ?? words[index].text
      }
    }
  }
}
