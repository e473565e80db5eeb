// Other names of the matrix types, and identity matrices.
/// A matrix of two columns and two rows of Floats.
public typealias float2x2 = simd_float2x2
/// A matrix of two columns and two rows of Floats.
public typealias matrix_float2x2 = simd_float2x2
/// A matrix of two columns and three rows of Floats.
public typealias float2x3 = simd_float2x3
/// A matrix of two columns and three rows of Floats.
public typealias matrix_float2x3 = simd_float2x3
/// A matrix of two columns and four rows of Floats.
public typealias float2x4 = simd_float2x4
/// A matrix of two columns and four rows of Floats.
public typealias matrix_float2x4 = simd_float2x4
/// A matrix of three columns and two rows of Floats.
public typealias float3x2 = simd_float3x2
/// A matrix of three columns and two rows of Floats.
public typealias matrix_float3x2 = simd_float3x2
/// A matrix of three columns and three rows of Floats.
public typealias float3x3 = simd_float3x3
/// A matrix of three columns and three rows of Floats.
public typealias matrix_float3x3 = simd_float3x3
/// A matrix of three columns and four rows of Floats.
public typealias float3x4 = simd_float3x4
/// A matrix of three columns and four rows of Floats.
public typealias matrix_float3x4 = simd_float3x4
/// A matrix of four columns and two rows of Floats.
public typealias float4x2 = simd_float4x2
/// A matrix of four columns and two rows of Floats.
public typealias matrix_float4x2 = simd_float4x2
/// A matrix of four columns and three rows of Floats.
public typealias float4x3 = simd_float4x3
/// A matrix of four columns and three rows of Floats.
public typealias matrix_float4x3 = simd_float4x3
/// A matrix of four columns and four rows of Floats.
public typealias float4x4 = simd_float4x4
/// A matrix of four columns and four rows of Floats.
public typealias matrix_float4x4 = simd_float4x4
/// The identity matrix with 2 rows and columns.
public let matrix_identity_float2x2 = simd_float2x2(1)
/// The identity matrix with 3 rows and columns.
public let matrix_identity_float3x3 = simd_float3x3(1)
/// The identity matrix with 4 rows and columns.
public let matrix_identity_float4x4 = simd_float4x4(1)
/// A matrix of two columns and two rows of Doubles.
public typealias double2x2 = simd_double2x2
/// A matrix of two columns and two rows of Doubles.
public typealias matrix_double2x2 = simd_double2x2
/// A matrix of two columns and three rows of Doubles.
public typealias double2x3 = simd_double2x3
/// A matrix of two columns and three rows of Doubles.
public typealias matrix_double2x3 = simd_double2x3
/// A matrix of two columns and four rows of Doubles.
public typealias double2x4 = simd_double2x4
/// A matrix of two columns and four rows of Doubles.
public typealias matrix_double2x4 = simd_double2x4
/// A matrix of three columns and two rows of Doubles.
public typealias double3x2 = simd_double3x2
/// A matrix of three columns and two rows of Doubles.
public typealias matrix_double3x2 = simd_double3x2
/// A matrix of three columns and three rows of Doubles.
public typealias double3x3 = simd_double3x3
/// A matrix of three columns and three rows of Doubles.
public typealias matrix_double3x3 = simd_double3x3
/// A matrix of three columns and four rows of Doubles.
public typealias double3x4 = simd_double3x4
/// A matrix of three columns and four rows of Doubles.
public typealias matrix_double3x4 = simd_double3x4
/// A matrix of four columns and two rows of Doubles.
public typealias double4x2 = simd_double4x2
/// A matrix of four columns and two rows of Doubles.
public typealias matrix_double4x2 = simd_double4x2
/// A matrix of four columns and three rows of Doubles.
public typealias double4x3 = simd_double4x3
/// A matrix of four columns and three rows of Doubles.
public typealias matrix_double4x3 = simd_double4x3
/// A matrix of four columns and four rows of Doubles.
public typealias double4x4 = simd_double4x4
/// A matrix of four columns and four rows of Doubles.
public typealias matrix_double4x4 = simd_double4x4
/// The identity matrix with 2 rows and columns.
public let matrix_identity_double2x2 = simd_double2x2(1)
/// The identity matrix with 3 rows and columns.
public let matrix_identity_double3x3 = simd_double3x3(1)
/// The identity matrix with 4 rows and columns.
public let matrix_identity_double4x4 = simd_double4x4(1)
