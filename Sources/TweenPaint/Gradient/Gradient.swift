import Foundation
import TweenMotion

/// A ramp of colours, without geometry. Without stops it draws nothing, and with one it is that
/// colour everywhere.
public struct Gradient: Hashable, Sendable {
  /// One colour of a gradient and where it stands.
  public struct Stop: Hashable, Sendable {
    /// What the gradient shows there.
    public var color: Color
    /// 0, the gradient's start, to 1, its end; it may lie outside. One that is not finite stands
    /// where the stop before stands, or at 0.
    public var location: CGFloat

    /// A colour at a location, taken as it is.
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

  /// A gradient of these stops, in this order.
  public init(stops: [Stop]) { self.stops = stops }

  /// Colours at even distances from 0 to 1; one colour alone stands at 0.
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
