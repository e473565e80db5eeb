import Foundation
import TweenGeometry
import TweenMotion

/// What fills a shape, in the shape's own coordinates, everything resolved to numbers.
public enum Paint: Equatable, Sendable {
  case solid(Color.Resolved)
  case gradient(GradientPaint)
}

/// A resolved gradient: a colour ramp over `t` in 0...1 and the geometry that gives each point its `t`.
public struct GradientPaint: Equatable, Sendable {
  public enum Geometry: Equatable, Sendable {
    /// `t` is 0 at `start`, 1 at `end`, and constant across.
    case linear(start: CGPoint, end: CGPoint)
    /// `t` is 0 at `startRadius` from the centre and 1 at `endRadius`.
    case radial(center: CGPoint, startRadius: Double, endRadius: Double)
    /// `t` is 0 at `startAngle` and 1 at `endAngle` (radians, clockwise on screen from +x). A gap
    /// is filled with the last and the first colour, switching half-way; of more than a full turn
    /// only the last shows.
    case angular(center: CGPoint, startAngle: Double, endAngle: Double)
  }

  /// The space colours are mixed in between stops.
  public enum Interpolation: Equatable, Sendable {
    /// OKLab, premultiplied.
    case perceptual
    /// Encoded sRGB, premultiplied.
    case device
  }

  public struct Stop: Equatable, Sendable {
    public var color: Color.Resolved
    public var location: Double
    public init(color: Color.Resolved, location: Double) {
      self.color = color
      self.location = location
    }
  }

  public var geometry: Geometry
  /// In the order given; equal locations make a hard edge; never empty when drawn.
  public var stops: [Stop]
  public var interpolation: Interpolation
  /// Gradient space to the item's local space (elliptical gradients are stretched radial ones).
  public var transform: CGAffineTransform

  public init(
    geometry: Geometry, stops: [Stop], interpolation: Interpolation = .perceptual,
    transform: CGAffineTransform = .identity
  ) {
    self.geometry = geometry
    self.stops = stops
    self.interpolation = interpolation
    self.transform = transform
  }
}
