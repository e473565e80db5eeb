import TweenGeometry
import TweenMath
import TweenPaint

/// A gradient, ready to be drawn: canvas pixels to t, t to colours.
///
/// A row is cut into blocks of 16 pixels that begin at multiples of 16, wherever a span begins, so
/// that a pixel's colour does not depend on what is drawn around it. t is computed at the blocks'
/// ends only; where neither a corner of the ramp nor the curvature of t makes more than a fifth of
/// a level of difference, colours change linearly in between, in 8.8 fixed point.
struct GradientShader: Shader {
  enum Kind: UInt8 { case linear, radial, angular }

  static let blockSize = 16
  /// The greatest error, in levels, of colours taken linearly over a block.
  static let curvatureTolerance = 0.2

  let kind: Kind
  /// Gradient coordinates of the centre of pixel (0, 0), and their change per pixel. Linear: t in
  /// x. Radial, angular: the vector from the centre (angular: turned so that +x is the start).
  let origin: SIMD2<Double>
  let perX: SIMD2<Double>
  let perY: SIMD2<Double>
  /// t = offset + scale * (radius, or turns).
  let scale: Double
  let offset: Double
  /// The greatest change of any channel, in levels, for a unit of t.
  let steepest: Double
  let softWidth: Double
  let isOpaque: Bool
  let firstKnot: Int
  let knotCount: Int
  /// Invariant: valid while the frame is drawn; `knotCount` knots, at least one.
  var knots: UnsafePointer<RampKnot>

  private var row = SIMD2<Double>.zero
  /// A block whose nearest point to the centre has a squared distance of at least this is smooth.
  private var smoothDistance2 = 0.0
  /// The squared distance of the row's line from the centre, and 1 / |perX|².
  private var lineDistance2 = 0.0
  private var inverseStep2 = 0.0

  private var blockStart = Int.min
  private var left = Knot()
  private var right = Knot()

  /// A place where t and its colour are known.
  private struct Knot {
    var t = 0.0
    var index = 0
    var along = 0.0
    var color = SIMD4<Float>.zero
  }

  init(
    kind: Kind, origin: SIMD2<Double>, perX: SIMD2<Double>, perY: SIMD2<Double>, scale: Double,
    offset: Double, softWidth: Double, firstKnot: Int, knots: ArraySlice<RampKnot>,
    knotsBase: UnsafePointer<RampKnot>
  ) {
    self.kind = kind
    self.origin = origin
    self.perX = perX
    self.perY = perY
    self.scale = scale
    self.offset = offset
    self.softWidth = softWidth
    self.firstKnot = firstKnot
    knotCount = knots.count
    var steepest: Float = 0
    var isOpaque = true
    for knot in knots {
      let s = knot.slope
      steepest = max(max(steepest, abs(s.x)), max(abs(s.y), max(abs(s.z), abs(s.w))))
      if knot.color.w < 255 { isOpaque = false }
    }
    self.steepest = Double(steepest)
    self.isOpaque = isOpaque
    self.knots = knotsBase
    let step2 = perX.x * perX.x + perX.y * perX.y
    inverseStep2 = step2 > 0 ? 1 / step2 : 0
  }

  @inline(__always)
  mutating func beginRow(_ y: Int) {
    row = origin + perY * Double(y)
    blockStart = Int.min
    if kind == .linear { return }
    let cross = row.x * perX.y - row.y * perX.x
    lineDistance2 = cross * cross * inverseStep2
    let block = Double(Self.blockSize)
    let step2 = perX.x * perX.x + perX.y * perX.y
    // h² |f''| / 8 <= tolerance, where for the angle |f''| <= 1 / r² and for the radius
    // f'' = d² / r³, d the line's distance from the centre.
    let bend = block * block * step2 * 0.125 * steepest * abs(scale) / Self.curvatureTolerance
    if kind == .angular {
      smoothDistance2 = bend * 0.15915494309189535
    } else {
      let radius = ColorEncoding.cubeRoot(bend * lineDistance2)
      smoothDistance2 = radius * radius
    }
  }

  @inline(__always)
  private func parameter(_ p: SIMD2<Double>) -> Double {
    switch kind {
    case .linear: p.x
    case .radial: offset + scale * (p.x * p.x + p.y * p.y).squareRoot()
    case .angular: offset + scale * turns(p.x, p.y)
    }
  }

  @inline(__always)
  private func knotIndex(_ t: Double, near hint: Int) -> Int {
    var index = hint
    while index + 1 < knotCount && knots[index + 1].location <= t { index &+= 1 }
    while index > 0 && knots[index].location > t { index &-= 1 }
    return index
  }

  @inline(__always)
  private func color(_ t: Double, _ index: Int) -> SIMD4<Float> {
    let knot = knots + index
    return knot.pointee.color + knot.pointee.slope * Float(t - knot.pointee.location)
  }

  @inline(__always)
  private func makeKnot(_ x: Int, near hint: Int) -> Knot {
    let p = row + perX * Double(x)
    let t = parameter(p)
    let index = knotIndex(t, near: hint)
    return Knot(
      t: t, index: index, along: p.x * perX.x + p.y * perX.y, color: color(t, index))
  }

