import TweenMotion
import TweenPaint
import TweenViews

/// What the parts of controls are filled with (Controls 2.2, 3, 4). They follow the surroundings'
/// appearance and contrast through the system's own colours.
package enum ControlColors {
  package static let fill = Color(provider: SystemStyles.systemFill)
  package static let secondaryFill = Color(provider: SystemStyles.secondarySystemFill)
  package static let tertiaryFill = Color(provider: SystemStyles.tertiarySystemFill)
  static let quaternaryFill = Color(provider: SystemStyles.quaternarySystemFill)
  package static let tertiaryLabel = Color(provider: SystemStyles.tertiaryLabel)
  static let box = Color(provider: SystemStyles.secondarySystemBackground)
  static let stepperPress = Color(.sRGB, red: 118 / 255, green: 118 / 255, blue: 128 / 255)
    .opacity(0.24)

  /// A tint as the ground of what is drawn in the tint itself.
  static func ground(_ tint: Color, in scheme: ColorScheme) -> Color {
    tint.opacity(groundOpacity(tint, in: scheme))
  }

  /// The same while it is pressed.
  static func pressedGround(_ tint: Color, in scheme: ColorScheme) -> Color {
    tint.opacity(groundOpacity(tint, in: scheme) * (scheme == .dark ? 1.4 : 0.65))
  }

  private static func groundOpacity(_ tint: Color, in scheme: ColorScheme) -> Double {
    // Light colours need more of themselves to be seen on white, and strong ones less on black.
    if scheme == .dark { return tint == .red || tint == .pink ? 0.2 : 0.25 }
    return tint == .yellow ? 0.2 : 0.18
  }

  /// What is pressed: fainter in light, whiter by `white` in dark.
  static func pressed(_ color: Color, white: Double, in scheme: ColorScheme) -> Color {
    scheme == .dark ? Color(provider: WhiterColor(base: color, amount: white)) : color.opacity(0.75)
  }
}

/// A colour with the same added to each of its encoded components; its opacity stays.
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
