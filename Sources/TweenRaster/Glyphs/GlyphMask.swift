/// The coverage of a glyph at one size and one quarter-pixel place: a byte a pixel.
struct GlyphMask {
  /// Zeros left of every row, and at least as many as `rightMargin` right of it, so that whole
  /// vectors can be read from any column on.
  static let leftMargin = 4
  static let rightMargin = 12

  /// The position of the picture's first pixel, relative to the pixel of the glyph's origin.
  var left: Int32 = 0
  var top: Int32 = 0
  var width: Int32 = 0
  var height: Int32 = 0
  /// Bytes from row to row.
  var pitch: Int32 = 0
  /// Invariant: owns `pitch` times `height` bytes; nil for a glyph without ink.
  var storage: UnsafeMutablePointer<UInt8>?

  var byteCount: Int { Int(pitch) * Int(height) }

  /// The first row's first pixel.
  var pixels: UnsafeMutablePointer<UInt8>? { storage.map { $0 + Self.leftMargin } }

  /// An empty picture of a box of pixels.
  init(left: Int, top: Int, width: Int, height: Int) {
    self.left = Int32(left)
    self.top = Int32(top)
    self.width = Int32(width)
    self.height = Int32(height)
    pitch = Int32((width + 3) & ~3 + Self.leftMargin + Self.rightMargin)
    let storage = UnsafeMutablePointer<UInt8>.allocate(capacity: byteCount)
    storage.initialize(repeating: 0, count: byteCount)
    self.storage = storage
  }

  /// No ink.
  init() {}
}

/// A glyph's mask on the canvas.
struct PlacedGlyph {
  /// The first row's first pixel. Invariant: valid while the frame is drawn.
  var pixels: UnsafePointer<UInt8>
  var pitch: Int32
  /// The canvas column and row of that pixel; may lie outside.
  var x: Int32
  var y: Int32
  var width: Int32
  var height: Int32
}

/// Writes coverage into a mask.
struct MaskSource: SpanSource {
  /// Invariant: rows of `pitch` bytes, with room for every column that a sweep can touch.
  let pixels: UnsafeMutablePointer<UInt8>
  let pitch: Int
  private var row: UnsafeMutablePointer<UInt8>

  init(pixels: UnsafeMutablePointer<UInt8>, pitch: Int) {
    self.pixels = pixels
    self.pitch = pitch
    row = pixels
  }

  @inline(__always)
  mutating func beginRow(
    _ y: Int, first: Int, last: Int, pixels: UnsafeMutablePointer<UInt32>
  ) { row = self.pixels + y &* pitch }

  @inline(__always) mutating func prepare(_ x: Int, _ count: Int) {}

  @inline(__always)
  mutating func block(_ x: Int, coverage: Pixels4) {
    for lane in 0..<4 { row[x &+ lane] = UInt8(truncatingIfNeeded: coverage[lane]) }
  }

  @inline(__always)
  mutating func span(_ x: Int, _ count: Int, coverage: UInt32) {
    (row + x).update(repeating: UInt8(truncatingIfNeeded: coverage), count: count)
  }
}
