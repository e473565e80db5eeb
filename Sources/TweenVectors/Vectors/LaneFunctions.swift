// Functions that apply to each lane of a vector separately, and the same functions of one number.
// Vector functions are disfavoured overloads: the compiler tries the functions of numbers first.
import TweenMath

/// Returns the absolute value of each lane.
@_disfavoredOverload @inlinable public func abs<V: SIMD>(_ x: V) -> V
where V.Scalar: _SIMDReal {
  V(lanes: x) { Swift.abs($0) }
}

/// Returns the absolute value of each lane.
@inlinable public func simd_abs<V: SIMD>(_ x: V) -> V
where V.Scalar: _SIMDReal {
  V(lanes: x) { Swift.abs($0) }
}

/// Returns the smaller value of each pair of lanes; the lane of `x` where either is NaN.
@_disfavoredOverload @inlinable public func min<V: SIMD>(_ x: V, _ y: V) -> V
where V.Scalar: Comparable {
  pointwiseMin(x, y)
}

/// Returns the smaller value of each pair of lanes; the lane of `x` where either is NaN.
@inlinable public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V
where V.Scalar: Comparable {
  pointwiseMin(x, y)
}

/// Returns the larger value of each pair of lanes; the lane of `x` where either is NaN.
@_disfavoredOverload @inlinable public func max<V: SIMD>(_ x: V, _ y: V) -> V
where V.Scalar: Comparable {
  pointwiseMax(x, y)
}

/// Returns the larger value of each pair of lanes; the lane of `x` where either is NaN.
@inlinable public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V
where V.Scalar: Comparable {
  pointwiseMax(x, y)
}

/// Returns the smaller value of each lane and a number.
@_disfavoredOverload @inlinable public func min<V: SIMD>(_ x: V, _ y: V.Scalar) -> V
where V.Scalar: Comparable {
  pointwiseMin(x, V(repeating: y))
}

/// Returns the larger value of each lane and a number.
@_disfavoredOverload @inlinable public func max<V: SIMD>(_ x: V, _ y: V.Scalar) -> V
where V.Scalar: Comparable {
  pointwiseMax(x, V(repeating: y))
}

/// Returns each lane clamped to `min`...`max`; to `max` where `min` is above it.
@_disfavoredOverload @inlinable public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V
where V.Scalar: Comparable {
  pointwiseMin(pointwiseMax(x, min), max)
}

/// Returns each lane clamped to `min`...`max`; to `max` where `min` is above it.
@inlinable public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V
where V.Scalar: Comparable {
  pointwiseMin(pointwiseMax(x, min), max)
}

/// Returns each lane clamped to `min`...`max`; to `max` where `min` is above it.
@_disfavoredOverload @inlinable public func clamp<V: SIMD>(_ x: V, min: V.Scalar, max: V.Scalar)
  -> V
where V.Scalar: Comparable {
  clamp(x, min: V(repeating: min), max: V(repeating: max))
}

/// Returns the sign of each lane: -1, 0 or 1; 0 for NaN.
@_disfavoredOverload @inlinable public func sign<V: SIMD>(_ x: V) -> V
where V.Scalar: _SIMDReal {
  V(lanes: x) { sign($0) }
}

/// Returns the sign of each lane: -1, 0 or 1; 0 for NaN.
@inlinable public func simd_sign<V: SIMD>(_ x: V) -> V
where V.Scalar: _SIMDReal {
  V(lanes: x) { sign($0) }
}

/// Returns the linear interpolation from `x` at `t` = 0 to `y` at `t` = 1; other values of `t`
/// extrapolate.
@_disfavoredOverload @inlinable public func mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V
where V.Scalar: _SIMDReal {
  x + t * (y - x)
}

/// Returns the linear interpolation from `x` at `t` = 0 to `y` at `t` = 1; other values of `t`
/// extrapolate.
@inlinable public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V
where V.Scalar: _SIMDReal {
  x + t * (y - x)
}

