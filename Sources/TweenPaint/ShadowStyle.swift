import Foundation

/// A shadow behind, or inside, what a style fills. With a radius or a distance that is not finite
/// there is none.
public struct ShadowStyle: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case drop
    case inner
  }

  package var kind: Kind
  package var color: Color
  /// The standard deviation of its blur, in points.
  package var radius: CGFloat
  /// How far it falls, in points.
  package var offset: CGSize

  /// A shadow behind the shape: black at a third of full opacity, if not told otherwise.
  ///
  /// - Parameters:
  ///   - color: What it is drawn with; its opacity multiplies the shadow's.
  ///   - radius: The standard deviation of its blur, in points. At 0 and below it is sharp.
  ///   - x: How far it falls to the right, in points.
  ///   - y: How far it falls downwards, in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(kind: .drop, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }

  /// A shadow that the shape's edges cast into it: black at 55 percent, if not told otherwise.
  ///
  /// - Parameters:
  ///   - color: What it is drawn with; its opacity multiplies the shadow's.
  ///   - radius: The standard deviation of its blur, in points. At 0 and below it is sharp.
  ///   - x: How far it falls to the right, in points.
  ///   - y: How far it falls downwards, in points.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(kind: .inner, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }
}
