import CTweenKernels
import TweenGeometry
import TweenMath
import TweenPaint

/// A gradient, ready to be drawn: canvas pixels to t, t to colours.
///
/// A pixel's colour must not depend on which tiles are drawn, so the method is determined by the
/// shape and the row alone:
///
/// - a linear gradient without a corner in the row: colours change by the same amount every pixel;
/// - a narrow row: every pixel by itself, four at a time;
/// - else blocks of 32 pixels that begin at multiples of 32. t is computed at the blocks' ends; where
///   neither a corner of the ramp nor the curvature of t makes more than a fifth of a level of
///   difference, colours change linearly in between, in 8.8 fixed point; elsewhere every pixel by
///   itself.
///
/// The gap of an angular gradient, if any, is folded into the ramp: t beyond 1 is 1, and 0 from the
/// gap's middle on.
///
/// Kernels (`ctk_sweep_gradient`) compute the same.
struct GradientShader: Shader {
  static let blockSize = 32
  private static let blockBits = 5
  private static let perBlock: Float = 1 / 32
  /// Invariant: valid while the frame is drawn.
  let fixed: UnsafePointer<GradientConstants>
  /// Invariant: valid while the frame is drawn; `knotCount` knots, at least two.
  let knots: UnsafePointer<RampKnot>
  /// Invariant: the store's, valid while the frame is drawn.
  private let ramps: RampTables

  /// Rows up to this wide have all their colours made at once.
  static let widestWholeRow = 96
  private enum Mode { case even, exact, blocks }
  private var mode = Mode.blocks
  /// The columns the shape can touch in this row; multiples of 4.
  private var firstColumn = 0
  private var lastColumn = 0
  private(set) var isOnDemand = false
  /// The row's colours lie in the scratch buffer from `firstColumn` on.
  private var isWhole = false
  /// The colour at `firstColumn` and its change a pixel, of an even row.
  private var evenStart = SIMD4<Float>.zero
  private var evenStep = SIMD4<Float>.zero

  /// Gradient coordinates of the centre of the row's pixel 0.
  private var row = SIMD2<Double>.zero
  /// The same of `firstColumn`, and their change a pixel. Single precision is relative to the centre
  /// here, and keeps t exact to some 2e-7 of its scale.
  private var u: Float = 0
  private var v: Float = 0
  private let perU: Float
  private let perV: Float
  /// The columns that are drawn at all: knots are made only for these.
  private let drawn: ColumnRange
  /// t at the beginnings of blocks, from the one at column `firstBlock` on.
  ///
  /// Invariant: room for a knot every block of `drawn` and five more.
  private let knotT: UnsafeMutablePointer<Float>
  private var firstBlock = 0
  /// Between these columns the row is too near to the centre for blocks.
  private var bentStart = 0.0
  private var bentEnd = 0.0

  var isOpaque: Bool {
    @inline(__always) get { fixed.pointee.isOpaque }
  }
  var kind: GradientConstants.Kind {
    @inline(__always) get { fixed.pointee.kind }
  }
  var perX: SIMD2<Double> {
    @inline(__always) get { fixed.pointee.perX }
  }
  var scale: Double {
    @inline(__always) get { fixed.pointee.scale }
  }
  private var offset: Double {
    @inline(__always) get { fixed.pointee.offset }
  }
  private var isSimple: Bool {
    @inline(__always) get { fixed.pointee.isSimple }
  }

  @inline(__always)
  init(
    _ fixed: UnsafePointer<GradientConstants>, ramps: RampTables,
    drawn: ColumnRange, knotT: UnsafeMutablePointer<Float>
  ) {
    self.fixed = fixed
    self.ramps = ramps
    knots = ramps.knots + fixed.pointee.firstKnot
    self.drawn = drawn
    self.knotT = knotT
    perU = Float(fixed.pointee.perX.x)
    perV = Float(fixed.pointee.perX.y)
  }