/// Returns the linear interpolation from `x` at `t` = 0 to `y` at `t` = 1; other values of `t`
/// extrapolate.
@_disfavoredOverload @inlinable public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V
where V.Scalar: _SIMDReal {
  x + (y - x) * t
}

/// Returns the reciprocal of each lane.
@_disfavoredOverload @inlinable public func recip<V: SIMD>(_ x: V) -> V
where V.Scalar: _SIMDReal {
  1 / x
}

/// Returns the reciprocal of each lane.
@inlinable public func simd_recip<V: SIMD>(_ x: V) -> V
where V.Scalar: _SIMDReal {
  1 / x
}

/// Returns the reciprocal of the square root of each lane.
@_disfavoredOverload @inlinable public func rsqrt<V: SIMD>(_ x: V) -> V
where V.Scalar: _SIMDReal {
  1 / x.squareRoot()
}

/// Returns the reciprocal of the square root of each lane.
@inlinable public func simd_rsqrt<V: SIMD>(_ x: V) -> V
where V.Scalar: _SIMDReal {
  1 / x.squareRoot()
}

/// Returns the difference of each lane and its floor, in 0..<1.
@_disfavoredOverload @inlinable public func fract<V: SIMD>(_ x: V) -> V
where V.Scalar: _SIMDReal {
  V(lanes: x) { fract($0) }
}

/// Returns the difference of each lane and its floor, in 0..<1.
@inlinable public func simd_fract<V: SIMD>(_ x: V) -> V
where V.Scalar: _SIMDReal {
  V(lanes: x) { fract($0) }
}

/// Returns 0 for each lane below its edge, otherwise 1.
@_disfavoredOverload @inlinable public func step<V: SIMD>(_ x: V, edge: V) -> V
where V.Scalar: _SIMDReal {
  V(repeating: 1).replacing(with: 0, where: x .< edge)
}

/// Returns 0 for each lane below its edge, otherwise 1.
@inlinable public func simd_step<V: SIMD>(_ edge: V, _ x: V) -> V
where V.Scalar: _SIMDReal {
  V(repeating: 1).replacing(with: 0, where: x .< edge)
}

/// Returns 0 up to `edge0`, 1 from `edge1` on, and the cubic Hermite interpolation 3t² - 2t³
/// between them.
@_disfavoredOverload @inlinable public func smoothstep<V: SIMD>(_ x: V, edge0: V, edge1: V) -> V
where V.Scalar: _SIMDReal {
  smooth((x - edge0) / (edge1 - edge0))
}

/// Returns 0 up to `edge0`, 1 from `edge1` on, and the cubic Hermite interpolation 3t² - 2t³
/// between them.
@inlinable public func simd_smoothstep<V: SIMD>(_ edge0: V, _ edge1: V, _ x: V) -> V
where V.Scalar: _SIMDReal {
  smooth((x - edge0) / (edge1 - edge0))
}

@inlinable func smooth<V: SIMD>(_ t: V) -> V where V.Scalar: _SIMDReal {
  let t = t.clamped(lowerBound: V(), upperBound: V(repeating: 1))
  return t * t * (3 - 2 * t)
}

/// Returns each lane rounded up to a whole number.
@_disfavoredOverload @inlinable public func ceil<V: SIMD>(_ x: V) -> V
where V.Scalar: _SIMDReal {
  x.rounded(.up)
}

/// Returns each lane rounded down to a whole number.
@_disfavoredOverload @inlinable public func floor<V: SIMD>(_ x: V) -> V
where V.Scalar: _SIMDReal {
  x.rounded(.down)
}

/// Returns each lane rounded towards 0 to a whole number.
@_disfavoredOverload @inlinable public func trunc<V: SIMD>(_ x: V) -> V
where V.Scalar: _SIMDReal {
  x.rounded(.towardZero)
}

/// Returns each lane rounded to the nearest whole number, halves away from 0.
@_disfavoredOverload @inlinable public func round<V: SIMD>(_ x: V) -> V
where V.Scalar: _SIMDReal {
  x.rounded(.toNearestOrAwayFromZero)
}

