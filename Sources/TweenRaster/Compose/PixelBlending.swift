/// Source-over on premultiplied, encoded 8-bit pixels; every product is divided by 255 and rounded
/// to nearest exactly.
///
/// Four pixels at a time as two vectors of eight 16-bit lanes: blue and red, green and alpha. A
/// coverage is spread to both lanes of its pixel by `a | a << 16`.

typealias Pixels4 = SIMD4<UInt32>
typealias Lanes8 = SIMD8<UInt16>

@inline(__always) func lanes(_ pixels: Pixels4) -> Lanes8 { unsafeBitCast(pixels, to: Lanes8.self) }
@inline(__always) func pixels(_ lanes: Lanes8) -> Pixels4 {
  unsafeBitCast(lanes, to: Pixels4.self)
}

@inline(__always) func blueRed(_ p: Pixels4) -> Lanes8 {
  lanes(p & Pixels4(repeating: 0x00FF_00FF))
}
@inline(__always) func greenAlpha(_ p: Pixels4) -> Lanes8 {
  lanes((p &>> Pixels4(repeating: 8)) & Pixels4(repeating: 0x00FF_00FF))
}
@inline(__always) func spread(_ alpha: Pixels4) -> Lanes8 {
  lanes(alpha | (alpha &<< Pixels4(repeating: 16)))
}

/// x / 255, rounded, for x up to 65,025 with 128 added already.
@inline(__always) func over255(_ x: Lanes8) -> Lanes8 {
  (x &+ (x &>> Lanes8(repeating: 8))) &>> Lanes8(repeating: 8)
}

/// The same, left in the high bytes.
@inline(__always) func over255High(_ x: Lanes8) -> Pixels4 {
  pixels(x &+ (x &>> Lanes8(repeating: 8))) & Pixels4(repeating: 0xFF00_FF00)
}

/// Mixes an opaque source into the destination: one rounding.
@inline(__always)
func mixOpaque(_ source: Pixels4, over destination: Pixels4, coverage: Pixels4) -> Pixels4 {
  mixOpaque(blueRed(source), greenAlpha(source), over: destination, coverage: coverage)
}

/// The same for a source in lanes.
@inline(__always)
func mixOpaque(
  _ sourceLow: Lanes8, _ sourceHigh: Lanes8, over destination: Pixels4, coverage: Pixels4
) -> Pixels4 {
  let a = spread(coverage)
  let b = Lanes8(repeating: 255) &- a
  let half = Lanes8(repeating: 128)
  let low = sourceLow &* a &+ blueRed(destination) &* b &+ half
  let high = sourceHigh &* a &+ greenAlpha(destination) &* b &+ half
  return pixels(over255(low)) | over255High(high)
}

/// Source-over of any premultiplied source, faded by coverage first.
@inline(__always)
func mix(_ source: Pixels4, over destination: Pixels4, coverage: Pixels4) -> Pixels4 {
  mix(blueRed(source), greenAlpha(source), over: destination, coverage: coverage)
}

/// The same for a source in lanes.
@inline(__always)
func mix(
  _ sourceLow: Lanes8, _ sourceHigh: Lanes8, over destination: Pixels4, coverage: Pixels4
) -> Pixels4 {
  let a = spread(coverage)
  let half = Lanes8(repeating: 128)
  let low = over255(sourceLow &* a &+ half)
  let high = over255(sourceHigh &* a &+ half)
  return overlay(low, high, over: destination)
}

/// Source-over of a premultiplied source.
@inline(__always)
func mix(_ source: Pixels4, over destination: Pixels4) -> Pixels4 {
  overlay(blueRed(source), greenAlpha(source), over: destination)
}

@inline(__always)
private func overlay(_ low: Lanes8, _ high: Lanes8, over destination: Pixels4) -> Pixels4 {
  let half = Lanes8(repeating: 128)
  let alpha = pixels(high) &>> Pixels4(repeating: 16)
  let rest = Lanes8(repeating: 255) &- spread(alpha)
  let restLow = over255(blueRed(destination) &* rest &+ half)
  let restHigh = over255(greenAlpha(destination) &* rest &+ half)
  // A source that is not quite premultiplied (rounding up to 1) must not carry into its neighbour.
  let sumLow = saturate(low &+ restLow)
  let sumHigh = saturate(high &+ restHigh)
  return pixels(sumLow) | (pixels(sumHigh) &<< Pixels4(repeating: 8))
}

/// Lanes above 255 (up to 511) become 255.
@inline(__always) private func saturate(_ x: Lanes8) -> Lanes8 {
  let over = Lanes8(repeating: 0) &- (x &>> Lanes8(repeating: 8))
  return (x | over) & Lanes8(repeating: 255)
}

/// a b / 255, rounded.
@inline(__always) func product255(_ a: UInt32, _ b: UInt32) -> UInt32 {
  let x = a &* b &+ 128
  return (x &+ (x &>> 8)) &>> 8
}

/// One premultiplied pixel faded by an alpha of 0...255.
@inline(__always) func fade(_ pixel: UInt32, by alpha: UInt32) -> UInt32 {
  if alpha == 255 { return pixel }
  return product255(pixel & 0xFF, alpha)
    | product255((pixel &>> 8) & 0xFF, alpha) &<< 8
    | product255((pixel &>> 16) & 0xFF, alpha) &<< 16
    | product255(pixel &>> 24, alpha) &<< 24
}

/// Pixels loaded and stored without alignment demands beyond a UInt32's.
@inline(__always) func load4(_ p: UnsafePointer<UInt32>) -> Pixels4 {
  UnsafeRawPointer(p).loadUnaligned(as: Pixels4.self)
}
@inline(__always) func store4(_ value: Pixels4, to p: UnsafeMutablePointer<UInt32>) {
  UnsafeMutableRawPointer(p).storeBytes(of: value, as: Pixels4.self)
}

/// Sets `count` pixels, a multiple of 4.
@inline(__always)
func fillPixels(_ start: UnsafeMutablePointer<UInt32>, _ count: Int, _ color: UInt32) {
  let four = Pixels4(repeating: color)
  var at = start
  let end = start + count
  while at + 12 < end {
    store4(four, to: at)
    store4(four, to: at + 4)
    store4(four, to: at + 8)
    store4(four, to: at + 12)
    at += 16
  }
  while at < end {
    store4(four, to: at)
    at += 4
  }
}
