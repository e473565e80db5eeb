import TweenMotion
import TweenPaint

/// Inverts the view's colours a second time where the window's colours are inverted.
nonisolated private struct OwnColorsEffect: ColorEffect {
  typealias Body = Never
  let isActive: Bool

  static var modifierName: String { "accessibilityIgnoresInvertColors" }
  func data(in environment: EnvironmentValues) -> Double {
    isActive && environment.invertsPictures ? 1 : 0
  }
  static func matrix(_ data: Double) -> ColorMatrix { .colorInvert(data) }
}

extension View {
  /// Sets whether the view keeps its colours where the user's settings invert all colours. Pictures other
  /// than symbols and templates keep them without this modifier.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    transformEnvironment(\.ignoresInversion) { if active { $0 = true } }
      .modifier(OwnColorsEffect(isActive: active))
  }
}
