import TweenMotion

private enum IgnoresInversionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether an ancestor keeps its own colours while the window's colours are inverted.
  var ignoresInversion: Bool {
    get { self[IgnoresInversionKey.self] }
    set { self[IgnoresInversionKey.self] = newValue }
  }

  /// Whether pictures are inverted a second time, because the window's colours are inverted.
  var invertsPictures: Bool { accessibilityInvertColors && !ignoresInversion }
}
