// The common parts of all matrix types. Each matrix type is a struct of its own instead of one generic
// struct, so that programs can extend it and declare static constants in it.
//
// Operators are disfavoured overloads: the compiler tries the operators of numbers first.

/// A matrix of 2 to 4 columns, which are vectors of 2 to 4 elements. An implementation detail:
/// programs use the concrete types.
public protocol _SIMDMatrix: Equatable, Sendable, CustomDebugStringConvertible
where
  Column.Scalar == Scalar, Row.Scalar == Scalar, Transposed.Column == Row,
  Transposed.Row == Column, Transposed.Transposed == Self
{
  /// The type of the elements.
  associatedtype Scalar: _SIMDReal
  /// The vector type of a column.
  associatedtype Column: SIMD
  /// The vector type of a row.
  associatedtype Row: SIMD
  /// The type of the transposed matrix.
  associatedtype Transposed: _SIMDMatrix
  /// The matrix type with the same rows and 2 columns.
  associatedtype TwoColumns: _TwoColumns where TwoColumns.Column == Column
  /// The matrix type with the same rows and 3 columns.
  associatedtype ThreeColumns: _ThreeColumns where ThreeColumns.Column == Column
  /// The matrix type with the same rows and 4 columns.
  associatedtype FourColumns: _FourColumns where FourColumns.Column == Column

  /// The number of columns.
  static var columnCount: Int { get }
  /// Creates a matrix of zeros.
  init()
  /// The column at an index, from 0. Stops the program where there is no such column.
  subscript(column: Int) -> Column { get set }
}

/// A matrix of 2 columns. An implementation detail.
public protocol _TwoColumns: _SIMDMatrix {
  /// Creates a matrix from its columns, from left to right.
  init(_ c0: Column, _ c1: Column)
}

/// A matrix of 3 columns. An implementation detail.
public protocol _ThreeColumns: _SIMDMatrix {
  /// Creates a matrix from its columns, from left to right.
  init(_ c0: Column, _ c1: Column, _ c2: Column)
}

/// A matrix of 4 columns. An implementation detail.
public protocol _FourColumns: _SIMDMatrix {
  /// Creates a matrix from its columns, from left to right.
  init(_ c0: Column, _ c1: Column, _ c2: Column, _ c3: Column)
}

/// A square matrix. An implementation detail.
public protocol _SquareMatrix: _SIMDMatrix where Column == Row, Transposed == Self {}

/// Returns `value`, the last of `count` columns. Stops the program if `column` is not the last
/// index.
@inlinable func last<Column>(_ column: Int, of count: Int, _ value: Column) -> Column {
  precondition(column == count - 1, "A matrix of \(count) columns has no column \(column).")
  return value
}

extension _SIMDMatrix {
  // MARK: Making matrices

  /// Creates a matrix with one number on the whole diagonal and 0 elsewhere.
  public init(_ scalar: Scalar) {
    self.init()
    for place in 0..<min(Self.columnCount, Column.scalarCount) { self[place][place] = scalar }
  }

  /// Creates a matrix from its columns, from left to right. Stops the program for another number of
  /// columns than the matrix has.
  public init(_ columns: [Column]) {
    self.init()
    precondition(
      columns.count == Self.columnCount, "\(Self.self) has \(Self.columnCount) columns.")
    for place in 0..<Self.columnCount { self[place] = columns[place] }
  }

  /// Creates a matrix from its rows, from top to bottom. Stops the program for another number of
  /// rows than the matrix has.
  public init(rows: [Row]) {
    self.init()
    precondition(
      rows.count == Column.scalarCount, "\(Self.self) has \(Column.scalarCount) rows.")
    for column in 0..<Self.columnCount {
      for row in 0..<rows.count { self[column][row] = rows[row][column] }
    }
  }

  /// The element in a column and a row, with indices from 0.
  @inlinable public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  // MARK: Whole matrices

