/// Four pixels taken apart: each channel's four values as floats.
///
/// Values are 0...255; products of two, as sums of which the blend formulas are written, are
/// 0...65,025. All of these, and products of three, are whole numbers that a Float holds exactly,
/// so a formula without a division is rounded once, at its end.
struct Channels {
  var blue: Quad
  var green: Quad
  var red: Quad
  var alpha: Quad

  @inline(__always)
  init(blue: Quad, green: Quad, red: Quad, alpha: Quad) {
    self.blue = blue
    self.green = green
    self.red = red
    self.alpha = alpha
  }

  @inline(__always)
  init(_ pixels: Pixels4) {
    blue = inFloats(pixels & Pixels4(repeating: 255))
    green = inFloats((pixels &>> Pixels4(repeating: 8)) & Pixels4(repeating: 255))
    red = inFloats((pixels &>> Pixels4(repeating: 16)) & Pixels4(repeating: 255))
    alpha = inFloats(pixels &>> Pixels4(repeating: 24))
  }

  /// The nearest pixels to the channels times `factor`, which are 0...255.
  @inline(__always)
  func pixels(times factor: Float) -> Pixels4 {
    // 2^23 leaves the nearest integer in the low bits; the bits above are shifted out, or cut.
    func bits(_ x: Quad) -> Pixels4 {
      unsafeBitCast(x * factor + Quad(repeating: 8_388_608), to: Pixels4.self)
    }
    let low = (bits(blue) & Pixels4(repeating: 255)) | (bits(green) &<< Pixels4(repeating: 8))
    return low | (bits(red) &<< Pixels4(repeating: 16)) | (bits(alpha) &<< Pixels4(repeating: 24))
  }

  /// The channels, clamped to 0...`most`.
  @inline(__always)
  func clamped(_ most: Float) -> Channels {
    Channels(
      blue: cut(blue, most), green: cut(green, most), red: cut(red, most),
      alpha: cut(alpha, most))
  }
}

/// Lanes within 0...`most`.
@inline(__always) func cut(_ x: Quad, _ most: Float) -> Quad {
  lesser(greater(x, .zero), Quad(repeating: most))
}

/// Whole numbers of 0...255 as floats.
@inline(__always) func inFloats(_ x: Pixels4) -> Quad {
  unsafeBitCast(x | Pixels4(repeating: 0x4B00_0000), to: Quad.self) - Quad(repeating: 8_388_608)
}

// Replacing by a comparison compiles to the vector unit's own minimum, maximum and choice; the
// library's clamping functions do not.

@inline(__always) func lesser(_ a: Quad, _ b: Quad) -> Quad { a.replacing(with: b, where: b .< a) }
@inline(__always) func greater(_ a: Quad, _ b: Quad) -> Quad { a.replacing(with: b, where: a .< b) }

/// `a` in the lanes of `mask`, else `b`.
@inline(__always)
func chosen(_ mask: SIMDMask<SIMD4<Int32>>, _ a: Quad, _ b: Quad) -> Quad {
  b.replacing(with: a, where: mask)
}
