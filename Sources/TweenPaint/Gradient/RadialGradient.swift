import Foundation
import TweenGeometry
import TweenMotion

/// Colours by the distance from a centre, in points: the first up to `startRadius`, the last from
/// `endRadius` on. Where the end is the smaller radius, the colours run inwards, the first outside.
public struct RadialGradient: Sendable {
  var gradient: AnyGradient
  var center: UnitPoint
  var startRadius: CGFloat
  var endRadius: CGFloat

  /// Creates a gradient from one distance to another, in points. Where they are equal, a hard edge separates the
  /// first colour from the last.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      AnyGradient(gradient), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Creates a gradient of colours at even distances from one radius to another, in points.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Creates a gradient of stops from one radius to another, in points.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  package init(
    _ gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  package func resolved(in environment: EnvironmentValues) -> ResolvedPaintStyle {
    gradient.resolved(
      .radial(center: center, startRadius: Double(startRadius), endRadius: Double(endRadius)),
      in: environment)
  }

  package func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    resolved(in: environment).paint(in: rect)
  }
}
