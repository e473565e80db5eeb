import TweenMotion
import TweenPaint

/// The style that `backgroundStyle(_:)` set, or else the window's background: white in light mode; in
/// dark mode black, and #1E1E1E on a desktop.
public struct BackgroundStyle: ShapeStyle {
  /// Creates the style of the current background.
  public init() {}
  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    if let style = environment.backgroundStyle {
      // A background style that refers to the background means the one outside of it.
      var outside = environment
      outside.backgroundStyle = nil
      return style._resolvedPaint(in: outside)
    }
    let style = SystemStyles.background(level: 0, idiom: environment.interfaceIdiom)
    return Color(provider: style)._resolvedPaint(in: environment)
  }
}

/// A background style at the place where it was set. References to the background in it mean the one
/// outside.
private struct InnerBackgroundStyle: ShapeStyle, Equatable {
  var style: AnyShapeStyle
  var outside: AnyShapeStyle?

  func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    var around = environment
    around.backgroundStyle = outside
    return style._resolvedPaint(in: around)
  }

  static func == (left: Self, right: Self) -> Bool {
    let areSame =
      switch (left.outside, right.outside) {
      case (nil, nil): true
      case (let one?, let other?): one.isSame(as: other)
      default: false
      }
    return areSame && left.style.isSame(as: right.style)
  }
}

private enum BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  /// The style of `background` without an argument, and of `BackgroundStyle`; nil: the window's
  /// background.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of backgrounds in this view that have none of their own.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    transformEnvironment(\.backgroundStyle) { background in
      background = AnyShapeStyle(
        InnerBackgroundStyle(style: AnyShapeStyle(style), outside: background))
    }
  }
}
