import Foundation
import TweenGeometry
import TweenMotion

/// Colours along a line across the filled box.
public struct LinearGradient: Sendable {
  var gradient: AnyGradient
  var startPoint: UnitPoint
  var endPoint: UnitPoint

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
  }

  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

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
