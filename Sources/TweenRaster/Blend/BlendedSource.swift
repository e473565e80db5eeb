import TweenPaint

/// A shader as the fill of a shape that is drawn by an operator other than source-over, or in linear
/// light.
struct BlendedSource<S: Shader>: SpanSource {
  private var shader: S
  private let blend: BlendOperator
  /// nil: encoded colours are mixed.
  private let light: LightTables?
  /// 0...255.
  private let opacity: UInt32
  private let scratch: UnsafeMutablePointer<UInt32>
  private var row: UnsafeMutablePointer<UInt32>
  private var colors: UnsafePointer<UInt32>
  private var colorsStart = 0

  @inline(__always)
  init(
    _ shader: S, blend: BlendOperator, light: LightTables?, opacity: UInt32,
    scratch: UnsafeMutablePointer<UInt32>, row: UnsafeMutablePointer<UInt32>
  ) {
    self.shader = shader
    self.blend = blend
    self.light = light
    self.opacity = opacity
    self.scratch = scratch
    self.row = row
    colors = UnsafePointer(scratch)
  }

  @inline(__always)
  mutating func beginRow(
    _ y: Int, first: Int, last: Int, pixels: UnsafeMutablePointer<UInt32>
  ) {
    row = pixels
    shader.beginRow(y, first: first, last: last, scratch: scratch)
  }

  @inline(__always)
  mutating func prepare(_ x: Int, _ count: Int) {
    if shader.isOnDemand { return }
    colors = shader.colors(x, count, scratch: scratch, target: nil)
    colorsStart = x
  }

  @inline(__always)
  mutating func block(_ x: Int, coverage: Pixels4) {
    if isZero(coverage) { return }
    var source = shader.isOnDemand ? shader.quad(x) : load4(colors + (x &- colorsStart))
    if opacity != 255 { source = faded(source, by: Pixels4(repeating: opacity)) }
    store4(
      blend.blend(source, over: load4(row + x), coverage: coverage, light: light), to: row + x)
  }

  @inline(__always)
  mutating func span(_ x: Int, _ count: Int, coverage: UInt32) {
    let colors = shader.colors(x, count, scratch: scratch, target: nil)
    blend.blend(
      colors, over: row + x, count: count, opacity: opacity, coverage: coverage, light: light)
  }
}

/// One colour as a shader, where a plain fill is not possible.
struct SolidShader: Shader {
  let color: UInt32
  let isOpaque = false
  let isOnDemand = true

  @inline(__always)
  mutating func beginRow(
    _ y: Int, first: Int, last: Int, scratch: UnsafeMutablePointer<UInt32>
  ) {}

  @inline(__always) mutating func quad(_ x: Int) -> Pixels4 { Pixels4(repeating: color) }

  @inline(__always)
  mutating func colors(
    _ x: Int, _ count: Int, scratch: UnsafeMutablePointer<UInt32>,
    target: UnsafeMutablePointer<UInt32>?
  ) -> UnsafePointer<UInt32> {
    fillPixels(scratch, count, color)
    return UnsafePointer(scratch)
  }
}
