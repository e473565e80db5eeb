import Foundation
import TweenGeometry
import TweenMotion

/// A style after the environment and before the box: colours are numbers, positions still unit
/// points. This is the form that animates; `paint(in:)` makes the paint.
package enum ResolvedPaintStyle: Equatable, Sendable {
  case solid(Color.Resolved)
  case gradient(ResolvedGradient)
  case pattern(ResolvedPattern)
  // Rare and large: kept aside, so that all other styles are small.
  indirect case mesh(ResolvedMesh)
}

/// A gradient after the environment and before the box.
package struct ResolvedGradient: Equatable, Sendable {
  package enum Geometry: Equatable, Sendable {
    case linear(start: UnitPoint, end: UnitPoint)
    /// Radii in points.
    case radial(center: UnitPoint, startRadius: Double, endRadius: Double)
    /// Radii as shares of the box's sides.
    case elliptical(center: UnitPoint, startRadius: Double, endRadius: Double)
    /// Angles in radians, clockwise on screen from the right.
    case angular(center: UnitPoint, startAngle: Double, endAngle: Double)
  }

  package var geometry: Geometry
  /// Locations are finite and never fall.
  package var stops: [GradientPaint.Stop]
  package var interpolation: GradientPaint.Interpolation

  package init(
    geometry: Geometry, stops: [GradientPaint.Stop],
    interpolation: GradientPaint.Interpolation = .perceptual
  ) {
    self.geometry = geometry
    self.stops = stops
    self.interpolation = interpolation
  }

  /// This gradient over `rect`.
  package func paint(in rect: CGRect) -> GradientPaint {
    GradientPaint(
      geometry: geometry.placed(in: rect), stops: stops, interpolation: interpolation,
      transform: geometry.transform(in: rect))
  }
}

extension ResolvedGradient.Geometry {
  /// The geometry over `rect`, in the gradient's own space.
  func placed(in rect: CGRect) -> GradientPaint.Geometry {
    switch self {
    case .linear(let start, let end):
      .linear(start: start.in(rect), end: end.in(rect))
    case .radial(let center, let startRadius, let endRadius):
      .radial(center: center.in(rect), startRadius: startRadius, endRadius: endRadius)
    case .elliptical(let center, let startRadius, let endRadius):
      .radial(
        center: CGPoint(x: center.x, y: center.y), startRadius: startRadius, endRadius: endRadius)
    case .angular(let center, let startAngle, let endAngle):
      .angular(center: center.in(rect), startAngle: startAngle, endAngle: endAngle)
    }
  }

  /// The transform from the gradient's own space to that of `rect`.
  func transform(in rect: CGRect) -> CGAffineTransform {
    guard case .elliptical = self else { return .identity }
    return CGAffineTransform(
      a: rect.size.width, b: 0, c: 0, d: rect.size.height, tx: rect.origin.x, ty: rect.origin.y)
  }
}

extension ResolvedPaintStyle {
  /// The paint of `rect` in this style. A gradient without stops is clear.
  package func paint(in rect: CGRect) -> Paint {
    switch self {
    case .solid(let color):
      return .solid(color)
    case .gradient(let gradient):
      return gradient.stops.isEmpty ? .solid(.clear) : .gradient(gradient.paint(in: rect))
    case .pattern(let pattern):
      return pattern.paint(in: rect).map(Paint.pattern) ?? .solid(.clear)
    case .mesh(let mesh):
      return mesh.paint(in: rect).map(Paint.pattern) ?? .solid(.clear)
    }
  }

  /// Whether the fill is invisible: no colour has an opacity above 0.
  package var isClear: Bool {
    switch self {
    case .solid(let color): !(color.opacity > 0)
    case .gradient(let gradient): !gradient.stops.contains { $0.color.opacity > 0 }
    case .pattern(let pattern): !(pattern.opacity > 0)
    case .mesh(let mesh):
      !(mesh.opacity > 0)
        || !(mesh.background.opacity > 0) && !mesh.colors.contains { $0.w > 0 }
    }
  }

  /// The style with every colour's opacity multiplied by `opacity`.
  package func opacity(_ opacity: Double) -> ResolvedPaintStyle {
    func faded(_ color: Color.Resolved) -> Color.Resolved {
      var color = color
      color.opacity = Float(Double(color.opacity) * opacity)
      return color
    }
    switch self {
    case .solid(let color):
      return .solid(faded(color))
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = faded(gradient.stops[index].color)
      }
      return .gradient(gradient)
    case .pattern(var pattern):
      pattern.opacity *= opacity
      return .pattern(pattern)
    case .mesh(var mesh):
      mesh.opacity *= opacity
      return .mesh(mesh)
    }
  }
}
