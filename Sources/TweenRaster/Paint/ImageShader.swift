import TweenPaint

/// A bitmap, ready to be drawn: bilinear between pixel centres, the border's pixels beyond them.
/// Drawn pixel on pixel it is copied exactly.
struct ImageShader: Shader {
  let bitmap: Bitmap
  /// Image coordinates (in pixels, centres at .5) of the centre of canvas pixel (0, 0), and their
  /// change per canvas pixel.
  let origin: SIMD2<Double>
  let perX: SIMD2<Double>
  let perY: SIMD2<Double>
  let isOpaque = false
  private var row = SIMD2<Double>.zero

  init(bitmap: Bitmap, origin: SIMD2<Double>, perX: SIMD2<Double>, perY: SIMD2<Double>) {
    self.bitmap = bitmap
    self.origin = origin
    self.perX = perX
    self.perY = perY
  }

  @inline(__always)
  mutating func beginRow(
    _ y: Int, first: Int, last: Int, scratch: UnsafeMutablePointer<UInt32>
  ) { row = origin + perY * Double(y) }

  @inline(never)
  mutating func colors(
    _ x: Int, _ count: Int, scratch: UnsafeMutablePointer<UInt32>,
    target: UnsafeMutablePointer<UInt32>?
  ) -> UnsafePointer<UInt32> {
    let width = bitmap.width
    let height = bitmap.height
    // 1/256 of a pixel, from the centre of pixel 0; clamped, so that far corners cannot overflow.
    let limit = SIMD2(Double(width), Double(height))
    bitmap.pixels.withUnsafeBufferPointer { source in
      for index in 0..<count {
        let p = row + perX * Double(x &+ index)
        let u = Int((min(max(p.x, 0), limit.x) - 0.5) * 256 + 256.5) &- 256
        let v = Int((min(max(p.y, 0), limit.y) - 0.5) * 256 + 256.5) &- 256
        let x0 = min(max(u &>> 8, 0), width &- 1)
        let y0 = min(max(v &>> 8, 0), height &- 1)
        let x1 = min(max((u &>> 8) &+ 1, 0), width &- 1)
        let y1 = min(max((v &>> 8) &+ 1, 0), height &- 1)
        scratch[index] = blend(
          source[y0 &* width &+ x0], source[y0 &* width &+ x1], source[y1 &* width &+ x0],
          source[y1 &* width &+ x1], UInt32(truncatingIfNeeded: u & 255),
          UInt32(truncatingIfNeeded: v & 255))
      }
    }
    return UnsafePointer(scratch)
  }

  @inline(__always)
  private func blend(
    _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32, _ u: UInt32, _ v: UInt32
  ) -> UInt32 {
    if u | v == 0 { return a }
    var result: UInt32 = 0
    var shift: UInt32 = 0
    while shift < 32 {
      let top = ((a &>> shift) & 255) &* (256 &- u) &+ ((b &>> shift) & 255) &* u
      let bottom = ((c &>> shift) & 255) &* (256 &- u) &+ ((d &>> shift) & 255) &* u
      result |= ((top &* (256 &- v) &+ bottom &* v &+ 32_768) &>> 16) &<< shift
      shift &+= 8
    }
    return result
  }
}

/// A layer's own pixels, drawn where they are.
struct LayerShader: Shader {
  /// Invariant: row 0 is canvas row `top`; rows are `stride` apart and reach over every x asked for.
  let pixels: UnsafePointer<UInt32>
  let stride: Int
  let top: Int
  let isOpaque = false
  private var row: UnsafePointer<UInt32>

  init(pixels: UnsafePointer<UInt32>, stride: Int, top: Int) {
    self.pixels = pixels
    self.stride = stride
    self.top = top
    row = pixels
  }

  @inline(__always)
  mutating func beginRow(
    _ y: Int, first: Int, last: Int, scratch: UnsafeMutablePointer<UInt32>
  ) { row = pixels + (y &- top) &* stride }

  @inline(__always)
  mutating func colors(
    _ x: Int, _ count: Int, scratch: UnsafeMutablePointer<UInt32>,
    target: UnsafeMutablePointer<UInt32>?
  ) -> UnsafePointer<UInt32> { row + x }
}
