/// The contrast between colours that the user prefers.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  /// The contrast that the colours have by themselves.
  case standard
  /// A higher contrast: colour sets and image sets of asset catalogues may have variants for it.
  case increased
}

private enum ColorSchemeContrastKey: EnvironmentKey {
  static var defaultValue: ColorSchemeContrast { .standard }
}

extension EnvironmentValues {
  /// The contrast that the user prefers: `standard`, unless the host or `_colorSchemeContrast` sets
  /// another.
  public var colorSchemeContrast: ColorSchemeContrast { _colorSchemeContrast }

  /// The writable form of `colorSchemeContrast`, for tests and previews of both contrasts.
  public var _colorSchemeContrast: ColorSchemeContrast {
    get { self[ColorSchemeContrastKey.self] }
    set { self[ColorSchemeContrastKey.self] = newValue }
  }
}
