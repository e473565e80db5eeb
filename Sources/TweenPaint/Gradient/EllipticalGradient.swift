import Foundation
import TweenGeometry
import TweenMotion

/// A radial gradient of the unit square, stretched to the filled box. Where its end is the smaller
/// fraction, the colours run inwards; where both are equal, a hard edge separates the first from the
/// last.
public struct EllipticalGradient: Sendable {
  var gradient: AnyGradient
  var center: UnitPoint
  var startRadiusFraction: CGFloat
  var endRadiusFraction: CGFloat

  /// Creates a gradient from the centre outward.
  ///
  /// - Parameters:
  ///   - gradient: The colours, from the centre outward.
  ///   - center: The point of the box at which the gradient begins.
  ///   - startRadiusFraction: The radius of the start, as a fraction of the box's sides.
  ///   - endRadiusFraction: The radius of the end; 0.5 is the ellipse inscribed in the box.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      AnyGradient(gradient), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Creates a gradient of colours at even distances; the fractions are those of the initialiser from
  /// a gradient.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// Creates a gradient of stops; the fractions are those of the initialiser from a gradient.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  package init(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }

  package func resolved(in environment: EnvironmentValues) -> ResolvedPaintStyle {
    gradient.resolved(
      .elliptical(
        center: center, startRadius: Double(startRadiusFraction),
        endRadius: Double(endRadiusFraction)),
      in: environment)
  }

  package func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    resolved(in: environment).paint(in: rect)
  }
}
