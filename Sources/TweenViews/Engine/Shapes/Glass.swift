import TweenMotion
import TweenPaint

/// A kind of glass, which `glassEffect` puts behind a view.
public struct Glass: Equatable, Sendable {
  private enum Kind { case regular, clear, identity }

  private var kind: Kind
  private var tintColor: Color?
  /// Whether it answers to a press.
  package private(set) var isInteractive = false

  /// What is behind, out of focus under a film of white, or of black in a dark scheme.
  public static let regular = Glass(kind: .regular)
  /// What is behind, hardly blurred and nearly as bright: for glass over pictures.
  public static let clear = Glass(kind: .clear)
  /// No glass at all, as if there were no effect.
  public static let identity = Glass(kind: .identity)

  private init(kind: Kind) { self.kind = kind }

  /// Glass of a colour; nil for none.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tintColor = color
    return glass
  }

  /// Glass that grows a little and brightens while it is pressed.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
  }

  /// Whether there is anything to see.
  package var isVisible: Bool { kind != .identity }

  /// The standard deviation of the blur, in points: less than a material's, so that forms behind can
  /// still be told.
  private var radius: Double { kind == .clear ? 3 : 10 }
  private var saturation: Double { kind == .clear ? 1.2 : 1.6 }

  /// The film over what is behind, encoded sRGB, in a light and in a dark scheme.
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

/// Paints glass, without its edge.
package struct GlassStyle: ShapeStyle, Equatable {
  private let glass: Glass

  package init(_ glass: Glass) { self.glass = glass }

  package func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    glass.paint(in: environment)
  }
}
