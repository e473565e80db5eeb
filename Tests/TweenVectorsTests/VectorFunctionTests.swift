import Foundation
import Testing
import simd

@Suite struct VectorFunctionTests {
  private let a = simd_float3(1, 2, 3)
  private let b = simd_float3(-4, 5, 0.5)

  @Test func `Products and lengths are those of the lanes`() {
    #expect(dot(a, b) == -4 + 10 + 1.5 && simd_dot(a, b) == dot(a, b))
    #expect(cross(a, b) == simd_float3(1 - 15, -12 - 0.5, 5 + 8))
    #expect(simd_cross(simd_double2(1, 2), simd_double2(3, 5)) == simd_double3(0, 0, -1))
    #expect(length(simd_float2(3, 4)) == 5 && simd_length(simd_double2(-3, 4)) == 5)
    #expect(length_squared(a) == 14 && simd_length_squared(a) == 14)
    #expect(distance(simd_float2(1, 1), simd_float2(4, 5)) == 5)
    #expect(simd_distance_squared(a, b) == 25 + 9 + 6.25)
    #expect(normalize(simd_double2(3, -4)) == simd_double2(0.6, -0.8))
    #expect(simd_normalize(simd_float3()).x.isNaN)
    #expect(norm_one(b) == 9.5 && simd_norm_inf(b) == 5)
    #expect(project(simd_float2(3, 4), simd_float2(2, 0)) == simd_float2(3, 0))
  }

  @Test func `Lanes are changed each for itself`() {
    #expect(abs(b) == simd_float3(4, 5, 0.5) && simd_abs(b) == abs(b))
    #expect(min(a, b) == simd_float3(-4, 2, 0.5) && simd_max(a, b) == simd_float3(1, 5, 3))
    #expect(max(a, 2) == simd_float3(2, 2, 3))
    #expect(clamp(b, min: -1, max: 1) == simd_float3(-1, 1, 0.5))
    #expect(simd_clamp(b, a, a + 1) == simd_float3(1, 3, 3))
    #expect(sign(simd_float4(-2, 0, 3, .nan)) == simd_float4(-1, 0, 1, 0))
    #expect(fract(simd_double2(1.25, -0.25)) == simd_double2(0.25, 0.75))
    #expect(fract(-Float.leastNonzeroMagnitude) == Float(1).nextDown)
    #expect(floor(b) == simd_float3(-4, 5, 0) && ceil(b) == simd_float3(-4, 5, 1))
    #expect(trunc(simd_float2(-1.5, 1.5)) == simd_float2(-1, 1))
    #expect(recip(simd_float2(4, -2)) == simd_float2(0.25, -0.5))
    #expect(rsqrt(simd_double2(4, 16)) == simd_double2(0.5, 0.25))
    #expect(simd_min(simd_int2(1, 5), simd_int2(2, 3)) == simd_int2(1, 3))
  }

  @Test func `Sums run over all lanes`() {
    #expect(reduce_add(a) == 6 && simd_reduce_add(simd_double4(1, 2, 3, 4)) == 10)
    #expect(reduce_min(b) == -4 && reduce_max(b) == 5)
    // Lane by lane from the first: 1 is lost in 1e8 before -1e8 comes.
    #expect(reduce_add(simd_float4(1, 1e8, -1e8, 1)) == 1)
    #expect(simd_equal(a, a) && !simd_equal(a, b))
    #expect(simd_almost_equal_elements(a, a + 0.25, 0.25))
    #expect(simd_almost_equal_elements(a, b, 5) && !simd_almost_equal_elements(a, b, 4.9))
  }

  @Test func `Mixing and stepping take vectors and numbers`() {
    #expect(mix(a, b, t: 0.5) == (a + b) / 2 && simd_mix(a, b, simd_float3(0, 1, 0)).y == 5)
    #expect(mix(2.0, 4.0, t: 0.25) == 2.5 && simd_mix(Float(0), 8, 2) == 16)
    #expect(step(simd_float2(1, 3), edge: simd_float2(2, 3)) == simd_float2(0, 1))
    #expect(step(1.0, edge: 2) == 0 && simd_step(Float(2), 2) == 1)
    #expect(smoothstep(0.5, edge0: 0, edge1: 2) == 0.25 * 0.25 * 2.5)
    let edges = simd_float3(repeating: 1)
    #expect(smoothstep(simd_float3(-1, 0.5, 9), edge0: edges * 0, edge1: edges).x == 0)
    #expect(simd_smoothstep(edges * 0, edges, simd_float3(-1, 0.5, 9)) == simd_float3(0, 0.5, 1))
    #expect(clamp(5.0, min: 0, max: 1) == 1 && simd_clamp(Float(-5), 0, 1) == 0)
    #expect(sign(-3.0) == -1 && sign(Float.nan) == 0)
  }

  @Test func `Surfaces throw back and bend`() {
    let up = simd_double2(0, 1)
    let down = normalize(simd_double2(1, -1))
    #expect(reflect(down, n: up) == simd_double2(down.x, -down.y))
    // Straight on where both sides are alike; all thrown back from thick to thin.
    #expect(distance(refract(down, n: up, eta: 1), down) < 1e-15)
    #expect(refract(down, n: up, eta: 2) == simd_double2())
    // Snell: the sine is divided.
    let bent = refract(down, n: up, eta: 0.5)
    #expect(abs(bent.x - down.x / 2) < 1e-15 && abs(length(bent) - 1) < 1e-15)
  }

  @Test func `Functions are the house's own, to the bit`() {
    let angles = simd_float4(0.1, -2, 30, 1e6)
    for lane in 0..<4 {
      #expect(sin(angles)[lane] == Float(Foundation.sin(Double(angles[lane]))), "\(lane)")
      #expect(cos(angles)[lane] == Float(Foundation.cos(Double(angles[lane]))), "\(lane)")
    }
    #expect(sqrt(simd_double2(4, 2)) == simd_double2(2, 2.0.squareRoot()))
    #expect(pow(simd_double2(2, 3), simd_double2(10, 2)) == simd_double2(1024, 9))
    #expect(atan2(simd_double2(0, 1), simd_double2(1, 0)) == simd_double2(0, .pi / 2))
    #expect(exp(simd_float2(0, 1)).y == Float(2.718281828459045))
  }
}
