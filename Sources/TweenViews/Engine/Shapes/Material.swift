import TweenMotion
import TweenPaint

/// A pane of frosted glass: what lies behind, out of focus and tinted.
///
/// Behind it is what was drawn before it in the innermost picture around it: in a view that is one
/// picture (a compositing group, a mask, a blur), nothing from outside is seen through it.
public struct Material: ShapeStyle {
  private enum Kind {
    case ultraThin, thin, regular, thick, ultraThick, bar
  }

  private let kind: Kind

  /// Mostly what is behind.
  public static let ultraThin = Material(kind: .ultraThin)
  /// The tint covers 55 percent of what is behind.
  public static let thin = Material(kind: .thin)
  /// The tint covers some 70 percent of what is behind, somewhat less in a dark scheme.
  public static let regular = Material(kind: .regular)
  /// The tint covers some 80 percent of what is behind.
  public static let thick = Material(kind: .thick)
  /// Mostly the tint.
  public static let ultraThick = Material(kind: .ultraThick)
  /// As bars have it.
  public static let bar = Material(kind: .bar)

  /// The standard deviation of the blur, in points.
  private static let radius = 20.0
  /// What is behind keeps its colours under the whitish tint by being more colourful than it is.
  private static let saturation = 1.8

  /// How opaque the tint is, in a light and in a dark scheme.
  private var tintOpacity: (light: Double, dark: Double) {
    switch kind {
    case .ultraThin: (0.4, 0.4)
    case .thin: (0.55, 0.55)
    case .regular: (0.7, 0.68)
    case .thick: (0.82, 0.8)
    case .ultraThick: (0.92, 0.9)
    case .bar: (0.8, 0.76)
    }
  }

  /// A bar's where nothing is to shine through (Scenes 3.3), encoded sRGB.
  private static let opaqueBar = (light: 249.0 / 255, dark: 29.0 / 255)
  /// Encoded sRGB.
  private static let tintWhite = (light: 0.97, dark: 0.14)

  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    let isLight = environment.colorScheme == .light
    if environment.accessibilityReduceTransparency {
      let (light, dark) = kind == .bar ? Self.opaqueBar : Self.tintWhite
      return _ResolvedPaint(.solid(Color(white: isLight ? light : dark).resolve(in: environment)))
    }
    let tint = Color(
      white: isLight ? Self.tintWhite.light : Self.tintWhite.dark,
      opacity: isLight ? tintOpacity.light : tintOpacity.dark)
    return _ResolvedPaint(.solid(tint.resolve(in: environment))).finished { finish in
      finish.backdrop = PaintFinish.Backdrop(
        radius: Self.radius, colorMatrix: .saturation(Self.saturation))
    }
  }
}

extension ShapeStyle where Self == Material {
  /// `Material.ultraThin`, where any style will do.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// `Material.thin`, where any style will do.
  public static var thinMaterial: Material { .thin }
  /// `Material.regular`, where any style will do.
  public static var regularMaterial: Material { .regular }
  /// `Material.thick`, where any style will do.
  public static var thickMaterial: Material { .thick }
  /// `Material.ultraThick`, where any style will do.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// `Material.bar`, where any style will do.
  public static var bar: Material { .bar }
}
