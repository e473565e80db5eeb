import TweenMotion
import TweenPaint
import TweenViews

/// The colours of presentations (Controls 12.4, Look 6), in light and dark appearance.
package enum PresentationColors {
  static let grabber = pair(
    light: Color(.sRGB, red: 120 / 255, green: 120 / 255, blue: 128 / 255, opacity: 0.43),
    dark: Color(.sRGB, red: 120 / 255, green: 120 / 255, blue: 128 / 255, opacity: 0.77))
  static let alert = pair(light: grey(240), dark: grey(44))
  package static let pressed = pair(light: grey(225), dark: grey(58))
  static let dialog = pair(light: grey(248), dark: grey(41))
  static let cancel = pair(light: grey(255), dark: grey(44))
  static let separator = Color(provider: SystemStyles.separator)

  private static func grey(_ level: Double) -> Color {
    Color(.sRGB, red: level / 255, green: level / 255, blue: level / 255)
  }

  private static func pair(light: Color, dark: Color) -> Color {
    Color(provider: SchemeColor(light: light, dark: dark))
  }
}

/// A colour for light appearance and another one for dark appearance.
private struct SchemeColor: ColorProvider {
  let light: Color
  let dark: Color

  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    (environment.colorScheme == .dark ? dark : light).resolve(in: environment)
  }

  var description: String { "\(light) or \(dark)" }
}
