import Foundation
import TweenPaint

/// A picture made of pixels, under the name that programs know it by. Two are equal where they are
/// one object.
public final class CGImage: Equatable, Sendable {
  /// The pixels: premultiplied, encoded sRGB.
  public let bitmap: Bitmap

  /// Takes these pixels. Copies share them, and no other image is equal to this one, whatever it
  /// shows.
  public init(_ bitmap: Bitmap) { self.bitmap = bitmap }

  /// In pixels.
  public var width: Int { bitmap.width }
  /// In pixels.
  public var height: Int { bitmap.height }

  public static func == (left: CGImage, right: CGImage) -> Bool { left === right }
}

extension Image {
  /// A picture that has been drawn or read.
  ///
  /// - Parameters:
  ///   - cgImage: The picture.
  ///   - scale: Pixels per point. What is not above 0 and finite draws nothing.
  ///   - orientation: How the pixels lie.
  ///   - label: What the picture shows, in words.
  nonisolated public init(
    _ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text
  ) {
    self.init(bitmap: cgImage.bitmap, scale: scale, orientation: orientation, label: label)
  }

  /// A picture that only decorates.
  nonisolated public init(
    decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up
  ) {
    self.init(bitmap: cgImage.bitmap, scale: scale, orientation: orientation)
  }
}
