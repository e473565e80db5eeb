import Foundation
import Testing
import TweenGraphics

/// A bitmap context and its pixels, 0xAARRGGBB, top row first.
enum DrawnContext {
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  static func make(
    _ width: Int, _ height: Int, _ info: CGImageAlphaInfo = .premultipliedFirst
  ) throws -> CGContext {
    try #require(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info.rawValue))
  }

  static func pixels(_ context: CGContext) throws -> [UInt32] {
    try #require(context.makeImage()).bitmap.pixels
  }
}
