extension _SquareMatrix {
  /// Multiplies by `right` from the right: the map `right` comes first.
  @_disfavoredOverload @inlinable public static func *= (left: inout Self, right: Self) {
    left = right.mapColumns { left * $1 }
  }

  /// The determinant, by Laplace's expansion along the first column.
  public var determinant: Scalar {
    var sum = Scalar.zero
    for row in 0..<Self.columnCount { sum += self[0][row] * cofactor(column: 0, row: row) }
    return sum
  }

  /// The inverse, the transposed cofactors divided by the determinant. The elements are infinite or
  /// NaN where the matrix is singular.
  public var inverse: Self {
    let determinant = determinant
    var result = Self()
    for column in 0..<Self.columnCount {
      for row in 0..<Self.columnCount {
        result[row][column] = cofactor(column: column, row: row) / determinant
      }
    }
    return result
  }

  /// Returns the cofactor of an element: the determinant of the matrix without its column and row,
  /// with the sign of its position.
  private func cofactor(column: Int, row: Int) -> Scalar {
    let columns = SIMD4(0, 1, 2, 3).removing(column)
    let rows = SIMD4(0, 1, 2, 3).removing(row)
    func at(_ i: Int, _ j: Int) -> Scalar { self[columns[i]][rows[j]] }
    func minor(_ i: Int, _ j: Int, _ k: Int, _ l: Int) -> Scalar {
      at(i, k) * at(j, l) - at(j, k) * at(i, l)
    }
    let value: Scalar
    switch Self.columnCount {
    case 2: value = at(0, 0)
    case 3: value = minor(0, 1, 0, 1)
    default:
      let first = at(0, 0) * minor(1, 2, 1, 2)
      let second = at(1, 0) * minor(0, 2, 1, 2)
      let third = at(2, 0) * minor(0, 1, 1, 2)
      value = first - second + third
    }
    return (column + row).isMultiple(of: 2) ? value : -value
  }
}

extension SIMD4<Int> {
  /// Returns the indices without one of them; the last lane is unused.
  fileprivate func removing(_ place: Int) -> Self {
    var result = self
    for i in place..<3 { result[i] = self[i + 1] }
    return result
  }
}
