/// Colours that change linearly from pixel to pixel, in 8.8 fixed point.
///
/// Good for some 32 pixels: the rounding of the step adds up to 1/16 level there.
struct ColorRamp {
  /// Blue and red, green and alpha of pixel 0, the half that rounds included.
  private let low: Lanes8
  private let high: Lanes8
  /// The change a pixel.
  let lowStep: Lanes8
  let highStep: Lanes8

  /// - Parameters:
  ///   - start: the colour of pixel 0, in levels: blue, green, red, alpha.
  ///   - step: its change a pixel.
  @inline(__always)
  init(_ start: SIMD4<Float>, _ step: SIMD4<Float>) {
    let (startLow, startHigh) = Self.fixed(start)
    let (stepLow, stepHigh) = Self.fixed(step)
    low = TweenRaster.lanes(startLow) &+ Lanes8(repeating: 128)
    high = TweenRaster.lanes(startHigh) &+ Lanes8(repeating: 128)
    lowStep = TweenRaster.lanes(stepLow)
    highStep = TweenRaster.lanes(stepHigh)
  }

  /// To 8.8, in all pixels, by the number that leaves the nearest integer in the low bits.
  @inline(__always)
  private static func fixed(_ c: SIMD4<Float>) -> (Pixels4, Pixels4) {
    let bits = unsafeBitCast(
      c * 256 + SIMD4(repeating: 12_582_912), to: SIMD4<UInt32>.self)
    return (
      Pixels4(repeating: (bits.x & 0xFFFF) | (bits.z &<< 16)),
      Pixels4(repeating: (bits.y & 0xFFFF) | (bits.w &<< 16))
    )
  }

  /// Four pixels from `pixel` on.
  @inline(__always)
  func lanes(at pixel: Int) -> (low: Lanes8, high: Lanes8) {
    let offset =
      Lanes8(repeating: UInt16(truncatingIfNeeded: pixel)) &+ Lanes8(0, 0, 1, 1, 2, 2, 3, 3)
    return (low &+ lowStep &* offset, high &+ highStep &* offset)
  }

  /// Four pixels from `pixel` on.
  @inline(__always)
  func quad(_ pixel: Int) -> Pixels4 {
    let (low, high) = lanes(at: pixel)
    return pixels(low &>> Lanes8(repeating: 8))
      | (pixels(high) & Pixels4(repeating: 0xFF00_FF00))
  }
}
