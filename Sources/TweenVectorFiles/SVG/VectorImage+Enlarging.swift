import Foundation
import TweenGeometry
import TweenPaint

extension VectorImage {
  /// The least number of an enlarged image's pixels for each point of the canvas. More make files
  /// larger, fewer make edges between its pixels softer.
  private static let pixelsPerPoint = 4.0
  /// The largest number of pixels of an enlarged image.
  private static let maximumPixels = 1 << 22
  private static let maximumCopies = 32

  /// Makes each pixel a square of several, where pixels are larger than a quarter of a point.
  mutating func enlargePixels() {
    let side = Double(transform.determinant.magnitude).squareRoot()
    let wanted = (side * Self.pixelsPerPoint).rounded(.up)
    var copies = min(max(wanted.isFinite ? Int(min(wanted, 1e6)) : 1, 1), Self.maximumCopies)
    let count = max(bitmap.width * bitmap.height, 1)
    while copies > 1, count * copies * copies > Self.maximumPixels { copies -= 1 }
    guard copies > 1 else { return }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(count * copies * copies)
    for row in 0..<bitmap.height {
      let source = bitmap.pixels[row * bitmap.width..<(row + 1) * bitmap.width]
      let wide = source.flatMap { Array(repeating: $0, count: copies) }
      for _ in 0..<copies { pixels.append(contentsOf: wide) }
    }
    bitmap = Bitmap(
      width: bitmap.width * copies, height: bitmap.height * copies, pixels: pixels)
    let share = 1 / Double(copies)
    transform = CGAffineTransform(scaleX: share, y: share).concatenating(transform)
  }
}
