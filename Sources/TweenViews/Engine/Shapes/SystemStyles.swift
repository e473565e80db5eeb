import TweenMotion
import TweenPaint

// Styles of the system's that are not colours of their own. The values are those that Apple
// publishes for iOS: encoded sRGB and opacity, for light and dark.

/// What lines between things are drawn with.
public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}
  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    systemPaint(environment, light: (60, 60, 67, 0.29), dark: (84, 84, 88, 0.6))
  }
}

/// What words are drawn with that stand where something is to be entered.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  public init() {}
  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    systemPaint(environment, light: (60, 60, 67, 0.3), dark: (235, 235, 245, 0.3))
  }
}

/// What links are drawn with.
public struct LinkShapeStyle: ShapeStyle {
  public init() {}
  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    Color.blue._resolvedPaint(in: environment)
  }
}

/// What things are filled with that lie on a background, fainter at each level.
public struct FillShapeStyle: ShapeStyle {
  private let level: Int
  public init() { level = 0 }
  private init(level: Int) { self.level = level }

  public var secondary: FillShapeStyle { FillShapeStyle(level: 1) }
  public var tertiary: FillShapeStyle { FillShapeStyle(level: 2) }
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
  public var secondary: BackgroundLevelStyle { BackgroundLevelStyle(level: 1) }
  public var tertiary: BackgroundLevelStyle { BackgroundLevelStyle(level: 2) }
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
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
