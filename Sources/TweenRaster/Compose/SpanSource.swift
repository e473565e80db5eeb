import CTweenKernels

/// The fill of a shape, called by the sweep: for whole spans of constant coverage, and for blocks of
/// four pixels with a coverage each.
///
/// Coordinates are pixels of the canvas. All x and counts are multiples of 4; a row's padding takes
/// the pixels beyond the canvas's right edge.
protocol SpanSource {
  /// Called before a row's spans, with that row's pixels (indexed by x) and the columns that the
  /// shape can touch in it, drawn or not.
  mutating func beginRow(
    _ y: Int, first: Int, last: Int, pixels: UnsafeMutablePointer<UInt32>)
  /// Called before the blocks of x ..< x + count.
  mutating func prepare(_ x: Int, _ count: Int)
  mutating func block(_ x: Int, coverage: Pixels4)
  /// `coverage` is 1...255.
  mutating func span(_ x: Int, _ count: Int, coverage: UInt32)
  /// Fills a glyph's mask by a kernel; false, without any effect, where no kernel exists.
  func stamp(_ stamp: inout ctk_stamp) -> Bool
}

extension SpanSource {
  @inline(__always) func stamp(_ stamp: inout ctk_stamp) -> Bool { false }
}

/// One opaque colour.
struct OpaqueSource: SpanSource {
  private let color: UInt32
  private let low: Lanes8
  private let high: Lanes8
  private var row: UnsafeMutablePointer<UInt32>

  init(color: UInt32, row: UnsafeMutablePointer<UInt32>) {
    self.color = color
    low = blueRed(Pixels4(repeating: color))
    high = greenAlpha(Pixels4(repeating: color))
    self.row = row
  }

  @inline(__always)
  mutating func beginRow(
    _ y: Int, first: Int, last: Int, pixels: UnsafeMutablePointer<UInt32>
  ) { row = pixels }

  @inline(__always) mutating func prepare(_ x: Int, _ count: Int) {}

  @inline(__always)
  mutating func block(_ x: Int, coverage: Pixels4) {
    let at = row + x
    store4(mixOpaque(low, high, over: load4(at), coverage: coverage), to: at)
  }

  @inline(__always)
  mutating func span(_ x: Int, _ count: Int, coverage: UInt32) {
    if coverage == 255 {
      fillPixels(row + x, count, color)
      return
    }
    let alpha = Pixels4(repeating: coverage)
    var at = row + x
    let end = at + count
    while at < end {
      store4(mixOpaque(low, high, over: load4(at), coverage: alpha), to: at)
      at += 4
    }
  }

  #if arch(x86_64)
    @inline(__always)
    func stamp(_ stamp: inout ctk_stamp) -> Bool {
      ctk_stamp_color(&stamp, color)
      return true
    }
  #endif
}

/// One translucent colour, drawn over the pixels below.
struct TranslucentSource: SpanSource {
  private let color: UInt32
  private let low: Lanes8
  private let high: Lanes8
  private var row: UnsafeMutablePointer<UInt32>

  init(color: UInt32, row: UnsafeMutablePointer<UInt32>) {
    self.color = color
    low = blueRed(Pixels4(repeating: color))
    high = greenAlpha(Pixels4(repeating: color))
    self.row = row
  }

  @inline(__always)
  mutating func beginRow(
    _ y: Int, first: Int, last: Int, pixels: UnsafeMutablePointer<UInt32>
  ) { row = pixels }

  @inline(__always) mutating func prepare(_ x: Int, _ count: Int) {}

  @inline(__always)
  mutating func block(_ x: Int, coverage: Pixels4) {
    let at = row + x
    store4(mix(low, high, over: load4(at), coverage: coverage), to: at)
  }

  @inline(__always)
  mutating func span(_ x: Int, _ count: Int, coverage: UInt32) {
    let source = Pixels4(repeating: fade(color, by: coverage))
    var at = row + x
    let end = at + count
    while at < end {
      store4(mix(source, over: load4(at)), to: at)
      at += 4
    }
  }

