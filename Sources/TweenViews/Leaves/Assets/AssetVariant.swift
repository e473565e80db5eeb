import TweenMotion

/// What of an environment decides between the variants of a set.
struct AssetAppearance: Hashable, Sendable {
  var isDark: Bool
  var isHighContrast: Bool

  init(_ environment: EnvironmentValues) {
    isDark = environment.colorScheme == .dark
    isHighContrast = environment.colorSchemeContrast == .increased
  }
}

/// What an entry of a set is for.
struct AssetVariant: Decodable {
  struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  var idiom: String?
  var appearances: [Appearance]?
  var displayGamut: String?

  enum CodingKeys: String, CodingKey {
    case idiom, appearances
    case displayGamut = "display-gamut"
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    idiom = try values.decodeIfPresent(String.self, forKey: .idiom)
    appearances = try values.decodeIfPresent([Appearance].self, forKey: .appearances)
    // Of another type it says nothing of the screen.
    displayGamut = try? values.decodeIfPresent(String.self, forKey: .displayGamut)
  }

  /// How well the entry fits, 0 best; nil: not at all. The appearance counts before the
  /// device, and that before the screen.
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
    // What is for another kind of device comes last, whatever appearance it is for.
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

  /// The entries that fit best, in their order; none where no entry fits.
  static func best<Entry>(
    of entries: [Entry], for appearance: AssetAppearance, by variant: (Entry) -> AssetVariant
  ) -> [Entry] {
    let ranks = entries.map { variant($0).rank(for: appearance) }
    guard let best = ranks.compactMap({ $0 }).min() else { return [] }
    return zip(entries, ranks).compactMap { entry, rank in rank == best ? entry : nil }
  }
}
