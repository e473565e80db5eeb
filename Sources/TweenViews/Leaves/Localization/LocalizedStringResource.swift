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
  /// itself where none knows it.
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

/// Looks up texts where no view is.
enum LocalizedWords {
  static func text(
    _ key: LocalizedStringKey, table: String?, bundle: Bundle?, locale: Locale?
  ) -> String {
    var environment = RunningProgram.environment
    if let locale { environment.locale = locale }
    return Text(key, tableName: table, bundle: bundle).resolved(in: environment).text.plainText
  }

  static func text(_ resource: LocalizedStringResource, locale: Locale) -> String {
    var environment = RunningProgram.environment
    environment.locale = locale
    return Text(resource).resolved(in: environment).text.plainText
  }
}

extension Text {
  /// What string tables say for a resource, in the environment's locale.
  @_disfavoredOverload
  nonisolated public init(_ resource: LocalizedStringResource) {
    self.init(storage: .resource(resource))
  }
}
