import TweenMotion

/// The named colours that differ between light and dark appearance.
///
/// The values are those that Apple publishes in its Human Interface Guidelines for iOS.
enum SystemColor: String, Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case primary, secondary, accentColor

  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    if self == .accentColor {
      // What names the accent colour itself would go round for ever: each is asked once.
      if let tint = environment.tintColor, tint != .accentColor {
        var inner = environment
        inner.tintColor = nil
        return tint.resolve(in: inner)
      }
      if let own = environment.programAccentColor {
        var inner = environment
        (inner.tintColor, inner.programAccentColor) = (nil, nil)
        return own.resolve(in: inner)
      }
      return SystemColor.blue.resolve(in: environment)
    }
    return Color.Resolved(bytes: environment.colorScheme == .dark ? bytes.dark : bytes.light)
  }

  /// Encoded 0xRRGGBBAA: light, dark.
  private var bytes: (light: UInt32, dark: UInt32) {
    switch self {
    case .red: (0xFF3B_30FF, 0xFF45_3AFF)
    case .orange: (0xFF95_00FF, 0xFF9F_0AFF)
    case .yellow: (0xFFCC_00FF, 0xFFD6_0AFF)
    case .green: (0x34C7_59FF, 0x30D1_58FF)
    case .mint: (0x00C7_BEFF, 0x63E6_E2FF)
    case .teal: (0x30B0_C7FF, 0x40C8_E0FF)
    case .cyan: (0x32AD_E6FF, 0x64D2_FFFF)
    case .blue: (0x007A_FFFF, 0x0A84_FFFF)
    case .indigo: (0x5856_D6FF, 0x5E5C_E6FF)
    case .purple: (0xAF52_DEFF, 0xBF5A_F2FF)
    case .pink: (0xFF2D_55FF, 0xFF37_5FFF)
    case .brown: (0xA284_5EFF, 0xAC8E_68FF)
    case .gray: (0x8E8E_93FF, 0x8E8E_93FF)
    case .primary: (0x0000_00FF, 0xFFFF_FFFF)
    case .secondary: (0x3C3C_4399, 0xEBEB_F599)
    case .accentColor: (0x007A_FFFF, 0x0A84_FFFF)
    }
  }
}

extension Color.Resolved {
  /// From encoded bytes 0xRRGGBBAA.
  init(bytes: UInt32) {
    func linear(_ shift: UInt32) -> Float { SRGBTransfer.decodedBytes[Int(bytes >> shift & 255)] }
    self.init(
      linearRed: linear(24), linearGreen: linear(16), linearBlue: linear(8),
      opacity: Float(bytes & 255) / 255)
  }
}

extension Color {
  /// The system's red: #FF3B30, and #FF453A on dark.
  public static let red = Color(storage: .system(.red))
  /// The system's orange: #FF9500, and #FF9F0A on dark.
  public static let orange = Color(storage: .system(.orange))
  /// The system's yellow: #FFCC00, and #FFD60A on dark.
  public static let yellow = Color(storage: .system(.yellow))
  /// The system's green: #34C759, and #30D158 on dark.
  public static let green = Color(storage: .system(.green))
  /// The system's mint: #00C7BE, and #63E6E2 on dark.
  public static let mint = Color(storage: .system(.mint))
  /// The system's teal: #30B0C7, and #40C8E0 on dark.
  public static let teal = Color(storage: .system(.teal))
  /// The system's cyan: #32ADE6, and #64D2FF on dark.
  public static let cyan = Color(storage: .system(.cyan))
  /// The system's blue: #007AFF, and #0A84FF on dark.
  public static let blue = Color(storage: .system(.blue))
  /// The system's indigo: #5856D6, and #5E5CE6 on dark.
  public static let indigo = Color(storage: .system(.indigo))
  /// The system's purple: #AF52DE, and #BF5AF2 on dark.
  public static let purple = Color(storage: .system(.purple))
  /// The system's pink: #FF2D55, and #FF375F on dark.
  public static let pink = Color(storage: .system(.pink))
  /// The system's brown: #A2845E, and #AC8E68 on dark.
  public static let brown = Color(storage: .system(.brown))
  /// The system's grey: #8E8E93, on dark too.
  public static let gray = Color(storage: .system(.gray))

  /// The colour of primary content: black on light, white on dark.
  public static let primary = Color(storage: .system(.primary))
  /// The colour of secondary content, of which 60 percent cover what is behind: #3C3C43, and
  /// #EBEBF5 on dark.
  public static let secondary = Color(storage: .system(.secondary))
  /// The tint of the surroundings, or the colour set AccentColor of the program, or the system's blue.
  public static let accentColor = Color(storage: .system(.accentColor))

  /// Opaque white, on dark too.
  public static let white = Color(white: 1)
  /// Opaque black, on dark too.
  public static let black = Color(white: 0)
  /// Nothing: black without opacity.
  public static let clear = Color(Resolved.clear)
}

private struct TintColorKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

private struct ProgramAccentColorKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

extension EnvironmentValues {
  /// What `Color.accentColor` stands for; nil is the program's own accent colour.
  package var tintColor: Color? {
    get { self[TintColorKey.self] }
    set { self[TintColorKey.self] = newValue }
  }

  /// What `Color.accentColor` stands for where there is no tint; nil is the system's blue.
  package var programAccentColor: Color? {
    get { self[ProgramAccentColorKey.self] }
    set { self[ProgramAccentColorKey.self] = newValue }
  }
}
