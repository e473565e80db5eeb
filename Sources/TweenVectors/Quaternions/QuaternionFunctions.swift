// Functions of quaternions under their names in the C header.

/// Returns a quaternion from its imaginary parts and its real part.
public func simd_quaternion(_ ix: Float, _ iy: Float, _ iz: Float, _ r: Float) -> simd_quatf {
  simd_quatf(ix: ix, iy: iy, iz: iz, r: r)
}
/// Returns a quaternion from its imaginary parts and its real part.
public func simd_quaternion(
  _ ix: Double, _ iy: Double, _ iz: Double, _ r: Double
) -> simd_quatd { simd_quatd(ix: ix, iy: iy, iz: iz, r: r) }
/// Returns a quaternion from its imaginary parts and its real part.
public func simd_quaternion(_ vector: SIMD4<Float>) -> simd_quatf { simd_quatf(vector: vector) }
/// Returns a quaternion from its imaginary parts and its real part.
public func simd_quaternion(_ vector: SIMD4<Double>) -> simd_quatd { simd_quatd(vector: vector) }
/// Returns the rotation by an angle in radians about an axis of length 1.
public func simd_quaternion(_ angle: Float, _ axis: SIMD3<Float>) -> simd_quatf {
  simd_quatf(angle: angle, axis: axis)
}
/// Returns the rotation by an angle in radians about an axis of length 1.
public func simd_quaternion(_ angle: Double, _ axis: SIMD3<Double>) -> simd_quatd {
  simd_quatd(angle: angle, axis: axis)
}
/// Returns the shortest rotation from one unit vector to another.
public func simd_quaternion(_ from: SIMD3<Float>, _ to: SIMD3<Float>) -> simd_quatf {
  simd_quatf(from: from, to: to)
}
/// Returns the shortest rotation from one unit vector to another.
public func simd_quaternion(_ from: SIMD3<Double>, _ to: SIMD3<Double>) -> simd_quatd {
  simd_quatd(from: from, to: to)
}
/// Returns the rotation that a matrix describes.
public func simd_quaternion(_ matrix: simd_float3x3) -> simd_quatf { simd_quatf(matrix) }
/// Returns the rotation that a matrix describes.
public func simd_quaternion(_ matrix: simd_double3x3) -> simd_quatd { simd_quatd(matrix) }
/// Returns the rotation that the upper left 3×3 part of a matrix describes.
public func simd_quaternion(_ matrix: simd_float4x4) -> simd_quatf { simd_quatf(matrix) }
/// Returns the rotation that the upper left 3×3 part of a matrix describes.
public func simd_quaternion(_ matrix: simd_double4x4) -> simd_quatd { simd_quatd(matrix) }
/// Returns the matrix of a rotation.
public func simd_matrix3x3(_ q: simd_quatf) -> simd_float3x3 { simd_float3x3(q) }
/// Returns the matrix of a rotation.
public func simd_matrix3x3(_ q: simd_quatd) -> simd_double3x3 { simd_double3x3(q) }
/// Returns the matrix of a rotation.
public func simd_matrix4x4(_ q: simd_quatf) -> simd_float4x4 { simd_float4x4(q) }
/// Returns the matrix of a rotation.
public func simd_matrix4x4(_ q: simd_quatd) -> simd_double4x4 { simd_double4x4(q) }

/// Returns the real part.
public func simd_real<Q: _SIMDQuaternion>(_ q: Q) -> Q.Scalar { q.real }
/// Returns the three imaginary parts.
public func simd_imag<Q: _SIMDQuaternion>(_ q: Q) -> SIMD3<Q.Scalar> { q.imag }
/// Returns the angle of the rotation, in radians.
public func simd_angle<Q: _SIMDQuaternion>(_ q: Q) -> Q.Scalar { q.angle }
/// Returns the axis of the rotation; NaN where there is no rotation.
public func simd_axis<Q: _SIMDQuaternion>(_ q: Q) -> SIMD3<Q.Scalar> { q.axis }
/// Returns the length of the quaternion.
public func simd_length<Q: _SIMDQuaternion>(_ q: Q) -> Q.Scalar { q.length }
/// Returns the quaternion scaled to length 1; NaN for the zero quaternion.
public func simd_normalize<Q: _SIMDQuaternion>(_ q: Q) -> Q { q.normalized }
/// Returns the conjugate, which for a rotation is its inverse.
public func simd_conjugate<Q: _SIMDQuaternion>(_ q: Q) -> Q { q.conjugate }
/// Returns the inverse, whose product with the quaternion is 1; not finite for the zero quaternion.
public func simd_inverse<Q: _SIMDQuaternion>(_ q: Q) -> Q { q.inverse }
/// Returns the quaternion with the signs of all parts reversed, which describes the same rotation.
public func simd_negate<Q: _SIMDQuaternion>(_ q: Q) -> Q { -q }
/// Returns the dot product of the parts of two quaternions.
public func simd_dot<Q: _SIMDQuaternion>(_ p: Q, _ q: Q) -> Q.Scalar { dot(p.vector, q.vector) }
/// The sum of two quaternions.
public func simd_add<Q: _SIMDQuaternion>(_ p: Q, _ q: Q) -> Q { p + q }
/// The difference of two quaternions.
public func simd_sub<Q: _SIMDQuaternion>(_ p: Q, _ q: Q) -> Q { p - q }
/// Returns the product of two quaternions: the rotation by `q` followed by the rotation by `p`.
public func simd_mul<Q: _SIMDQuaternion>(_ p: Q, _ q: Q) -> Q { p * q }
/// The product of a quaternion and a number.
public func simd_mul<Q: _SIMDQuaternion>(_ q: Q, _ a: Q.Scalar) -> Q { q * a }
/// Returns a vector rotated by a quaternion of length 1.
public func simd_act<Q: _SIMDQuaternion>(_ q: Q, _ v: SIMD3<Q.Scalar>) -> SIMD3<Q.Scalar> {
  q.act(v)
}

/// Returns the spherical interpolation from `q0` at `t` = 0 to `q1` at `t` = 1, along the shorter
/// arc.
public func simd_slerp<Q: _SIMDQuaternion>(_ q0: Q, _ q1: Q, _ t: Q.Scalar) -> Q {
  simd_dot(q0, q1) >= 0 ? arc(q0, q1, t) : arc(q0, -q1, t)
}

/// Returns the spherical interpolation from `q0` at `t` = 0 to `q1` at `t` = 1, along the longer
/// arc.
public func simd_slerp_longest<Q: _SIMDQuaternion>(_ q0: Q, _ q1: Q, _ t: Q.Scalar) -> Q {
  simd_dot(q0, q1) >= 0 ? arc(q0, -q1, t) : arc(q0, q1, t)
}

/// Returns the interpolation along the great circle. The angle is computed so that nearly equal and
/// nearly opposite quaternions lose no precision.
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
