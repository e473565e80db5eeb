// Functions that treat each lane of a vector for itself, and of one number. Those of vectors are
// disfavoured: the compiler tries those of numbers first.
import TweenMath

/// Each lane without its sign.
@_disfavoredOverload @inlinable public func abs<V: SIMD>(_ x: V) -> V
where V.Scalar: _SIMDReal {
  V(lanes: x) { Swift.abs($0) }
}

/// Each lane without its sign.
@inlinable public func simd_abs<V: SIMD>(_ x: V) -> V
where V.Scalar: _SIMDReal {
  V(lanes: x) { Swift.abs($0) }
}

/// The lesser of each two lanes; the number where one is NaN.
@_disfavoredOverload @inlinable public func min<V: SIMD>(_ x: V, _ y: V) -> V
where V.Scalar: Comparable {
  pointwiseMin(x, y)
}

/// The lesser of each two lanes; the number where one is NaN.
@inlinable public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V
where V.Scalar: Comparable {
  pointwiseMin(x, y)
}

/// The greater of each two lanes; the number where one is NaN.
@_disfavoredOverload @inlinable public func max<V: SIMD>(_ x: V, _ y: V) -> V
where V.Scalar: Comparable {
  pointwiseMax(x, y)
}

/// The greater of each two lanes; the number where one is NaN.
@inlinable public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V
where V.Scalar: Comparable {
  pointwiseMax(x, y)
}

/// The lesser of each lane and a number.
@_disfavoredOverload @inlinable public func min<V: SIMD>(_ x: V, _ y: V.Scalar) -> V
where V.Scalar: Comparable {
  pointwiseMin(x, V(repeating: y))
}

/// The greater of each lane and a number.
@_disfavoredOverload @inlinable public func max<V: SIMD>(_ x: V, _ y: V.Scalar) -> V
where V.Scalar: Comparable {
  pointwiseMax(x, V(repeating: y))
}

/// Each lane within its bounds, of which the upper one counts.
@_disfavoredOverload @inlinable public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V
where V.Scalar: Comparable {
  pointwiseMin(pointwiseMax(x, min), max)
}

/// Each lane within its bounds, of which the upper one counts.
@inlinable public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V
where V.Scalar: Comparable {
  pointwiseMin(pointwiseMax(x, min), max)
}

/// Each lane within bounds, of which the upper one counts.
@_disfavoredOverload @inlinable public func clamp<V: SIMD>(_ x: V, min: V.Scalar, max: V.Scalar)
  -> V
where V.Scalar: Comparable {
  clamp(x, min: V(repeating: min), max: V(repeating: max))
}

/// -1, 0 or 1 as each lane has its sign; 0 for NaN.
@_disfavoredOverload @inlinable public func sign<V: SIMD>(_ x: V) -> V
where V.Scalar: _SIMDReal {
  V(lanes: x) { sign($0) }
}

/// -1, 0 or 1 as each lane has its sign; 0 for NaN.
@inlinable public func simd_sign<V: SIMD>(_ x: V) -> V
where V.Scalar: _SIMDReal {
  V(lanes: x) { sign($0) }
}

/// From `x` at `t` = 0 to `y` at 1, beyond either too.
@_disfavoredOverload @inlinable public func mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V
where V.Scalar: _SIMDReal {
  x + t * (y - x)
}

/// From `x` at `t` = 0 to `y` at 1, beyond either too.
@inlinable public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V
where V.Scalar: _SIMDReal {
  x + t * (y - x)
}

/// From `x` at `t` = 0 to `y` at 1, beyond either too.
@_disfavoredOverload @inlinable public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V
where V.Scalar: _SIMDReal {
  x + (y - x) * t
}

/// 1 divided by each lane.
@_disfavoredOverload @inlinable public func recip<V: SIMD>(_ x: V) -> V
where V.Scalar: _SIMDReal {
  1 / x
}

/// 1 divided by each lane.
@inlinable public func simd_recip<V: SIMD>(_ x: V) -> V
where V.Scalar: _SIMDReal {
  1 / x
}

/// 1 divided by the square root of each lane.
@_disfavoredOverload @inlinable public func rsqrt<V: SIMD>(_ x: V) -> V
where V.Scalar: _SIMDReal {
  1 / x.squareRoot()
}

/// 1 divided by the square root of each lane.
@inlinable public func simd_rsqrt<V: SIMD>(_ x: V) -> V
where V.Scalar: _SIMDReal {
  1 / x.squareRoot()
}

/// Each lane from its floor on, in 0..<1.
@_disfavoredOverload @inlinable public func fract<V: SIMD>(_ x: V) -> V
where V.Scalar: _SIMDReal {
  V(lanes: x) { fract($0) }
}

/// Each lane from its floor on, in 0..<1.
@inlinable public func simd_fract<V: SIMD>(_ x: V) -> V
where V.Scalar: _SIMDReal {
  V(lanes: x) { fract($0) }
}