/// Returns the square root of each lane.
@_disfavoredOverload @inlinable public func sqrt<V: SIMD>(_ x: V) -> V
where V.Scalar: _SIMDReal {
  x.squareRoot()
}

/// Returns the sine of each lane, an angle in radians.
@_disfavoredOverload public func sin<V: SIMD>(_ x: V) -> V where V.Scalar: _SIMDReal {
  V(lanes: x) { V.Scalar._apply(Elementary.sin, $0) }
}

/// Returns the cosine of each lane, an angle in radians.
@_disfavoredOverload public func cos<V: SIMD>(_ x: V) -> V where V.Scalar: _SIMDReal {
  V(lanes: x) { V.Scalar._apply(Elementary.cos, $0) }
}

/// Returns the tangent of each lane, an angle in radians.
@_disfavoredOverload public func tan<V: SIMD>(_ x: V) -> V where V.Scalar: _SIMDReal {
  V(lanes: x) { V.Scalar._apply(Elementary.tan, $0) }
}

/// Returns the arc sine of each lane, in radians.
@_disfavoredOverload public func asin<V: SIMD>(_ x: V) -> V where V.Scalar: _SIMDReal {
  V(lanes: x) { V.Scalar._apply(Elementary.asin, $0) }
}

/// Returns the arc cosine of each lane, in radians.
@_disfavoredOverload public func acos<V: SIMD>(_ x: V) -> V where V.Scalar: _SIMDReal {
  V(lanes: x) { V.Scalar._apply(Elementary.acos, $0) }
}

/// Returns the arc tangent of each lane, in radians.
@_disfavoredOverload public func atan<V: SIMD>(_ x: V) -> V where V.Scalar: _SIMDReal {
  V(lanes: x) { V.Scalar._apply(Elementary.atan, $0) }
}

/// Returns e to the power of each lane.
@_disfavoredOverload public func exp<V: SIMD>(_ x: V) -> V where V.Scalar: _SIMDReal {
  V(lanes: x) { V.Scalar._apply(Elementary.exp, $0) }
}

/// Returns the natural logarithm of each lane.
@_disfavoredOverload public func log<V: SIMD>(_ x: V) -> V where V.Scalar: _SIMDReal {
  V(lanes: x) { V.Scalar._apply(Elementary.log, $0) }
}

/// Returns the logarithm of each lane to the base 2.
@_disfavoredOverload public func log2<V: SIMD>(_ x: V) -> V where V.Scalar: _SIMDReal {
  V(lanes: x) { V.Scalar._apply(Elementary.log2, $0) }
}

/// Returns the cube root of each lane.
@_disfavoredOverload public func cbrt<V: SIMD>(_ x: V) -> V where V.Scalar: _SIMDReal {
  V(lanes: x) { V.Scalar._apply(Elementary.cbrt, $0) }
}

/// Returns each lane of `x` to the power of the same lane of `y`.
@_disfavoredOverload public func pow<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: _SIMDReal {
  var result = V()
  for lane in 0..<x.scalarCount {
    let exponent = Double(y[lane])
    result[lane] = V.Scalar._apply({ Elementary.pow($0, exponent) }, x[lane])
  }
  return result
}

/// Returns the angle of the point (x, y) of each pair of lanes, in radians.
@_disfavoredOverload public func atan2<V: SIMD>(_ y: V, _ x: V) -> V where V.Scalar: _SIMDReal {
  var result = V()
  for lane in 0..<x.scalarCount { result[lane] = V.Scalar._atan2(y[lane], x[lane]) }
  return result
}

extension SIMD {
  /// Creates a vector by applying a function to each lane.
  @inlinable init(lanes vector: Self, _ change: (Scalar) -> Scalar) {
    self.init()
    for lane in 0..<vector.scalarCount { self[lane] = change(vector[lane]) }
  }
}

// MARK: One number

/// Returns a number clamped to `min`...`max`; `max` where `min` is above it.
@inlinable public func clamp<Scalar: _SIMDReal>(_ x: Scalar, min: Scalar, max: Scalar) -> Scalar {
  Swift.min(Swift.max(x, min), max)
}

