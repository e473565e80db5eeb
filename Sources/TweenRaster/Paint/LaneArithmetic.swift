/// Forms of lane-wise operations that compile to vector instructions: the standard library's own
/// comparisons and clamps work lane by lane.

typealias Quad = SIMD4<Float>

/// Lanes of `x` no smaller than `low` and no larger than `high`.
@inline(__always)
func clamped(_ x: SIMD4<Float>, _ low: SIMD4<Float>, _ high: SIMD4<Float>) -> SIMD4<Float> {
  let below = select(x, low, where: unsafeBitCast(x - low, to: SIMD4<Int32>.self))
  return select(below, high, where: unsafeBitCast(high - below, to: SIMD4<Int32>.self))
}

/// `a`, but 0 where `sign` is not negative.
@inline(__always)
func zeroed(_ a: Quad, whereNotBelow sign: Quad) -> Quad {
  select(.zero, a, where: unsafeBitCast(sign, to: SIMD4<Int32>.self))
}

/// `a` where `sign` is not negative, else `b`.
@inline(__always)
private func select(
  _ a: SIMD4<Float>, _ b: SIMD4<Float>, where sign: SIMD4<Int32>
) -> SIMD4<Float> {
  let mask = sign &>> SIMD4(repeating: 31)
  let kept = unsafeBitCast(a, to: SIMD4<Int32>.self) & ~mask
  let taken = unsafeBitCast(b, to: SIMD4<Int32>.self) & mask
  return unsafeBitCast(kept | taken, to: SIMD4<Float>.self)
}

/// The angles of (x, y) in turns, 0...1, from +x towards +y.
///
/// The arctangent of the smaller over the larger coordinate by the polynomial of Abramowitz and
/// Stegun, Handbook of Mathematical Functions, 4.4.47 (error below 1e-5 radian: a two-hundredth of
/// a level where all 255 pass within a tenth of a turn), then the octants.
@inline(__always)
func turns(_ x: Quad, _ y: Quad) -> Quad {
  let signBit = SIMD4<UInt32>(repeating: 0x8000_0000)
  let xBits = unsafeBitCast(x, to: SIMD4<UInt32>.self)
  let yBits = unsafeBitCast(y, to: SIMD4<UInt32>.self)
  let axBits = xBits & ~signBit
  let ayBits = yBits & ~signBit
  let order = unsafeBitCast(axBits, to: Quad.self) - unsafeBitCast(ayBits, to: Quad.self)
  let isSteep = unsafeBitCast(
    unsafeBitCast(order, to: SIMD4<Int32>.self) &>> SIMD4(repeating: 31),
    to: SIMD4<UInt32>.self)
  let largeBits = (axBits & ~isSteep) | (ayBits & isSteep)
  let smallBits = (ayBits & ~isSteep) | (axBits & isSteep)
  // At the centre 0 / tiny gives 0.
  let large = unsafeBitCast(largeBits, to: Quad.self) + Quad(repeating: 1e-30)
  let q = unsafeBitCast(smallBits, to: Quad.self) / large
  let s = q * q
  let s2 = s * s
  // The coefficients over 2 pi.
  let low = s * -0.05256880 + 0.15913362
  let high = s * -0.01354934 + 0.02867034 + s2 * 0.00331601
  let turn = (high * s2 + low) * q
  // 1/4 - turn where steep, 1/2 - turn left of the centre, 1 - turn above it.
  return mirror(mirror(mirror(turn, isSteep, 0.25), xBits, 0.5), yBits, 1)
}

/// `whole - value` where `sign`'s top bit is set, else `value`.
@inline(__always)
private func mirror(_ value: Quad, _ sign: SIMD4<UInt32>, _ whole: Float) -> Quad {
  let flip = sign & SIMD4(repeating: 0x8000_0000)
  let mask = unsafeBitCast(
    unsafeBitCast(sign, to: SIMD4<Int32>.self) &>> SIMD4(repeating: 31),
    to: SIMD4<UInt32>.self)
  let turned = unsafeBitCast(
    unsafeBitCast(value, to: SIMD4<UInt32>.self) ^ flip, to: Quad.self)
  let base = unsafeBitCast(
    SIMD4<UInt32>(repeating: whole.bitPattern) & mask, to: Quad.self)
  return turned + base
}
