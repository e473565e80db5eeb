import Foundation
import TweenGeometry

/// A tiled image after the environment and before the box.
package struct ResolvedPattern: Equatable, Sendable {
  package var bitmap: Bitmap
  /// The part of the bitmap that is repeated, as fractions of its width and height.
  package var source: CGRect
  /// The length in points of one repetition.
  package var pointsPerUnit: Double
  /// The width and height of a pixel in these units: less than one for a drawing with more pixels,
  /// made for sharpness. It doesn't animate, so that a bitmap with other pixels has the same size.
  package var pixelSize: CGSize
  package var sampling: Sampling
  /// 0...1
  package var opacity: Double

  package init(
    bitmap: Bitmap, source: CGRect, pointsPerUnit: Double,
    pixelSize: CGSize = CGSize(width: 1, height: 1), sampling: Sampling = .smooth,
    opacity: Double = 1
  ) {
    self.bitmap = bitmap
    self.source = source
    self.pointsPerUnit = pointsPerUnit
    self.pixelSize = pixelSize
    self.sampling = sampling
    self.opacity = opacity
  }

  /// This pattern over `rect`: the first tile is in its top left corner. nil where there is nothing
  /// to repeat.
  package func paint(in rect: CGRect) -> PatternPaint? {
    let (width, height) = (Double(bitmap.width), Double(bitmap.height))
    let left = min(max(source.minX, 0), 1) * width
    let top = min(max(source.minY, 0), 1) * height
    let right = min(max(source.maxX, 0), 1) * width
    let bottom = min(max(source.maxY, 0), 1) * height
    // Written so that NaN is rejected too.
    guard right > left, bottom > top, pointsPerUnit > 0, pointsPerUnit.isFinite else {
      return nil
    }
    let (across, down) = (pointsPerUnit * pixelSize.width, pointsPerUnit * pixelSize.height)
    return PatternPaint(
      bitmap: bitmap, source: CGRect(x: left, y: top, width: right - left, height: bottom - top),
      sampling: sampling, opacity: opacity,
      transform: CGAffineTransform(
        a: across, b: 0, c: 0, d: down, tx: rect.minX - left * across, ty: rect.minY - top * down))
  }
}