  #if arch(x86_64)
    @inline(__always)
    func stamp(_ stamp: inout ctk_stamp) -> Bool {
      ctk_stamp_color(&stamp, color)
      return true
    }
  #endif
}

/// The source of a span's colours, premultiplied.
protocol Shader {
  var isOpaque: Bool { get }
  /// `first` ..< `last` are the columns the shape can touch. `scratch` has room for them all, and
  /// stays the shader's until the row ends.
  mutating func beginRow(
    _ y: Int, first: Int, last: Int, scratch: UnsafeMutablePointer<UInt32>)
  /// Whether the row's blocks get their colours from `quad` instead of `colors`.
  var isOnDemand: Bool { get }
  /// The colours of four pixels, in a row that is on demand.
  mutating func quad(_ x: Int) -> Pixels4
  /// The colours of x ..< x + count; they stay valid until the next call. The shader may store them
  /// anywhere, preferably in `target`.
  mutating func colors(
    _ x: Int, _ count: Int, scratch: UnsafeMutablePointer<UInt32>,
    target: UnsafeMutablePointer<UInt32>?
  ) -> UnsafePointer<UInt32>
}

extension Shader {
  var isOnDemand: Bool {
    @inline(__always) get { false }
  }
  @inline(__always) mutating func quad(_ x: Int) -> Pixels4 { .zero }
}

/// A shader as the fill of a shape, faded by an opacity.
struct ShadedSource<S: Shader>: SpanSource {
  var shader: S
  /// 0...255.
  let opacity: UInt32
  let scratch: UnsafeMutablePointer<UInt32>
  var row: UnsafeMutablePointer<UInt32>
  private var colors: UnsafePointer<UInt32>
  private var colorsStart = 0
  private let usesKernels: Bool

  @inline(__always)
  init(
    _ shader: S, opacity: UInt32, scratch: UnsafeMutablePointer<UInt32>,
    row: UnsafeMutablePointer<UInt32>, usesKernels: Bool
  ) {
    self.shader = shader
    self.opacity = opacity
    self.usesKernels = usesKernels
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
    let covered = unsafeBitCast(coverage, to: SIMD2<UInt64>.self)
    if covered[0] | covered[1] == 0 { return }
    let at = row + x
    let source = shader.isOnDemand ? shader.quad(x) : load4(colors + (x &- colorsStart))
    let below = load4(at)
    if shader.isOpaque && opacity == 255 {
      store4(mixOpaque(source, over: below, coverage: coverage), to: at)
    } else {
      store4(mix(source, over: below, coverage: faded(coverage)), to: at)
    }
  }

  @inline(__always)
  private func faded(_ coverage: Pixels4) -> Pixels4 {
    if opacity == 255 { return coverage }
    return pixels(
      over255(lanes(coverage) &* Lanes8(repeating: UInt16(opacity)) &+ Lanes8(repeating: 128)))
  }

  @inline(__always)
  mutating func span(_ x: Int, _ count: Int, coverage: UInt32) {
    let at = row + x
    let alpha = product255(coverage, opacity)
    let isCover = shader.isOpaque && alpha == 255
    let colors = shader.colors(x, count, scratch: scratch, target: isCover ? at : nil)
    var index = 0
    #if arch(x86_64)
      if usesKernels && !(shader.isOpaque && opacity == 255) && alpha > 0 {
        ctk_overlay(at, colors, count, alpha)
        return
      }
    #endif
    if isCover {
      if colors == UnsafePointer(at) { return }
      while index < count {
        store4(load4(colors + index), to: at + index)
        index &+= 4
      }
    } else if alpha == 255 {
      while index < count {
        store4(mix(load4(colors + index), over: load4(at + index)), to: at + index)
        index &+= 4
      }
    } else if shader.isOpaque && opacity == 255 {
      let cover = Pixels4(repeating: alpha)
      while index < count {
        store4(
          mixOpaque(load4(colors + index), over: load4(at + index), coverage: cover),
          to: at + index)
        index &+= 4
      }
    } else {
      let cover = Pixels4(repeating: alpha)
      while index < count {
        store4(
          mix(load4(colors + index), over: load4(at + index), coverage: cover), to: at + index)
        index &+= 4
      }
    }
  }
}
