import Foundation
import TweenGeometry

/// A tiled image after the environment and before the box.
package struct ResolvedPattern: Equatable, Sendable {
  package var bitmap: Bitmap
  /// The part of the bitmap that is repeated, as shares of its width and height.
  package var source: CGRect
  /// Points that a pixel of the bitmap takes on each side.
  package var pointsPerPixel: Double
  package var sampling: Sampling
  /// 0...1
  package var opacity: Double

  package init(
    bitmap: Bitmap, source: CGRect, pointsPerPixel: Double, sampling: Sampling = .smooth,
    opacity: Double = 1
  ) {
    self.bitmap = bitmap
    self.source = source
    self.pointsPerPixel = pointsPerPixel
    self.sampling = sampling
    self.opacity = opacity
  }

  /// This pattern over `rect`: the first tile lies in its top left corner. nil where there is
  /// nothing to repeat.
  package func paint(in rect: CGRect) -> PatternPaint? {
    let (width, height) = (Double(bitmap.width), Double(bitmap.height))
    let left = min(max(source.minX, 0), 1) * width
    let top = min(max(source.minY, 0), 1) * height
    let right = min(max(source.maxX, 0), 1) * width
    let bottom = min(max(source.maxY, 0), 1) * height
    // Written so that what is not a number is refused too.
    guard right > left, bottom > top, pointsPerPixel > 0, pointsPerPixel.isFinite else {
      return nil
    }
    return PatternPaint(
      bitmap: bitmap, source: CGRect(x: left, y: top, width: right - left, height: bottom - top),
      sampling: sampling, opacity: opacity,
      transform: CGAffineTransform(
        a: pointsPerPixel, b: 0, c: 0, d: pointsPerPixel,
        tx: rect.minX - left * pointsPerPixel, ty: rect.minY - top * pointsPerPixel))
  }
}
