import Foundation

/// A shadow behind or inside a shape that a style fills. With a radius or an offset that is not
/// finite there is no shadow.
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

  /// Returns a shadow behind the shape; by default black with an opacity of 0.33.
  ///
  /// - Parameters:
  ///   - color: The colour of the shadow; its opacity multiplies that of the shape.
  ///   - radius: The standard deviation of its blur, in points. At 0 and below it is sharp.
  ///   - x: The offset to the right, in points.
  ///   - y: The offset downwards, in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(kind: .drop, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }

  /// Returns a shadow that the shape's edges cast into it; by default black with an opacity of 0.55.
  ///
  /// - Parameters:
  ///   - color: The colour of the shadow; its opacity multiplies that of the shape.
  ///   - radius: The standard deviation of its blur, in points. At 0 and below it is sharp.
  ///   - x: The offset to the right, in points.
  ///   - y: The offset downwards, in points.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(kind: .inner, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }
}
