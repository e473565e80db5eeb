import TweenMotion
import TweenPaint

/// The style `backgroundStyle` set, or the window's background.
public struct BackgroundStyle: ShapeStyle {
  public init() {}
  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    if let style = environment.backgroundStyle {
      // A style that stands for the background is the one outside.
      var outside = environment
      outside.backgroundStyle = nil
      return style._resolvedPaint(in: outside)
    }
    let light = environment.colorScheme == .light
    return Color(white: light ? 1 : 30.0 / 255)._resolvedPaint(in: environment)
  }
}

private enum BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  /// What `background` without a style, and the style of that name, are filled with; nil: the
  /// window's background.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

extension View {
  /// What backgrounds in this view are filled with that name no style.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}
