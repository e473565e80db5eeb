// Functions of vectors, under their names in Swift and in the C header. Sums are added lane by
// lane in order, so that their bits are the same on every machine.

// MARK: Lengths

/// Returns the dot product of two vectors.
@inlinable public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: _SIMDReal {
  laneSum(x * y)
}

/// Returns the dot product of two vectors.
@inlinable public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: _SIMDReal {
  laneSum(x * y)
}

/// Returns the square of the length of a vector.
@inlinable public func length_squared<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: _SIMDReal {
  dot(x, x)
}

/// Returns the square of the length of a vector.
@inlinable public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: _SIMDReal {
  dot(x, x)
}

/// Returns the length of a vector.
@inlinable public func length<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: _SIMDReal {
  dot(x, x).squareRoot()
}

/// Returns the length of a vector.
@inlinable public func simd_length<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: _SIMDReal {
  dot(x, x).squareRoot()
}

/// Returns the length of a vector.
@inlinable public func simd_fast_length<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: _SIMDReal {
  dot(x, x).squareRoot()
}

/// Returns the length of a vector.
@inlinable public func simd_precise_length<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: _SIMDReal {
  dot(x, x).squareRoot()
}

/// Returns the sum of the absolute values of the lanes.
@inlinable public func norm_one<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: _SIMDReal {
  laneSum(abs(x))
}

/// Returns the sum of the absolute values of the lanes.
@inlinable public func simd_norm_one<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: _SIMDReal {
  laneSum(abs(x))
}

/// Returns the largest absolute value of the lanes.
@inlinable public func norm_inf<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: _SIMDReal {
  abs(x).max()
}

/// Returns the largest absolute value of the lanes.
@inlinable public func simd_norm_inf<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: _SIMDReal {
  abs(x).max()
}

/// Returns the square of the distance between two points.
@inlinable public func distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: _SIMDReal {
  length_squared(x - y)
}

/// Returns the square of the distance between two points.
@inlinable public func simd_distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: _SIMDReal {
  length_squared(x - y)
}

/// Returns the distance between two points.
@inlinable public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: _SIMDReal {
  length(x - y)
}

/// Returns the distance between two points.
@inlinable public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: _SIMDReal {
  length(x - y)
}

/// Returns the distance between two points.
@inlinable public func simd_fast_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: _SIMDReal {
  length(x - y)
}

/// Returns a vector of length 1 with the same direction; NaN for the zero vector.
@inlinable public func normalize<V: SIMD>(_ x: V) -> V
where V.Scalar: _SIMDReal {
  x / length(x)
}

/// Returns a vector of length 1 with the same direction; NaN for the zero vector.
@inlinable public func simd_normalize<V: SIMD>(_ x: V) -> V
where V.Scalar: _SIMDReal {
  x / length(x)
}

/// Returns a vector of length 1 with the same direction; NaN for the zero vector.
@inlinable public func simd_fast_normalize<V: SIMD>(_ x: V) -> V
where V.Scalar: _SIMDReal {
  x / length(x)
}

/// Returns a vector of length 1 with the same direction; NaN for the zero vector.
@inlinable public func simd_precise_normalize<V: SIMD>(_ x: V) -> V
where V.Scalar: _SIMDReal {
  x / length(x)
}

// MARK: Directions

/// Returns the projection of `x` on `y`.
@inlinable public func project<V: SIMD>(_ x: V, _ y: V) -> V
where V.Scalar: _SIMDReal {
  y * (dot(x, y) / dot(y, y))
}

/// Returns the projection of `x` on `y`.
@inlinable public func simd_project<V: SIMD>(_ x: V, _ y: V) -> V
where V.Scalar: _SIMDReal {
  y * (dot(x, y) / dot(y, y))
}

/// Returns `x` reflected by a plane with the unit normal `n`.
@inlinable public func reflect<V: SIMD>(_ x: V, n: V) -> V
where V.Scalar: _SIMDReal {
  x - n * (2 * dot(x, n))
}