  @inline(__always)
  mutating func beginRow(
    _ y: Int, first: Int, last: Int, scratch: UnsafeMutablePointer<UInt32>
  ) {
    row = fixed.pointee.origin + fixed.pointee.perY * Double(y)
    firstColumn = first
    lastColumn = last
    let start = row + perX * Double(first)
    u = Float(start.x)
    v = Float(start.y)
    isWhole = false
    isOnDemand = true
    let width = last &- first
    if kind == .linear && isSimple && isEven() {
      mode = .even
    } else if width <= fixed.pointee.widestNarrowRow {
      mode = .exact
    } else {
      mode = .blocks
      bentStart = 0
      bentEnd = 0
      if kind != .linear { findBend() }
      makeKnots()
    }
    if mode == .blocks {
      isOnDemand = false
      isWhole = width <= Self.widestWholeRow
      let low = max(first, drawn.start)
      let high = min(last, drawn.end)
      if isWhole && low < high { fill(low, high &- low, scratch + (low &- first)) }
    }
  }

  /// The first pixel behind the point where a row crosses the ray at which the turn begins; a point
  /// on the ray belongs to the beginning.
  @inline(__always)
  private func firstInTurn(_ crossing: Double) -> Int {
    let whole = Int(crossing)
    return Double(whole) == crossing && perX.y > 0 ? whole : whole &+ 1
  }

  /// Whether a linear gradient has no corner in the row.
  @inline(__always)
  private mutating func isEven() -> Bool {
    let t0 = row.x + perX.x * Double(firstColumn)
    let t1 = row.x + perX.x * Double(lastColumn)
    let low = Double(knots[1].location)
    let high = Double(knots[2].location)
    guard t0 >= low && t0 <= high && t1 >= low && t1 <= high else { return false }
    evenStart = knots[1].color + knots[1].slope * Float(t0 - low)
    evenStep = knots[1].slope * Float(perX.x)
    return true
  }

  /// Finds the columns where a block's chord would deviate too far from the curve of t.
  ///
  /// h² |f''| / 8 <= tolerance, where for the angle |f''| <= 1 / r² and for the radius f'' = d² / r³,
  /// d the row's distance from the centre: a least r, and so a stretch of the row.
  @inline(__always)
  private mutating func findBend() {
    let inverseStep2 = fixed.pointee.inverseStep2
    let cross = row.x * perX.y - row.y * perX.x
    let lineDistance2 = cross * cross * inverseStep2
    let bend = fixed.pointee.bend
    var least2 = bend * 0.15915494309189535
    if kind == .radial {
      // A row this far from the centre is straight enough.
      if lineDistance2 >= bend * bend { return }
      let radius = ColorEncoding.cubeRoot(bend * lineDistance2)
      least2 = radius * radius
    }
    let reach2 = (least2 - lineDistance2) * inverseStep2
    if reach2 > 0 {
      let foot = 0 - (row.x * perX.x + row.y * perX.y) * inverseStep2
      let reach = reach2.squareRoot()
      bentStart = foot - reach
      bentEnd = foot + reach
    }
  }

  /// t at the blocks' ends, four blocks at a time.
  @inline(__always)
  private mutating func makeKnots() {
    let low = max(firstColumn, drawn.start)
    let high = min(lastColumn, drawn.end)
    firstBlock = low & ~(Self.blockSize &- 1)
    let ramp = Quad(0, 1, 2, 3) * Float(Self.blockSize)
    var x = firstBlock
    var out = knotT
    while x < high &+ Self.blockSize {
      let t = parameters(x, ramp)
      UnsafeMutableRawPointer(out).storeBytes(of: t, as: Quad.self)
      x &+= 4 &* Self.blockSize
      out += 4
    }
  }

  /// t at the columns x + ramp.
  @inline(__always)
  private func parameters(_ x: Int, _ ramp: Quad) -> Quad {
    let columns = Quad(repeating: Float(x &- firstColumn)) + ramp
    return parameters(
      u: Quad(repeating: u) + columns * perU, v: Quad(repeating: v) + columns * perV)
  }

  /// t at gradient coordinates.
  @inline(__always)
  private func parameters(u: Quad, v: Quad) -> Quad {
    switch kind {
    case .linear: u
    case .radial: (u * u + v * v).squareRoot() * Float(scale) + Float(offset)
    case .angular: turns(u, v) * Float(scale) + Float(offset)
    }
  }

