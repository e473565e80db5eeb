import TweenMotion
import TweenViews

/// What a desktop has set, as its portal tells it: values by their namespaces and keys.
struct DesktopSettings: Equatable, Sendable {
  private var values: [String: BusValue] = [:]

  /// Where the portal is asked.
  static let owner = "org.freedesktop.portal.Desktop"
  static let path = "/org/freedesktop/portal/desktop"
  static let interface = "org.freedesktop.portal.Settings"

  private static let appearance = "org.freedesktop.appearance"
  private static let desktop = "org.gnome.desktop.interface"
  private static let assistance = "org.gnome.desktop.a11y.interface"

  /// The namespaces that are asked for.
  static let namespaces = [appearance, desktop, assistance]

  init() {}

  /// What `ReadAll` has answered.
  init(all: BusValue) {
    for case .entry(let namespace, let members) in all.parts {
      guard let namespace = namespace.text else { continue }
      for (key, value) in members.members { learn(namespace, key, value) }
    }
  }

  /// Something has been set.
  mutating func learn(_ namespace: String, _ key: String, _ value: BusValue) {
    guard Self.namespaces.contains(namespace) else { return }
    values[namespace + " " + key] = value.unwrapped
  }

  private func value(_ namespace: String, _ key: String) -> BusValue? {
    values[namespace + " " + key]
  }

  /// What that is for programs.
  var user: UserSettings {
    var user = UserSettings()
    switch value(Self.appearance, "color-scheme")?.whole {
    case 1: user.colorScheme = .dark
    // Where nothing is preferred it is as without a desktop.
    case 0, 2: user.colorScheme = .light
    default: break
    }
    let contrast = value(Self.appearance, "contrast")?.whole.map { $0 == 1 }
    if let isHigh = contrast ?? value(Self.assistance, "high-contrast")?.flag {
      user.contrast = isHigh ? .increased : .standard
    }
    let motion = value(Self.appearance, "reduced-motion")?.whole.map { $0 == 1 }
    user.reduceMotion = motion ?? value(Self.desktop, "enable-animations")?.flag.map { !$0 }
    user.textSize = value(Self.desktop, "text-scaling-factor")?.number.flatMap(Self.textSize)
    user.boldText = value(Self.desktop, "font-name")?.text.map(Self.isBold)
    user.buttonShapes = value(Self.assistance, "show-status-shapes")?.flag
    user.differentiateWithoutColor = user.buttonShapes
    return user
  }

  /// How large the body's text is at each size, beside that at `large` (17 points).
  private static let textScales: [Double] = [
    14.0 / 17, 15.0 / 17, 16.0 / 17, 1, 19.0 / 17, 21.0 / 17, 23.0 / 17, 28.0 / 17, 33.0 / 17,
    40.0 / 17, 47.0 / 17, 53.0 / 17,
  ]

  /// The text size whose text is nearest to so many times the usual one; nil for what is no scale.
  static func textSize(scale: Double) -> Int? {
    guard scale.isFinite, scale > 0 else { return nil }
    func distance(_ index: Int) -> Double { abs(textScales[index] - scale) }
    return textScales.indices.min { distance($0) < distance($1) }
  }

  /// Whether the font of the desktop's own words, such as "Cantarell Bold 11", is a bold one.
  private static func isBold(_ name: String) -> Bool {
    let words = name.split(separator: " ").map { $0.lowercased() }
    return words.contains { ["bold", "ultra-bold", "extra-bold", "heavy", "black"].contains($0) }
  }
}