/// Returns `x` reflected by a plane with the unit normal `n`.
@inlinable public func simd_reflect<V: SIMD>(_ x: V, _ n: V) -> V
where V.Scalar: _SIMDReal {
  x - n * (2 * dot(x, n))
}

/// Returns the refraction of the unit vector `x` at a surface with the unit normal `n`, for the
/// ratio `eta` of the refractive indices; zero for total reflection.
@inlinable public func refract<V: SIMD>(_ x: V, n: V, eta: V.Scalar) -> V
where V.Scalar: _SIMDReal {
  refracted(x, n, eta)
}

/// Returns the refraction of the unit vector `x` at a surface with the unit normal `n`, for the
/// ratio `eta` of the refractive indices; zero for total reflection.
@inlinable public func simd_refract<V: SIMD>(_ x: V, _ n: V, _ eta: V.Scalar) -> V
where V.Scalar: _SIMDReal {
  refracted(x, n, eta)
}

@inlinable func refracted<V: SIMD>(_ x: V, _ n: V, _ eta: V.Scalar) -> V
where V.Scalar: _SIMDReal {
  let along = dot(x, n)
  let k = 1 - eta * eta * (1 - along * along)
  guard k >= 0 else { return V() }
  return x * eta - n * (eta * along + k.squareRoot())
}

/// Returns the cross product of two vectors.
@inlinable public func cross<Scalar: _SIMDReal>(
  _ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>
) -> SIMD3<Scalar> {
  let first = SIMD3(x.y, x.z, x.x) * SIMD3(y.z, y.x, y.y)
  return first - SIMD3(x.z, x.x, x.y) * SIMD3(y.y, y.z, y.x)
}

/// Returns the cross product of two vectors.
@inlinable public func simd_cross<Scalar: _SIMDReal>(
  _ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>
) -> SIMD3<Scalar> { cross(x, y) }

/// Returns the cross product of two vectors in the plane z = 0.
@inlinable public func cross<Scalar: _SIMDReal>(
  _ x: SIMD2<Scalar>, _ y: SIMD2<Scalar>
) -> SIMD3<Scalar> { SIMD3(0, 0, x.x * y.y - x.y * y.x) }

/// Returns the cross product of two vectors in the plane z = 0.
@inlinable public func simd_cross<Scalar: _SIMDReal>(
  _ x: SIMD2<Scalar>, _ y: SIMD2<Scalar>
) -> SIMD3<Scalar> { cross(x, y) }

/// Returns the determinant of two vectors, positive where the turn from `x` to `y` has the
/// direction from the x axis to the y axis.
@inlinable public func simd_orient<Scalar: _SIMDReal>(
  _ x: SIMD2<Scalar>, _ y: SIMD2<Scalar>
) -> Scalar { x.x * y.y - x.y * y.x }

// MARK: All lanes

/// Returns the sum of all lanes, added in order.
@inlinable public func reduce_add<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: _SIMDReal {
  laneSum(x)
}

/// Returns the sum of all lanes, added in order.
@inlinable public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: _SIMDReal {
  laneSum(x)
}

@inlinable func laneSum<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: _SIMDReal {
  var sum = x[0]
  for lane in 1..<x.scalarCount { sum += x[lane] }
  return sum
}

/// Returns the smallest of all lanes.
@inlinable public func reduce_min<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: Comparable {
  x.min()
}

/// Returns the smallest of all lanes.
@inlinable public func simd_reduce_min<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: Comparable {
  x.min()
}

/// Returns the largest of all lanes.
@inlinable public func reduce_max<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: Comparable {
  x.max()
}

/// Returns the largest of all lanes.
@inlinable public func simd_reduce_max<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: Comparable {
  x.max()
}

/// Returns whether all lanes are equal.
@inlinable public func simd_equal<V: SIMD>(_ x: V, _ y: V) -> Bool {
  x == y
}

/// Returns whether all lanes differ by at most `tolerance`.
@inlinable public func simd_almost_equal_elements<V: SIMD>(_ x: V, _ y: V, _ tolerance: V.Scalar)
  -> Bool
where V.Scalar: _SIMDReal {
  norm_inf(x - y) <= tolerance
}