/// 0 where a lane is below its edge, else 1.
@_disfavoredOverload @inlinable public func step<V: SIMD>(_ x: V, edge: V) -> V
where V.Scalar: _SIMDReal {
  V(repeating: 1).replacing(with: 0, where: x .< edge)
}

/// 0 where a lane is below its edge, else 1.
@inlinable public func simd_step<V: SIMD>(_ edge: V, _ x: V) -> V
where V.Scalar: _SIMDReal {
  V(repeating: 1).replacing(with: 0, where: x .< edge)
}

/// 0 at one edge and before, 1 at the other and behind, smooth between.
@_disfavoredOverload @inlinable public func smoothstep<V: SIMD>(_ x: V, edge0: V, edge1: V) -> V
where V.Scalar: _SIMDReal {
  smooth((x - edge0) / (edge1 - edge0))
}

/// 0 at one edge and before, 1 at the other and behind, smooth between.
@inlinable public func simd_smoothstep<V: SIMD>(_ edge0: V, _ edge1: V, _ x: V) -> V
where V.Scalar: _SIMDReal {
  smooth((x - edge0) / (edge1 - edge0))
}

@inlinable func smooth<V: SIMD>(_ t: V) -> V where V.Scalar: _SIMDReal {
  let t = t.clamped(lowerBound: V(), upperBound: V(repeating: 1))
  return t * t * (3 - 2 * t)
}

/// The least whole number from each lane on.
@_disfavoredOverload @inlinable public func ceil<V: SIMD>(_ x: V) -> V
where V.Scalar: _SIMDReal {
  x.rounded(.up)
}

/// The greatest whole number up to each lane.
@_disfavoredOverload @inlinable public func floor<V: SIMD>(_ x: V) -> V
where V.Scalar: _SIMDReal {
  x.rounded(.down)
}

/// Each lane without what follows its point.
@_disfavoredOverload @inlinable public func trunc<V: SIMD>(_ x: V) -> V
where V.Scalar: _SIMDReal {
  x.rounded(.towardZero)
}

/// The whole number nearest to each lane, away from 0 in the middle.
@_disfavoredOverload @inlinable public func round<V: SIMD>(_ x: V) -> V
where V.Scalar: _SIMDReal {
  x.rounded(.toNearestOrAwayFromZero)
}

/// The square root of each lane.
@_disfavoredOverload @inlinable public func sqrt<V: SIMD>(_ x: V) -> V
where V.Scalar: _SIMDReal {
  x.squareRoot()
}

/// The sine of each lane, in radians.
@_disfavoredOverload public func sin<V: SIMD>(_ x: V) -> V where V.Scalar: _SIMDReal {
  V(lanes: x) { V.Scalar._apply(Elementary.sin, $0) }
}

/// The cosine of each lane, in radians.
@_disfavoredOverload public func cos<V: SIMD>(_ x: V) -> V where V.Scalar: _SIMDReal {
  V(lanes: x) { V.Scalar._apply(Elementary.cos, $0) }
}

/// The tangent of each lane, in radians.
@_disfavoredOverload public func tan<V: SIMD>(_ x: V) -> V where V.Scalar: _SIMDReal {
  V(lanes: x) { V.Scalar._apply(Elementary.tan, $0) }
}

/// The angle of each lane as a sine, in radians.
@_disfavoredOverload public func asin<V: SIMD>(_ x: V) -> V where V.Scalar: _SIMDReal {
  V(lanes: x) { V.Scalar._apply(Elementary.asin, $0) }
}

/// The angle of each lane as a cosine, in radians.
@_disfavoredOverload public func acos<V: SIMD>(_ x: V) -> V where V.Scalar: _SIMDReal {
  V(lanes: x) { V.Scalar._apply(Elementary.acos, $0) }
}

/// The angle of each lane as a tangent, in radians.
@_disfavoredOverload public func atan<V: SIMD>(_ x: V) -> V where V.Scalar: _SIMDReal {
  V(lanes: x) { V.Scalar._apply(Elementary.atan, $0) }
}

/// e to the power of each lane.
@_disfavoredOverload public func exp<V: SIMD>(_ x: V) -> V where V.Scalar: _SIMDReal {
  V(lanes: x) { V.Scalar._apply(Elementary.exp, $0) }
}

/// The natural logarithm of each lane.
@_disfavoredOverload public func log<V: SIMD>(_ x: V) -> V where V.Scalar: _SIMDReal {
  V(lanes: x) { V.Scalar._apply(Elementary.log, $0) }
}

/// The logarithm of each lane to the base 2.
@_disfavoredOverload public func log2<V: SIMD>(_ x: V) -> V where V.Scalar: _SIMDReal {
  V(lanes: x) { V.Scalar._apply(Elementary.log2, $0) }
}

