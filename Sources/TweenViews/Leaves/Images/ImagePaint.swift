import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// A style that fills with an image, again and again. The first tile lies in the top left corner of
/// what is filled.
public struct ImagePaint: ShapeStyle {
  /// The picture of which tiles are made, in its own colours: a rendering mode and `resizable`
  /// count for nothing here. A missing image, a symbol and an SVG drawing draw nothing.
  public var image: Image
  /// The part of the image that is repeated, as shares of its width and height. What reaches out
  /// of 0...1 is left out.
  public var sourceRect: CGRect
  /// Enlarges the image. What is not above 0 and finite draws nothing.
  public var scale: CGFloat

  /// - Parameters:
  ///   - image: The picture of which tiles are made; of a symbol nothing is drawn.
  ///   - sourceRect: The part of it that is repeated, as shares of its width and height; by default
  ///     all of it. What reaches out of 0...1 is left out.
  ///   - scale: Enlarges the image, 1 by default. What is not above 0 and finite draws nothing.
  nonisolated public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    guard let resolved = image.resolved(in: environment), resolved.drawing == nil else {
      return _ResolvedPaint(.solid(.transparent))
    }
    return _ResolvedPaint(
      .pattern(
        ResolvedPattern(
          bitmap: resolved.bitmap, source: sourceRect,
          pointsPerPixel: Double(scale) / resolved.scale, sampling: resolved.sampling)))
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// Fills with an image, again and again.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
