import TweenPaint

/// A place on a gradient's ramp and the straight line of colours that begins there.
///
/// Its layout is that of `ctk_knot`.
struct RampKnot {
  /// Premultiplied, encoded, opacity included: blue, green, red, alpha in 0...255.
  var color: SIMD4<Float>
  /// Change of `color` for each unit of t, up to the next knot.
  var slope: SIMD4<Float>
  var location: Float
  /// Whether the knot was inserted to follow a curve; other knots are corners in the colours.
  var isSoft: Bool
}

/// A ramp in a store.
struct GradientRamp {
  /// The index of its first knot, the knot at the far left included.
  var firstKnot: Int
  var knotCount: Int
  /// Whether it has exactly two stops, the second behind the first.
  var isSimple: Bool
  var isOpaque: Bool
  /// The greatest change of a channel for a unit of t.
  var steepest: Float
  /// The table for finding a t on the ramp; empty for simple ramps that are not searched.
  var index = RampIndex()
}

/// Builds ramps as pieces along which encoded, premultiplied colours change linearly.
///
/// Device interpolation is such a ramp already. A perceptual one is halved between two stops until
/// the straight line is within `tolerance` of the true colour: 10 to 20 pieces as a rule, so that a
/// gradient new in every frame costs less than a microsecond. Ramps of the frame before are found
/// again by their colours: most gradients move, and keep their colours.
struct RampBuilder {
  /// In levels of 255. With the rounding of the pixel (0.5) and of the ramp (0.05) this stays
  /// within two thirds of a level of the exact colour.
  static let tolerance = 0.16
  /// Bounds the halving between two stops.
  static let deepestHalving = 11

  private(set) var knots: ContiguousArray<RampKnot> = []
  /// The tables of ramps that have some (`RampIndex`). Both are never empty.
  private var cells: ContiguousArray<UInt16> = [0]
  private var lanes: ContiguousArray<Float> = [0]
  private let table = ColorEncoding.encodedSquares
  private var known = RampCache()

  /// The first knot lies far to the left, so that every t has a knot before it.
  static let farLeft: Float = -1e30

  /// nil while there is no ramp.
  var tables: RampTables? {
    knots.withUnsafeBufferPointer { knots in
      cells.withUnsafeBufferPointer { cells in
        lanes.withUnsafeBufferPointer { lanes in
          guard let knots = knots.baseAddress, let cells = cells.baseAddress,
            let lanes = lanes.baseAddress
          else { return nil }
          return RampTables(knots: knots, cells: cells, lanes: lanes)
        }
      }
    }
  }

  /// Drops the ramps of the frame before, except those that may be used again.
  mutating func beginFrame() {
    if known.keepsRamps() { return }
    knots.removeAll(keepingCapacity: true)
    cells.removeAll(keepingCapacity: true)
    lanes.removeAll(keepingCapacity: true)
    cells.append(0)
    lanes.append(0)
  }

  /// The ramp of a gradient's stops.
  ///
  /// - Parameter isSearched: whether a simple ramp needs tables too.
  mutating func ramp(
    _ stops: [GradientPaint.Stop], interpolation: GradientPaint.Interpolation, opacity: Double,
    isSearched: Bool
  ) -> GradientRamp {
    let key = RampCache.Key(
      stops: stops, interpolation: interpolation, opacity: opacity, isSearched: isSearched)
    return known.ramp(key) ?? build(key)
  }

  private mutating func build(_ key: RampCache.Key) -> GradientRamp {
    let first = add(key.stops, interpolation: key.interpolation, opacity: key.opacity)
    var steepest: Float = 0
    var isOpaque = true
    for knot in knots[first...] {
      let s = knot.slope
      steepest = max(max(steepest, abs(s.x)), max(abs(s.y), max(abs(s.z), abs(s.w))))
      if knot.color.w < 255 { isOpaque = false }
    }
    var ramp = GradientRamp(
      firstKnot: first, knotCount: knots.count - first,
      isSimple: knots.count - first == 3 && knots[first + 2].location > knots[first + 1].location,
      isOpaque: isOpaque, steepest: steepest)
    if !ramp.isSimple || key.isSearched {
      ramp.index = knots.withUnsafeBufferPointer { knots in
        RampIndex(UnsafeBufferPointer(rebasing: knots[first...]), cells: &cells, lanes: &lanes)
      }
    }
    known.add(ramp, for: key)
    return ramp
  }

