import CTweenKernels
import TweenMath
import TweenPaint

/// The constants of all rows of a gradient: the source of its t, and the ramp.
struct GradientConstants {
  /// Numbered as in the kernels.
  enum Kind: UInt8 { case linear, radial, angular }

  /// The greatest error, in levels, of colours taken linearly over a block.
  static let curvatureTolerance = 0.2

  let kind: Kind
  let isOpaque: Bool
  /// Whether the ramp has exactly two stops, the second behind the first.
  let isSimple: Bool
  /// Gradient coordinates of the centre of pixel (0, 0), and their change per pixel. Linear: t in
  /// x. Radial, angular: the vector from the centre (angular: turned so that +x is the start).
  let origin: SIMD2<Double>
  let perX: SIMD2<Double>
  let perY: SIMD2<Double>
  /// t = offset + scale * (radius, or turns).
  let scale: Double
  let offset: Double
  /// The start of the ramp in its store, the knot at the far left included.
  let firstKnot: Int
  let knotCount: Int
  /// The table for finding a t on the ramp; empty for simple ramps without perspective.
  let index: RampIndex
  /// The t, beyond 1, at which an angular gradient's gap changes from the last colour to the first;
  /// infinity without a gap.
  let gapMiddle: Float
  /// 1 / perX.y, 0 for none.
  let inverseRise: Double
  /// 1 / |perX|².
  let inverseStep2: Double
  /// h² / 8 times the greatest change of a channel for a unit of radius or turns, over the tolerance,
  /// h being a block's length: compared with a block's curvature.
  let bend: Double
  /// Rows up to this wide have every pixel computed by itself.
  let widestNarrowRow: Int
  /// The same for the kernels.
  let kernel: ctk_gradient

  /// - Parameter knots: the ramp's `knotCount` knots.
  init(_ place: GradientPlacement, _ ramp: GradientRamp, knots: UnsafePointer<RampKnot>) {
    kind = place.kind
    origin = place.origin
    perX = place.perX
    perY = place.perY
    scale = place.scale
    offset = place.offset
    firstKnot = ramp.firstKnot
    knotCount = ramp.knotCount
    isOpaque = ramp.isOpaque
    isSimple = ramp.isSimple
    index = ramp.index
    let step2 = perX.x * perX.x + perX.y * perX.y
    inverseStep2 = step2 > 0 ? 1 / step2 : 0
    inverseRise = perX.y == 0 ? 0 : 1 / perX.y
    let block = Double(GradientShader.blockSize)
    bend =
      block * block * step2 * 0.125 * Double(ramp.steepest) * abs(scale) / Self.curvatureTolerance
    widestNarrowRow = kind == .radial ? 48 : 32
    gapMiddle = Float(place.gapMiddle)
    // Only simple ramps are read here: others have many knots, spread over the memory.
    let none = RampKnot(color: .zero, slope: .zero, location: 0, isSoft: false)
    let low = isSimple ? knots[1] : none
    let high = isSimple ? knots[2] : none
    kernel = ctk_gradient(
      kind: Int32(kind.rawValue), is_opaque: isOpaque, widest_narrow_row: Int32(widestNarrowRow),
      origin: (origin.x, origin.y), per_x: (perX.x, perX.y), per_y: (perY.x, perY.y),
      scale: scale, offset: offset, inverse_step2: inverseStep2, bend: bend,
      gap_middle: gapMiddle, low: low.location, high: high.location,
      color: (low.color.x, low.color.y, low.color.z, low.color.w),
      slope: (low.slope.x, low.slope.y, low.slope.z, low.slope.w),
      end_color: (high.color.x, high.color.y, high.color.z, high.color.w),
      ramp: isSimple ? ctk_ramp() : Self.kernel(index, firstKnot: firstKnot))
  }

  /// The t that shows in the gap: the last colour in its first half, then the first colour.
  @inline(__always)
  func fold(_ t: Quad) -> Quad {
    if gapMiddle == .infinity { return t }
    let all = Quad(repeating: 1)
    return zeroed(clamped(t, t, all), whereNotBelow: t - Quad(repeating: gapMiddle))
  }

  private static func kernel(_ index: RampIndex, firstKnot: Int) -> ctk_ramp {
    ctk_ramp(
      first_knot: Int32(firstKnot), knot_count: Int32(index.knotCount),
      first_cell: Int32(index.firstCell), cell_count: Int32(index.cellCount),
      start: index.start, per_t: index.perT, first_lane: Int32(index.lanes.first),
      lane_width: Int32(index.lanes.width), lane_start: index.lanes.start,
      lane_end: index.lanes.end, lane_per_t: index.lanes.perT)
  }
}