  /// The piece of the ramp at t.
  @inline(__always)
  private func piece(_ t: Float) -> Int { fixed.pointee.index.knot(at: t, ramps.cells, knots) }

  @inline(__always)
  private func color(_ t: Float, _ piece: Int) -> SIMD4<Float> {
    let knot = knots + piece
    return knot.pointee.color + knot.pointee.slope * (t - knot.pointee.location)
  }

  @inline(__always)
  mutating func quad(_ x: Int) -> Pixels4 {
    mode == .even ? evenQuad(x) : exactQuad(x)
  }

  /// Four pixels, each by itself.
  @inline(__always)
  private mutating func exactQuad(_ x: Int) -> Pixels4 {
    let t = fixed.pointee.fold(parameters(x, Quad(0, 1, 2, 3)))
    return isSimple ? simpleColors(t) : pieceColors(t)
  }

  @inline(__always)
  mutating func colors(
    _ x: Int, _ count: Int, scratch: UnsafeMutablePointer<UInt32>,
    target: UnsafeMutablePointer<UInt32>?
  ) -> UnsafePointer<UInt32> {
    if isWhole { return UnsafePointer(scratch) + (x &- firstColumn) }
    let out = target ?? scratch
    fill(x, count, out)
    return UnsafePointer(out)
  }

  @inline(__always)
  private mutating func fill(_ x: Int, _ count: Int, _ out: UnsafeMutablePointer<UInt32>) {
    switch mode {
    case .even: fillEven(x, count, out)
    case .exact: fillExact(x, x &+ count, out)
    case .blocks: fillBlocks(x, count, out)
    }
  }

  /// Mutating only to avoid a copy of the shader for the call.
  @inline(never)
  private mutating func fillBlocks(
    _ x: Int, _ count: Int, _ out: UnsafeMutablePointer<UInt32>
  ) {
    let end = x &+ count
    var at = x
    var block = x & ~(Self.blockSize &- 1)
    while at < end {
      let next = block &+ Self.blockSize
      let stop = next < end ? next : end
      let knot = knotT + (block &- firstBlock) &>> Self.blockBits
      let t0 = knot[0]
      let t1 = knot[1]
      let change = t1 - t0
      let to = out + (at &- x)
      if isBent(block) {
        fillExact(at, stop, to)
      } else if isSeam(change) {
        fillSeam(block, at, stop, t0, t1, to)
      } else if let (left, right) = ends(t0, t1) {
        fillRamp(left, (right - left) * Self.perBlock, at &- block, stop &- at, to)
      } else if isSimple {
        fillExact(at, stop, to)
      } else {
        fillQuads(block, at, stop, t0, change * Self.perBlock, to)
      }
      block = next
      at = stop
    }
  }

  /// Where t changes linearly but the ramp has corners: four pixels at a time. t is computed from the
  /// pixel, never summed up, so that it does not depend on the first pixel.
  @inline(__always)
  private mutating func fillQuads(
    _ block: Int, _ start: Int, _ end: Int, _ first: Float, _ perPixel: Float,
    _ out: UnsafeMutablePointer<UInt32>
  ) {
    var at = start
    while at < end {
      let pixel = at &- block
      if let (left, right) = ends(
        first + perPixel * Float(pixel), first + perPixel * Float(pixel &+ 4))
      {
        fillRamp(left, (right - left) * 0.25, 0, 4, out + (at &- start))
      } else {
        fillExact(at, at &+ 4, out + (at &- start))
      }
      at &+= 4
    }
  }

  /// Whether a block is too near to the centre for t to change linearly.
  @inline(__always)
  private func isBent(_ block: Int) -> Bool {
    Double(block) < bentEnd && Double(block &+ Self.blockSize) > bentStart
  }

  /// Whether the turn wraps around between two knots.
  @inline(__always)
  private func isSeam(_ change: Float) -> Bool {
    kind == .angular && abs(change) > 0.5 * Float(abs(scale))
  }

