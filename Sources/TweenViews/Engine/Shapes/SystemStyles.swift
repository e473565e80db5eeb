import TweenMotion
import TweenPaint

// Styles of the system's that are not colours of their own. The values are those that Apple
// publishes for iOS: encoded sRGB and opacity, for light and dark.

/// What lines between things are drawn with.
public struct SeparatorShapeStyle: ShapeStyle {
  /// #3C3C43 at 29 percent in light, #545458 at 60 percent in dark.
  public init() {}
  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    systemPaint(environment, light: (60, 60, 67, 0.29), dark: (84, 84, 88, 0.6))
  }
}

/// What words are drawn with that stand where something is to be entered.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// #3C3C43 in light and #EBEBF5 in dark, both at 30 percent.
  public init() {}
  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    systemPaint(environment, light: (60, 60, 67, 0.3), dark: (235, 235, 245, 0.3))
  }
}

/// What links are drawn with.
public struct LinkShapeStyle: ShapeStyle {
  /// The system's blue, whatever the tint is.
  public init() {}
  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    Color.blue._resolvedPaint(in: environment)
  }
}

/// What things are filled with that lie on a background, fainter at each level.
public struct FillShapeStyle: ShapeStyle {
  private let level: Int
  /// The first level: #787880 at 20 percent in light, 36 percent in dark.
  public init() { level = 0 }
  private init(level: Int) { self.level = level }

  /// Fainter: 16 percent in light, 32 percent in dark. It counts from the first level, whatever
  /// level it is asked of.
  public var secondary: FillShapeStyle { FillShapeStyle(level: 1) }
  /// Fainter still: 12 percent in light, 24 percent in dark.
  public var tertiary: FillShapeStyle { FillShapeStyle(level: 2) }
  /// The faintest: 8 percent in light, 18 percent in dark.
  public var quaternary: FillShapeStyle { FillShapeStyle(level: 3) }

  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    switch level {
    case 0: systemPaint(environment, light: (120, 120, 128, 0.2), dark: (120, 120, 128, 0.36))
    case 1: systemPaint(environment, light: (120, 120, 128, 0.16), dark: (120, 120, 128, 0.32))
    case 2: systemPaint(environment, light: (118, 118, 128, 0.12), dark: (118, 118, 128, 0.24))
    default: systemPaint(environment, light: (116, 116, 128, 0.08), dark: (118, 118, 128, 0.18))
    }
  }
}

/// The background of things that lie on a background: another shade at each level.
public struct BackgroundLevelStyle: ShapeStyle {
  let level: Int

  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    // A style that was set is fainter at each level, as every style is.
    if environment.backgroundStyle != nil {
      let background = BackgroundStyle()
      return _HierarchicalLevelShapeStyle(style: background, level: level)
        ._resolvedPaint(in: environment)
    }
    switch level {
    case 1: return systemPaint(environment, light: (242, 242, 247, 1), dark: (44, 44, 46, 1))
    case 2: return systemPaint(environment, light: (255, 255, 255, 1), dark: (58, 58, 60, 1))
    default: return systemPaint(environment, light: (242, 242, 247, 1), dark: (72, 72, 74, 1))
    }
  }
}

extension BackgroundStyle {
  /// #F2F2F7 in light, #2C2C2E in dark; where a background style was set, that at half its opacity.
  public var secondary: BackgroundLevelStyle { BackgroundLevelStyle(level: 1) }
  /// White in light, #3A3A3C in dark; where a background style was set, that at a quarter of its
  /// opacity.
  public var tertiary: BackgroundLevelStyle { BackgroundLevelStyle(level: 2) }
  /// #F2F2F7 in light, #48484A in dark; where a background style was set, that at 18 percent of its
  /// opacity.
  public var quaternary: BackgroundLevelStyle { BackgroundLevelStyle(level: 3) }
}

private typealias SystemPaint = (red: Double, green: Double, blue: Double, opacity: Double)

private func systemPaint(
  _ environment: EnvironmentValues, light: SystemPaint, dark: SystemPaint
) -> _ResolvedPaint {
  let paint = environment.colorScheme == .dark ? dark : light
  return Color(
    .sRGB, red: paint.red / 255, green: paint.green / 255, blue: paint.blue / 255,
    opacity: paint.opacity
  )._resolvedPaint(in: environment)
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// What lines between things are drawn with.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// What words are drawn with that stand where something is to be entered.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  /// What links are drawn with.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
  /// What things are filled with that lie on a background.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
