import Foundation
import TweenGeometry
import TweenMotion

/// Colours by the angle around a centre, clockwise on screen from the right.
///
/// The gap of an incomplete turn shows the last colour in its first half and the first colour in its
/// second; of more than a full turn only the last turn shows. Where the end lies before the start,
/// the colours run counter-clockwise. Nothing is drawn with angles that are not finite.
public struct AngularGradient: Sendable {
  var gradient: AnyGradient
  var center: UnitPoint
  var startAngle: Angle
  var endAngle: Angle

  /// Creates a gradient from one angle to another. Where they are equal, the last colour fills the
  /// half turn clockwise from there, and the first colour the other half.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.init(AnyGradient(gradient), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Creates a gradient of colours at even distances from one angle to another.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Creates a gradient of stops from one angle to another.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Creates a gradient over a full turn from `angle`.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(AnyGradient(gradient), center: center, angle: angle)
  }

  /// Creates a gradient of colours at even distances over a full turn from `angle`.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Creates a gradient of stops over a full turn from `angle`.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  package init(_ gradient: AnyGradient, center: UnitPoint, angle: Angle) {
    self.init(
      gradient, center: center, startAngle: angle,
      endAngle: Angle(radians: angle.radians + 2 * Double.pi))
  }

  package init(_ gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  package func resolved(in environment: EnvironmentValues) -> ResolvedPaintStyle {
    gradient.resolved(
      .angular(
        center: center, startAngle: startAngle.radians, endAngle: endAngle.radians),
      in: environment)
  }

  package func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    resolved(in: environment).paint(in: rect)
  }
}
