import Foundation
import TweenPaint
import TweenViews

/// Where the alpha stands in a pixel, and whether colours are multiplied by it.
@frozen public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No alpha.
  case none
  /// Behind the colours, which are premultiplied.
  case premultipliedLast
  /// Before the colours, which are premultiplied.
  case premultipliedFirst
  /// Behind the colours, which are as they are.
  case last
  /// Before the colours, which are as they are.
  case first
  /// A number behind the colours that says nothing.
  case noneSkipLast
  /// A number before the colours that says nothing.
  case noneSkipFirst
  /// Nothing but alpha.
  case alphaOnly
}

/// How pixels lie in memory.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The alpha's place in the five lowest bits, the byte order in bits 12 to 14.
  public let rawValue: UInt32
  /// The set with these bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits of the alpha's place.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Components are floating-point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The bits of the byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// Bytes in the order of the components.
  public static let byteOrderDefault = CGBitmapInfo([])
  /// Pixels of 32 bits, the lowest byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// Pixels of 32 bits, the highest byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

extension CGImage {
  /// Bits of a channel: 8.
  public var bitsPerComponent: Int { 8 }
  /// Bits of a pixel: 32.
  public var bitsPerPixel: Int { 32 }
  /// Bytes from a row to the next.
  public var bytesPerRow: Int { width * 4 }
  /// What the components mean: encoded sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  /// Colours are premultiplied, the alpha stands in a pixel's highest byte.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedFirst }
  /// How the pixels lie: the alpha highest in a number of 32 bits.
  public var bitmapInfo: CGBitmapInfo {
    [CGBitmapInfo(rawValue: alphaInfo.rawValue), .byteOrder32Little]
  }
  /// Whether the picture is a stencil: never here.
  public var isMask: Bool { false }

  /// Another image of the same pixels.
  public func copy() -> CGImage? { CGImage(bitmap) }

  /// The pixels inside a rectangle, in pixels from the top left corner: it is widened to whole
  /// pixels, and what of it lies outside the image is cut off. nil where nothing is left.
  public func cropping(to rect: CGRect) -> CGImage? {
    guard !rect.isNull, rect.minX <= rect.maxX, rect.minY <= rect.maxY else { return nil }
    let left = max(0, rect.minX.rounded(.down))
    let top = max(0, rect.minY.rounded(.down))
    let right = min(CGFloat(width), rect.maxX.rounded(.up))
    let bottom = min(CGFloat(height), rect.maxY.rounded(.up))
    // Both ends lie inside the image, and so are whole numbers of an Int's range.
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
