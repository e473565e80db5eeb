import Foundation
import TweenMotion

/// A text to be looked up in a program's string tables, by who shows it.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// Where tables are.
  public enum BundleDescription: Equatable, Sendable {
    /// In the program.
    case main
    /// Where a bundle of that address lies.
    case atURL(URL)
  }

  /// What tables know the text by.
  public var key: String { value.key }
  /// What is shown where no table knows it.
  public let defaultValue: String.LocalizationValue
  /// The table; nil: "Localizable".
  public let table: String?
  private var ownLocale: Locale?
  let bundle: BundleDescription
  let value: LocalizedStringKey

  /// A text by its key, which is the text itself where no table knows it.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil,
    locale: Locale? = nil, bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    self.init(
      value: keyAndValue.key, defaultValue: keyAndValue, table: table, locale: locale,
      bundle: bundle)
  }

  /// A text by its key, and what is shown where no table knows it.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale? = nil, bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    let known = LocalizedStringKey(key: "\(key)", arguments: defaultValue.key.arguments)
    self.init(
      value: known, defaultValue: defaultValue, table: table, locale: locale, bundle: bundle)
  }

  /// A text by its key.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
  /// A text with values in it.
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

  /// Whose language is spoken, where the surroundings say nothing else: the stage's, until another is
  /// set.
  public var locale: Locale {
    get { ownLocale ?? RunningProgram.environment.locale }
    set { ownLocale = newValue }
  }

  /// What tables say, in parts, and its language; where none has the key, the default.
  func parts(
    in environment: EnvironmentValues
  ) -> (parts: [LocalizedEntry.Part], language: String) {
    let standIn = value == defaultValue.key ? nil : defaultValue.key.key
    return value.parts(
      tableName: table, bundle: tables, in: environment, standIn: standIn)
  }

  /// What tables are looked through; nil: the program's.
  var tables: Bundle? {
    switch bundle {
    case .main: nil
    case .atURL(let url): Bundle(url: url)
    }
  }
}

extension String {
  /// A text with places for values, to be looked up in string tables.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// Takes a string literal's parts.
    public typealias StringInterpolation = LocalizedStringKey.StringInterpolation
    let key: LocalizedStringKey

    /// A text; percent signs in it are no places for values.
    public init(_ value: String) { key = LocalizedStringKey(value) }
    /// A text without values.
    public init(stringLiteral value: String) { self.init(value) }
    /// A text with values.
    public init(stringInterpolation: StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }
  }

  /// What string tables say for a key, in the language of the stage's locale or another; the key
  /// itself where none knows it. Markdown in it stays as it is written, and no words agree: that is
  /// for `AttributedString(localized:)` and `Text`.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key.
  ///   - table: The table; nil: "Localizable".
  ///   - bundle: Where tables are; nil: in the program.
  ///   - locale: Whose language is spoken, and how numbers are written; nil: the stage's.
  ///   - comment: For who translates.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = LocalizedWords.text(keyAndValue.key, table: table, bundle: bundle, locale: locale)
  }

  /// What string tables say for a key, else a default.
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

  /// What string tables say for a resource, in its locale.
  public init(localized resource: LocalizedStringResource) {
    self = LocalizedWords.text(resource, locale: resource.locale)
  }
}

/// Looks up texts where no view is. Markdown in them stays as it is written.
enum LocalizedWords {
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

  /// What tables say for a key as it is written there, places for values and all, in the language of
  /// the stage's locale; nil where none has it.
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
        // A table may ask for values that there aren't.
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
  /// What string tables say for a resource, in the environment's locale.
  @_disfavoredOverload
  nonisolated public init(_ resource: LocalizedStringResource) {
    self.init(storage: .resource(resource))
  }
}
