import TweenMotion

/// The named colours that differ between appearances; `SystemStyles` has their numbers.
enum SystemColor: String, Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case primary, secondary, accentColor

  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    guard let style else { return Self.resolveAccent(in: environment) }
    return style.resolve(in: environment)
  }

  /// The entry of the table; nil for the accent colour.
  private var style: SystemStyles? {
    switch self {
    case .red: .systemRed
    case .orange: .systemOrange
    case .yellow: .systemYellow
    case .green: .systemGreen
    case .mint: .systemMint
    case .teal: .systemTeal
    case .cyan: .systemCyan
    case .blue: .systemBlue
    case .indigo: .systemIndigo
    case .purple: .systemPurple
    case .pink: .systemPink
    case .brown: .systemBrown
    case .gray: .systemGray
    case .primary: .label
    case .secondary: .secondaryLabel
    case .accentColor: nil
    }
  }

  private static func resolveAccent(in environment: EnvironmentValues) -> Color.Resolved {
    // Without the tint in the inner environment, a tint that refers to the accent colour would
    // recurse for ever.
    if let tint = environment.tintColor, tint != .accentColor {
      var inner = environment
      inner.tintColor = nil
      return tint.resolve(in: inner)
    }
    if let accent = environment.viewAccentColor, accent != .accentColor {
      var inner = environment
      (inner.tintColor, inner.viewAccentColor) = (nil, nil)
      return accent.resolve(in: inner)
    }
    if let own = environment.programAccentColor {
      var inner = environment
      (inner.tintColor, inner.viewAccentColor, inner.programAccentColor) = (nil, nil, nil)
      return own.resolve(in: inner)
    }
    return SystemStyles.systemBlue.resolve(in: environment)
  }
}

// The values in the following comments are for standard contrast.

extension Color {
  /// The level of this colour in the hierarchy of labels, 0 the first; nil for other colours.
  package var labelLevel: Int? {
    switch storage {
    case .system(.primary): 0
    case .system(.secondary): 1
    default: nil
    }
  }

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
  /// The system's grey: #8E8E93, on light and on dark.
  public static let gray = Color(storage: .system(.gray))

  /// The colour of primary content: black on light, white on dark.
  public static let primary = Color(storage: .system(.primary))
  /// The colour of secondary content, with 60 percent opacity: #3C3C43, and #EBEBF5 on dark.
  public static let secondary = Color(storage: .system(.secondary))
  /// The accent colour: the tint of the surroundings, or the program's colour set AccentColor, or the
  /// system's blue.
  public static let accentColor = Color(storage: .system(.accentColor))

  /// Opaque white, on light and on dark.
  public static let white = Color(white: 1)
  /// Opaque black, on light and on dark.
  public static let black = Color(white: 0)
  /// Fully transparent: black with an opacity of 0.
  public static let clear = Color(Resolved.clear)
}

private struct TintColorKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

private struct ViewAccentColorKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

private struct ProgramAccentColorKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

extension EnvironmentValues {
  /// The tint, to which `Color.accentColor` resolves first; nil for the program's own accent colour.
  package var tintColor: Color? {
    get { self[TintColorKey.self] }
    set { self[TintColorKey.self] = newValue }
  }

  /// The colour of `accentColor(_:)`, to which `Color.accentColor` resolves without a tint; nil for
  /// the program's own accent colour. Controls that only a tint colours do not read it.
  package var viewAccentColor: Color? {
    get { self[ViewAccentColorKey.self] }
    set { self[ViewAccentColorKey.self] = newValue }
  }

  /// The colour set AccentColor, to which `Color.accentColor` resolves last; nil for the system's
  /// blue.
  package var programAccentColor: Color? {
    get { self[ProgramAccentColorKey.self] }
    set { self[ProgramAccentColorKey.self] = newValue }
  }
}