/// The cubic root of each lane.
@_disfavoredOverload public func cbrt<V: SIMD>(_ x: V) -> V where V.Scalar: _SIMDReal {
  V(lanes: x) { V.Scalar._apply(Elementary.cbrt, $0) }
}

/// Each lane of `x` to the power of `y`'s.
@_disfavoredOverload public func pow<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: _SIMDReal {
  var result = V()
  for lane in 0..<x.scalarCount {
    let exponent = Double(y[lane])
    result[lane] = V.Scalar._apply({ Elementary.pow($0, exponent) }, x[lane])
  }
  return result
}

/// The angle of the point that each two lanes are, in radians.
@_disfavoredOverload public func atan2<V: SIMD>(_ y: V, _ x: V) -> V where V.Scalar: _SIMDReal {
  var result = V()
  for lane in 0..<x.scalarCount { result[lane] = V.Scalar._atan2(y[lane], x[lane]) }
  return result
}

extension SIMD {
  /// The lanes of a vector, each changed.
  @inlinable init(lanes vector: Self, _ change: (Scalar) -> Scalar) {
    self.init()
    for lane in 0..<vector.scalarCount { self[lane] = change(vector[lane]) }
  }
}

// MARK: One number

/// The number within bounds, of which the upper one counts.
@inlinable public func clamp<Scalar: _SIMDReal>(_ x: Scalar, min: Scalar, max: Scalar) -> Scalar {
  Swift.min(Swift.max(x, min), max)
}

/// The number within bounds, of which the upper one counts.
@inlinable public func simd_clamp<Scalar: _SIMDReal>(_ x: Scalar, _ min: Scalar, _ max: Scalar)
  -> Scalar
{
  Swift.min(Swift.max(x, min), max)
}

/// -1, 0 or 1 as the number has its sign; 0 for NaN.
@inlinable public func sign<Scalar: _SIMDReal>(_ x: Scalar) -> Scalar {
  x > 0 ? 1 : x < 0 ? -1 : 0
}

/// -1, 0 or 1 as the number has its sign; 0 for NaN.
@inlinable public func simd_sign<Scalar: _SIMDReal>(_ x: Scalar) -> Scalar {
  x > 0 ? 1 : x < 0 ? -1 : 0
}

/// From `x` at `t` = 0 to `y` at 1, beyond either too.
@inlinable public func mix<Scalar: _SIMDReal>(_ x: Scalar, _ y: Scalar, t: Scalar) -> Scalar {
  x + t * (y - x)
}

/// From `x` at `t` = 0 to `y` at 1, beyond either too.
@inlinable public func simd_mix<Scalar: _SIMDReal>(_ x: Scalar, _ y: Scalar, _ t: Scalar) -> Scalar
{
  x + t * (y - x)
}

/// 1 divided by the number.
@inlinable public func recip<Scalar: _SIMDReal>(_ x: Scalar) -> Scalar {
  1 / x
}

/// 1 divided by the number.
@inlinable public func simd_recip<Scalar: _SIMDReal>(_ x: Scalar) -> Scalar {
  1 / x
}

/// 1 divided by the square root.
@inlinable public func rsqrt<Scalar: _SIMDReal>(_ x: Scalar) -> Scalar {
  1 / x.squareRoot()
}

/// 1 divided by the square root.
@inlinable public func simd_rsqrt<Scalar: _SIMDReal>(_ x: Scalar) -> Scalar {
  1 / x.squareRoot()
}

/// The number from its floor on, in 0..<1.
@inlinable public func fract<Scalar: _SIMDReal>(_ x: Scalar) -> Scalar {
  Swift.min(x - x.rounded(.down), Scalar(1).nextDown)
}

/// The number from its floor on, in 0..<1.
@inlinable public func simd_fract<Scalar: _SIMDReal>(_ x: Scalar) -> Scalar {
  Swift.min(x - x.rounded(.down), Scalar(1).nextDown)
}

/// 0 below the edge, else 1.
@inlinable public func step<Scalar: _SIMDReal>(_ x: Scalar, edge: Scalar) -> Scalar {
  x < edge ? 0 : 1
}

/// 0 below the edge, else 1.
@inlinable public func simd_step<Scalar: _SIMDReal>(_ edge: Scalar, _ x: Scalar) -> Scalar {
  x < edge ? 0 : 1
}

/// 0 at one edge and before, 1 at the other and behind, smooth between.
@inlinable public func smoothstep<Scalar: _SIMDReal>(_ x: Scalar, edge0: Scalar, edge1: Scalar)
  -> Scalar
{
  smooth(SIMD2(repeating: (x - edge0) / (edge1 - edge0))).x
}

/// 0 at one edge and before, 1 at the other and behind, smooth between.
@inlinable public func simd_smoothstep<Scalar: _SIMDReal>(
  _ edge0: Scalar, _ edge1: Scalar, _ x: Scalar
) -> Scalar {
  smooth(SIMD2(repeating: (x - edge0) / (edge1 - edge0))).x
}
