import TweenMath
import TweenPaint

/// What a gradient's rows have in common: where its t comes from, and the ramp.
struct GradientConstants {
  enum Kind: UInt8 { case linear, radial, angular }

  /// The greatest error, in levels, of colours taken linearly over a block.
  static let curvatureTolerance = 0.2

  let kind: Kind
  let isOpaque: Bool
  /// Two stops and nothing else, the second behind the first.
  let isSimple: Bool
  /// Gradient coordinates of the centre of pixel (0, 0), and their change per pixel. Linear: t in
  /// x. Radial, angular: the vector from the centre (angular: turned so that +x is the start).
  let origin: SIMD2<Double>
  let perX: SIMD2<Double>
  let perY: SIMD2<Double>
  /// t = offset + scale * (radius, or turns).
  let scale: Double
  let offset: Double
  /// Where the ramp begins in its store, the knot at the far left included.
  let firstKnot: Int
  let knotCount: Int
  /// 1 / perX.y, 0 for none.
  let inverseRise: Double
  /// 1 / |perX|².
  let inverseStep2: Double
  /// h² / 8 times the greatest change of a channel for a unit of radius or turns, over the
  /// tolerance, h being a block's length: what a block's curvature is compared with.
  let bend: Double

  /// Two stops that between them hold a whole turn of t.
  let isWholeTurn: Bool
  /// `bend` for a row of one pixel.
  let straightBend: Double
  /// How far from the centre, squared, the middle of a row of one pixel must at least be to be
  /// drawn as straight, as to angles: grows with the square of the row's length.
  let leastStraight2: Double

  init(_ place: GradientPlacement, firstKnot: Int, knots: ArraySlice<RampKnot>) {
    kind = place.kind
    origin = place.origin
    perX = place.perX
    perY = place.perY
    scale = place.scale
    offset = place.offset
    self.firstKnot = firstKnot
    knotCount = knots.count
    var steepest: Float = 0
    var isOpaque = true
    for knot in knots {
      let s = knot.slope
      steepest = max(max(steepest, abs(s.x)), max(abs(s.y), max(abs(s.z), abs(s.w))))
      if knot.color.w < 255 { isOpaque = false }
    }
    self.isOpaque = isOpaque
    let first = knots.startIndex
    isSimple = knots.count == 3 && knots[first + 2].location > knots[first + 1].location
    let step2 = perX.x * perX.x + perX.y * perX.y
    inverseStep2 = step2 > 0 ? 1 / step2 : 0
    inverseRise = perX.y == 0 ? 0 : 1 / perX.y
    let block = Double(GradientShader.blockSize)
    bend =
      block * block * step2 * 0.125 * Double(steepest) * abs(scale) / Self.curvatureTolerance
    isWholeTurn =
      kind == .angular && isSimple && Float(knots[first + 1].location) <= Float(offset)
      && Float(knots[first + 2].location) >= Float(offset + scale)
    // All of a row is at least 7/8 as far as its middle when that is four rows' lengths away.
    let near2 = 0.765
    let near6 = 0.4488
    straightBend = bend / (block * block) / near6.squareRoot()
    let leastForAngles = kind == .angular ? bend / (block * block) * 0.15915494309189535 / near2 : 0
    leastStraight2 = max(16 * step2, leastForAngles)
  }
}
