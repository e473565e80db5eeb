import TweenMotion
import TweenPaint

/// A kind of glass, which `glassEffect` puts behind a view.
public struct Glass: Equatable, Sendable {
  private enum Kind { case regular, clear, identity }

  private var kind: Kind
  private var tintColor: Color?
  /// Whether the glass reacts to a press.
  package private(set) var isInteractive = false

  /// Glass that strongly blurs the background, under a film of white, or of black in dark mode.
  public static let regular = Glass(kind: .regular)
  /// Glass that slightly blurs the background and keeps most of its brightness, for use over
  /// pictures.
  public static let clear = Glass(kind: .clear)
  /// No glass: the view appears as it does without the effect.
  public static let identity = Glass(kind: .identity)

  private init(kind: Kind) { self.kind = kind }

  /// Returns the glass with a tint; nil removes the tint.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tintColor = color
    return glass
  }

  /// Returns the glass that grows slightly and brightens while it is pressed, or with `false` does
  /// not react.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
  }

  /// Whether the glass changes anything visible.
  package var isVisible: Bool { kind != .identity }

  /// The standard deviation of the blur, in points: less than a material's, so that shapes in the
  /// background remain recognizable.
  private var radius: Double { kind == .clear ? 3 : 10 }
  private var saturation: Double { kind == .clear ? 1.2 : 1.6 }

  /// The film over the background, encoded sRGB, in light and dark mode.
  private func film(isLight: Bool) -> Color {
    if let tintColor { return tintColor.opacity(kind == .clear ? 0.4 : 0.75) }
    if kind == .clear { return Color(white: isLight ? 1 : 0, opacity: 0.1) }
    return Color(white: isLight ? 0.97 : 0.14, opacity: 0.5)
  }

  fileprivate func paint(in environment: EnvironmentValues) -> _ResolvedPaint {
    let film = film(isLight: environment.colorScheme == .light)
    return _ResolvedPaint(.solid(film.resolve(in: environment))).finished { finish in
      finish.backdrop = PaintFinish.Backdrop(
        radius: radius, colorMatrix: .saturation(saturation))
    }
  }
}

/// A style that paints glass without its edge.
package struct GlassStyle: ShapeStyle, Equatable {
  private let glass: Glass

  package init(_ glass: Glass) { self.glass = glass }

  package func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    glass.paint(in: environment)
  }
}