  /// A block in which the turn wraps around: two ramps, separated exactly where the row crosses the
  /// ray.
  @inline(__always)
  private mutating func fillSeam(
    _ block: Int, _ start: Int, _ end: Int, _ t0: Float, _ t1: Float,
    _ out: UnsafeMutablePointer<UInt32>
  ) {
    let low = Float(offset)
    let high = Float(offset + scale)
    let crossing = (0 - row.y) / perX.y - Double(block)
    guard isSimple, crossing >= 0, crossing <= Double(Self.blockSize),
      knots[1].location <= low, knots[2].location >= high
    else {
      fillExact(start, end, out)
      return
    }
    let split = block &+ firstInTurn(crossing)
    let change = t1 > t0 ? t1 - t0 - Float(scale) : t1 - t0 + Float(scale)
    let slope = knots[1].slope
    let step = slope * (change * Self.perBlock)
    let left = knots[1].color + slope * (t0 - knots[1].location)
    let right = knots[1].color + slope * (t1 - change - knots[1].location)
    // The four pixels around the split are drawn twice.
    let quad = max(split & ~3, start)
    let leftEnd = min((split &+ 3) & ~3, end)
    if leftEnd > start { fillRamp(left, step, start &- block, leftEnd &- start, out) }
    if quad >= end { return }
    let kept = load4(UnsafePointer(out + (quad &- start)))
    fillRamp(right, step, quad &- block, end &- quad, out + (quad &- start))
    var x = quad
    while x < split {
      out[x &- start] = kept[x &- quad]
      x &+= 1
    }
  }

  /// The colours at t0 and t1, or nil where a line between them is not close enough.
  @inline(__always)
  private func ends(_ t0: Float, _ t1: Float) -> (SIMD4<Float>, SIMD4<Float>)? {
    let least = t0 < t1 ? t0 : t1
    let most = t0 < t1 ? t1 : t0
    let middle = fixed.pointee.gapMiddle
    if middle == .infinity || most <= 1 { return rampEnds(t0, t1) }
    // In the gap.
    if least >= 1 && most < middle { return rampEnds(1, 1) }
    return least >= middle ? rampEnds(0, 0) : nil
  }

  @inline(__always)
  private func rampEnds(_ t0: Float, _ t1: Float) -> (SIMD4<Float>, SIMD4<Float>)? {
    if !isSimple { return pieceEnds(t0, t1) }
    let low = knots[1].location
    let high = knots[2].location
    let color = knots[1].color
    let slope = knots[1].slope
    let least = t0 < t1 ? t0 : t1
    let most = t0 < t1 ? t1 : t0
    if least >= low && most <= high {
      return (color + slope * (t0 - low), color + slope * (t1 - low))
    }
    if most <= low { return (color, color) }
    return least >= high ? (knots[2].color, knots[2].color) : nil
  }

  @inline(never)
  private func pieceEnds(_ t0: Float, _ t1: Float) -> (SIMD4<Float>, SIMD4<Float>)? {
    let piece0 = piece(t0)
    let piece1 = piece(t1)
    let color0 = color(t0, piece0)
    let color1 = color(t1, piece1)
    if piece0 == piece1 { return (color0, color1) }
    // Soft knots in between are skipped where the straight line comes close enough.
    let slope = (color1 - color0) * (1 / (t1 - t0))
    let limit = Float(GradientConstants.curvatureTolerance)
    var between = min(piece0, piece1) &+ 1
    while between <= max(piece0, piece1) {
      let knot = knots[between]
      if !knot.isSoft { return nil }
      let error = color0 + slope * (knot.location - t0) - knot.color
      if abs(error.x) > limit || abs(error.y) > limit || abs(error.z) > limit
        || abs(error.w) > limit
      {
        return nil
      }
      between &+= 1
    }
    return (color0, color1)
  }

  /// The colours of an even row, in blocks so that fixed-point steps cannot drift.
  @inline(__always)
  private func fillEven(_ x: Int, _ count: Int, _ out: UnsafeMutablePointer<UInt32>) {
    let end = x &+ count
    var at = x
    // Blocks begin at multiples of 32 from the row's first column.
    var block = firstColumn &+ ((x &- firstColumn) & ~(Self.blockSize &- 1))
    while at < end {
      let next = block &+ Self.blockSize
      let stop = next < end ? next : end
      let color = evenStart + evenStep * Float(block &- firstColumn)
      fillRamp(color, evenStep, at &- block, stop &- at, out + (at &- x))
      block = next
      at = stop
    }
  }

