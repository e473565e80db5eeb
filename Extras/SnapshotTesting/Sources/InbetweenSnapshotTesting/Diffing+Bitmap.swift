import Foundation
import SnapshotTesting
import TweenCodecs
import TweenHeadless
import TweenPaint

extension Diffing where Value == Bitmap {
  /// Compares pictures exactly, pixel by pixel, and stores them as PNG. A failure has the number of pixels
  /// that differ and the box around them, and three attachments: the expected picture, the actual picture,
  /// and each channel's distance, eightfold, on black.
  public static var bitmap: Diffing {
    diff(
      toData: { Data(png($0)) }, fromData: { picture(Array($0)) },
      diffV2: { expected, actual in
        // A PNG file has straight alpha: the actual picture takes the same way as the stored one.
        let actual = picture(png(actual))
        let comparison = BitmapComparison(expected: expected, actual: actual)
        guard !comparison.isEqual else { return nil }
        let pictures =
          [("expected.png", expected), ("actual.png", actual)]
          + (comparison.difference.map { [("diff.png", $0)] } ?? [])
        return (
          "The picture differs: \(comparison).",
          pictures.map { name, bitmap in .data(Data(png(bitmap)), name: name) }
        )
      })
  }

  /// The bytes of a PNG file; none if the picture is too large, after an issue.
  private static func png(_ bitmap: Bitmap) -> [UInt8] {
    do {
      return try PNGEncoder.encode(bitmap)
    } catch {
      SnapshotFailure.report("The picture cannot be stored: \(error)")
      return []
    }
  }

  /// The picture in a file; one clear pixel, which differs from a window, if the file is damaged.
  private static func picture(_ bytes: [UInt8]) -> Bitmap {
    (try? ImageDecoder.decode(bytes)) ?? Bitmap(width: 1, height: 1)
  }
}
