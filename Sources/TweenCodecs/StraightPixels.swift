/// Pixels in the form of files: the bytes blue, green, red, alpha, the colours not multiplied by
/// alpha.
enum StraightPixels {
  /// Converts them to premultiplied pixels, each channel to the nearest of 8 bits.
  static func premultiply(_ pixels: UnsafeMutableBufferPointer<UInt32>) {
    for index in pixels.indices {
      let pixel = UInt32(littleEndian: pixels[index])
      let alpha = pixel >> 24
      pixels[index] =
        alpha == 255
        ? pixel
        : alpha << 24 | scaled(pixel >> 16 & 255, by: alpha) << 16
          | scaled(pixel >> 8 & 255, by: alpha) << 8 | scaled(pixel & 255, by: alpha)
    }
  }

  /// channel * alpha / 255, to the nearest.
  @inline(__always)
  private static func scaled(_ channel: UInt32, by alpha: UInt32) -> UInt32 {
    (channel &* alpha &+ 127) / 255
  }

  /// The channel before premultiplication, at [alpha << 8 | premultiplied channel]: rounded to
  /// the nearest; 0 where alpha is; 255 where the channel passes its alpha.
  static let unpremultiplied: [UInt8] = (0..<65_536).map { index in
    let (alpha, channel) = (index >> 8, index & 255)
    return alpha == 0 ? 0 : UInt8(min((channel * 255 + alpha / 2) / alpha, 255))
  }
}
