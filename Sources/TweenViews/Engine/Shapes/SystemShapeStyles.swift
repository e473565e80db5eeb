import TweenMotion
import TweenPaint

// The system's styles that are not colours. Their values are in the table `SystemStyles`; the
// comments give them for standard contrast.

/// The style of separator lines.
public struct SeparatorShapeStyle: ShapeStyle {
  /// Creates the style: #3C3C43 at 29 percent in light mode, #545458 at 60 percent in dark mode.
  public init() {}
  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    SystemStyles.separator.paint(in: environment)
  }
}

/// The style of placeholder text in fields.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// Creates the style: #3C3C43 in light mode and #EBEBF5 in dark mode, both at 30 percent.
  public init() {}
  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    SystemStyles.placeholderText.paint(in: environment)
  }
}

/// The style of links in text.
public struct LinkShapeStyle: ShapeStyle {
  /// Creates the style: the system's blue, independent of the tint.
  public init() {}
  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    Color.blue._resolvedPaint(in: environment)
  }
}

/// The style of fills on a background, fainter at each level.
public struct FillShapeStyle: ShapeStyle {
  private let level: Int
  /// Creates the first level: #787880 at 20 percent in light mode, 36 percent in dark mode.
  public init() { level = 0 }
  private init(level: Int) { self.level = level }

  /// The second level: 16 percent in light mode, 32 percent in dark mode. It is the same from every
  /// level.
  public var secondary: FillShapeStyle { FillShapeStyle(level: 1) }
  /// The third level: 12 percent in light mode, 24 percent in dark mode.
  public var tertiary: FillShapeStyle { FillShapeStyle(level: 2) }
  /// The fourth level: 8 percent in light mode, 18 percent in dark mode.
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

/// The background of content on another background, with a different shade at each level.
public struct BackgroundLevelStyle: ShapeStyle {
  let level: Int

  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    // A background style that was set is fainter at each level, like every style.
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
  /// The second level: #F2F2F7 in light mode, #1C1C1E in dark mode; a style that
  /// `backgroundStyle(_:)` set at half its opacity.
  public var secondary: BackgroundLevelStyle { BackgroundLevelStyle(level: 1) }
  /// The third level: white in light mode, #2C2C2E in dark mode; a style that `backgroundStyle(_:)`
  /// set at a quarter of its opacity.
  public var tertiary: BackgroundLevelStyle { BackgroundLevelStyle(level: 2) }
  /// The fourth level: the same colours as the third; a style that `backgroundStyle(_:)` set at 18
  /// percent of its opacity.
  public var quaternary: BackgroundLevelStyle { BackgroundLevelStyle(level: 3) }
}

extension SystemStyles {
  fileprivate func paint(in environment: EnvironmentValues) -> _ResolvedPaint {
    Color(provider: self)._resolvedPaint(in: environment)
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of separator lines.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of placeholder text in fields.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links in text.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
  /// The style of fills on a background.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
