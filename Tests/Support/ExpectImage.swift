import Foundation
import Testing
import TweenCodecs
import TweenPaint

/// Expects `bitmap` to look exactly like the golden image `name`.
///
/// Goldens are PNG files, Tests/Goldens/FILE/NAME.png for a test in FILE.swift. When the picture
/// differs, expected, actual and difference (each channel's distance, eightfold, on black) are
/// written to `.build/image-failures`, or to the folder named by INBETWEEN_IMAGE_FAILURES; the
/// failure tells where they are. With INBETWEEN_RECORD=1 the golden is written anew, and the test
/// fails all the same: recording never passes.
///
/// - Parameters:
///   - tolerance: The largest difference of a channel that counts as equal, 0...255. Give the
///     reason in the test when it is not 0.
public func expectImage(
  _ bitmap: Bitmap, named name: String, tolerance: Int = 0, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let golden = GoldenFile(name, kind: "png", of: filePath)
  let encoded = try PNGEncoder.encode(bitmap)
  guard let known = try golden.contents(toCompareWith: encoded, sourceLocation) else { return }
  // What has the same bytes has the same pixels, and need not be read.
  guard known != encoded else { return }
  let comparison = try ImageComparison(expected: PNGReader(known), actual: PNGReader(encoded))
  guard !comparison.isWithin(tolerance) else { return }
  let difference = try comparison.difference.map { try PNGEncoder.encode($0) } ?? []
  try golden.recordDifference(
    "\(comparison)", expected: known, actual: encoded, diff: difference, sourceLocation)
}

/// How two pictures differ.
public struct ImageComparison: CustomStringConvertible {
  public private(set) var differingPixels = 0
  /// The largest difference of a channel, not premultiplied.
  public private(set) var largestDifference = 0
  /// The first pixel, row by row, where they differ.
  public private(set) var firstDifference: (x: Int, y: Int)?
  /// The distances, eightfold, on black; nil for pictures of different sizes.
  public private(set) var difference: Bitmap?
  private let sizes: String?

  public init(expected: PNGReader, actual: PNGReader) {
    guard expected.width == actual.width, expected.height == actual.height else {
      sizes =
        "expected \(expected.width)x\(expected.height), found \(actual.width)x\(actual.height)"
      return
    }
    sizes = nil
    var picture = Bitmap(width: expected.width, height: expected.height)
    for index in picture.pixels.indices {
      var distances: [Int] = []
      for channel in 4 * index..<4 * index + 4 {
        distances.append(abs(Int(expected.rgba[channel]) - Int(actual.rgba[channel])))
      }
      let largest = distances.max() ?? 0
      if largest > 0 {
        differingPixels += 1
        largestDifference = max(largestDifference, largest)
        if firstDifference == nil {
          firstDifference = (index % expected.width, index / expected.width)
        }
      }
      // A difference of alpha alone shows as grey.
      let shown = distances[0...2].map { UInt32(min(max($0, distances[3]) * 8, 255)) }
      picture.pixels[index] = 0xFF00_0000 | shown[0] << 16 | shown[1] << 8 | shown[2]
    }
    difference = picture
  }

  /// Whether the sizes are equal and no channel differs by more than `tolerance`.
  public func isWithin(_ tolerance: Int) -> Bool { sizes == nil && largestDifference <= tolerance }

  public var description: String {
    if let sizes { return sizes }
    guard let first = firstDifference else { return "no difference" }
    return "\(differingPixels) pixels differ, by up to \(largestDifference), "
      + "the first at (\(first.x), \(first.y))"
  }
}
