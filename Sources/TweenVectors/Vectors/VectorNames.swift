// The names that programs know vectors and matrices by.
/// Two numbers.
public typealias simd_float2 = SIMD2<Float>
/// Three numbers.
public typealias simd_float3 = SIMD3<Float>
/// Four numbers.
public typealias simd_float4 = SIMD4<Float>
/// Eight numbers.
public typealias simd_float8 = SIMD8<Float>
/// Sixteen numbers.
public typealias simd_float16 = SIMD16<Float>
/// The former name of `simd_float2`.
public typealias vector_float2 = SIMD2<Float>
/// The former name of `simd_float3`.
public typealias vector_float3 = SIMD3<Float>
/// The former name of `simd_float4`.
public typealias vector_float4 = SIMD4<Float>
/// The former name of `simd_float8`.
public typealias vector_float8 = SIMD8<Float>
/// The former name of `simd_float16`.
public typealias vector_float16 = SIMD16<Float>
/// Two numbers.
public typealias simd_double2 = SIMD2<Double>
/// Three numbers.
public typealias simd_double3 = SIMD3<Double>
/// Four numbers.
public typealias simd_double4 = SIMD4<Double>
/// Eight numbers.
public typealias simd_double8 = SIMD8<Double>
/// The former name of `simd_double2`.
public typealias vector_double2 = SIMD2<Double>
/// The former name of `simd_double3`.
public typealias vector_double3 = SIMD3<Double>
/// The former name of `simd_double4`.
public typealias vector_double4 = SIMD4<Double>
/// The former name of `simd_double8`.
public typealias vector_double8 = SIMD8<Double>
/// Two numbers.
public typealias simd_int2 = SIMD2<Int32>
/// Three numbers.
public typealias simd_int3 = SIMD3<Int32>
/// Four numbers.
public typealias simd_int4 = SIMD4<Int32>
/// Eight numbers.
public typealias simd_int8 = SIMD8<Int32>
/// Sixteen numbers.
public typealias simd_int16 = SIMD16<Int32>
/// The former name of `simd_int2`.
public typealias vector_int2 = SIMD2<Int32>
/// The former name of `simd_int3`.
public typealias vector_int3 = SIMD3<Int32>
/// The former name of `simd_int4`.
public typealias vector_int4 = SIMD4<Int32>
/// The former name of `simd_int8`.
public typealias vector_int8 = SIMD8<Int32>
/// The former name of `simd_int16`.
public typealias vector_int16 = SIMD16<Int32>
/// Two numbers.
public typealias simd_uint2 = SIMD2<UInt32>
/// Three numbers.
public typealias simd_uint3 = SIMD3<UInt32>
/// Four numbers.
public typealias simd_uint4 = SIMD4<UInt32>
/// Eight numbers.
public typealias simd_uint8 = SIMD8<UInt32>
/// Sixteen numbers.
public typealias simd_uint16 = SIMD16<UInt32>
/// The former name of `simd_uint2`.
public typealias vector_uint2 = SIMD2<UInt32>
/// The former name of `simd_uint3`.
public typealias vector_uint3 = SIMD3<UInt32>
/// The former name of `simd_uint4`.
public typealias vector_uint4 = SIMD4<UInt32>
/// The former name of `simd_uint8`.
public typealias vector_uint8 = SIMD8<UInt32>
/// The former name of `simd_uint16`.
public typealias vector_uint16 = SIMD16<UInt32>
/// Two numbers.
public typealias simd_short2 = SIMD2<Int16>
/// Three numbers.
public typealias simd_short3 = SIMD3<Int16>
/// Four numbers.
public typealias simd_short4 = SIMD4<Int16>
/// Eight numbers.
public typealias simd_short8 = SIMD8<Int16>
/// Sixteen numbers.
public typealias simd_short16 = SIMD16<Int16>
/// Thirty-two numbers.
public typealias simd_short32 = SIMD32<Int16>
/// The former name of `simd_short2`.
public typealias vector_short2 = SIMD2<Int16>
/// The former name of `simd_short3`.
public typealias vector_short3 = SIMD3<Int16>
/// The former name of `simd_short4`.
public typealias vector_short4 = SIMD4<Int16>
/// The former name of `simd_short8`.
public typealias vector_short8 = SIMD8<Int16>
/// The former name of `simd_short16`.
public typealias vector_short16 = SIMD16<Int16>
/// Two numbers.
public typealias simd_ushort2 = SIMD2<UInt16>
/// Three numbers.
public typealias simd_ushort3 = SIMD3<UInt16>
/// Four numbers.
public typealias simd_ushort4 = SIMD4<UInt16>
/// Eight numbers.
public typealias simd_ushort8 = SIMD8<UInt16>
/// Sixteen numbers.
public typealias simd_ushort16 = SIMD16<UInt16>
/// Thirty-two numbers.
public typealias simd_ushort32 = SIMD32<UInt16>
/// The former name of `simd_ushort2`.
public typealias vector_ushort2 = SIMD2<UInt16>
/// The former name of `simd_ushort3`.
public typealias vector_ushort3 = SIMD3<UInt16>
/// The former name of `simd_ushort4`.
public typealias vector_ushort4 = SIMD4<UInt16>
/// The former name of `simd_ushort8`.
public typealias vector_ushort8 = SIMD8<UInt16>
/// The former name of `simd_ushort16`.
public typealias vector_ushort16 = SIMD16<UInt16>
/// Two numbers.
public typealias simd_char2 = SIMD2<Int8>
/// Three numbers.
public typealias simd_char3 = SIMD3<Int8>
/// Four numbers.
public typealias simd_char4 = SIMD4<Int8>
/// Eight numbers.
public typealias simd_char8 = SIMD8<Int8>
/// Sixteen numbers.
public typealias simd_char16 = SIMD16<Int8>
/// Thirty-two numbers.
public typealias simd_char32 = SIMD32<Int8>
/// Sixty-four numbers.
public typealias simd_char64 = SIMD64<Int8>
/// The former name of `simd_char2`.
public typealias vector_char2 = SIMD2<Int8>
/// The former name of `simd_char3`.
public typealias vector_char3 = SIMD3<Int8>
/// The former name of `simd_char4`.
public typealias vector_char4 = SIMD4<Int8>
/// The former name of `simd_char8`.
public typealias vector_char8 = SIMD8<Int8>
/// The former name of `simd_char16`.
public typealias vector_char16 = SIMD16<Int8>
/// Two numbers.
public typealias simd_uchar2 = SIMD2<UInt8>
/// Three numbers.
public typealias simd_uchar3 = SIMD3<UInt8>
/// Four numbers.
public typealias simd_uchar4 = SIMD4<UInt8>
/// Eight numbers.
public typealias simd_uchar8 = SIMD8<UInt8>
/// Sixteen numbers.
public typealias simd_uchar16 = SIMD16<UInt8>
/// Thirty-two numbers.
public typealias simd_uchar32 = SIMD32<UInt8>
/// Sixty-four numbers.
public typealias simd_uchar64 = SIMD64<UInt8>
/// The former name of `simd_uchar2`.
public typealias vector_uchar2 = SIMD2<UInt8>
/// The former name of `simd_uchar3`.
public typealias vector_uchar3 = SIMD3<UInt8>
/// The former name of `simd_uchar4`.
public typealias vector_uchar4 = SIMD4<UInt8>
/// The former name of `simd_uchar8`.
public typealias vector_uchar8 = SIMD8<UInt8>
/// The former name of `simd_uchar16`.
public typealias vector_uchar16 = SIMD16<UInt8>
/// Two numbers.
public typealias simd_long2 = SIMD2<Int>
/// Three numbers.
public typealias simd_long3 = SIMD3<Int>
/// Four numbers.
public typealias simd_long4 = SIMD4<Int>
/// Eight numbers.
public typealias simd_long8 = SIMD8<Int>
/// The former name of `simd_long2`.
public typealias vector_long2 = SIMD2<Int>
/// The former name of `simd_long3`.
public typealias vector_long3 = SIMD3<Int>
/// The former name of `simd_long4`.
public typealias vector_long4 = SIMD4<Int>
/// The former name of `simd_long8`.
public typealias vector_long8 = SIMD8<Int>
/// Two numbers.
public typealias simd_ulong2 = SIMD2<UInt>
/// Three numbers.
public typealias simd_ulong3 = SIMD3<UInt>
/// Four numbers.
public typealias simd_ulong4 = SIMD4<UInt>
/// Eight numbers.
public typealias simd_ulong8 = SIMD8<UInt>
/// The former name of `simd_ulong2`.
public typealias vector_ulong2 = SIMD2<UInt>
/// The former name of `simd_ulong3`.
public typealias vector_ulong3 = SIMD3<UInt>
/// The former name of `simd_ulong4`.
public typealias vector_ulong4 = SIMD4<UInt>
/// The former name of `simd_ulong8`.
public typealias vector_ulong8 = SIMD8<UInt>

