import Foundation
import TweenMotion

/// A text that is looked up in a program's string tables when it is shown.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The place of the string tables.
  public enum BundleDescription: Equatable, Sendable {
    /// The tables of the program itself.
    case main
    /// The tables of the bundle at a URL.
    case atURL(URL)
  }

  /// The key in string tables.
  public var key: String { value.key }
  /// The text that is shown if no table has the key.
  public let defaultValue: String.LocalizationValue
  /// The name of the table; nil for "Localizable".
  public let table: String?
  private var ownLocale: Locale?
  let bundle: BundleDescription
  let value: LocalizedStringKey

  /// Creates a resource by its key, which is also the text if no table has it.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil,
    locale: Locale? = nil, bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    self.init(
      value: keyAndValue.key, defaultValue: keyAndValue, table: table, locale: locale,
      bundle: bundle)
  }

  /// Creates a resource by its key, with the text to show if no table has it.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale? = nil, bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    let known = LocalizedStringKey(key: "\(key)", arguments: defaultValue.key.arguments)
    self.init(
      value: known, defaultValue: defaultValue, table: table, locale: locale, bundle: bundle)
  }

  /// Creates a resource from a string literal, its key.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
  /// Creates a resource from a literal with values in it.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  private init(
    value: LocalizedStringKey, defaultValue: String.LocalizationValue, table: String?,
    locale: Locale?, bundle: BundleDescription
  ) {
    self.value = value
    self.defaultValue = defaultValue
    self.table = table
    ownLocale = locale
    self.bundle = bundle
  }

  /// The language in which the text is looked up, unless its surroundings set one. The default is the
  /// stage's locale.
  public var locale: Locale {
    get { ownLocale ?? RunningProgram.environment.locale }
    set { ownLocale = newValue }
  }

  /// The text of the string tables, as parts, and its language; the default if no table has the key.
  func parts(
    in environment: EnvironmentValues
  ) -> (parts: [LocalizedEntry.Part], language: String) {
    let standIn = value == defaultValue.key ? nil : defaultValue.key.key
    return value.parts(
      tableName: table, bundle: tables, in: environment, standIn: standIn)
  }

  /// The bundle with the tables; nil for the program's.
  var tables: Bundle? {
    switch bundle {
    case .main: nil
    case .atURL(let url): Bundle(url: url)
    }
  }
}

extension String {
  /// A text with values that is looked up in string tables.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// The type that collects the parts of a string literal.
    public typealias StringInterpolation = LocalizedStringKey.StringInterpolation
    let key: LocalizedStringKey

    /// Creates a text without values; its percent signs are not placeholders.
    public init(_ value: String) { key = LocalizedStringKey(value) }
    /// Creates a text without values from a literal.
    public init(stringLiteral value: String) { self.init(value) }
    /// Creates a text with values from a literal.
    public init(stringInterpolation: StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }
  }

  /// Creates the string that string tables have for a key, in the language of the stage's locale or another
  /// one; the key itself if no table has it. Markdown and inflection stay unprocessed;
  /// `AttributedString(localized:)` and `Text` apply them.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key with its values.
  ///   - table: The name of the table; nil for "Localizable".
  ///   - bundle: The bundle with the tables; nil for the program's.
  ///   - locale: The language, and the format of numbers; nil for the stage's locale.
  ///   - comment: A comment for translators, without effect.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = LocalizedLookup.text(keyAndValue.key, table: table, bundle: bundle, locale: locale)
  }

  /// Creates the string that string tables have for a key, or else a default.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self.init(
      localized: LocalizedStringResource(
        key, defaultValue: defaultValue, table: table, locale: locale,
        bundle: bundle.map { .atURL($0.bundleURL) } ?? .main))
  }

  /// Creates the string that string tables have for a resource, in its locale.
  public init(localized resource: LocalizedStringResource) {
    self = LocalizedLookup.text(resource, locale: resource.locale)
  }
}

/// Looks up texts outside of views. Markdown in them stays unprocessed.
enum LocalizedLookup {
  static func text(
    _ key: LocalizedStringKey, table: String?, bundle: Bundle?, locale: Locale?
  ) -> String {
    var environment = RunningProgram.environment
    if let locale { environment.locale = locale }
    let parts = key.parts(tableName: table, bundle: bundle, in: environment).parts
    return text(parts, key.arguments, in: environment)
  }

  static func text(_ resource: LocalizedStringResource, locale: Locale) -> String {
    var environment = RunningProgram.environment
    environment.locale = locale
    return text(
      resource.parts(in: environment).parts, resource.value.arguments, in: environment)
  }

  /// The raw text of string tables for a key, including placeholders, in the language of the stage's
  /// locale; nil if no table has it.
  static func entry(_ key: String, table: String?, bundle: Bundle?) -> String? {
    let environment = RunningProgram.environment
    let finding = StringTables.shared.find(
      key, table: table ?? "Localizable", in: AssetName.folders(of: bundle),
      locale: { environment.locale }, warn: { environment.warn($0) })
    guard let finding else { return nil }
    return finding.entry.forms.text(
      language: finding.language, device: TableDevice(environment.interfaceIdiom)
    ) { nil }
  }

  private static func text(
    _ parts: [LocalizedEntry.Part], _ arguments: [FormatArgument], in environment: EnvironmentValues
  ) -> String {
    parts.reduce(into: "") { text, part in
      switch part {
      case .literal(let literal): text += literal
      case .argument(let index, let specifier):
        // A table can refer to values that do not exist.
        guard arguments.indices.contains(index) else { return }
        text += Self.text(arguments[index], specifier: specifier, in: environment)
      }
    }
  }

  /// A value as characters.
  static func text(
    _ argument: FormatArgument, specifier: String, in environment: EnvironmentValues
  ) -> String {
    Text(LocalizedStringKey(key: specifier, arguments: [argument]), tableName: "")
      .resolved(in: environment).text.plainText
  }
}

extension Text {
  /// Creates a text that string tables have for a resource, in the environment's locale.
  @_disfavoredOverload
  nonisolated public init(_ resource: LocalizedStringResource) {
    self.init(storage: .resource(resource))
  }
}
