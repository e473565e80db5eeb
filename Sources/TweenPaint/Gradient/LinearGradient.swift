import Foundation
import TweenGeometry
import TweenMotion

/// Colours along a line across the filled box; on the way across that line they stay. The first
/// goes on before its start, and the last beyond its end.
public struct LinearGradient: Sendable {
  var gradient: AnyGradient
  var startPoint: UnitPoint
  var endPoint: UnitPoint

  /// A gradient from one point to another, which may lie outside the box. Where they are one, the
  /// last colour shows everywhere.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours at even distances from one point to another.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Stops from one point to another.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  package init(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  package func resolved(in environment: EnvironmentValues) -> ResolvedPaintStyle {
    gradient.resolved(.linear(start: startPoint, end: endPoint), in: environment)
  }

  package func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    resolved(in: environment).paint(in: rect)
  }
}
