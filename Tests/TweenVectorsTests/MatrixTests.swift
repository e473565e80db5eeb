import Foundation
import Testing
import simd

extension simd_float4x4 {
  // A program's own constant: matrices are no generic types.
  fileprivate static let flip = simd_float4x4(diagonal: simd_float4(1, -1, 1, 1))
}

@Suite struct MatrixTests {
  private let m = simd_double3x2(
    simd_double2(1, 2), simd_double2(3, 4), simd_double2(5, 6))
  private let n = simd_double2x3(rows: [[1, 0], [-1, 2], [3, 0.5]])

  @Test func `Columns, rows and places are what they were made of`() {
    #expect(m.columns.2 == simd_double2(5, 6) && m[1] == simd_double2(3, 4) && m[2, 0] == 5)
    #expect(n.columns.0 == simd_double3(1, -1, 3) && n[1, 2] == 0.5)
    #expect(m.transpose == simd_double2x3(simd_double3(1, 3, 5), simd_double3(2, 4, 6)))
    var changed = m
    changed[1, 1] = 9
    changed[2] = simd_double2(7, 7)
    changed.columns.0.x = 0
    #expect(changed == simd_double3x2([[0, 2], [3, 9], [7, 7]]) && changed != m)
    #expect(double3x2(columns: m.columns) == m && simd_matrix(m[0], m[1], m[2]) == m)
    #expect(
      simd_matrix_from_rows(simd_double2(1, 0), simd_double2(-1, 2), simd_double2(3, 0.5)) == n)
    #expect(simd_float2x2(3) == simd_float2x2(diagonal: simd_float2(3, 3)))
    #expect(float4x4(diagonal: [1, 2, 3, 4])[3, 3] == 4 && float4x4()[0] == simd_float4())
    #expect(simd_float4x4.flip[1, 1] == -1 && matrix_identity_float4x4[2] == [0, 0, 1, 0])
    #expect("\(simd_float2x2(1))" == "simd_float2x2([[1.0, 0.0], [0.0, 1.0]])")
  }

  /// By the definition: row by column.
  @Test func `Products are rows by columns, in every shape`() {
    let product: simd_double2x2 = m * n
    for row in 0..<2 {
      for column in 0..<2 {
        var sum = 0.0
        for k in 0..<3 { sum += m[k, row] * n[column, k] }
        #expect(product[column, row] == sum)
      }
    }
    #expect((n * m)[2] == simd_double3(5, -5 + 12, 15 + 3))
    #expect(m * simd_double3(1, 0, -1) == simd_double2(-4, -4))
    #expect(simd_double2(1, 1) * m == simd_double3(3, 7, 11))
    #expect(simd_mul(m, n) == product && simd_mul(m, simd_double3(1, 0, -1)).x == -4)
    #expect(2 * m - m == m && -m + m == simd_double3x2())
    let wide: simd_float4x2 =
      simd_float2x2(2) * simd_float4x2([[1, 2], [3, 4], [5, 6], [7, 8]])
    #expect(wide[3] == simd_float2(14, 16))
    var turn = simd_float2x2(rows: [[0, -1], [1, 0]])
    turn *= turn
    #expect(turn == simd_float2x2(-1))
    #expect(simd_linear_combination(2, m, -1, m) == m)
  }

  @Test func `Determinants and inverses are those of textbooks`() {
    let two = simd_double2x2(rows: [[4, 7], [2, 6]])
    #expect(two.determinant == 10)
    #expect(two.inverse == simd_double2x2(rows: [[0.6, -0.7], [-0.2, 0.4]]))
    let three = simd_double3x3(rows: [[2, 0, 1], [1, 3, 2], [1, 1, 4]])
    // 2 (12 - 2) - 0 + 1 (1 - 3)
    #expect(three.determinant == 18)
    let four = simd_double4x4(rows: [[1, 2, 0, 1], [0, 1, 3, 0], [2, 0, 1, 1], [1, 1, 0, 2]])
    // By elimination: rows 3 and 4 less 2 and 1 times the first, and so on.
    #expect(abs(four.determinant - 16) < 1e-12)
    for (product, one) in [
      (four * four.inverse, simd_double4x4(1)), (four.inverse * four, simd_double4x4(1)),
    ] {
      #expect(simd_almost_equal_elements(product, one, 1e-15))
    }
    #expect(simd_almost_equal_elements(three * simd_inverse(three), simd_double3x3(1), 1e-15))
    #expect(simd_trace(three) == 9 && simd_determinant(simd_float4x4.flip) == -1)
    #expect(!simd_float2x2(rows: [[1, 2], [2, 4]]).inverse[0, 0].isFinite)
  }

  /// Leibniz's sum over all orders, the slow and obvious way.
  @Test func `A determinant is the sum over all orders`() {
    func leibniz(_ m: simd_double4x4, _ row: Int, _ used: [Int]) -> Double {
      guard row < 4 else {
        var isOdd = false
        for i in 0..<4 { for j in 0..<i where used[j] > used[i] { isOdd.toggle() } }
        return isOdd ? -1 : 1
      }
      return (0..<4).filter { !used.contains($0) }
        .reduce(0) { $0 + m[$1, row] * leibniz(m, row + 1, used + [$1]) }
    }
    var state: UInt64 = 5
    for _ in 0..<20 {
      var m = simd_double4x4()
      for column in 0..<4 {
        for row in 0..<4 {
          state = state &* 6_364_136_223_846_793_005 &+ 1
          m[column, row] = Double(Int64(bitPattern: state) >> 58)
        }
      }
      // Whole numbers: no rounding.
      #expect(m.determinant == leibniz(m, 0, []))
      #expect(m.transpose.determinant == m.determinant)
    }
  }

  @Test func `A column that is not there stops the program`() async {
    await #expect(processExitsWith: .failure) {
      var index = 2
      index += 1
      _ = simd_float3x3(1)[index]
    }
  }
}
