import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

// Styles made from other styles: with an opacity, a shadow, a blend mode, or another rectangle.

/// A style with a reduced opacity, which `opacity(_:)` makes.
@frozen public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  /// The style whose opacity is reduced.
  public var style: Style
  /// The factor of the style's opacity.
  public var opacity: Float

  /// Creates a style with a factor for its opacity.
  @inlinable public init(style: Style, opacity: Float) {
    self.style = style
    self.opacity = opacity
  }

  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    style._resolvedPaint(in: environment).opacity(Double(opacity))
  }
}

/// A style with a shadow of the painted area, which `shadow(_:)` makes.
@frozen public struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
  /// The style with which the area is painted.
  public var style: Style
  /// The shadow of the area.
  public var shadowStyle: ShadowStyle

  /// Creates a style with a shadow.
  @inlinable public init(style: Style, shadowStyle: ShadowStyle) {
    self.style = style
    self.shadowStyle = shadowStyle
  }

  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    style._resolvedPaint(in: environment).finished { finish in
      finish.shadows.append(
        PaintFinish.Shadow(
          kind: shadowStyle.kind, color: shadowStyle.color.resolve(in: environment),
          radius: Double(shadowStyle.radius), offset: shadowStyle.offset))
    }
  }
}

/// A style with a blend mode, which `blendMode(_:)` makes.
@frozen public struct _BlendModeShapeStyle<Style: ShapeStyle>: ShapeStyle {
  /// The style that is blended.
  public var style: Style
  /// The mode that blends the style with the background.
  public var blendMode: BlendMode

  /// Creates a style with a blend mode.
  @inlinable public init(style: Style, blendMode: BlendMode) {
    self.style = style
    self.blendMode = blendMode
  }

  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    let paint = style._resolvedPaint(in: environment)
    // The innermost mode has precedence.
    return paint.finish?.blend != nil
      ? paint : paint.finished { $0.blend = BlendOperator(blendMode) }
  }
}

/// A style that spans a given rectangle instead of the painted view, which `in(_:)` makes.
@frozen public struct _AnchoredShapeStyle<Style: ShapeStyle>: ShapeStyle {
  /// The style that spans the rectangle.
  public var style: Style
  /// The rectangle, in the coordinates of the painted view.
  public var bounds: CGRect

  /// Creates a style that spans a rectangle.
  @inlinable public init(style: Style, bounds: CGRect) {
    self.style = style
    self.bounds = bounds
  }

  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    let paint = style._resolvedPaint(in: environment)
    return paint.finish?.box != nil ? paint : paint.finished { $0.box = bounds }
  }
}

/// A lower level of a style's hierarchy: the style with a reduced opacity.
@frozen public struct _HierarchicalLevelShapeStyle<Style: ShapeStyle>: ShapeStyle {
  var style: Style
  var level: Int

  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    style._resolvedPaint(in: environment).opacity(ForegroundLevels.opacities[level])
  }
}

extension ShapeStyle {
  /// Returns this style with its opacity multiplied by `opacity`.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(style: self, opacity: Float(opacity))
  }

  /// Returns this style with a shadow of the painted area. Where there are several shadows, the first
  /// is nearest to the paint; each is cast by the paint alone.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowShapeStyle(style: self, shadowStyle: style)
  }

  /// Returns this style with a mode that blends it with the background.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _BlendModeShapeStyle(style: self, blendMode: mode)
  }

  /// Returns this style spanning a rectangle, in the coordinates of the painted view, instead of the
  /// view's own rectangle.
  public func `in`(_ rect: CGRect) -> some ShapeStyle {
    _AnchoredShapeStyle(style: self, bounds: rect)
  }

  /// This style at half its opacity: the second level of its hierarchy.
  public var secondary: some ShapeStyle { _HierarchicalLevelShapeStyle(style: self, level: 1) }
  /// This style at a quarter of its opacity: the third level of its hierarchy.
  public var tertiary: some ShapeStyle { _HierarchicalLevelShapeStyle(style: self, level: 2) }
  /// This style at 18 percent of its opacity: the fourth level of its hierarchy.
  public var quaternary: some ShapeStyle { _HierarchicalLevelShapeStyle(style: self, level: 3) }
  /// This style at a tenth of its opacity: the fifth and last level of its hierarchy.
  public var quinary: some ShapeStyle { _HierarchicalLevelShapeStyle(style: self, level: 4) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// Returns the foreground style with its opacity multiplied by `opacity`.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    ForegroundStyle().opacity(opacity)
  }

  /// Returns the foreground style with a shadow of the painted area.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle().shadow(style)
  }

  /// Returns the foreground style with a mode that blends it with the background.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ForegroundStyle().blendMode(mode)
  }
}
