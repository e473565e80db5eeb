import TweenMotion
import TweenPaint
import TweenViews

/// The colours of the parts of controls (Controls 2.2, 3, 4). They are the system's own colours,
/// which follow the appearance and contrast of the environment.
package enum ControlColors {
  package static let fill = Color(provider: SystemStyles.systemFill)
  package static let secondaryFill = Color(provider: SystemStyles.secondarySystemFill)
  package static let tertiaryFill = Color(provider: SystemStyles.tertiarySystemFill)
  static let quaternaryFill = Color(provider: SystemStyles.quaternarySystemFill)
  package static let tertiaryLabel = Color(provider: SystemStyles.tertiaryLabel)
  static let box = Color(provider: SystemStyles.secondarySystemBackground)
  static let stepperPress = Color(.sRGB, red: 118 / 255, green: 118 / 255, blue: 128 / 255)
    .opacity(0.24)

  /// Returns the background, derived from the tint, of content drawn in the tint.
  static func background(_ tint: Color, in scheme: ColorScheme) -> Color {
    tint.opacity(groundOpacity(tint, in: scheme))
  }

  /// Returns the same background while it is pressed.
  static func pressedBackground(_ tint: Color, in scheme: ColorScheme) -> Color {
    tint.opacity(groundOpacity(tint, in: scheme) * (scheme == .dark ? 1.4 : 0.65))
  }

  private static func groundOpacity(_ tint: Color, in scheme: ColorScheme) -> Double {
    // Light colours need a higher opacity to be visible on white, and strong colours a lower one on
    // black.
    if scheme == .dark { return tint == .red || tint == .pink ? 0.2 : 0.25 }
    return tint == .yellow ? 0.2 : 0.18
  }

  /// Returns the colour of a pressed part: fainter in light appearance, whiter by `white` in dark
  /// appearance.
  static func pressed(_ color: Color, white: Double, in scheme: ColorScheme) -> Color {
    scheme == .dark ? Color(provider: WhiterColor(base: color, amount: white)) : color.opacity(0.75)
  }
}

/// A colour whose encoded components are each increased by the same amount; its opacity stays.
private struct WhiterColor: ColorProvider {
  let base: Color
  let amount: Double

  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    let color = base.resolve(in: environment)
    func whiter(_ component: Float) -> Float { min(1, component + Float(amount)) }
    return Color.Resolved(
      red: whiter(color.red), green: whiter(color.green), blue: whiter(color.blue),
      opacity: color.opacity)
  }

  var description: String { "\(base) whiter by \(amount)" }
}
