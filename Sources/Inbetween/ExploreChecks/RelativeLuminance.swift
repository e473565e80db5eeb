import TweenPaint

/// The relative luminance of sRGB colours and their contrast, as WCAG 2.2 defines them.
enum RelativeLuminance {
  /// Linear light of a colour, red, green and blue in 0...1.
  ///
  /// - Parameter color: Encoded components in 0...255.
  static func linear(_ color: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      SRGBTransfer.decode(color.x / 255), SRGBTransfer.decode(color.y / 255),
      SRGBTransfer.decode(color.z / 255))
  }

  /// The relative luminance of linear components: 0 for black, 1 for white.
  static func of(linear light: SIMD3<Double>) -> Double {
    0.2126 * light.x + 0.7152 * light.y + 0.0722 * light.z
  }

  /// The contrast of two colours with encoded components in 0...255, from 1 to 21.
  static func contrast(_ one: SIMD3<Double>, _ other: SIMD3<Double>) -> Double {
    let (first, second) = (of(linear: linear(one)), of(linear: linear(other)))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// Encoded components in 0...255 of an opaque pixel 0xAARRGGBB.
  static func color(ofPixel pixel: UInt32) -> SIMD3<Double> {
    SIMD3(Double(pixel >> 16 & 255), Double(pixel >> 8 & 255), Double(pixel & 255))
  }

  /// A colour with encoded components in 0...255 as `#rrggbb`.
  static func text(_ color: SIMD3<Double>) -> String {
    var text = "#"
    for index in 0..<3 {
      let byte = SRGBTransfer.byte(color[index] / 255)
      text += (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return text
  }
}
