// Functions of matrices under their names in the C header.

/// Returns the transposed matrix.
public func simd_transpose<Matrix: _SIMDMatrix>(_ matrix: Matrix) -> Matrix.Transposed {
  matrix.transpose
}

/// Returns the inverse of a matrix; the elements are infinite or NaN where the matrix is singular.
public func simd_inverse<Matrix: _SquareMatrix>(_ matrix: Matrix) -> Matrix { matrix.inverse }

/// Returns the determinant of a matrix.
public func simd_determinant<Matrix: _SquareMatrix>(_ matrix: Matrix) -> Matrix.Scalar {
  matrix.determinant
}

/// Returns the trace of a matrix, the sum of its diagonal.
public func simd_trace<Matrix: _SquareMatrix>(_ matrix: Matrix) -> Matrix.Scalar {
  var sum = matrix[0, 0]
  for place in 1..<Matrix.columnCount { sum += matrix[place, place] }
  return sum
}

/// The sum of two matrices.
public func simd_add<Matrix: _SIMDMatrix>(_ a: Matrix, _ b: Matrix) -> Matrix { a + b }

/// The difference of two matrices.
public func simd_sub<Matrix: _SIMDMatrix>(_ a: Matrix, _ b: Matrix) -> Matrix { a - b }

/// The product of a matrix and a number.
public func simd_mul<Matrix: _SIMDMatrix>(_ a: Matrix.Scalar, _ b: Matrix) -> Matrix { a * b }

/// Returns the product of a matrix and a column vector.
public func simd_mul<Matrix: _SIMDMatrix>(_ a: Matrix, _ b: Matrix.Row) -> Matrix.Column {
  a * b
}

/// Returns the product of a row vector and a matrix.
public func simd_mul<Matrix: _SIMDMatrix>(_ a: Matrix.Column, _ b: Matrix) -> Matrix.Row {
  a * b
}

/// Returns the product of two matrices: the map `b` followed by the map `a`.
public func simd_mul<Left: _SIMDMatrix, Right: _TwoColumns>(
  _ a: Left, _ b: Right
) -> Left.TwoColumns where Right.Column == Left.Row { a * b }

/// Returns the product of two matrices: the map `b` followed by the map `a`.
public func simd_mul<Left: _SIMDMatrix, Right: _ThreeColumns>(
  _ a: Left, _ b: Right
) -> Left.ThreeColumns where Right.Column == Left.Row { a * b }

/// Returns the product of two matrices: the map `b` followed by the map `a`.
public func simd_mul<Left: _SIMDMatrix, Right: _FourColumns>(
  _ a: Left, _ b: Right
) -> Left.FourColumns where Right.Column == Left.Row { a * b }

/// Returns the sum of two matrices, each multiplied by a factor.
public func simd_linear_combination<Matrix: _SIMDMatrix>(
  _ a: Matrix.Scalar, _ x: Matrix, _ b: Matrix.Scalar, _ y: Matrix
) -> Matrix { a * x + b * y }

/// Returns whether all elements are equal.
public func simd_equal<Matrix: _SIMDMatrix>(_ a: Matrix, _ b: Matrix) -> Bool { a == b }

/// Returns whether all elements differ by at most `tolerance`.
public func simd_almost_equal_elements<Matrix: _SIMDMatrix>(
  _ a: Matrix, _ b: Matrix, _ tolerance: Matrix.Scalar
) -> Bool {
  for column in 0..<Matrix.columnCount {
    for row in 0..<Matrix.Column.scalarCount
    where !(abs(a[column, row] - b[column, row]) <= tolerance) { return false }
  }
  return true
}
