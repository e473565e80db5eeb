import TweenMotion

/// The table of the look's colours: all that the system gives to hues, labels, fills, separators and
/// backgrounds, by the names that `UIColor` has for them.
///
/// `Color`, `UIColor`, the shape styles and the references of colour sets all take their numbers from
/// here. Each has four: for light and dark, with standard and with increased contrast. They are those
/// of iOS 17 and 18 (Look 2); colours without a measurement are those that are published for UIKit
/// and SwiftUI of that time (Scenes 2.3). The look of another version would be another table.
package enum SystemStyles: String, CaseIterable, ColorProvider {
  case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan
  case systemBlue, systemIndigo, systemPurple, systemPink, systemBrown
  case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, quinaryLabel
  case placeholderText, link, darkText, lightText
  case separator, opaqueSeparator
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
  /// The background of a window on a desktop.
  case windowBackground

  package func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    let shades = (environment.isElevated ? elevatedShades : nil) ?? shades
    return switch (environment.colorScheme, environment.colorSchemeContrast) {
    case (.light, .standard): shades.light.resolved
    case (.dark, .standard): shades.dark.resolved
    case (.light, .increased): shades.increasedLight.resolved
    case (.dark, .increased): shades.increasedDark.resolved
    }
  }

  package var description: String { rawValue }

  /// The colours of text by level: the label, the second label and so on to the fifth and last.
  package static func label(level: Int) -> SystemStyles {
    switch level {
    case ...0: .label
    case 1: .secondaryLabel
    case 2: .tertiaryLabel
    case 3: .quaternaryLabel
    default: .quinaryLabel
    }
  }

  /// The background of a window, and of surfaces on it, level upon level. In the dark scheme a
  /// phone's is black, a desktop's is not.
  package static func background(level: Int, idiom: InterfaceIdiom) -> SystemStyles {
    switch level {
    case ...0: idiom == .desktop ? .windowBackground : .systemBackground
    case 1: .secondarySystemBackground
    default: .tertiarySystemBackground
    }
  }

  // MARK: The table

  /// One entry of the table: encoded 0xRRGGBB and hundredths of opacity.
  private struct Shade {
    var rgb: UInt32
    var hundredths: Int

    var resolved: Color.Resolved {
      func linear(_ shift: UInt32) -> Float { SRGBTransfer.decodedBytes[Int(rgb >> shift & 255)] }
      return Color.Resolved(
        linearRed: linear(16), linearGreen: linear(8), linearBlue: linear(0),
        opacity: Float(Double(hundredths) / 100))
    }
  }

  private typealias Shades = (
    light: Shade, dark: Shade, increasedLight: Shade, increasedDark: Shade
  )

  /// Opaque colours; the second two with increased contrast.
  private static func opaque(
    _ light: UInt32, _ dark: UInt32, _ increasedLight: UInt32, _ increasedDark: UInt32
  ) -> Shades {
    (
      Shade(rgb: light, hundredths: 100), Shade(rgb: dark, hundredths: 100),
      Shade(rgb: increasedLight, hundredths: 100), Shade(rgb: increasedDark, hundredths: 100)
    )
  }

  /// Colours that more contrast makes more opaque; the second two hundredths are those of increased
  /// contrast.
  private static func clear(
    _ light: UInt32, _ dark: UInt32, _ hundredths: (Int, Int), _ increased: (Int, Int)
  ) -> Shades {
    (
      Shade(rgb: light, hundredths: hundredths.0), Shade(rgb: dark, hundredths: hundredths.1),
      Shade(rgb: light, hundredths: increased.0), Shade(rgb: dark, hundredths: increased.1)
    )
  }

  private var shades: Shades {
    switch self {
    case .systemRed: Self.opaque(0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961)
    case .systemOrange: Self.opaque(0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340)
    case .systemYellow: Self.opaque(0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426)
    case .systemGreen: Self.opaque(0x34C759, 0x30D158, 0x248A3D, 0x30DB5B)
    case .systemMint: Self.opaque(0x00C7BE, 0x63E6E2, 0x0C817B, 0x63E6E2)
    case .systemTeal: Self.opaque(0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF)
    case .systemCyan: Self.opaque(0x32ADE6, 0x64D2FF, 0x0071A4, 0x0AD7FF)
    case .systemBlue: Self.opaque(0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF)
    case .systemIndigo: Self.opaque(0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF)
    case .systemPurple: Self.opaque(0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF)
    case .systemPink: Self.opaque(0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482)
    case .systemBrown: Self.opaque(0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469)
    case .systemGray: Self.opaque(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
    case .systemGray2: Self.opaque(0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80)
    case .systemGray3: Self.opaque(0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456)
    case .systemGray4: Self.opaque(0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446)
    case .systemGray5: Self.opaque(0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638)
    case .systemGray6: Self.opaque(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)
    case .label: Self.opaque(0x000000, 0xFFFFFF, 0x000000, 0xFFFFFF)
    case .secondaryLabel: Self.clear(0x3C3C43, 0xEBEBF5, (60, 60), (80, 70))
    case .tertiaryLabel: Self.clear(0x3C3C43, 0xEBEBF5, (30, 30), (70, 55))
    case .quaternaryLabel: Self.clear(0x3C3C43, 0xEBEBF5, (18, 16), (55, 40))
    case .quinaryLabel: Self.clear(0x000000, 0xFFFFFF, (5, 5), (8, 8))
    case .placeholderText: Self.clear(0x3C3C43, 0xEBEBF5, (30, 30), (70, 55))
    case .link: Self.opaque(0x007AFF, 0x0984FF, 0x0040DD, 0x409CFF)
    case .darkText: Self.opaque(0x000000, 0x000000, 0x000000, 0x000000)
    case .lightText: Self.clear(0xFFFFFF, 0xFFFFFF, (60, 60), (60, 60))
    case .separator: Self.clear(0x3C3C43, 0x545458, (29, 60), (37, 68))
    case .opaqueSeparator: Self.opaque(0xC6C6C8, 0x38383A, 0xC6C6C8, 0x38383A)
    case .systemFill: Self.clear(0x787880, 0x787880, (20, 36), (28, 44))
    case .secondarySystemFill: Self.clear(0x787880, 0x787880, (16, 32), (24, 40))
    case .tertiarySystemFill: Self.clear(0x767680, 0x767680, (12, 24), (20, 32))
    case .quaternarySystemFill: Self.clear(0x747480, 0x767680, (8, 18), (12, 26))
    case .systemBackground: Self.opaque(0xFFFFFF, 0x000000, 0xFFFFFF, 0x000000)
    case .secondarySystemBackground: Self.opaque(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)
    case .tertiarySystemBackground: Self.opaque(0xFFFFFF, 0x2C2C2E, 0xFFFFFF, 0x363638)
    case .systemGroupedBackground: Self.opaque(0xF2F2F7, 0x000000, 0xEBEBF0, 0x000000)
    case .secondarySystemGroupedBackground: Self.opaque(0xFFFFFF, 0x1C1C1E, 0xFFFFFF, 0x242426)
    case .tertiarySystemGroupedBackground: Self.opaque(0xF2F2F7, 0x2C2C2E, 0xEBEBF0, 0x363638)
    case .windowBackground: Self.opaque(0xFFFFFF, 0x1E1E1E, 0xFFFFFF, 0x1E1E1E)
    }
  }

  /// The shades of backgrounds on a sheet or another surface above the window's own (Containers 2.4):
  /// in the dark scheme they are a level lighter. nil: the same as elsewhere.
  private var elevatedShades: Shades? {
    switch self {
    case .systemBackground: Self.opaque(0xFFFFFF, 0x1C1C1E, 0xFFFFFF, 0x242426)
    case .secondarySystemBackground: Self.opaque(0xF2F2F7, 0x2C2C2E, 0xEBEBF0, 0x363638)
    case .tertiarySystemBackground: Self.opaque(0xFFFFFF, 0x3A3A3C, 0xFFFFFF, 0x444446)
    case .systemGroupedBackground: Self.opaque(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)
    case .secondarySystemGroupedBackground: Self.opaque(0xFFFFFF, 0x2C2C2E, 0xFFFFFF, 0x363638)
    case .tertiarySystemGroupedBackground: Self.opaque(0xF2F2F7, 0x3A3A3C, 0xEBEBF0, 0x444446)
    default: nil
    }
  }
}
