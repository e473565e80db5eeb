import TweenPaint
import TweenRaster

/// The differences of two pictures, pixel by pixel.
public struct BitmapComparison: Sendable, CustomStringConvertible {
  /// The number of pixels that differ; 0 for pictures of different sizes.
  public private(set) var differingPixels = 0
  /// The largest difference of a channel, in 0...255.
  package private(set) var largestDifference = 0
  /// The first pixel, row by row, where they differ.
  package private(set) var firstDifference: (x: Int, y: Int)?
  /// The smallest rectangle around all pixels that differ.
  package private(set) var box: PixelRect?
  /// The distances, eightfold, on black; nil for pictures of different sizes.
  public private(set) var difference: Bitmap?
  private let sizes: String?

  /// Compares two pictures.
  public init(expected: Bitmap, actual: Bitmap) {
    guard expected.width == actual.width, expected.height == actual.height else {
      sizes =
        "expected \(expected.width)x\(expected.height) pixels, "
        + "found \(actual.width)x\(actual.height)"
      return
    }
    sizes = nil
    var picture = Bitmap(width: expected.width, height: expected.height)
    var (left, right, top, bottom) = (Int.max, -1, Int.max, -1)
    for index in picture.pixels.indices {
      let distances = [24, 16, 8, 0].map { shift in
        abs(
          Int(expected.pixels[index] >> shift & 0xFF) - Int(actual.pixels[index] >> shift & 0xFF))
      }
      let largest = distances.max() ?? 0
      if largest > 0 {
        differingPixels += 1
        largestDifference = max(largestDifference, largest)
        let (x, y) = (index % expected.width, index / expected.width)
        if firstDifference == nil { firstDifference = (x, y) }
        (left, right) = (min(left, x), max(right, x))
        (top, bottom) = (min(top, y), max(bottom, y))
      }
      // A difference of alpha alone shows as grey.
      let shown = distances[1...].map { UInt32(min(max($0, distances[0]) * 8, 255)) }
      picture.pixels[index] = 0xFF00_0000 | shown[0] << 16 | shown[1] << 8 | shown[2]
    }
    difference = picture
    if right >= 0 {
      box = PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }
  }

  /// Whether sizes and pixels are equal.
  public var isEqual: Bool { sizes == nil && differingPixels == 0 }

  /// The differences in words.
  public var description: String {
    if let sizes { return sizes }
    guard let first = firstDifference, let box else { return "no difference" }
    return
      "\(differingPixels) \(differingPixels == 1 ? "pixel differs" : "pixels differ"), by up to "
      + "\(largestDifference), the first at (\(first.x), \(first.y)), all in the box "
      + "\(box.x),\(box.y) \(box.width)x\(box.height)"
  }
}
