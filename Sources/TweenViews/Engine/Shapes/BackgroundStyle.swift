import TweenMotion
import TweenPaint

/// The style `backgroundStyle` set, or the window's background: white in light; black in dark, and
/// #1E1E1E on a desktop.
public struct BackgroundStyle: ShapeStyle {
  /// The background in force where it is used.
  public init() {}
  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    if let style = environment.backgroundStyle {
      // A style that stands for the background is not itself.
      var outside = environment
      outside.backgroundStyle = nil
      return style._resolvedPaint(in: outside)
    }
    let style = SystemStyles.background(level: 0, idiom: environment.interfaceIdiom)
    return Color(provider: style)._resolvedPaint(in: environment)
  }
}

/// A background style where it was set: the background that it may speak of is the one outside.
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
    transformEnvironment(\.backgroundStyle) { background in
      background = AnyShapeStyle(
        InnerBackgroundStyle(style: AnyShapeStyle(style), outside: background))
    }
  }
}
