import Foundation
import TweenMotion

/// A ramp of colours, without geometry.
public struct Gradient: Hashable, Sendable {
  /// One colour of a gradient and where it stands.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    /// 0, the gradient's start, to 1, its end.
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The space colours are mixed in.
  public struct ColorSpace: Hashable, Sendable {
    let interpolation: GradientPaint.Interpolation

    /// Encoded sRGB, the space of the pixels.
    public static let device = ColorSpace(interpolation: .device)
    /// OKLab: even to the eye.
    public static let perceptual = ColorSpace(interpolation: .perceptual)
  }

  /// In the order they are drawn: a stop that stands before its predecessor counts as standing
  /// at its predecessor. Two stops at one location make a hard edge.
  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }

  /// Colours at even distances from 0 to 1.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { index, color in
      Stop(color: color, location: CGFloat(index) / last)
    }
  }

  /// This gradient, mixed in `space`.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(self).colorSpace(space)
  }
}

/// A gradient with the space it is mixed in.
public struct AnyGradient: Hashable, Sendable {
  var gradient: Gradient
  var space: Gradient.ColorSpace

  public init(_ gradient: Gradient) {
    self.gradient = gradient
    space = .perceptual
  }

  /// This gradient, mixed in `space`.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var copy = self
    copy.space = space
    return copy
  }

  /// The stops where `environment` holds: locations finite and never falling.
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

extension Color {
  /// How much white the standard gradient's top has. Enough to be seen over the height of a
  /// button, too little to change the colour's name.
  private static let gradientLightening = 0.2

  /// This colour as a soft gradient: somewhat lighter at the start, itself at the end.
  public var gradient: AnyGradient {
    AnyGradient(
      Gradient(colors: [mix(with: .white, by: Self.gradientLightening), self]))
  }
}