  @inline(__always)
  private func evenQuad(_ x: Int) -> Pixels4 {
    let offset = (x &- firstColumn) & ~(Self.blockSize &- 1)
    return ColorRamp(evenStart + evenStep * Float(offset), evenStep)
      .quad(x &- firstColumn &- offset)
  }

  /// Pixels `skipped` ..< `skipped + count` of a ramp that starts at `start`, in 8.8 fixed point.
  @inline(__always)
  private func fillRamp(
    _ start: SIMD4<Float>, _ step: SIMD4<Float>, _ skipped: Int, _ count: Int,
    _ out: UnsafeMutablePointer<UInt32>
  ) {
    let ramp = ColorRamp(start, step)
    var (low, high) = ramp.lanes(at: skipped)
    let lowJump = ramp.lowStep &<< Lanes8(repeating: 2)
    let highJump = ramp.highStep &<< Lanes8(repeating: 2)
    @inline(__always) func put(_ index: Int) {
      store4(
        pixels(low &>> Lanes8(repeating: 8))
          | (pixels(high) & Pixels4(repeating: 0xFF00_FF00)), to: out + index)
      low = low &+ lowJump
      high = high &+ highJump
    }
    if count == Self.blockSize {
      put(0)
      put(4)
      put(8)
      put(12)
      put(16)
      put(20)
      put(24)
      put(28)
      return
    }
    var index = 0
    while index < count {
      put(index)
      index &+= 4
    }
  }

  /// Every pixel by itself, four at a time.
  @inline(__always)
  private mutating func fillExact(_ start: Int, _ end: Int, _ out: UnsafeMutablePointer<UInt32>) {
    var at = start
    while at < end {
      store4(exactQuad(at), to: out + (at &- start))
      at &+= 4
    }
  }

  @inline(__always)
  private func simpleColors(_ t: SIMD4<Float>) -> Pixels4 {
    let low = SIMD4(repeating: knots[1].location)
    let high = SIMD4(repeating: knots[2].location)
    let s = clamped(t, low, high) - low
    return levels(s, knots[1].color, knots[1].slope)
  }

  /// color + slope s, rounded.
  @inline(__always)
  private func levels(_ s: Quad, _ color: SIMD4<Float>, _ slope: SIMD4<Float>) -> Pixels4 {
    // 2^23 leaves the nearest integer in the low bits.
    let magic = Quad(repeating: 8_388_608)
    @inline(__always) func channel(_ c: Float, _ d: Float) -> Pixels4 {
      unsafeBitCast((s * d + c) + magic, to: Pixels4.self) & Pixels4(repeating: 255)
    }
    return channel(color.x, slope.x)
      | (channel(color.y, slope.y) &<< Pixels4(repeating: 8))
      | (channel(color.z, slope.z) &<< Pixels4(repeating: 16))
      | (channel(color.w, slope.w) &<< Pixels4(repeating: 24))
  }

  /// Colours on a ramp of several pieces.
  @inline(never)
  private func pieceColors(_ t: Quad) -> Pixels4 {
    // 2^23 leaves the nearest integers in the low bits.
    @inline(__always) func levels(_ t: Float) -> Pixels4 {
      unsafeBitCast(color(t, piece(t)) + 8_388_608, to: Pixels4.self)
    }
    let bytes = Pixels4(repeating: 255)
    let (a, b, c, d) = (levels(t[0]), levels(t[1]), levels(t[2]), levels(t[3]))
    // Blue, green, red and alpha of the four, each in its byte.
    let blue = Pixels4(a.x, b.x, c.x, d.x) & bytes
    let green = Pixels4(a.y, b.y, c.y, d.y) & bytes
    let red = Pixels4(a.z, b.z, c.z, d.z) & bytes
    let alpha = Pixels4(a.w, b.w, c.w, d.w)
    return blue | (green &<< Pixels4(repeating: 8)) | (red &<< Pixels4(repeating: 16))
      | (alpha &<< Pixels4(repeating: 24))
  }
}
