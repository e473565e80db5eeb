import TweenMotion
import TweenViews

/// The settings that a desktop's portal reports: values by namespace and key.
struct DesktopSettings: Equatable, Sendable {
  private var values: [String: BusValue] = [:]

  /// The service, path and interface of the portal.
  static let owner = "org.freedesktop.portal.Desktop"
  static let path = "/org/freedesktop/portal/desktop"
  static let interface = "org.freedesktop.portal.Settings"

  private static let appearance = "org.freedesktop.appearance"
  private static let desktop = "org.gnome.desktop.interface"
  private static let assistance = "org.gnome.desktop.a11y.interface"

  /// The namespaces whose settings are requested.
  static let namespaces = [appearance, desktop, assistance]

  init() {}

  /// Creates settings from the reply of `ReadAll`.
  init(all: BusValue) {
    for case .entry(let namespace, let members) in all.elements {
      guard let namespace = namespace.text else { continue }
      for (key, value) in members.members { set(namespace, key, value) }
    }
  }

  /// Stores a changed setting. Other namespaces are ignored.
  mutating func set(_ namespace: String, _ key: String, _ value: BusValue) {
    guard Self.namespaces.contains(namespace) else { return }
    values[namespace + " " + key] = value.unwrapped
  }

  private func value(_ namespace: String, _ key: String) -> BusValue? {
    values[namespace + " " + key]
  }

  /// The settings in the form that programs use.
  var user: UserSettings {
    var user = UserSettings()
    switch value(Self.appearance, "color-scheme")?.integer {
    case 1: user.colorScheme = .dark
    // Without a preference, the colour scheme is the same as without a desktop.
    case 0, 2: user.colorScheme = .light
    default: break
    }
    let contrast = value(Self.appearance, "contrast")?.integer.map { $0 == 1 }
    if let isHigh = contrast ?? value(Self.assistance, "high-contrast")?.boolean {
      user.contrast = isHigh ? .increased : .standard
    }
    let motion = value(Self.appearance, "reduced-motion")?.integer.map { $0 == 1 }
    user.reduceMotion = motion ?? value(Self.desktop, "enable-animations")?.boolean.map { !$0 }
    user.textSize = value(Self.desktop, "text-scaling-factor")?.number.flatMap(Self.textSize)
    user.boldText = value(Self.desktop, "font-name")?.text.map(Self.isBold)
    user.buttonShapes = value(Self.assistance, "show-status-shapes")?.boolean
    user.differentiateWithoutColor = user.buttonShapes
    return user
  }

  /// The size of body text at each text size, relative to that at `large` (17 points).
  private static let textScales: [Double] = [
    14.0 / 17, 15.0 / 17, 16.0 / 17, 1, 19.0 / 17, 21.0 / 17, 23.0 / 17, 28.0 / 17, 33.0 / 17,
    40.0 / 17, 47.0 / 17, 53.0 / 17,
  ]

  /// Returns the index of the text size that is nearest to a scale of the default size; nil for an
  /// invalid scale.
  static func textSize(scale: Double) -> Int? {
    guard scale.isFinite, scale > 0 else { return nil }
    func distance(_ index: Int) -> Double { abs(textScales[index] - scale) }
    return textScales.indices.min { distance($0) < distance($1) }
  }

  /// Returns whether the desktop's interface font, such as "Cantarell Bold 11", is bold.
  private static func isBold(_ name: String) -> Bool {
    let words = name.split(separator: " ").map { $0.lowercased() }
    return words.contains { ["bold", "ultra-bold", "extra-bold", "heavy", "black"].contains($0) }
  }
}
