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

  /// The nearest pixels to the channels times `factor`; what is outside 0...255 is cut.
  @inline(__always)
  func pixels(times factor: Float) -> Pixels4 {
    let b = byte(blue, factor)
    let g = byte(green, factor)
    let r = byte(red, factor)
    let a = byte(alpha, factor)
    return b | (g &<< Pixels4(repeating: 8)) | (r &<< Pixels4(repeating: 16))
      | (a &<< Pixels4(repeating: 24))
  }

  @inline(__always)
  private func byte(_ x: Quad, _ factor: Float) -> Pixels4 {
    let level = clamped(x * factor, .zero, Quad(repeating: 255))
    // 2^23 leaves the nearest integer in the low bits.
    return unsafeBitCast(level + Quad(repeating: 8_388_608), to: Pixels4.self)
      & Pixels4(repeating: 255)
  }
}

/// Whole numbers of 0...255 as floats.
@inline(__always) func inFloats(_ x: Pixels4) -> Quad {
  unsafeBitCast(x | Pixels4(repeating: 0x4B00_0000), to: Quad.self) - Quad(repeating: 8_388_608)
}

/// The lanes where a < b.
@inline(__always) func isLess(_ a: Quad, _ b: Quad) -> Pixels4 {
  unsafeBitCast(
    unsafeBitCast(a - b, to: SIMD4<Int32>.self) &>> SIMD4(repeating: 31), to: Pixels4.self)
}

/// `a` in the lanes of `mask`, else `b`.
@inline(__always) func chosen(_ mask: Pixels4, _ a: Quad, _ b: Quad) -> Quad {
  let taken = unsafeBitCast(a, to: Pixels4.self) & mask
  let left = unsafeBitCast(b, to: Pixels4.self) & ~mask
  return unsafeBitCast(taken | left, to: Quad.self)
}

@inline(__always) func lesser(_ a: Quad, _ b: Quad) -> Quad { chosen(isLess(a, b), a, b) }
@inline(__always) func greater(_ a: Quad, _ b: Quad) -> Quad { chosen(isLess(a, b), b, a) }
