/// How much contrast the user wants.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  /// As much as the colours have by themselves.
  case standard
  /// More than that: colour sets and image sets of asset catalogues may have variants for it.
  case increased
}

private enum ColorSchemeContrastKey: EnvironmentKey {
  static var defaultValue: ColorSchemeContrast { .standard }
}

extension EnvironmentValues {
  /// How much contrast the user wants: `standard`, until a host asks for more or something sets
  /// `_colorSchemeContrast`.
  public var colorSchemeContrast: ColorSchemeContrast { _colorSchemeContrast }

  /// The same as `colorSchemeContrast`, to be set: for tests and previews of both.
  public var _colorSchemeContrast: ColorSchemeContrast {
    get { self[ColorSchemeContrastKey.self] }
    set { self[ColorSchemeContrastKey.self] = newValue }
  }
}
