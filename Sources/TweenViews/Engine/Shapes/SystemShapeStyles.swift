import TweenMotion
import TweenPaint

// Styles of the system's that are not colours of their own. Their numbers are in the table
// `SystemStyles`; what the comments say is for standard contrast.

/// What lines between things are drawn with.
public struct SeparatorShapeStyle: ShapeStyle {
  /// #3C3C43 at 29 percent in light, #545458 at 60 percent in dark.
  public init() {}
  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    SystemStyles.separator.paint(in: environment)
  }
}

/// What words are drawn with that stand where something is to be entered.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// #3C3C43 in light and #EBEBF5 in dark, both at 30 percent.
  public init() {}
  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    SystemStyles.placeholderText.paint(in: environment)
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
    let style: SystemStyles =
      switch level {
      case 0: .systemFill
      case 1: .secondarySystemFill
      case 2: .tertiarySystemFill
      default: .quaternarySystemFill
      }
    return style.paint(in: environment)
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
    return SystemStyles.background(level: level, idiom: environment.interfaceIdiom)
      .paint(in: environment)
  }
}

extension BackgroundStyle {
  /// #F2F2F7 in light, #1C1C1E in dark; where a background style was set, that at half its opacity.
  public var secondary: BackgroundLevelStyle { BackgroundLevelStyle(level: 1) }
  /// White in light, #2C2C2E in dark; where a background style was set, that at a quarter of its
  /// opacity.
  public var tertiary: BackgroundLevelStyle { BackgroundLevelStyle(level: 2) }
  /// The same as the third level; where a background style was set, that at 18 percent of its
  /// opacity.
  public var quaternary: BackgroundLevelStyle { BackgroundLevelStyle(level: 3) }
}

extension SystemStyles {
  fileprivate func paint(in environment: EnvironmentValues) -> _ResolvedPaint {
    Color(provider: self)._resolvedPaint(in: environment)
  }
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
