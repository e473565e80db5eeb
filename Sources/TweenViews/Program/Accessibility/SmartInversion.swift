import TweenMotion
import TweenPaint

/// Inverts the view once more, where the window's colours are inverted.
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
  /// Whether the view keeps its colours where the user asks for each colour as its opposite. Pictures
  /// that are no symbols and no templates do so by themselves.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    transformEnvironment(\.ignoresInversion) { if active { $0 = true } }
      .modifier(OwnColorsEffect(isActive: active))
  }
}