/// Returns a number clamped to `min`...`max`; `max` where `min` is above it.
@inlinable public func simd_clamp<Scalar: _SIMDReal>(_ x: Scalar, _ min: Scalar, _ max: Scalar)
  -> Scalar
{
  Swift.min(Swift.max(x, min), max)
}

/// Returns the sign of a number: -1, 0 or 1; 0 for NaN.
@inlinable public func sign<Scalar: _SIMDReal>(_ x: Scalar) -> Scalar {
  x > 0 ? 1 : x < 0 ? -1 : 0
}

/// Returns the sign of a number: -1, 0 or 1; 0 for NaN.
@inlinable public func simd_sign<Scalar: _SIMDReal>(_ x: Scalar) -> Scalar {
  x > 0 ? 1 : x < 0 ? -1 : 0
}

/// Returns the linear interpolation from `x` at `t` = 0 to `y` at `t` = 1; other values of `t`
/// extrapolate.
@inlinable public func mix<Scalar: _SIMDReal>(_ x: Scalar, _ y: Scalar, t: Scalar) -> Scalar {
  x + t * (y - x)
}

/// Returns the linear interpolation from `x` at `t` = 0 to `y` at `t` = 1; other values of `t`
/// extrapolate.
@inlinable public func simd_mix<Scalar: _SIMDReal>(_ x: Scalar, _ y: Scalar, _ t: Scalar) -> Scalar
{
  x + t * (y - x)
}

/// Returns the reciprocal of a number.
@inlinable public func recip<Scalar: _SIMDReal>(_ x: Scalar) -> Scalar {
  1 / x
}

/// Returns the reciprocal of a number.
@inlinable public func simd_recip<Scalar: _SIMDReal>(_ x: Scalar) -> Scalar {
  1 / x
}

/// Returns the reciprocal of the square root of a number.
@inlinable public func rsqrt<Scalar: _SIMDReal>(_ x: Scalar) -> Scalar {
  1 / x.squareRoot()
}

/// Returns the reciprocal of the square root of a number.
@inlinable public func simd_rsqrt<Scalar: _SIMDReal>(_ x: Scalar) -> Scalar {
  1 / x.squareRoot()
}

/// Returns the difference of a number and its floor, in 0..<1.
@inlinable public func fract<Scalar: _SIMDReal>(_ x: Scalar) -> Scalar {
  Swift.min(x - x.rounded(.down), Scalar(1).nextDown)
}

/// Returns the difference of a number and its floor, in 0..<1.
@inlinable public func simd_fract<Scalar: _SIMDReal>(_ x: Scalar) -> Scalar {
  Swift.min(x - x.rounded(.down), Scalar(1).nextDown)
}

/// Returns 0 for a number below the edge, otherwise 1.
@inlinable public func step<Scalar: _SIMDReal>(_ x: Scalar, edge: Scalar) -> Scalar {
  x < edge ? 0 : 1
}

/// Returns 0 for a number below the edge, otherwise 1.
@inlinable public func simd_step<Scalar: _SIMDReal>(_ edge: Scalar, _ x: Scalar) -> Scalar {
  x < edge ? 0 : 1
}

/// Returns 0 up to `edge0`, 1 from `edge1` on, and the cubic Hermite interpolation 3t² - 2t³
/// between them.
@inlinable public func smoothstep<Scalar: _SIMDReal>(_ x: Scalar, edge0: Scalar, edge1: Scalar)
  -> Scalar
{
  smooth(SIMD2(repeating: (x - edge0) / (edge1 - edge0))).x
}

/// Returns 0 up to `edge0`, 1 from `edge1` on, and the cubic Hermite interpolation 3t² - 2t³
/// between them.
@inlinable public func simd_smoothstep<Scalar: _SIMDReal>(
  _ edge0: Scalar, _ edge1: Scalar, _ x: Scalar
) -> Scalar {
  smooth(SIMD2(repeating: (x - edge0) / (edge1 - edge0))).x
}