  /// The transposed matrix.
  public var transpose: Transposed {
    var result = Transposed()
    for column in 0..<Self.columnCount {
      for row in 0..<Column.scalarCount { result[row][column] = self[column][row] }
    }
    return result
  }

  /// Returns whether all elements are equal.
  @_disfavoredOverload public static func == (left: Self, right: Self) -> Bool {
    for place in 0..<columnCount where left[place] != right[place] { return false }
    return true
  }

  /// The name of the type and the columns of the matrix.
  public var debugDescription: String {
    let columns = (0..<Self.columnCount).map { column in
      let numbers = (0..<Column.scalarCount).map { "\(self[column][$0])" }
      return "[" + numbers.joined(separator: ", ") + "]"
    }
    return "\(Self.self)([" + columns.joined(separator: ", ") + "])"
  }

  @inlinable func mapColumns(_ change: (Int, Column) -> Column) -> Self {
    var result = self
    for place in 0..<Self.columnCount { result[place] = change(place, result[place]) }
    return result
  }

  // MARK: Sums and products

  /// The sum of two matrices.
  @_disfavoredOverload @inlinable public static func + (left: Self, right: Self) -> Self {
    left.mapColumns { $1 + right[$0] }
  }

  /// The difference of two matrices.
  @_disfavoredOverload @inlinable public static func - (left: Self, right: Self) -> Self {
    left.mapColumns { $1 - right[$0] }
  }

  /// The matrix with the signs of all elements reversed.
  @_disfavoredOverload @inlinable public static prefix func - (matrix: Self) -> Self {
    matrix.mapColumns { -$1 }
  }

  /// The product of a matrix and a number.
  @_disfavoredOverload @inlinable public static func * (factor: Scalar, matrix: Self) -> Self {
    matrix.mapColumns { $1 * factor }
  }

  /// The product of a matrix and a number.
  @_disfavoredOverload @inlinable public static func * (matrix: Self, factor: Scalar) -> Self {
    factor * matrix
  }

  /// The product of a matrix and a column vector.
  @_disfavoredOverload @inlinable public static func * (matrix: Self, vector: Row) -> Column {
    var result = matrix[0] * vector[0]
    for place in 1..<columnCount { result += matrix[place] * vector[place] }
    return result
  }

  /// The product of a row vector and a matrix.
  @_disfavoredOverload @inlinable public static func * (vector: Column, matrix: Self) -> Row {
    var result = Row()
    for place in 0..<columnCount { result[place] = (vector * matrix[place]).sum() }
    return result
  }

  /// The product of two matrices: the map `right` followed by the map `left`.
  @_disfavoredOverload @inlinable public static func * <Right: _TwoColumns>(
    left: Self, right: Right
  ) -> TwoColumns where Right.Column == Row {
    TwoColumns(left * right[0], left * right[1])
  }

  /// The product of two matrices: the map `right` followed by the map `left`.
  @_disfavoredOverload @inlinable public static func * <Right: _ThreeColumns>(
    left: Self, right: Right
  ) -> ThreeColumns where Right.Column == Row {
    ThreeColumns(left * right[0], left * right[1], left * right[2])
  }

  /// The product of two matrices: the map `right` followed by the map `left`.
  @_disfavoredOverload @inlinable public static func * <Right: _FourColumns>(
    left: Self, right: Right
  ) -> FourColumns where Right.Column == Row {
    FourColumns(left * right[0], left * right[1], left * right[2], left * right[3])
  }

  /// Adds the right matrix to the left one.
  @_disfavoredOverload @inlinable public static func += (left: inout Self, right: Self) {
    left = left + right
  }
  /// Subtracts the right matrix from the left one.
  @_disfavoredOverload @inlinable public static func -= (left: inout Self, right: Self) {
    left = left - right
  }
  /// Multiplies a matrix by a number.
  @_disfavoredOverload @inlinable public static func *= (left: inout Self, factor: Scalar) {
    left = factor * left
  }
}
