import Foundation
import TweenMotion

/// A ramp of colours, without geometry. Without stops it draws nothing, and with one stop it is that
/// colour everywhere.
public struct Gradient: Hashable, Sendable {
  /// One colour of a gradient and its location.
  public struct Stop: Hashable, Sendable {
    /// The colour that the gradient shows at this stop.
    public var color: Color
    /// The location, from 0, the gradient's start, to 1, its end; it may lie outside. A location that
    /// is not finite counts as that of the stop before, or as 0.
    public var location: CGFloat

    /// Creates a stop with a colour at a location, which is not clamped.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The space in which a gradient's colours are mixed.
  public struct ColorSpace: Hashable, Sendable {
    let interpolation: GradientPaint.Interpolation

    /// Mixes encoded sRGB, the space of the pixels.
    public static let device = ColorSpace(interpolation: .device)
    /// Mixes in OKLab, which is even to the eye.
    public static let perceptual = ColorSpace(interpolation: .perceptual)
  }

  /// The stops in drawing order: a stop with a lower location than its predecessor counts as being at
  /// its predecessor. Two stops at one location make a hard edge.
  public var stops: [Stop]

  /// Creates a gradient of these stops, in this order.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient of colours at even distances from 0 to 1; a single colour is at 0.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { index, color in
      Stop(color: color, location: CGFloat(index) / last)
    }
  }

  /// Returns this gradient with colours mixed in `space`.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(self).colorSpace(space)
  }
}
