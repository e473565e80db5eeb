import CTweenKernels
import TweenMath
import TweenPaint

/// What a gradient's rows have in common: where its t comes from, and the ramp.
struct GradientConstants {
  /// Numbered as in the kernels.
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
  /// Rows up to this wide have every pixel computed by itself.
  let widestNarrowRow: Int
  /// The same for the kernels, where there are two stops.
  let kernel: ctk_gradient

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
    widestNarrowRow = kind == .radial ? 48 : 32
    kernel = Self.kernel(
      place, bend: bend, inverseStep2: inverseStep2, widestNarrowRow: widestNarrowRow,
      isOpaque: isOpaque, knots: knots)
  }

  private static func kernel(
    _ place: GradientPlacement, bend: Double, inverseStep2: Double, widestNarrowRow: Int,
    isOpaque: Bool, knots: ArraySlice<RampKnot>
  ) -> ctk_gradient {
    var result = ctk_gradient()
    let first = knots.startIndex
    if knots.count < 3 { return result }
    let (low, high) = (knots[first + 1], knots[first + 2])
    result.kind = Int32(place.kind.rawValue)
    result.is_opaque = isOpaque
    result.widest_narrow_row = Int32(widestNarrowRow)
    result.origin = (place.origin.x, place.origin.y)
    result.per_x = (place.perX.x, place.perX.y)
    result.per_y = (place.perY.x, place.perY.y)
    result.scale = place.scale
    result.offset = place.offset
    result.inverse_step2 = inverseStep2
    result.bend = bend
    result.low_location = low.location
    result.high_location = high.location
    result.low = Float(low.location)
    result.high = Float(high.location)
    result.color = (low.color.x, low.color.y, low.color.z, low.color.w)
    result.slope = (low.slope.x, low.slope.y, low.slope.z, low.slope.w)
    result.end_color = (high.color.x, high.color.y, high.color.z, high.color.w)
    return result
  }
}