// As the first versions of Swift's simd called them.
/// Two numbers, by a former name.
@available(*, deprecated, renamed: "SIMD2")
public typealias float2 = SIMD2<Float>
/// Three numbers, by a former name.
@available(*, deprecated, renamed: "SIMD3")
public typealias float3 = SIMD3<Float>
/// Four numbers, by a former name.
@available(*, deprecated, renamed: "SIMD4")
public typealias float4 = SIMD4<Float>
/// Two numbers, by a former name.
@available(*, deprecated, renamed: "SIMD2")
public typealias double2 = SIMD2<Double>
/// Three numbers, by a former name.
@available(*, deprecated, renamed: "SIMD3")
public typealias double3 = SIMD3<Double>
/// Four numbers, by a former name.
@available(*, deprecated, renamed: "SIMD4")
public typealias double4 = SIMD4<Double>
/// Two numbers, by a former name.
@available(*, deprecated, renamed: "SIMD2")
public typealias int2 = SIMD2<Int32>
/// Three numbers, by a former name.
@available(*, deprecated, renamed: "SIMD3")
public typealias int3 = SIMD3<Int32>
/// Four numbers, by a former name.
@available(*, deprecated, renamed: "SIMD4")
public typealias int4 = SIMD4<Int32>
/// Two numbers, by a former name.
@available(*, deprecated, renamed: "SIMD2")
public typealias uint2 = SIMD2<UInt32>
/// Three numbers, by a former name.
@available(*, deprecated, renamed: "SIMD3")
public typealias uint3 = SIMD3<UInt32>
/// Four numbers, by a former name.
@available(*, deprecated, renamed: "SIMD4")
public typealias uint4 = SIMD4<UInt32>
