import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

// Styles made of others: fainter, shadowed, blended, spanning another rectangle.

/// A style at part of its opacity.
@frozen public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  public var style: Style
  public var opacity: Float

  @inlinable public init(style: Style, opacity: Float) {
    self.style = style
    self.opacity = opacity
  }

  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    style._resolvedPaint(in: environment).opacity(Double(opacity))
  }
}

/// A style with a shadow of what it paints.
@frozen public struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
  public var style: Style
  public var shadowStyle: ShadowStyle

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

/// A style that goes onto what is behind it in another way.
@frozen public struct _BlendModeShapeStyle<Style: ShapeStyle>: ShapeStyle {
  public var style: Style
  public var blendMode: BlendMode

  @inlinable public init(style: Style, blendMode: BlendMode) {
    self.style = style
    self.blendMode = blendMode
  }

  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    let paint = style._resolvedPaint(in: environment)
    // The innermost mode counts.
    return paint.finish?.blend != nil
      ? paint : paint.finished { $0.blend = BlendOperator(blendMode) }
  }
}

/// A style that spans a rectangle, not what it paints.
@frozen public struct _AnchoredShapeStyle<Style: ShapeStyle>: ShapeStyle {
  public var style: Style
  public var bounds: CGRect

  @inlinable public init(style: Style, bounds: CGRect) {
    self.style = style
    self.bounds = bounds
  }

  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    let paint = style._resolvedPaint(in: environment)
    return paint.finish?.box != nil ? paint : paint.finished { $0.box = bounds }
  }
}

/// A lower level of a style's own hierarchy.
@frozen public struct _HierarchicalLevelShapeStyle<Style: ShapeStyle>: ShapeStyle {
  var style: Style
  var level: Int

  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    style._resolvedPaint(in: environment).opacity(ForegroundLevels.opacities[level])
  }
}

extension ShapeStyle {
  /// This style at part of its opacity.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(style: self, opacity: Float(opacity))
  }

  /// This style with a shadow of what it paints. Of several, the first lies nearest to the paint;
  /// all are cast by the paint alone.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowShapeStyle(style: self, shadowStyle: style)
  }

  /// This style, going onto what is behind it in another way.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _BlendModeShapeStyle(style: self, blendMode: mode)
  }

  /// This style over a rectangle, in the coordinates of the view it paints, instead of over that
  /// view's own.
  public func `in`(_ rect: CGRect) -> some ShapeStyle {
    _AnchoredShapeStyle(style: self, bounds: rect)
  }

  /// The second level of a hierarchy of which this style is the first.
  public var secondary: some ShapeStyle { _HierarchicalLevelShapeStyle(style: self, level: 1) }
  /// This style at a quarter of its opacity: the third level.
  public var tertiary: some ShapeStyle { _HierarchicalLevelShapeStyle(style: self, level: 2) }
  /// This style at 18 percent of its opacity: the fourth level.
  public var quaternary: some ShapeStyle { _HierarchicalLevelShapeStyle(style: self, level: 3) }
  /// This style at a tenth of its opacity: the fifth and last level.
  public var quinary: some ShapeStyle { _HierarchicalLevelShapeStyle(style: self, level: 4) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground at part of its opacity.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    ForegroundStyle().opacity(opacity)
  }

  /// The foreground with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle().shadow(style)
  }

  /// The foreground, going onto what is behind it in another way.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ForegroundStyle().blendMode(mode)
  }
}
