import TweenMotion

/// The colours that a phone's system gives to grounds, fills, lines and texts, by the names that
/// `UIColor` has for them. Those of `SystemColor`, the hues, are not among them.
///
/// The values are those that these names have on iOS with standard contrast.
package enum SurfaceColor: String, CaseIterable, ColorProvider {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText
  case link, darkText, lightText, separator, opaqueSeparator
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
  case systemGray2, systemGray3, systemGray4, systemGray5, systemGray6

  package func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    Color.Resolved(bytes: environment.colorScheme == .dark ? bytes.dark : bytes.light)
  }

  package var description: String { rawValue }

  /// Encoded 0xRRGGBBAA: light, dark.
  private var bytes: (light: UInt32, dark: UInt32) {
    switch self {
    case .label: (0x0000_00FF, 0xFFFF_FFFF)
    case .secondaryLabel: (0x3C3C_4399, 0xEBEB_F599)
    case .tertiaryLabel, .placeholderText: (0x3C3C_434C, 0xEBEB_F54C)
    case .quaternaryLabel: (0x3C3C_432D, 0xEBEB_F528)
    case .link: (0x007A_FFFF, 0x0984_FFFF)
    case .darkText: (0x0000_00FF, 0x0000_00FF)
    case .lightText: (0xFFFF_FF99, 0xFFFF_FF99)
    case .separator: (0x3C3C_4349, 0x5454_5899)
    case .opaqueSeparator: (0xC6C6_C8FF, 0x3838_3AFF)
    case .systemFill: (0x7878_8033, 0x7878_805B)
    case .secondarySystemFill: (0x7878_8028, 0x7878_8051)
    case .tertiarySystemFill: (0x7676_801E, 0x7676_803D)
    case .quaternarySystemFill: (0x7474_8014, 0x7676_802D)
    case .systemBackground: (0xFFFF_FFFF, 0x0000_00FF)
    case .secondarySystemBackground: (0xF2F2_F7FF, 0x1C1C_1EFF)
    case .tertiarySystemBackground: (0xFFFF_FFFF, 0x2C2C_2EFF)
    case .systemGroupedBackground: (0xF2F2_F7FF, 0x0000_00FF)
    case .secondarySystemGroupedBackground: (0xFFFF_FFFF, 0x1C1C_1EFF)
    case .tertiarySystemGroupedBackground: (0xF2F2_F7FF, 0x2C2C_2EFF)
    case .systemGray2: (0xAEAE_B2FF, 0x6363_66FF)
    case .systemGray3: (0xC7C7_CCFF, 0x4848_4AFF)
    case .systemGray4: (0xD1D1_D6FF, 0x3A3A_3CFF)
    case .systemGray5: (0xE5E5_EAFF, 0x2C2C_2EFF)
    case .systemGray6: (0xF2F2_F7FF, 0x1C1C_1EFF)
    }
  }
}
