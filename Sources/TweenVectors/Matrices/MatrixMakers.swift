// Functions of the C header that create matrices from vectors.
/// Returns a matrix from its columns, from left to right.
public func simd_matrix(_ c0: SIMD2<Float>, _ c1: SIMD2<Float>) -> simd_float2x2 {
  simd_float2x2(c0, c1)
}
/// Returns a matrix from its rows, from top to bottom.
public func simd_matrix_from_rows(_ r0: SIMD2<Float>, _ r1: SIMD2<Float>) -> simd_float2x2 {
  simd_float2x2(rows: [r0, r1])
}
/// Returns a matrix from its columns, from left to right.
public func simd_matrix(_ c0: SIMD3<Float>, _ c1: SIMD3<Float>) -> simd_float2x3 {
  simd_float2x3(c0, c1)
}
/// Returns a matrix from its rows, from top to bottom.
public func simd_matrix_from_rows(_ r0: SIMD3<Float>, _ r1: SIMD3<Float>) -> simd_float3x2 {
  simd_float3x2(rows: [r0, r1])
}
/// Returns a matrix from its columns, from left to right.
public func simd_matrix(_ c0: SIMD4<Float>, _ c1: SIMD4<Float>) -> simd_float2x4 {
  simd_float2x4(c0, c1)
}
/// Returns a matrix from its rows, from top to bottom.
public func simd_matrix_from_rows(_ r0: SIMD4<Float>, _ r1: SIMD4<Float>) -> simd_float4x2 {
  simd_float4x2(rows: [r0, r1])
}
/// Returns a matrix from its columns, from left to right.
public func simd_matrix(_ c0: SIMD2<Float>, _ c1: SIMD2<Float>, _ c2: SIMD2<Float>) -> simd_float3x2
{ simd_float3x2(c0, c1, c2) }
/// Returns a matrix from its rows, from top to bottom.
public func simd_matrix_from_rows(_ r0: SIMD2<Float>, _ r1: SIMD2<Float>, _ r2: SIMD2<Float>)
  -> simd_float2x3
{ simd_float2x3(rows: [r0, r1, r2]) }
/// Returns a matrix from its columns, from left to right.
public func simd_matrix(_ c0: SIMD3<Float>, _ c1: SIMD3<Float>, _ c2: SIMD3<Float>) -> simd_float3x3
{ simd_float3x3(c0, c1, c2) }
/// Returns a matrix from its rows, from top to bottom.
public func simd_matrix_from_rows(_ r0: SIMD3<Float>, _ r1: SIMD3<Float>, _ r2: SIMD3<Float>)
  -> simd_float3x3
{ simd_float3x3(rows: [r0, r1, r2]) }
/// Returns a matrix from its columns, from left to right.
public func simd_matrix(_ c0: SIMD4<Float>, _ c1: SIMD4<Float>, _ c2: SIMD4<Float>) -> simd_float3x4
{ simd_float3x4(c0, c1, c2) }
/// Returns a matrix from its rows, from top to bottom.
public func simd_matrix_from_rows(_ r0: SIMD4<Float>, _ r1: SIMD4<Float>, _ r2: SIMD4<Float>)
  -> simd_float4x3
{ simd_float4x3(rows: [r0, r1, r2]) }
/// Returns a matrix from its columns, from left to right.
public func simd_matrix(
  _ c0: SIMD2<Float>, _ c1: SIMD2<Float>, _ c2: SIMD2<Float>, _ c3: SIMD2<Float>
) -> simd_float4x2 { simd_float4x2(c0, c1, c2, c3) }
/// Returns a matrix from its rows, from top to bottom.
public func simd_matrix_from_rows(
  _ r0: SIMD2<Float>, _ r1: SIMD2<Float>, _ r2: SIMD2<Float>, _ r3: SIMD2<Float>
) -> simd_float2x4 { simd_float2x4(rows: [r0, r1, r2, r3]) }
/// Returns a matrix from its columns, from left to right.
public func simd_matrix(
  _ c0: SIMD3<Float>, _ c1: SIMD3<Float>, _ c2: SIMD3<Float>, _ c3: SIMD3<Float>
) -> simd_float4x3 { simd_float4x3(c0, c1, c2, c3) }
/// Returns a matrix from its rows, from top to bottom.
public func simd_matrix_from_rows(
  _ r0: SIMD3<Float>, _ r1: SIMD3<Float>, _ r2: SIMD3<Float>, _ r3: SIMD3<Float>
) -> simd_float3x4 { simd_float3x4(rows: [r0, r1, r2, r3]) }
/// Returns a matrix from its columns, from left to right.
public func simd_matrix(
  _ c0: SIMD4<Float>, _ c1: SIMD4<Float>, _ c2: SIMD4<Float>, _ c3: SIMD4<Float>
) -> simd_float4x4 { simd_float4x4(c0, c1, c2, c3) }
/// Returns a matrix from its rows, from top to bottom.
public func simd_matrix_from_rows(
  _ r0: SIMD4<Float>, _ r1: SIMD4<Float>, _ r2: SIMD4<Float>, _ r3: SIMD4<Float>
) -> simd_float4x4 { simd_float4x4(rows: [r0, r1, r2, r3]) }
/// Returns a matrix with the given diagonal and 0 elsewhere.
public func simd_diagonal_matrix(_ diagonal: SIMD2<Float>) -> simd_float2x2 {
  simd_float2x2(diagonal: diagonal)
}
/// Returns a matrix with the given diagonal and 0 elsewhere.
public func simd_diagonal_matrix(_ diagonal: SIMD3<Float>) -> simd_float3x3 {
  simd_float3x3(diagonal: diagonal)
}
/// Returns a matrix with the given diagonal and 0 elsewhere.
public func simd_diagonal_matrix(_ diagonal: SIMD4<Float>) -> simd_float4x4 {
  simd_float4x4(diagonal: diagonal)
}
/// Returns a matrix from its columns, from left to right.
public func simd_matrix(_ c0: SIMD2<Double>, _ c1: SIMD2<Double>) -> simd_double2x2 {
  simd_double2x2(c0, c1)
}
/// Returns a matrix from its rows, from top to bottom.
public func simd_matrix_from_rows(_ r0: SIMD2<Double>, _ r1: SIMD2<Double>) -> simd_double2x2 {
  simd_double2x2(rows: [r0, r1])
}
/// Returns a matrix from its columns, from left to right.
public func simd_matrix(_ c0: SIMD3<Double>, _ c1: SIMD3<Double>) -> simd_double2x3 {
  simd_double2x3(c0, c1)
}
/// Returns a matrix from its rows, from top to bottom.
public func simd_matrix_from_rows(_ r0: SIMD3<Double>, _ r1: SIMD3<Double>) -> simd_double3x2 {
  simd_double3x2(rows: [r0, r1])
}
/// Returns a matrix from its columns, from left to right.
public func simd_matrix(_ c0: SIMD4<Double>, _ c1: SIMD4<Double>) -> simd_double2x4 {
  simd_double2x4(c0, c1)
}
/// Returns a matrix from its rows, from top to bottom.
public func simd_matrix_from_rows(_ r0: SIMD4<Double>, _ r1: SIMD4<Double>) -> simd_double4x2 {
  simd_double4x2(rows: [r0, r1])
}
/// Returns a matrix from its columns, from left to right.
public func simd_matrix(_ c0: SIMD2<Double>, _ c1: SIMD2<Double>, _ c2: SIMD2<Double>)
  -> simd_double3x2
{ simd_double3x2(c0, c1, c2) }
/// Returns a matrix from its rows, from top to bottom.
public func simd_matrix_from_rows(_ r0: SIMD2<Double>, _ r1: SIMD2<Double>, _ r2: SIMD2<Double>)
  -> simd_double2x3
{ simd_double2x3(rows: [r0, r1, r2]) }
/// Returns a matrix from its columns, from left to right.
public func simd_matrix(_ c0: SIMD3<Double>, _ c1: SIMD3<Double>, _ c2: SIMD3<Double>)
  -> simd_double3x3
{ simd_double3x3(c0, c1, c2) }
/// Returns a matrix from its rows, from top to bottom.
public func simd_matrix_from_rows(_ r0: SIMD3<Double>, _ r1: SIMD3<Double>, _ r2: SIMD3<Double>)
  -> simd_double3x3
{ simd_double3x3(rows: [r0, r1, r2]) }
/// Returns a matrix from its columns, from left to right.
public func simd_matrix(_ c0: SIMD4<Double>, _ c1: SIMD4<Double>, _ c2: SIMD4<Double>)
  -> simd_double3x4
{ simd_double3x4(c0, c1, c2) }
/// Returns a matrix from its rows, from top to bottom.
public func simd_matrix_from_rows(_ r0: SIMD4<Double>, _ r1: SIMD4<Double>, _ r2: SIMD4<Double>)
  -> simd_double4x3
{ simd_double4x3(rows: [r0, r1, r2]) }
/// Returns a matrix from its columns, from left to right.
public func simd_matrix(
  _ c0: SIMD2<Double>, _ c1: SIMD2<Double>, _ c2: SIMD2<Double>, _ c3: SIMD2<Double>
) -> simd_double4x2 { simd_double4x2(c0, c1, c2, c3) }
/// Returns a matrix from its rows, from top to bottom.
public func simd_matrix_from_rows(
  _ r0: SIMD2<Double>, _ r1: SIMD2<Double>, _ r2: SIMD2<Double>, _ r3: SIMD2<Double>
) -> simd_double2x4 { simd_double2x4(rows: [r0, r1, r2, r3]) }
/// Returns a matrix from its columns, from left to right.
public func simd_matrix(
  _ c0: SIMD3<Double>, _ c1: SIMD3<Double>, _ c2: SIMD3<Double>, _ c3: SIMD3<Double>
) -> simd_double4x3 { simd_double4x3(c0, c1, c2, c3) }
/// Returns a matrix from its rows, from top to bottom.
public func simd_matrix_from_rows(
  _ r0: SIMD3<Double>, _ r1: SIMD3<Double>, _ r2: SIMD3<Double>, _ r3: SIMD3<Double>
) -> simd_double3x4 { simd_double3x4(rows: [r0, r1, r2, r3]) }
/// Returns a matrix from its columns, from left to right.
public func simd_matrix(
  _ c0: SIMD4<Double>, _ c1: SIMD4<Double>, _ c2: SIMD4<Double>, _ c3: SIMD4<Double>
) -> simd_double4x4 { simd_double4x4(c0, c1, c2, c3) }
/// Returns a matrix from its rows, from top to bottom.
public func simd_matrix_from_rows(
  _ r0: SIMD4<Double>, _ r1: SIMD4<Double>, _ r2: SIMD4<Double>, _ r3: SIMD4<Double>
) -> simd_double4x4 { simd_double4x4(rows: [r0, r1, r2, r3]) }
/// Returns a matrix with the given diagonal and 0 elsewhere.
public func simd_diagonal_matrix(_ diagonal: SIMD2<Double>) -> simd_double2x2 {
  simd_double2x2(diagonal: diagonal)
}
/// Returns a matrix with the given diagonal and 0 elsewhere.
public func simd_diagonal_matrix(_ diagonal: SIMD3<Double>) -> simd_double3x3 {
  simd_double3x3(diagonal: diagonal)
}
/// Returns a matrix with the given diagonal and 0 elsewhere.
public func simd_diagonal_matrix(_ diagonal: SIMD4<Double>) -> simd_double4x4 {
  simd_double4x4(diagonal: diagonal)
}
