import Foundation
import TweenPaint
import TweenViews

/// The position of alpha in a pixel, and whether colours are premultiplied.
@frozen public enum CGImageAlphaInfo: UInt32, Sendable {
  /// The pixels have no alpha.
  case none
  /// Alpha is the last channel; colours are premultiplied.
  case premultipliedLast
  /// Alpha is the first channel; colours are premultiplied.
  case premultipliedFirst
  /// Alpha is the last channel; colours are not premultiplied.
  case last
  /// Alpha is the first channel; colours are not premultiplied.
  case first
  /// The last channel is ignored.
  case noneSkipLast
  /// The first channel is ignored.
  case noneSkipFirst
  /// Alpha is the only channel.
  case alphaOnly
}

/// The memory layout of pixels.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The position of alpha in the five lowest bits, and the byte order in bits 12 to 14.
  public let rawValue: UInt32
  /// Creates the layout from its bits, unchanged.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits of the position of alpha.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The components are floating-point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The bits of the byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// The bytes are in the order of the components.
  public static let byteOrderDefault = CGBitmapInfo([])
  /// The pixels are 32-bit numbers, lowest byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// The pixels are 32-bit numbers, highest byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

extension CGImage {
  /// The number of bits per channel; always 8.
  public var bitsPerComponent: Int { 8 }
  /// The number of bits per pixel; always 32.
  public var bitsPerPixel: Int { 32 }
  /// The distance of two rows in bytes.
  public var bytesPerRow: Int { width * 4 }
  /// The colour space of the components; always encoded sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  /// The position of alpha, in a pixel's highest byte; colours are premultiplied.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedFirst }
  /// The memory layout: 32-bit numbers with alpha in the highest byte.
  public var bitmapInfo: CGBitmapInfo {
    [CGBitmapInfo(rawValue: alphaInfo.rawValue), .byteOrder32Little]
  }
  /// Whether the image is a mask; always false.
  public var isMask: Bool { false }

  /// Returns another image of the same pixels.
  public func copy() -> CGImage? { CGImage(bitmap) }

  /// Returns the pixels inside a rectangle, in pixels from the top left corner. The rectangle is
  /// extended to whole pixels and clipped to the image; nil where nothing is left.
  public func cropping(to rect: CGRect) -> CGImage? {
    guard !rect.isNull, rect.minX <= rect.maxX, rect.minY <= rect.maxY else { return nil }
    let left = max(0, rect.minX.rounded(.down))
    let top = max(0, rect.minY.rounded(.down))
    let right = min(CGFloat(width), rect.maxX.rounded(.up))
    let bottom = min(CGFloat(height), rect.maxY.rounded(.up))
    // Both ends lie inside the image, so that they are whole numbers in the range of Int.
    guard left < right, top < bottom else { return nil }
    let columns = Int(left)..<Int(right)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(columns.count * Int(bottom - top))
    for row in Int(top)..<Int(bottom) {
      pixels += bitmap.pixels[row * width + columns.lowerBound..<row * width + columns.upperBound]
    }
    return CGImage(Bitmap(width: columns.count, height: Int(bottom - top), pixels: pixels))
  }
}