  /// Makes `left` and `right` the ends of the block that begins at x.
  @inline(__always)
  private mutating func moveToBlock(_ x: Int) {
    if x == blockStart { return }
    left = x == blockStart &+ Self.blockSize ? right : makeKnot(x, near: left.index)
    right = makeKnot(x &+ Self.blockSize, near: left.index)
    blockStart = x
  }

  /// Whether colours may be taken linearly between the block's ends.
  @inline(__always)
  private var isSmooth: Bool {
    if left.index != right.index {
      let change = abs(right.t - left.t)
      if change > softWidth || softWidth == .infinity { return false }
      var low = min(left.index, right.index) + 1
      let high = max(left.index, right.index)
      while low <= high {
        if !knots[low].isSoft { return false }
        low += 1
      }
    }
    if kind == .linear { return true }
    if kind == .angular && abs(right.t - left.t) > 0.5 * abs(scale) { return false }
    var distance2 = lineDistance2
    if left.along * right.along > 0 {
      let a = left.along * left.along
      let b = right.along * right.along
      distance2 += (a < b ? a : b) * inverseStep2
    }
    return distance2 >= smoothDistance2
  }

  @inline(__always)
  mutating func colors(
    _ x: Int, _ count: Int, scratch: UnsafeMutablePointer<UInt32>
  ) -> UnsafePointer<UInt32> {
    let end = x &+ count
    var at = x
    var block = x & ~(Self.blockSize &- 1)
    while at < end {
      moveToBlock(block)
      block &+= Self.blockSize
      let stop = block < end ? block : end
      if isSmooth {
        fillSmooth(at, stop, scratch + (at &- x))
      } else {
        fillExact(at, stop, scratch + (at &- x))
      }
      at = stop
    }
    return UnsafePointer(scratch)
  }

  @inline(__always)
  private func fillSmooth(_ start: Int, _ end: Int, _ out: UnsafeMutablePointer<UInt32>) {
    // 8.8 fixed point by the magic number; the 128 rounds.
    let magic = SIMD4<Float>(repeating: 12_582_912)
    let first = left.color
    let base = unsafeBitCast(first * 256 + magic, to: SIMD4<UInt32>.self) &+ 128
    let step = unsafeBitCast((right.color - first) * 16 + magic, to: SIMD4<UInt32>.self)
    let b = UInt16(truncatingIfNeeded: base.x)
    let g = UInt16(truncatingIfNeeded: base.y)
    let r = UInt16(truncatingIfNeeded: base.z)
    let a = UInt16(truncatingIfNeeded: base.w)
    let db = UInt16(truncatingIfNeeded: step.x)
    let dg = UInt16(truncatingIfNeeded: step.y)
    let dr = UInt16(truncatingIfNeeded: step.z)
    let da = UInt16(truncatingIfNeeded: step.w)
    let ramp = Lanes8(0, 0, 1, 1, 2, 2, 3, 3)
    let lowStep = Lanes8(db, dr, db, dr, db, dr, db, dr)
    let highStep = Lanes8(dg, da, dg, da, dg, da, dg, da)
    let skipped = Lanes8(repeating: UInt16(truncatingIfNeeded: start &- blockStart)) &+ ramp
    var low = Lanes8(b, r, b, r, b, r, b, r) &+ lowStep &* skipped
    var high = Lanes8(g, a, g, a, g, a, g, a) &+ highStep &* skipped
    let lowJump = lowStep &<< Lanes8(repeating: 2)
    let highJump = highStep &<< Lanes8(repeating: 2)
    var index = 0
    let count = end &- start
    while index < count {
      store4(
        pixels(low &>> Lanes8(repeating: 8))
          | (pixels(high) & Pixels4(repeating: 0xFF00_FF00)), to: out + index)
      low = low &+ lowJump
      high = high &+ highJump
      index &+= 4
    }
  }

  @inline(never)
  private func fillExact(_ start: Int, _ end: Int, _ out: UnsafeMutablePointer<UInt32>) {
    var hint = left.index
    for x in start..<end {
      let t = parameter(row + perX * Double(x))
      hint = knotIndex(t, near: hint)
      let c = color(t, hint) + 0.5
      out[x &- start] =
        UInt32(c.w) &<< 24 | UInt32(c.z) &<< 16 | UInt32(c.y) &<< 8 | UInt32(c.x)
    }
  }
}

/// The angle of (x, y) in turns, 0..<1, from +x towards +y.
///
/// The arctangent of the smaller over the larger coordinate by the polynomial of Abramowitz and
/// Stegun, Handbook of Mathematical Functions, 4.4.49 (error below 2e-8), then the octants.
@inline(__always)
func turns(_ x: Double, _ y: Double) -> Double {
  let ax = abs(x)
  let ay = abs(y)
  let isSteep = ay > ax
  let large = isSteep ? ay : ax
  if large == 0 { return 0 }
  let q = (isSteep ? ax : ay) / large
  let s = q * q
  let high = ((0.0028662257 * s - 0.0161657367) * s + 0.0429096138) * s - 0.0752896400
  let low = ((0.1065626393 * s - 0.1420889944) * s + 0.1999355085) * s - 0.3333314528
  let s2 = s * s
  let series = high * s2 * s2 + low
  var turn = (series * s + 1) * q * 0.15915494309189535
  if isSteep { turn = 0.25 - turn }
  if x < 0 { turn = 0.5 - turn }
  if y < 0 { turn = 1 - turn }
  return turn < 1 ? turn : 0
}