  /// Appends the ramp of `stops`, and returns the index at which it begins.
  private mutating func add(
    _ stops: [GradientPaint.Stop], interpolation: GradientPaint.Interpolation, opacity: Double
  ) -> Int {
    let start = knots.count
    var location = 0.0
    var response = SIMD4<Double>.zero
    for index in stops.indices {
      let stop = stops[index]
      let color = ColorEncoding.premultiplied(stop.color, opacity: opacity)
      let isFirst = index == 0
      let given = stop.location
      // Out of order or NaN: moved up to the stop before.
      let next =
        isFirst
        ? (given >= -1e9 ? min(given, 1e9) : 0) : (given >= location ? min(given, 1e9) : location)
      if isFirst { append(Double(Self.farLeft), color, isSoft: false) }
      if interpolation == .perceptual {
        let nextResponse = ColorEncoding.coneResponse(stop.color, opacity: opacity)
        if !isFirst && next > location && stop.color != stops[index - 1].color {
          let from = inDoubles(knots[knots.count - 1].color)
          let table = self.table
          table.withUnsafeBufferPointer { table in
            guard let table = table.baseAddress else { return }
            subdivide(
              Span(from: location, to: next, c0: response, c1: nextResponse), from, color,
              opacity: ColorEncoding.unit(opacity), table, depth: 0)
          }
        }
        response = nextResponse
      }
      append(next, color, isSoft: false)
      location = next
    }
    finish(from: start)
    return start
  }

  private struct Span {
    var from: Double
    var to: Double
    var c0: SIMD4<Double>
    var c1: SIMD4<Double>
  }

  private mutating func subdivide(
    _ span: Span, _ first: SIMD4<Double>, _ last: SIMD4<Double>, opacity: Double,
    _ table: UnsafePointer<Double>, depth: Int
  ) {
    if depth >= Self.deepestHalving { return }
    let response = (span.c0 + span.c1) * 0.5
    let middle = ColorEncoding.premultiplied(
      coneResponse: response, opacity: opacity, table: table)
    let error = middle - (first + last) * 0.5
    let worst = max(max(abs(error.x), abs(error.y)), max(abs(error.z), abs(error.w)))
    // The first two cuts are always made: a curve may cross its chord in the middle.
    if depth >= 2 && worst <= Self.tolerance { return }
    let at = (span.from + span.to) * 0.5
    var half = span
    half.to = at
    half.c1 = response
    subdivide(half, first, middle, opacity: opacity, table, depth: depth + 1)
    append(at, middle, isSoft: true)
    half = span
    half.from = at
    half.c0 = response
    subdivide(half, middle, last, opacity: opacity, table, depth: depth + 1)
  }

  private mutating func append(_ location: Double, _ color: SIMD4<Double>, isSoft: Bool) {
    knots.append(
      RampKnot(
        color: SIMD4(Float(color.x), Float(color.y), Float(color.z), Float(color.w)),
        slope: .zero, location: Float(location), isSoft: isSoft))
  }

  /// Fills in the slopes of the ramp that begins at `start`.
  private mutating func finish(from start: Int) {
    for index in start + 1..<knots.count {
      let width = knots[index].location - knots[index - 1].location
      // A Float can store the slope of a piece of this width; narrower pieces are hard edges.
      let isLong = index > start + 1 && width > 1e-12
      knots[index - 1].slope =
        isLong ? (knots[index].color - knots[index - 1].color) * (1 / width) : .zero
    }
    knots[knots.count - 1].slope = .zero
  }
}

@inline(__always)
func inDoubles(_ c: SIMD4<Float>) -> SIMD4<Double> {
  SIMD4(Double(c.x), Double(c.y), Double(c.z), Double(c.w))
}
