import TweenGeometry
import TweenMotion

/// A gradient with the space in which its colours are mixed. As a style it runs from top to bottom.
public struct AnyGradient: Hashable, Sendable {
  var gradient: Gradient
  var space: Gradient.ColorSpace

  /// Creates `gradient` with colours mixed in the perceptual space.
  public init(_ gradient: Gradient) {
    self.gradient = gradient
    space = .perceptual
  }

  /// Returns this gradient with colours mixed in `space`.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var copy = self
    copy.space = space
    return copy
  }

  /// The stops in `environment`, with locations that are finite and never fall.
  func resolvedStops(in environment: EnvironmentValues) -> [GradientPaint.Stop] {
    var reached = -Double.infinity
    return gradient.stops.map { stop in
      let location = Double(stop.location)
      if location > reached, location.isFinite { reached = location }
      return GradientPaint.Stop(
        color: stop.color.resolve(in: environment), location: reached.isFinite ? reached : 0)
    }
  }
}

extension AnyGradient {
  /// This gradient over `geometry`.
  func resolved(
    _ geometry: ResolvedGradient.Geometry, in environment: EnvironmentValues
  ) -> ResolvedPaintStyle {
    .gradient(
      ResolvedGradient(
        geometry: geometry, stops: resolvedStops(in: environment),
        interpolation: space.interpolation))
  }

  /// A gradient used as a style by itself runs from top to bottom.
  package func resolved(in environment: EnvironmentValues) -> ResolvedPaintStyle {
    resolved(.linear(start: .top, end: .bottom), in: environment)
  }
}

extension Gradient {
  /// A gradient used as a style by itself runs from top to bottom.
  package func resolved(in environment: EnvironmentValues) -> ResolvedPaintStyle {
    AnyGradient(self).resolved(in: environment)
  }
}

extension Color {
  /// The share of white in the standard gradient's top. Enough to be visible over the height of a
  /// button, too little to change the colour's name.
  private static let gradientLightening = 0.2

  /// This colour as a soft gradient: somewhat lighter at the start, the colour itself at the end.
  public var gradient: AnyGradient {
    AnyGradient(
      Gradient(colors: [mix(with: .white, by: Self.gradientLightening), self]))
  }
}
