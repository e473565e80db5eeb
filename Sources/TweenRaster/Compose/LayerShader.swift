/// A layer's own pixels, drawn in place.
struct LayerShader: Shader {
  /// Invariant: row 0 is canvas row `top`; rows are `stride` apart and contain every x that is read.
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
