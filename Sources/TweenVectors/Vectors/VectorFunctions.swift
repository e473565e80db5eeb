// Functions of vectors, each by the name that Swift gives it and by that of C's header. Sums run lane
// by lane from the first, so that their bits are the same everywhere.

// MARK: Lengths

/// The sum of the products, lane by lane.
@inlinable public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: _SIMDReal {
  laneSum(x * y)
}

/// The sum of the products, lane by lane.
@inlinable public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: _SIMDReal {
  laneSum(x * y)
}

/// The square of the length.
@inlinable public func length_squared<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: _SIMDReal {
  dot(x, x)
}

/// The square of the length.
@inlinable public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: _SIMDReal {
  dot(x, x)
}

/// The length.
@inlinable public func length<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: _SIMDReal {
  dot(x, x).squareRoot()
}

/// The length.
@inlinable public func simd_length<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: _SIMDReal {
  dot(x, x).squareRoot()
}

/// The length.
@inlinable public func simd_fast_length<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: _SIMDReal {
  dot(x, x).squareRoot()
}

/// The length.
@inlinable public func simd_precise_length<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: _SIMDReal {
  dot(x, x).squareRoot()
}

/// The sum of the lanes without their signs.
@inlinable public func norm_one<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: _SIMDReal {
  laneSum(abs(x))
}

/// The sum of the lanes without their signs.
@inlinable public func simd_norm_one<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: _SIMDReal {
  laneSum(abs(x))
}

/// The largest of the lanes without their signs.
@inlinable public func norm_inf<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: _SIMDReal {
  abs(x).max()
}

/// The largest of the lanes without their signs.
@inlinable public func simd_norm_inf<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: _SIMDReal {
  abs(x).max()
}

/// The square of the distance between two points.
@inlinable public func distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: _SIMDReal {
  length_squared(x - y)
}

/// The square of the distance between two points.
@inlinable public func simd_distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: _SIMDReal {
  length_squared(x - y)
}

/// The distance between two points.
@inlinable public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: _SIMDReal {
  length(x - y)
}

/// The distance between two points.
@inlinable public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: _SIMDReal {
  length(x - y)
}

/// The distance between two points.
@inlinable public func simd_fast_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: _SIMDReal {
  length(x - y)
}

/// The same direction with the length 1; NaN where there is no direction.
@inlinable public func normalize<V: SIMD>(_ x: V) -> V
where V.Scalar: _SIMDReal {
  x / length(x)
}

/// The same direction with the length 1; NaN where there is no direction.
@inlinable public func simd_normalize<V: SIMD>(_ x: V) -> V
where V.Scalar: _SIMDReal {
  x / length(x)
}

/// The same direction with the length 1; NaN where there is no direction.
@inlinable public func simd_fast_normalize<V: SIMD>(_ x: V) -> V
where V.Scalar: _SIMDReal {
  x / length(x)
}

/// The same direction with the length 1; NaN where there is no direction.
@inlinable public func simd_precise_normalize<V: SIMD>(_ x: V) -> V
where V.Scalar: _SIMDReal {
  x / length(x)
}

// MARK: Directions

/// What of `x` lies along `y`.
@inlinable public func project<V: SIMD>(_ x: V, _ y: V) -> V
where V.Scalar: _SIMDReal {
  y * (dot(x, y) / dot(y, y))
}

/// What of `x` lies along `y`.
@inlinable public func simd_project<V: SIMD>(_ x: V, _ y: V) -> V
where V.Scalar: _SIMDReal {
  y * (dot(x, y) / dot(y, y))
}

/// `x` thrown back by a plane with the unit normal `n`.
@inlinable public func reflect<V: SIMD>(_ x: V, n: V) -> V
where V.Scalar: _SIMDReal {
  x - n * (2 * dot(x, n))
}

/// `x` thrown back by a plane with the unit normal `n`.
@inlinable public func simd_reflect<V: SIMD>(_ x: V, _ n: V) -> V
where V.Scalar: _SIMDReal {
  x - n * (2 * dot(x, n))
}

/// A unit vector `x` that goes on behind a surface with the unit normal `n`, with the ratio `eta` of the
/// indices of refraction; zero where all is thrown back.
@inlinable public func refract<V: SIMD>(_ x: V, n: V, eta: V.Scalar) -> V
where V.Scalar: _SIMDReal {
  refracted(x, n, eta)
}

/// A unit vector `x` that goes on behind a surface with the unit normal `n`, with the ratio `eta` of the
/// indices of refraction; zero where all is thrown back.
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

/// The vector at right angles to both, with the area between them as its length.
@inlinable public func cross<Scalar: _SIMDReal>(
  _ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>
) -> SIMD3<Scalar> {
  let first = SIMD3(x.y, x.z, x.x) * SIMD3(y.z, y.x, y.y)
  return first - SIMD3(x.z, x.x, x.y) * SIMD3(y.y, y.z, y.x)
}

/// The vector at right angles to both, with the area between them as its length.
@inlinable public func simd_cross<Scalar: _SIMDReal>(
  _ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>
) -> SIMD3<Scalar> { cross(x, y) }

/// The vector at right angles to the plane of both, with the area between them as its length.
@inlinable public func cross<Scalar: _SIMDReal>(
  _ x: SIMD2<Scalar>, _ y: SIMD2<Scalar>
) -> SIMD3<Scalar> { SIMD3(0, 0, x.x * y.y - x.y * y.x) }

/// The vector at right angles to the plane of both, with the area between them as its length.
@inlinable public func simd_cross<Scalar: _SIMDReal>(
  _ x: SIMD2<Scalar>, _ y: SIMD2<Scalar>
) -> SIMD3<Scalar> { cross(x, y) }

/// Positive where y lies to the left of x, negative to the right, as the axes do.
@inlinable public func simd_orient<Scalar: _SIMDReal>(
  _ x: SIMD2<Scalar>, _ y: SIMD2<Scalar>
) -> Scalar { x.x * y.y - x.y * y.x }

// MARK: All lanes

/// The sum of all lanes.
@inlinable public func reduce_add<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: _SIMDReal {
  laneSum(x)
}

/// The sum of all lanes.
@inlinable public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: _SIMDReal {
  laneSum(x)
}

@inlinable func laneSum<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: _SIMDReal {
  var sum = x[0]
  for lane in 1..<x.scalarCount { sum += x[lane] }
  return sum
}

/// The smallest of all lanes.
@inlinable public func reduce_min<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: Comparable {
  x.min()
}

/// The smallest of all lanes.
@inlinable public func simd_reduce_min<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: Comparable {
  x.min()
}

/// The largest of all lanes.
@inlinable public func reduce_max<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: Comparable {
  x.max()
}

/// The largest of all lanes.
@inlinable public func simd_reduce_max<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: Comparable {
  x.max()
}

/// Whether all lanes are equal.
@inlinable public func simd_equal<V: SIMD>(_ x: V, _ y: V) -> Bool {
  x == y
}

/// Whether no lane differs from the other by more than `tolerance`.
@inlinable public func simd_almost_equal_elements<V: SIMD>(_ x: V, _ y: V, _ tolerance: V.Scalar)
  -> Bool
where V.Scalar: _SIMDReal {
  norm_inf(x - y) <= tolerance
}
