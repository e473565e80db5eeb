// What all matrices have in common. They are structs of their own, and not one of a generic kind, so
// that programs can extend them and keep static constants in them.
//
// Operators are disfavoured: the compiler tries those of numbers first.

/// A matrix of two to four columns, which are vectors of two to four. Not for programs: they name
/// matrices.
public protocol _SIMDMatrix: Equatable, Sendable, CustomDebugStringConvertible
where
  Column.Scalar == Scalar, Row.Scalar == Scalar, Transposed.Column == Row,
  Transposed.Row == Column, Transposed.Transposed == Self
{
  /// A number.
  associatedtype Scalar: _SIMDReal
  /// A column.
  associatedtype Column: SIMD
  /// A row.
  associatedtype Row: SIMD
  /// What rows and columns make in each other's place.
  associatedtype Transposed: _SIMDMatrix
  /// As many rows, two columns.
  associatedtype TwoColumns: _TwoColumns where TwoColumns.Column == Column
  /// As many rows, three columns.
  associatedtype ThreeColumns: _ThreeColumns where ThreeColumns.Column == Column
  /// As many rows, four columns.
  associatedtype FourColumns: _FourColumns where FourColumns.Column == Column

  /// How many columns it has.
  static var columnCount: Int { get }
  /// All zero.
  init()
  /// A column, from 0 on.
  subscript(column: Int) -> Column { get set }
}

/// A matrix of two columns. Not for programs.
public protocol _TwoColumns: _SIMDMatrix {
  /// By its columns, from the left.
  init(_ c0: Column, _ c1: Column)
}

/// A matrix of three columns. Not for programs.
public protocol _ThreeColumns: _SIMDMatrix {
  /// By its columns, from the left.
  init(_ c0: Column, _ c1: Column, _ c2: Column)
}

/// A matrix of four columns. Not for programs.
public protocol _FourColumns: _SIMDMatrix {
  /// By its columns, from the left.
  init(_ c0: Column, _ c1: Column, _ c2: Column, _ c3: Column)
}

/// A matrix of as many rows as columns. Not for programs.
public protocol _SquareMatrix: _SIMDMatrix where Column == Row, Transposed == Self {}

/// What stands in the last of `count` columns, which `column` must be.
@inlinable func last<Column>(_ column: Int, of count: Int, _ value: Column) -> Column {
  precondition(column == count - 1, "A matrix of \(count) columns has no column \(column).")
  return value
}

extension _SIMDMatrix {
  // MARK: Making matrices

  /// A number where column and row have one place, 0 elsewhere.
  public init(_ scalar: Scalar) {
    self.init()
    for place in 0..<min(Self.columnCount, Column.scalarCount) { self[place][place] = scalar }
  }

  /// By a list of columns, from the left, of as many as the matrix has.
  public init(_ columns: [Column]) {
    self.init()
    precondition(
      columns.count == Self.columnCount, "\(Self.self) has \(Self.columnCount) columns.")
    for place in 0..<Self.columnCount { self[place] = columns[place] }
  }

  /// By a list of rows, from the top, of as many as the matrix has.
  public init(rows: [Row]) {
    self.init()
    precondition(
      rows.count == Column.scalarCount, "\(Self.self) has \(Column.scalarCount) rows.")
    for column in 0..<Self.columnCount {
      for row in 0..<rows.count { self[column][row] = rows[row][column] }
    }
  }

  /// The number of a column and a row, both from 0 on.
  @inlinable public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  // MARK: Whole matrices

  /// Rows for columns.
  public var transpose: Transposed {
    var result = Transposed()
    for column in 0..<Self.columnCount {
      for row in 0..<Column.scalarCount { result[row][column] = self[column][row] }
    }
    return result
  }

  /// Whether all numbers are equal.
  @_disfavoredOverload public static func == (left: Self, right: Self) -> Bool {
    for place in 0..<columnCount where left[place] != right[place] { return false }
    return true
  }

  /// The type and the columns.
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

  /// Number by number.
  @_disfavoredOverload @inlinable public static func + (left: Self, right: Self) -> Self {
    left.mapColumns { $1 + right[$0] }
  }

  /// Number by number.
  @_disfavoredOverload @inlinable public static func - (left: Self, right: Self) -> Self {
    left.mapColumns { $1 - right[$0] }
  }

  /// All numbers with the other sign.
  @_disfavoredOverload @inlinable public static prefix func - (matrix: Self) -> Self {
    matrix.mapColumns { -$1 }
  }

  /// All numbers, so many times.
  @_disfavoredOverload @inlinable public static func * (factor: Scalar, matrix: Self) -> Self {
    matrix.mapColumns { $1 * factor }
  }

  /// All numbers, so many times.
  @_disfavoredOverload @inlinable public static func * (matrix: Self, factor: Scalar) -> Self {
    factor * matrix
  }

  /// Where the matrix takes a vector.
  @_disfavoredOverload @inlinable public static func * (matrix: Self, vector: Row) -> Column {
    var result = matrix[0] * vector[0]
    for place in 1..<columnCount { result += matrix[place] * vector[place] }
    return result
  }

  /// Where the transposed matrix takes a vector.
  @_disfavoredOverload @inlinable public static func * (vector: Column, matrix: Self) -> Row {
    var result = Row()
    for place in 0..<columnCount { result[place] = (vector * matrix[place]).sum() }
    return result
  }

  /// First `right`, then `left`.
  @_disfavoredOverload @inlinable public static func * <Right: _TwoColumns>(
    left: Self, right: Right
  ) -> TwoColumns where Right.Column == Row {
    TwoColumns(left * right[0], left * right[1])
  }

  /// First `right`, then `left`.
  @_disfavoredOverload @inlinable public static func * <Right: _ThreeColumns>(
    left: Self, right: Right
  ) -> ThreeColumns where Right.Column == Row {
    ThreeColumns(left * right[0], left * right[1], left * right[2])
  }

  /// First `right`, then `left`.
  @_disfavoredOverload @inlinable public static func * <Right: _FourColumns>(
    left: Self, right: Right
  ) -> FourColumns where Right.Column == Row {
    FourColumns(left * right[0], left * right[1], left * right[2], left * right[3])
  }

  /// Number by number.
  @_disfavoredOverload @inlinable public static func += (left: inout Self, right: Self) {
    left = left + right
  }
  /// Number by number.
  @_disfavoredOverload @inlinable public static func -= (left: inout Self, right: Self) {
    left = left - right
  }
  /// All numbers, so many times.
  @_disfavoredOverload @inlinable public static func *= (left: inout Self, factor: Scalar) {
    left = factor * left
  }
}
