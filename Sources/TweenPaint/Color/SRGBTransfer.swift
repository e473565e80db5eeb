import TweenMath

/// The transfer function of sRGB (IEC 61966-2-1): between light (linear) and its encoding.
///
/// Goals, in this order: the same bits everywhere, accuracy, speed. Both directions are
/// odd-symmetric, so that colours outside sRGB survive a round trip. NaN stays NaN.
package enum SRGBTransfer {
  /// Encoded to linear.
  package static func decode(_ encoded: Double) -> Double {
    let magnitude = encoded.magnitude
    let linear =
      magnitude <= 0.04045
      ? magnitude / 12.92
      : Elementary.pow((magnitude + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -linear : linear
  }

  /// Linear to encoded.
  package static func encode(_ linear: Double) -> Double {
    let magnitude = linear.magnitude
    // 1.055 p - 0.055, written so that 1 stays exactly 1: 1.055 - 0.055 is not, in binary.
    let encoded =
      magnitude <= 0.0031308
      ? 12.92 * magnitude
      : 1.055 * (Elementary.pow(magnitude, 1 / 2.4) - 1) + 1
    return linear < 0 ? -encoded : encoded
  }

  /// Linear light of each encoded byte.
  package static let decodedBytes: [Float] = (0...255).map { Float(decode(Double($0) / 255)) }

  /// A value in 0...1 as a byte; values outside are clamped, NaN is 0.
  @inlinable package static func byte(_ value: Double) -> UInt8 {
    guard value > 0 else { return 0 }
    return value >= 1 ? 255 : UInt8(value * 255 + 0.5)
  }
}
