import Foundation
import Testing
import simd

@Suite struct QuaternionTests {
  private let quarter = simd_quatd(angle: .pi / 2, axis: simd_double3(0, 0, 1))

  private func near(_ a: simd_double3, _ b: simd_double3) -> Bool { distance(a, b) < 1e-14 }

  @Test func `A turn about z takes x to y`() {
    #expect(near(quarter.act(simd_double3(1, 0, 0)), simd_double3(0, 1, 0)))
    #expect(near(simd_act(quarter, simd_double3(0, 1, 5)), simd_double3(-1, 0, 5)))
    #expect(abs(quarter.angle - .pi / 2) < 1e-15 && near(quarter.axis, simd_double3(0, 0, 1)))
    #expect(quarter.real == quarter.vector.w && quarter.imag.z == quarter.vector.z)
    #expect(simd_quatf(ix: 1, iy: 2, iz: 3, r: 4).vector == simd_float4(1, 2, 3, 4))
  }

  /// Hamilton: i j = k, j i = -k, i i = -1.
  @Test func `Products are Hamilton's`() {
    let i = simd_quatf(ix: 1, iy: 0, iz: 0, r: 0)
    let j = simd_quatf(ix: 0, iy: 1, iz: 0, r: 0)
    let k = simd_quatf(ix: 0, iy: 0, iz: 1, r: 0)
    #expect(i * j == k && j * i == -k && j * k == i && k * i == j)
    #expect(i * i == simd_quatf(real: -1, imag: simd_float3()))
    let q = simd_quatf(ix: 1, iy: 2, iz: 3, r: 4)
    #expect((q * q.conjugate).real == 30 && (q * q.conjugate).imag == simd_float3())
    #expect(abs((q / q).real - 1) < 1e-6 && abs(q.normalized.length - 1) < 1e-6)
    #expect(q + q == 2 * q && q - q == simd_quatf() && simd_dot(q, q) == 30)
  }

  @Test func `Turns one after another are their product, as are matrices`() {
    let other = simd_quatd(angle: 1.1, axis: normalize(simd_double3(1, 2, -2)))
    let v = simd_double3(0.3, -2, 5)
    #expect(near((other * quarter).act(v), other.act(quarter.act(v))))
    #expect(near(simd_double3x3(other) * v, other.act(v)))
    let far = simd_matrix4x4(other) * simd_double4(v, 1)
    #expect(near(simd_double3(far.x, far.y, far.z), other.act(v)) && far.w == 1)
    #expect(near(other.inverse.act(other.act(v)), v))
    #expect(abs(simd_determinant(simd_matrix3x3(other)) - 1) < 1e-14)
  }

  @Test func `A matrix of turning leads back to its turn, for each largest part`() {
    for axis in [simd_double3(1, 0.1, 0), [0.1, 1, 0.2], [0, -0.1, 1], [1, 1, 1]] {
      for angle in [0.0, 0.5, 2, 3, 3.14] {
        let turn = simd_quatd(angle: angle, axis: normalize(axis))
        let again = simd_quatd(simd_double3x3(turn))
        #expect(abs(abs(simd_dot(turn, again)) - 1) < 1e-14, "\(axis) \(angle)")
        #expect(simd_quatd(simd_double4x4(turn)) == again)
      }
    }
  }

  @Test func `The shortest turn takes one direction to another, the opposite too`() {
    let directions = [simd_double3(1, 0, 0), [0, 1, 0], [0, 0, -1], normalize([1, 2, 3])]
    for from in directions {
      for to in directions + [-from] {
        let turn = simd_quatd(from: from, to: to)
        #expect(near(turn.act(from), to), "\(from) \(to)")
        #expect(abs(turn.length - 1) < 1e-14)
      }
    }
  }

  @Test func `Turns are mixed evenly, by the shorter or the longer way`() {
    let none = simd_quatd(angle: 0, axis: simd_double3(0, 0, 1))
    for t in [0, 0.25, 0.5, 1] {
      let part = simd_slerp(none, quarter, t)
      #expect(abs(part.angle - t * .pi / 2) < 1e-14)
      #expect(abs(simd_dot(simd_slerp(none, -quarter, t), part)) > 1 - 1e-14)
    }
    let half = simd_slerp_longest(none, quarter, 0.5)
    // Three quarters of a turn the other way, half of it.
    #expect(near(half.act([1, 0, 0]), simd_double3(cos(-0.75 * .pi), sin(-0.75 * .pi), 0)))
    #expect(simd_slerp(quarter, quarter, 0.3) == quarter)
  }
}
