// The functions that C's header names, and Swift's names beside them.

/// Rows for columns.
public func simd_transpose<Matrix: _SIMDMatrix>(_ matrix: Matrix) -> Matrix.Transposed {
  matrix.transpose
}

/// The map back; infinities and NaN where there is none.
public func simd_inverse<Matrix: _SquareMatrix>(_ matrix: Matrix) -> Matrix { matrix.inverse }

/// How many times as large volumes become.
public func simd_determinant<Matrix: _SquareMatrix>(_ matrix: Matrix) -> Matrix.Scalar {
  matrix.determinant
}

/// The sum of what stands on the diagonal.
public func simd_trace<Matrix: _SquareMatrix>(_ matrix: Matrix) -> Matrix.Scalar {
  var sum = matrix[0, 0]
  for place in 1..<Matrix.columnCount { sum += matrix[place, place] }
  return sum
}

/// Number by number.
public func simd_add<Matrix: _SIMDMatrix>(_ a: Matrix, _ b: Matrix) -> Matrix { a + b }

/// Number by number.
public func simd_sub<Matrix: _SIMDMatrix>(_ a: Matrix, _ b: Matrix) -> Matrix { a - b }

/// All numbers, so many times.
public func simd_mul<Matrix: _SIMDMatrix>(_ a: Matrix.Scalar, _ b: Matrix) -> Matrix { a * b }

/// Where a matrix takes a vector.
public func simd_mul<Matrix: _SIMDMatrix>(_ a: Matrix, _ b: Matrix.Row) -> Matrix.Column {
  a * b
}

/// Where the transposed matrix takes a vector.
public func simd_mul<Matrix: _SIMDMatrix>(_ a: Matrix.Column, _ b: Matrix) -> Matrix.Row {
  a * b
}

/// First `b`, then `a`.
public func simd_mul<Left: _SIMDMatrix, Right: _TwoColumns>(
  _ a: Left, _ b: Right
) -> Left.TwoColumns where Right.Column == Left.Row { a * b }

/// First `b`, then `a`.
public func simd_mul<Left: _SIMDMatrix, Right: _ThreeColumns>(
  _ a: Left, _ b: Right
) -> Left.ThreeColumns where Right.Column == Left.Row { a * b }

/// First `b`, then `a`.
public func simd_mul<Left: _SIMDMatrix, Right: _FourColumns>(
  _ a: Left, _ b: Right
) -> Left.FourColumns where Right.Column == Left.Row { a * b }

/// `a` so many times, and `b` so many times.
public func simd_linear_combination<Matrix: _SIMDMatrix>(
  _ a: Matrix.Scalar, _ x: Matrix, _ b: Matrix.Scalar, _ y: Matrix
) -> Matrix { a * x + b * y }

/// Whether all numbers are equal.
public func simd_equal<Matrix: _SIMDMatrix>(_ a: Matrix, _ b: Matrix) -> Bool { a == b }

/// Whether no number differs from the other by more than `tolerance`.
public func simd_almost_equal_elements<Matrix: _SIMDMatrix>(
  _ a: Matrix, _ b: Matrix, _ tolerance: Matrix.Scalar
) -> Bool {
  for column in 0..<Matrix.columnCount {
    for row in 0..<Matrix.Column.scalarCount
    where !(abs(a[column, row] - b[column, row]) <= tolerance) { return false }
  }
  return true
}
