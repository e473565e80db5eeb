import Foundation

extension PersonNameComponents {
  /// Formats the name of a person.
  ///
  /// In Chinese, Japanese, Korean and Hungarian, by the style's locale, the family name comes first. A
  /// name in Chinese characters, kana or hangul has that order in any locale, and no spaces. Names in
  /// other scripts follow the rules of names in Latin script.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The parts of a name that are formatted. The examples are Dr. Thomas Louis Clark Esq., called
    /// Tom.
    public enum Style: Int, Codable, Hashable, Sendable {
      /// The nickname, or else the given name: "Tom".
      case short = 1
      /// The given name and the family name: "Thomas Clark".
      case medium
      /// All but the nickname: "Dr. Thomas Louis Clark Esq."
      case long
      /// The initials of the given name and the family name: "TC". Of a name in Chinese characters,
      /// kana or hangul, the family name.
      case abbreviated
    }

    /// The parts of a name that are formatted. The default is `medium`.
    public var style: Style
    /// The locale of the order of names. The default is the user's locale.
    public var locale: Locale

    /// Creates a style of names.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    /// Formats a name. Missing and empty parts are omitted. Where a style has none of its parts, the
    /// next longer style is used, and finally the nickname.
    public func format(_ name: PersonNameComponents) -> String {
      let parts = Parts(name, locale)
      let texts =
        switch style {
        case .short: [parts.short, parts.medium, parts.long]
        case .medium: [parts.medium, parts.long]
        case .long: [parts.long]
        case .abbreviated: [parts.abbreviated, parts.short, parts.medium, parts.long]
        }
      return texts.first { !$0.isEmpty } ?? parts.nickname
    }

    /// Returns this style with another locale.
    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }
  }

  /// Formats the name with a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Self {
    style.format(self)
  }

  /// Formats the given name and the family name in the order of the user's locale.
  public func formatted() -> String { formatted(FormatStyle()) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Returns a style of names in the user's locale.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    Self(style: style)
  }
}

/// The parts of a name, empty where missing, and the texts composed of them.
private struct Parts {
  let prefix: String
  let given: String
  let middle: String
  let family: String
  let suffix: String
  let nickname: String
  /// Whether the name is in a script without spaces between names.
  let isDense: Bool
  let isFamilyFirst: Bool

  init(_ name: PersonNameComponents, _ locale: Locale) {
    func part(_ text: String?) -> String {
      (text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    }
    prefix = part(name.namePrefix)
    given = part(name.givenName)
    middle = part(name.middleName)
    family = part(name.familyName)
    suffix = part(name.nameSuffix)
    nickname = part(name.nickname)
    let letters = (given + family).unicodeScalars.filter(\.properties.isAlphabetic)
    isDense = !letters.isEmpty && letters.allSatisfy(Self.isDense)
    let language = locale.language.languageCode?.identifier ?? ""
    isFamilyFirst = isDense || ["zh", "ja", "ko", "hu"].contains(language)
  }

  var short: String { nickname.isEmpty ? given : nickname }

  var medium: String { joined(isFamilyFirst ? [family, given] : [given, family]) }

  var long: String {
    let name = joined(isFamilyFirst ? [family, given, middle] : [given, middle, family])
    return [prefix, name, suffix].filter { !$0.isEmpty }.joined(separator: " ")
  }

  var abbreviated: String {
    if isDense { return family }
    let names = isFamilyFirst ? [family, given] : [given, family]
    return names.compactMap { $0.first?.uppercased() }.joined()
  }

  private func joined(_ names: [String]) -> String {
    names.filter { !$0.isEmpty }.joined(separator: isDense ? "" : " ")
  }

  /// Whether a letter is a Chinese character, kana or hangul.
  private static func isDense(_ letter: Unicode.Scalar) -> Bool {
    switch letter.value {
    case 0x3005...0x3007, 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: true
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF: true
    default: letter.properties.isIdeographic
    }
  }
}
