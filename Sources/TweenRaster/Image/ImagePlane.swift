/// Pixels at one size, as an image sampler reads them: in levels, 0...255.
protocol ImagePlane {
  /// Blue, green, red, alpha of a pixel.
  func pixel(_ x: Int, _ y: Int) -> Quad
}

/// The bitmap itself.
struct BitmapPlane: ImagePlane {
  /// Invariant: valid while the frame is drawn; the pixels asked for lie within.
  let pixels: UnsafePointer<UInt32>
  /// Pixels from row to row.
  let stride: Int

  @inline(__always)
  func pixel(_ x: Int, _ y: Int) -> Quad {
    let bytes = unsafeBitCast(pixels[y &* stride &+ x], to: SIMD4<UInt8>.self)
    return inFloats(Pixels4(truncatingIfNeeded: bytes))
  }
}

/// A level of its pyramid.
struct PyramidPlane: ImagePlane {
  /// Invariant: as `BitmapPlane`'s.
  let pixels: UnsafePointer<SIMD4<UInt16>>
  let stride: Int

  @inline(__always)
  func pixel(_ x: Int, _ y: Int) -> Quad {
    inFloats(Pixels4(truncatingIfNeeded: pixels[y &* stride &+ x])) * (1 / 256)
  }
}

extension ImagePlane {
  /// A pixel, or clear where a place is -1.
  @inline(__always)
  private func pixelOrClear(_ x: Int, _ y: Int) -> Quad { x | y < 0 ? .zero : pixel(x, y) }

  /// Between the four pixels around a point.
  @inline(__always)
  func interpolated(
    _ u: (first: Int, second: Int, share: Float), _ v: (first: Int, second: Int, share: Float)
  ) -> Quad {
    let a = pixelOrClear(u.first, v.first)
    let b = pixelOrClear(u.second, v.first)
    let c = pixelOrClear(u.first, v.second)
    let d = pixelOrClear(u.second, v.second)
    let top = a * (1 - u.share) + b * u.share
    let bottom = c * (1 - u.share) + d * u.share
    return top * (1 - v.share) + bottom * v.share
  }

  /// The mean of pixels with their shares.
  @inline(__always)
  func mean(
    _ across: UnsafePointer<ImageAxis.Tap>, _ acrossCount: Int,
    _ down: UnsafePointer<ImageAxis.Tap>, _ downCount: Int
  ) -> Quad {
    var sum = Quad.zero
    for row in 0..<downCount {
      var rowSum = Quad.zero
      for column in 0..<acrossCount {
        rowSum += pixel(across[column].index, down[row].index) * across[column].weight
      }
      sum += rowSum * down[row].weight
    }
    return sum
  }
}

/// The nearest pixel to a colour in levels.
@inline(__always) func nearestPixel(_ color: Quad) -> UInt32 {
  // 2^23 leaves the nearest integer in the low bits.
  let bits = unsafeBitCast(color + Quad(repeating: 8_388_608), to: Pixels4.self)
  return unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: bits), to: UInt32.self)
}
