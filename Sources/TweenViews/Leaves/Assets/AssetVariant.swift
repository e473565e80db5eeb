import Foundation
import TweenGeometry
import TweenMotion

/// The values of an environment that select between the variants of a set.
struct AssetAppearance: Hashable, Sendable {
  var isDark: Bool
  var isHighContrast: Bool

  init(_ environment: EnvironmentValues) {
    isDark = environment.colorScheme == .dark
    isHighContrast = environment.colorSchemeContrast == .increased
  }
}

/// The language and direction that select between pictures with text in them.
struct AssetLanguage: Hashable, Sendable {
  var locale: Locale
  var isRightToLeft: Bool

  init(_ environment: EnvironmentValues) {
    locale = environment.locale
    isRightToLeft = environment.layoutDirection == .rightToLeft
  }
}

/// The conditions for which an entry of a set is made.
struct AssetVariant: Decodable {
  struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  var idiom: String?
  var appearances: [Appearance]?
  var displayGamut: String?
  /// The language of text in the picture; nil for any.
  var locale: String?
  /// The reading direction that the picture is for; nil for any.
  var isRightToLeft: Bool?

  enum CodingKeys: String, CodingKey {
    case idiom, appearances, locale
    case displayGamut = "display-gamut"
    case languageDirection = "language-direction"
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    idiom = try values.decodeIfPresent(String.self, forKey: .idiom)
    appearances = try values.decodeIfPresent([Appearance].self, forKey: .appearances)
    // A value of another type counts as no gamut.
    displayGamut = try? values.decodeIfPresent(String.self, forKey: .displayGamut)
    locale = try? values.decodeIfPresent(String.self, forKey: .locale)
    switch try? values.decodeIfPresent(String.self, forKey: .languageDirection) {
    case "left-to-right": isRightToLeft = false
    case "right-to-left": isRightToLeft = true
    default: isRightToLeft = nil
    }
  }

  /// The entry's rank, 0 for the best; nil if it does not fit. The appearance counts before the device, and
  /// the device before the screen's gamut.
  private func rank(for appearance: AssetAppearance) -> Int? {
    var namesLuminosity = false
    var namesContrast = false
    for own in appearances ?? [] {
      switch (own.appearance, own.value) {
      case ("luminosity", appearance.isDark ? "dark" : "light"): namesLuminosity = true
      case ("contrast", "high") where appearance.isHighContrast: namesContrast = true
      default: return nil
      }
    }
    let byAppearance = (namesLuminosity ? 0 : 2) + (namesContrast ? 0 : 1)
    // An entry for another kind of device comes last, for any appearance.
    let (byDevice, byKind) =
      switch idiom {
      case nil, "universal": (0, 0)
      case "iphone": (1, 0)
      case "mac": (2, 0)
      default: (0, 1)
      }
    // Frames are sRGB.
    let byScreen = displayGamut == nil || displayGamut == "sRGB" ? 0 : 1
    return byKind * 32 + byAppearance * 8 + byDevice * 2 + byScreen
  }

  /// The entry's rank for a language, 0 for the best; nil if it does not fit. An entry for the other
  /// direction is better than none: it is shown mirrored.
  ///
  /// - Parameter best: The reader's language among the languages of all entries.
  private func rank(for language: AssetLanguage, best: String?) -> Int? {
    if locale != nil, locale != best { return nil }
    let byDirection = isRightToLeft.map { $0 == language.isRightToLeft ? 0 : 2 } ?? 1
    return (locale == nil ? 4 : 0) + byDirection
  }

  /// Whether the entry is made for the other reading direction.
  func isMirrored(for language: AssetLanguage) -> Bool {
    isRightToLeft.map { $0 != language.isRightToLeft } ?? false
  }

  /// The entries that fit best, in their order; empty if no entry fits. The appearance and the device count
  /// before the language.
  ///
  /// - Parameter language: nil if no language is required.
  static func best<Entry>(
    of entries: [Entry], for appearance: AssetAppearance, language: AssetLanguage? = nil,
    by variant: (Entry) -> AssetVariant
  ) -> [Entry] {
    let locales = Set(entries.compactMap { variant($0).locale })
    let best = language.flatMap {
      locales.isEmpty ? nil : LanguageMatch.best(of: locales, for: $0.locale)
    }
    let ranks = entries.map { entry -> Int? in
      let variant = variant(entry)
      guard let rank = variant.rank(for: appearance) else { return nil }
      guard let language else { return variant.locale == nil ? rank * 8 : nil }
      return variant.rank(for: language, best: best).map { rank * 8 + $0 }
    }
    guard let best = ranks.compactMap({ $0 }).min() else { return [] }
    return zip(entries, ranks).compactMap { entry, rank in rank == best ? entry : nil }
  }
}
