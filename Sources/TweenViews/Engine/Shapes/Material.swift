import TweenMotion
import TweenPaint

/// A pane of frosted glass: it blurs and tints the background.
///
/// The background is what was drawn earlier in the innermost group around the pane. In a view that is
/// drawn as a group (a compositing group, a mask, a blur) nothing outside of the group is visible
/// through the pane.
public struct Material: ShapeStyle {
  private enum Kind {
    case ultraThin, thin, regular, thick, ultraThick, bar
  }

  private let kind: Kind

  /// A material through which most of the background is visible: the tint covers 40 percent of it.
  public static let ultraThin = Material(kind: .ultraThin)
  /// A material whose tint covers 55 percent of the background.
  public static let thin = Material(kind: .thin)
  /// A material whose tint covers 70 percent of the background, and 68 percent in dark mode.
  public static let regular = Material(kind: .regular)
  /// A material whose tint covers 82 percent of the background, and 80 percent in dark mode.
  public static let thick = Material(kind: .thick)
  /// A material with little of the background visible: the tint covers 92 percent of it, and 90
  /// percent in dark mode.
  public static let ultraThick = Material(kind: .ultraThick)
  /// The material of bars: the tint covers 80 percent of the background, and 76 percent in dark mode.
  public static let bar = Material(kind: .bar)

  /// The standard deviation of the blur, in points.
  private static let radius = 20.0
  /// The increase of the background's saturation, which keeps its colours visible under the whitish
  /// tint.
  private static let saturation = 1.8

  /// The opacity of the tint, in light and dark mode.
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

  /// The colour of an opaque bar, for reduced transparency (Scenes 3.3), encoded sRGB.
  private static let opaqueBar = (light: 249.0 / 255, dark: 29.0 / 255)
  /// The tint, encoded sRGB.
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
  /// The material `Material.ultraThin`, as a shape style.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// The material `Material.thin`, as a shape style.
  public static var thinMaterial: Material { .thin }
  /// The material `Material.regular`, as a shape style.
  public static var regularMaterial: Material { .regular }
  /// The material `Material.thick`, as a shape style.
  public static var thickMaterial: Material { .thick }
  /// The material `Material.ultraThick`, as a shape style.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material `Material.bar`, as a shape style.
  public static var bar: Material { .bar }
}
