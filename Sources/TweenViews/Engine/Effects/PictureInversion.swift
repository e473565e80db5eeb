import TweenMotion

private enum IgnoresInversionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether a view around has its own colours where the window's are inverted.
  var ignoresInversion: Bool {
    get { self[IgnoresInversionKey.self] }
    set { self[IgnoresInversionKey.self] = newValue }
  }

  /// Whether pictures are inverted once more, as the window's colours are inverted.
  var invertsPictures: Bool { accessibilityInvertColors && !ignoresInversion }
}
