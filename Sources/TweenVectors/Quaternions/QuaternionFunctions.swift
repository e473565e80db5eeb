// The functions that C's header names.

/// By the imaginary parts and the real one.
public func simd_quaternion(_ ix: Float, _ iy: Float, _ iz: Float, _ r: Float) -> simd_quatf {
  simd_quatf(ix: ix, iy: iy, iz: iz, r: r)
}
/// By the imaginary parts and the real one.
public func simd_quaternion(
  _ ix: Double, _ iy: Double, _ iz: Double, _ r: Double
) -> simd_quatd { simd_quatd(ix: ix, iy: iy, iz: iz, r: r) }
/// By the imaginary parts and the real one.
public func simd_quaternion(_ vector: SIMD4<Float>) -> simd_quatf { simd_quatf(vector: vector) }
/// By the imaginary parts and the real one.
public func simd_quaternion(_ vector: SIMD4<Double>) -> simd_quatd { simd_quatd(vector: vector) }
/// A turn by radians about an axis of the length 1.
public func simd_quaternion(_ angle: Float, _ axis: SIMD3<Float>) -> simd_quatf {
  simd_quatf(angle: angle, axis: axis)
}
/// A turn by radians about an axis of the length 1.
public func simd_quaternion(_ angle: Double, _ axis: SIMD3<Double>) -> simd_quatd {
  simd_quatd(angle: angle, axis: axis)
}
/// The shortest turn from one unit vector to another.
public func simd_quaternion(_ from: SIMD3<Float>, _ to: SIMD3<Float>) -> simd_quatf {
  simd_quatf(from: from, to: to)
}
/// The shortest turn from one unit vector to another.
public func simd_quaternion(_ from: SIMD3<Double>, _ to: SIMD3<Double>) -> simd_quatd {
  simd_quatd(from: from, to: to)
}
/// The turn that a matrix is.
public func simd_quaternion(_ matrix: simd_float3x3) -> simd_quatf { simd_quatf(matrix) }
/// The turn that a matrix is.
public func simd_quaternion(_ matrix: simd_double3x3) -> simd_quatd { simd_quatd(matrix) }
/// The turn that the upper left of a matrix is.
public func simd_quaternion(_ matrix: simd_float4x4) -> simd_quatf { simd_quatf(matrix) }
/// The turn that the upper left of a matrix is.
public func simd_quaternion(_ matrix: simd_double4x4) -> simd_quatd { simd_quatd(matrix) }
/// The matrix of a turn.
public func simd_matrix3x3(_ q: simd_quatf) -> simd_float3x3 { simd_float3x3(q) }
/// The matrix of a turn.
public func simd_matrix3x3(_ q: simd_quatd) -> simd_double3x3 { simd_double3x3(q) }
/// The matrix of a turn.
public func simd_matrix4x4(_ q: simd_quatf) -> simd_float4x4 { simd_float4x4(q) }
/// The matrix of a turn.
public func simd_matrix4x4(_ q: simd_quatd) -> simd_double4x4 { simd_double4x4(q) }

/// The real part.
public func simd_real<Q: _SIMDQuaternion>(_ q: Q) -> Q.Scalar { q.real }
/// The imaginary parts.
public func simd_imag<Q: _SIMDQuaternion>(_ q: Q) -> SIMD3<Q.Scalar> { q.imag }
/// By how many radians it turns.
public func simd_angle<Q: _SIMDQuaternion>(_ q: Q) -> Q.Scalar { q.angle }
/// What it turns about; NaN where it turns nothing.
public func simd_axis<Q: _SIMDQuaternion>(_ q: Q) -> SIMD3<Q.Scalar> { q.axis }
/// Its length.
public func simd_length<Q: _SIMDQuaternion>(_ q: Q) -> Q.Scalar { q.length }
/// The same with the length 1.
public func simd_normalize<Q: _SIMDQuaternion>(_ q: Q) -> Q { q.normalized }
/// The turn back, of a turn.
public func simd_conjugate<Q: _SIMDQuaternion>(_ q: Q) -> Q { q.conjugate }
/// What gives 1 with it.
public func simd_inverse<Q: _SIMDQuaternion>(_ q: Q) -> Q { q.inverse }
/// All parts with the other sign.
public func simd_negate<Q: _SIMDQuaternion>(_ q: Q) -> Q { -q }
/// The sum of the products, part by part.
public func simd_dot<Q: _SIMDQuaternion>(_ p: Q, _ q: Q) -> Q.Scalar { dot(p.vector, q.vector) }
/// Part by part.
public func simd_add<Q: _SIMDQuaternion>(_ p: Q, _ q: Q) -> Q { p + q }
/// Part by part.
public func simd_sub<Q: _SIMDQuaternion>(_ p: Q, _ q: Q) -> Q { p - q }
/// First `q`, then `p`.
public func simd_mul<Q: _SIMDQuaternion>(_ p: Q, _ q: Q) -> Q { p * q }
/// All parts, so many times.
public func simd_mul<Q: _SIMDQuaternion>(_ q: Q, _ a: Q.Scalar) -> Q { q * a }
/// Where a turn takes a vector.
public func simd_act<Q: _SIMDQuaternion>(_ q: Q, _ v: SIMD3<Q.Scalar>) -> SIMD3<Q.Scalar> {
  q.act(v)
}

/// From one turn at `t` = 0 to another at 1, evenly, by the shorter way.
public func simd_slerp<Q: _SIMDQuaternion>(_ q0: Q, _ q1: Q, _ t: Q.Scalar) -> Q {
  simd_dot(q0, q1) >= 0 ? arc(q0, q1, t) : arc(q0, -q1, t)
}

/// From one turn at `t` = 0 to another at 1, evenly, by the longer way.
public func simd_slerp_longest<Q: _SIMDQuaternion>(_ q0: Q, _ q1: Q, _ t: Q.Scalar) -> Q {
  simd_dot(q0, q1) >= 0 ? arc(q0, -q1, t) : arc(q0, q1, t)
}

/// Along the great circle, whose angle is found without loss for near and for opposite ones.
private func arc<Q: _SIMDQuaternion>(_ q0: Q, _ q1: Q, _ t: Q.Scalar) -> Q {
  let angle = 2 * Q.Scalar._atan2((q0 - q1).length, (q0 + q1).length)
  let s = 1 - t
  let whole = sinc(angle)
  guard whole != 0 else { return q0 }
  let left = q0 * (sinc(s * angle) / whole * s)
  let right = q1 * (sinc(t * angle) / whole * t)
  return (left + right).normalized
}

private func sinc<Scalar: _SIMDReal>(_ x: Scalar) -> Scalar {
  x == 0 ? 1 : Scalar._sincos(x).sin / x
}
