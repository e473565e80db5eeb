import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// A style that fills with an image, again and again. The first tile lies in the top left corner of
/// what is filled.
public struct ImagePaint: ShapeStyle {
  /// The picture of which tiles are made, in its own colours: a rendering mode and `resizable`
  /// count for nothing here. A drawing (SVG) has the display's pixels, four times as many where it is
  /// enlarged; a symbol has the size that the font says, and the primary colour. A missing image draws
  /// nothing.
  public var image: Image
  /// The part of the image that is repeated, as shares of its width and height. What reaches out
  /// of 0...1 is left out.
  public var sourceRect: CGRect
  /// Enlarges the image. What is not above 0 and finite draws nothing.
  public var scale: CGFloat

  /// - Parameters:
  ///   - image: The picture of which tiles are made.
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

  /// How many times the display's pixels a drawing has that is enlarged.
  private static let enlargedDensity = 4.0
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
