// The public names of vector types.
/// A vector of 2 values of type Float.
public typealias simd_float2 = SIMD2<Float>
/// A vector of 3 values of type Float.
public typealias simd_float3 = SIMD3<Float>
/// A vector of 4 values of type Float.
public typealias simd_float4 = SIMD4<Float>
/// A vector of 8 values of type Float.
public typealias simd_float8 = SIMD8<Float>
/// A vector of 16 values of type Float.
public typealias simd_float16 = SIMD16<Float>
/// The former name of `simd_float2`, a vector type.
public typealias vector_float2 = SIMD2<Float>
/// The former name of `simd_float3`, a vector type.
public typealias vector_float3 = SIMD3<Float>
/// The former name of `simd_float4`, a vector type.
public typealias vector_float4 = SIMD4<Float>
/// The former name of `simd_float8`, a vector type.
public typealias vector_float8 = SIMD8<Float>
/// The former name of `simd_float16`, a vector type.
public typealias vector_float16 = SIMD16<Float>
/// A vector of 2 values of type Double.
public typealias simd_double2 = SIMD2<Double>
/// A vector of 3 values of type Double.
public typealias simd_double3 = SIMD3<Double>
/// A vector of 4 values of type Double.
public typealias simd_double4 = SIMD4<Double>
/// A vector of 8 values of type Double.
public typealias simd_double8 = SIMD8<Double>
/// The former name of `simd_double2`, a vector type.
public typealias vector_double2 = SIMD2<Double>
/// The former name of `simd_double3`, a vector type.
public typealias vector_double3 = SIMD3<Double>
/// The former name of `simd_double4`, a vector type.
public typealias vector_double4 = SIMD4<Double>
/// The former name of `simd_double8`, a vector type.
public typealias vector_double8 = SIMD8<Double>
/// A vector of 2 values of type Int32.
public typealias simd_int2 = SIMD2<Int32>
/// A vector of 3 values of type Int32.
public typealias simd_int3 = SIMD3<Int32>
/// A vector of 4 values of type Int32.
public typealias simd_int4 = SIMD4<Int32>
/// A vector of 8 values of type Int32.
public typealias simd_int8 = SIMD8<Int32>
/// A vector of 16 values of type Int32.
public typealias simd_int16 = SIMD16<Int32>
/// The former name of `simd_int2`, a vector type.
public typealias vector_int2 = SIMD2<Int32>
/// The former name of `simd_int3`, a vector type.
public typealias vector_int3 = SIMD3<Int32>
/// The former name of `simd_int4`, a vector type.
public typealias vector_int4 = SIMD4<Int32>
/// The former name of `simd_int8`, a vector type.
public typealias vector_int8 = SIMD8<Int32>
/// The former name of `simd_int16`, a vector type.
public typealias vector_int16 = SIMD16<Int32>
/// A vector of 2 values of type UInt32.
public typealias simd_uint2 = SIMD2<UInt32>
/// A vector of 3 values of type UInt32.
public typealias simd_uint3 = SIMD3<UInt32>
/// A vector of 4 values of type UInt32.
public typealias simd_uint4 = SIMD4<UInt32>
/// A vector of 8 values of type UInt32.
public typealias simd_uint8 = SIMD8<UInt32>
/// A vector of 16 values of type UInt32.
public typealias simd_uint16 = SIMD16<UInt32>
/// The former name of `simd_uint2`, a vector type.
public typealias vector_uint2 = SIMD2<UInt32>
/// The former name of `simd_uint3`, a vector type.
public typealias vector_uint3 = SIMD3<UInt32>
/// The former name of `simd_uint4`, a vector type.
public typealias vector_uint4 = SIMD4<UInt32>
/// The former name of `simd_uint8`, a vector type.
public typealias vector_uint8 = SIMD8<UInt32>
/// The former name of `simd_uint16`, a vector type.
public typealias vector_uint16 = SIMD16<UInt32>
/// A vector of 2 values of type Int16.
public typealias simd_short2 = SIMD2<Int16>
/// A vector of 3 values of type Int16.
public typealias simd_short3 = SIMD3<Int16>
/// A vector of 4 values of type Int16.
public typealias simd_short4 = SIMD4<Int16>
/// A vector of 8 values of type Int16.
public typealias simd_short8 = SIMD8<Int16>
/// A vector of 16 values of type Int16.
public typealias simd_short16 = SIMD16<Int16>
/// A vector of 32 values of type Int16.
public typealias simd_short32 = SIMD32<Int16>
/// The former name of `simd_short2`, a vector type.
public typealias vector_short2 = SIMD2<Int16>
/// The former name of `simd_short3`, a vector type.
public typealias vector_short3 = SIMD3<Int16>
/// The former name of `simd_short4`, a vector type.
public typealias vector_short4 = SIMD4<Int16>
/// The former name of `simd_short8`, a vector type.
public typealias vector_short8 = SIMD8<Int16>
/// The former name of `simd_short16`, a vector type.
public typealias vector_short16 = SIMD16<Int16>
/// A vector of 2 values of type UInt16.
public typealias simd_ushort2 = SIMD2<UInt16>
/// A vector of 3 values of type UInt16.
public typealias simd_ushort3 = SIMD3<UInt16>
/// A vector of 4 values of type UInt16.
public typealias simd_ushort4 = SIMD4<UInt16>
/// A vector of 8 values of type UInt16.
public typealias simd_ushort8 = SIMD8<UInt16>
/// A vector of 16 values of type UInt16.
public typealias simd_ushort16 = SIMD16<UInt16>
/// A vector of 32 values of type UInt16.
public typealias simd_ushort32 = SIMD32<UInt16>
/// The former name of `simd_ushort2`, a vector type.
public typealias vector_ushort2 = SIMD2<UInt16>
/// The former name of `simd_ushort3`, a vector type.
public typealias vector_ushort3 = SIMD3<UInt16>
/// The former name of `simd_ushort4`, a vector type.
public typealias vector_ushort4 = SIMD4<UInt16>
/// The former name of `simd_ushort8`, a vector type.
public typealias vector_ushort8 = SIMD8<UInt16>
/// The former name of `simd_ushort16`, a vector type.
public typealias vector_ushort16 = SIMD16<UInt16>
/// A vector of 2 values of type Int8.
public typealias simd_char2 = SIMD2<Int8>
/// A vector of 3 values of type Int8.
public typealias simd_char3 = SIMD3<Int8>
/// A vector of 4 values of type Int8.
public typealias simd_char4 = SIMD4<Int8>
/// A vector of 8 values of type Int8.
public typealias simd_char8 = SIMD8<Int8>
/// A vector of 16 values of type Int8.
public typealias simd_char16 = SIMD16<Int8>
/// A vector of 32 values of type Int8.
public typealias simd_char32 = SIMD32<Int8>
/// A vector of 64 values of type Int8.
public typealias simd_char64 = SIMD64<Int8>
/// The former name of `simd_char2`, a vector type.
public typealias vector_char2 = SIMD2<Int8>
/// The former name of `simd_char3`, a vector type.
public typealias vector_char3 = SIMD3<Int8>
/// The former name of `simd_char4`, a vector type.
public typealias vector_char4 = SIMD4<Int8>
/// The former name of `simd_char8`, a vector type.
public typealias vector_char8 = SIMD8<Int8>
/// The former name of `simd_char16`, a vector type.
public typealias vector_char16 = SIMD16<Int8>
/// A vector of 2 values of type UInt8.
public typealias simd_uchar2 = SIMD2<UInt8>
/// A vector of 3 values of type UInt8.
public typealias simd_uchar3 = SIMD3<UInt8>
/// A vector of 4 values of type UInt8.
public typealias simd_uchar4 = SIMD4<UInt8>
/// A vector of 8 values of type UInt8.
public typealias simd_uchar8 = SIMD8<UInt8>
/// A vector of 16 values of type UInt8.
public typealias simd_uchar16 = SIMD16<UInt8>
/// A vector of 32 values of type UInt8.
public typealias simd_uchar32 = SIMD32<UInt8>
/// A vector of 64 values of type UInt8.
public typealias simd_uchar64 = SIMD64<UInt8>
/// The former name of `simd_uchar2`, a vector type.
public typealias vector_uchar2 = SIMD2<UInt8>
/// The former name of `simd_uchar3`, a vector type.
public typealias vector_uchar3 = SIMD3<UInt8>
/// The former name of `simd_uchar4`, a vector type.
public typealias vector_uchar4 = SIMD4<UInt8>
/// The former name of `simd_uchar8`, a vector type.
public typealias vector_uchar8 = SIMD8<UInt8>
/// The former name of `simd_uchar16`, a vector type.
public typealias vector_uchar16 = SIMD16<UInt8>
/// A vector of 2 values of type Int.
public typealias simd_long2 = SIMD2<Int>
/// A vector of 3 values of type Int.
public typealias simd_long3 = SIMD3<Int>
/// A vector of 4 values of type Int.
public typealias simd_long4 = SIMD4<Int>
/// A vector of 8 values of type Int.
public typealias simd_long8 = SIMD8<Int>
/// The former name of `simd_long2`, a vector type.
public typealias vector_long2 = SIMD2<Int>
/// The former name of `simd_long3`, a vector type.
public typealias vector_long3 = SIMD3<Int>
/// The former name of `simd_long4`, a vector type.
public typealias vector_long4 = SIMD4<Int>
/// The former name of `simd_long8`, a vector type.
public typealias vector_long8 = SIMD8<Int>
/// A vector of 2 values of type UInt.
public typealias simd_ulong2 = SIMD2<UInt>
/// A vector of 3 values of type UInt.
public typealias simd_ulong3 = SIMD3<UInt>
/// A vector of 4 values of type UInt.
public typealias simd_ulong4 = SIMD4<UInt>
/// A vector of 8 values of type UInt.
public typealias simd_ulong8 = SIMD8<UInt>
/// The former name of `simd_ulong2`, a vector type.
public typealias vector_ulong2 = SIMD2<UInt>
/// The former name of `simd_ulong3`, a vector type.
public typealias vector_ulong3 = SIMD3<UInt>
/// The former name of `simd_ulong4`, a vector type.
public typealias vector_ulong4 = SIMD4<UInt>
/// The former name of `simd_ulong8`, a vector type.
public typealias vector_ulong8 = SIMD8<UInt>

