import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// A style that fills with a repeated image. The first tile lies in the top left corner of the filled area.
public struct ImagePaint: ShapeStyle {
  /// The picture for the tiles, in its own colours: its rendering mode and `resizable` are ignored. A
  /// drawing (SVG) is rasterized at the display's resolution, or at four times that if it is enlarged. A
  /// symbol has the size that the font sets, and the primary colour. A missing image draws nothing.
  public var image: Image
  /// The part of the image that is repeated, in parts of its width and height. It is limited to 0...1.
  public var sourceRect: CGRect
  /// A factor for the image's size. If it is not positive and finite, nothing is drawn.
  public var scale: CGFloat

  /// Creates a style that repeats an image.
  ///
  /// - Parameters:
  ///   - image: The picture for the tiles.
  ///   - sourceRect: The part of the image that is repeated, in parts of its width and height; by default
  ///     the whole image. It is limited to 0...1.
  ///   - scale: A factor for the image's size, 1 by default. If it is not positive and finite, nothing is
  ///     drawn.
  nonisolated public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    guard let pattern = pattern(in: environment) else {
      return _ResolvedPaint(.solid(.transparent))
    }
    return _ResolvedPaint(.pattern(pattern))
  }

  private func pattern(in environment: EnvironmentValues) -> ResolvedPattern? {
    if let symbol = image.symbol(in: environment) {
      let contents = symbol.contents(
        in: CGRect(origin: .zero, size: symbol.size), transform: .identity,
        paint: .solid(Color.primary.resolve(in: environment)), opacity: 1)
      return pattern(of: contents, symbol.size, .smooth, environment)
    }
    guard let resolved = image.resolved(in: environment) else { return nil }
    if let drawing = resolved.drawing {
      let contents = drawing.contents(
        in: CGRect(origin: .zero, size: drawing.size), transform: .identity, opacity: 1)
      return pattern(of: contents, drawing.size, resolved.sampling, environment)
    }
    return ResolvedPattern(
      bitmap: resolved.bitmap, source: sourceRect, pointsPerUnit: Double(scale) / resolved.scale,
      sampling: resolved.sampling)
  }

  private func pattern(
    of contents: [DisplayItem.Content], _ size: CGSize, _ sampling: Sampling,
    _ environment: EnvironmentValues
  ) -> ResolvedPattern? {
    let density = Double(environment.displayScale) * (scale > 1 ? Self.enlargedDensity : 1)
    guard
      let bitmap = DrawnTiles.shared.bitmap(of: contents, size: size, density: density)
    else { return nil }
    return ResolvedPattern(
      bitmap: bitmap, source: sourceRect, pointsPerUnit: Double(scale),
      pixelSize: CGSize(
        width: size.width / CGFloat(bitmap.width), height: size.height / CGFloat(bitmap.height)),
      sampling: sampling)
  }

  /// The resolution of an enlarged drawing, as a multiple of the display's.
  private static let enlargedDensity = 4.0
}

extension ShapeStyle where Self == ImagePaint {
  /// Returns a style that fills with a repeated image, whose size is multiplied by `scale`.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
