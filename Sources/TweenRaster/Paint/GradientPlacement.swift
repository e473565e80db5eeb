import Foundation
import TweenGeometry
import TweenMath
import TweenPaint

/// The map from canvas pixels back to a local space.
struct PixelMap {
  /// Local coordinates of the centre of pixel (0, 0).
  var origin: SIMD2<Double>
  var perX: SIMD2<Double>
  var perY: SIMD2<Double>

  /// Steeper maps count as collapsed shapes, which cover nothing.
  static let steepest = 1e12

  init(origin: SIMD2<Double>, perX: SIMD2<Double>, perY: SIMD2<Double>) {
    self.origin = origin
    self.perX = perX
    self.perY = perY
  }

  /// nil when the transform (local to pixels) is not finite or flattens everything.
  init?(_ t: CGAffineTransform) {
    let inverse = 1 / (t.a * t.d - t.b * t.c)
    perX = SIMD2(t.d * inverse, -t.b * inverse)
    perY = SIMD2(-t.c * inverse, t.a * inverse)
    origin = perX * (0.5 - t.tx) + perY * (0.5 - t.ty)
    guard abs(perX.x) < Self.steepest, abs(perX.y) < Self.steepest,
      abs(perY.x) < Self.steepest, abs(perY.y) < Self.steepest,
      abs(origin.x) < 1e15, abs(origin.y) < 1e15
    else { return nil }
  }

  /// The map seen from `center`, followed by the linear map of the columns `u` and `v`.
  mutating func recenter(_ center: CGPoint, u: SIMD2<Double>, v: SIMD2<Double>) {
    let moved = origin - SIMD2(center.x, center.y)
    origin = u * moved.x + v * moved.y
    perX = u * perX.x + v * perX.y
    perY = u * perY.x + v * perY.y
  }
}

/// A gradient's geometry in the numbers of `GradientShader`.
struct GradientPlacement {
  var kind: GradientConstants.Kind
  var origin: SIMD2<Double>
  var perX: SIMD2<Double>
  var perY: SIMD2<Double>
  var scale = 1.0
  var offset = 0.0
  /// The t, beyond 1, at which an angular gradient's gap changes from the last colour to the first.
  var gapMiddle = Double.infinity

  /// Shorter gradients are hard edges.
  private static let leastLength = 1e-12
  /// The squares of all smaller coordinates fit into a Float.
  private static let largest = 1e15

  /// nil when a number is not finite, or absurd.
  init?(_ geometry: GradientPaint.Geometry, map: PixelMap) {
    var map = map
    switch geometry {
    case .linear(let start, let end):
      kind = .linear
      let dx = end.x - start.x
      let dy = end.y - start.y
      let length2 = dx * dx + dy * dy
      // Without length every point is beyond the end.
      let hasLength = !(length2 <= Self.leastLength * Self.leastLength)
      let per = hasLength ? SIMD2(dx / length2, dy / length2) : .zero
      map.recenter(start, u: SIMD2(per.x, 0), v: SIMD2(per.y, 0))
      if !hasLength { map.origin.x = 1 }
    case .radial(let center, let startRadius, let endRadius):
      kind = .radial
      map.recenter(center, u: SIMD2(1, 0), v: SIMD2(0, 1))
      let length = endRadius - startRadius
      if abs(length) <= Self.leastLength {
        // A hard edge at the radius.
        scale = length < 0 ? -1e12 : 1e12
        offset = -startRadius * scale
      } else {
        scale = 1 / length
        offset = -startRadius / length
      }
    case .angular(let center, let startAngle, let endAngle):
      kind = .angular
      let turn = 2 * Double.pi
      // A gradient that runs backwards is the mirrored ramp.
      let isBackward = endAngle < startAngle
      let span = abs(endAngle - startAngle)
      guard span.isFinite, abs(startAngle) < 1e9 else { return nil }
      var first = startAngle
      // Ends that differ from a full turn by a rounding error are a full turn.
      let slack = 1e-9
      if span > turn + slack {
        // Of several turns only the last shows.
        first = isBackward ? endAngle + turn : endAngle - turn
        scale = turn / span
        offset = 1 - scale
      } else if span > 0 {
        scale = turn / span
        if span < turn - slack { gapMiddle = (1 + scale) * 0.5 }
      } else {
        // A gap only: the last colour for half a turn, then the first.
        scale = 2
        offset = 1
        gapMiddle = 2
      }
      let (sine, cosine) = Elementary.sincos(first)
      let mirror = isBackward ? -1.0 : 1.0
      map.recenter(center, u: SIMD2(cosine, -sine * mirror), v: SIMD2(sine, cosine * mirror))
    }
    origin = map.origin
    perX = map.perX
    perY = map.perY
    let limit = Self.largest
    guard abs(origin.x) < limit, abs(origin.y) < limit, abs(perX.x) < limit,
      abs(perX.y) < limit, abs(perY.x) < limit, abs(perY.y) < limit, abs(scale) <= 1e12,
      abs(offset) < 1e27
    else { return nil }
  }
}
