import Foundation
import TweenPaint

/// A picture made of pixels, under the name that it has in Core Graphics. Two images are equal only if they
/// are the same object.
public final class CGImage: Equatable, Sendable {
  /// The pixels: premultiplied, encoded sRGB.
  public let bitmap: Bitmap

  /// Creates an image from pixels, which are shared, not copied. It equals no other image, even one with
  /// the same pixels.
  public init(_ bitmap: Bitmap) { self.bitmap = bitmap }

  /// The width of the image in pixels.
  public var width: Int { bitmap.width }
  /// The height of the image in pixels.
  public var height: Int { bitmap.height }

  public static func == (left: CGImage, right: CGImage) -> Bool { left === right }
}

extension Image {
  /// Creates an image from a picture that was drawn or read.
  ///
  /// - Parameters:
  ///   - cgImage: The picture.
  ///   - scale: The number of pixels per point. If it is not positive and finite, nothing is drawn.
  ///   - orientation: The orientation of the pixels.
  ///   - label: The text that describes the picture.
  nonisolated public init(
    _ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text
  ) {
    self.init(bitmap: cgImage.bitmap, scale: scale, orientation: orientation, label: label)
  }

  /// Creates an image that only decorates, without a description for assistive technology. `scale` is the
  /// number of pixels per point.
  nonisolated public init(
    decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up
  ) {
    self.init(bitmap: cgImage.bitmap, scale: scale, orientation: orientation)
  }
}