// Names from the first versions of Swift's simd module.
/// A vector of 2 values of type Float, under a former name.
@available(*, deprecated, renamed: "SIMD2")
public typealias float2 = SIMD2<Float>
/// A vector of 3 values of type Float, under a former name.
@available(*, deprecated, renamed: "SIMD3")
public typealias float3 = SIMD3<Float>
/// A vector of 4 values of type Float, under a former name.
@available(*, deprecated, renamed: "SIMD4")
public typealias float4 = SIMD4<Float>
/// A vector of 2 values of type Double, under a former name.
@available(*, deprecated, renamed: "SIMD2")
public typealias double2 = SIMD2<Double>
/// A vector of 3 values of type Double, under a former name.
@available(*, deprecated, renamed: "SIMD3")
public typealias double3 = SIMD3<Double>
/// A vector of 4 values of type Double, under a former name.
@available(*, deprecated, renamed: "SIMD4")
public typealias double4 = SIMD4<Double>
/// A vector of 2 values of type Int32, under a former name.
@available(*, deprecated, renamed: "SIMD2")
public typealias int2 = SIMD2<Int32>
/// A vector of 3 values of type Int32, under a former name.
@available(*, deprecated, renamed: "SIMD3")
public typealias int3 = SIMD3<Int32>
/// A vector of 4 values of type Int32, under a former name.
@available(*, deprecated, renamed: "SIMD4")
public typealias int4 = SIMD4<Int32>
/// A vector of 2 values of type UInt32, under a former name.
@available(*, deprecated, renamed: "SIMD2")
public typealias uint2 = SIMD2<UInt32>
/// A vector of 3 values of type UInt32, under a former name.
@available(*, deprecated, renamed: "SIMD3")
public typealias uint3 = SIMD3<UInt32>
/// A vector of 4 values of type UInt32, under a former name.
@available(*, deprecated, renamed: "SIMD4")
public typealias uint4 = SIMD4<UInt32>
