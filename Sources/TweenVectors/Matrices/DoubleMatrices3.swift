// Matrices of Doubles with three columns.

/// A matrix of three columns and two rows, a linear map from vectors of three to vectors of two.
public struct simd_double3x2: _SIMDMatrix, Equatable, Sendable {
  /// The columns, from left to right.
  public var columns: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)

  /// Creates a matrix of zeros.
  public init() { columns = (SIMD2<Double>(), SIMD2<Double>(), SIMD2<Double>()) }

  /// Creates a matrix from its columns, from left to right.
  public init(columns: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)) { self.columns = columns }

  /// Creates a matrix from its columns, from left to right.
  public init(_ c0: SIMD2<Double>, _ c1: SIMD2<Double>, _ c2: SIMD2<Double>) {
    columns = (c0, c1, c2)
  }

  /// The column at an index, from 0. Stops the program where there is no such column.
  public subscript(column: Int) -> SIMD2<Double> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      default: last(column, of: 3, columns.2)
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: columns.2 = last(column, of: 3, newValue)
      }
    }
  }
}

extension simd_double3x2 {
  /// The type of the elements.
  public typealias Scalar = Double
  /// The vector type of a column.
  public typealias Column = SIMD2<Double>
  /// The vector type of a row.
  public typealias Row = SIMD3<Double>
  /// The type of the transposed matrix.
  public typealias Transposed = simd_double2x3
  /// The matrix type with the same rows and 2 columns.
  public typealias TwoColumns = simd_double2x2
  /// The matrix type with the same rows and 3 columns.
  public typealias ThreeColumns = simd_double3x2
  /// The matrix type with the same rows and 4 columns.
  public typealias FourColumns = simd_double4x2

  /// Creates a matrix with the given diagonal, from the upper left, and 0 elsewhere.
  public init(diagonal: SIMD2<Double>) {
    self.init()
    for place in 0..<2 { self[place][place] = diagonal[place] }
  }

  /// The number of columns.
  public static var columnCount: Int { 3 }
}
extension simd_double3x2: _ThreeColumns {}

/// A matrix of three columns and three rows, a linear map from vectors of three to vectors of
/// three.
public struct simd_double3x3: _SIMDMatrix, Equatable, Sendable {
  /// The columns, from left to right.
  public var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  /// Creates a matrix of zeros.
  public init() { columns = (SIMD3<Double>(), SIMD3<Double>(), SIMD3<Double>()) }

  /// Creates a matrix from its columns, from left to right.
  public init(columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) { self.columns = columns }

  /// Creates a matrix from its columns, from left to right.
  public init(_ c0: SIMD3<Double>, _ c1: SIMD3<Double>, _ c2: SIMD3<Double>) {
    columns = (c0, c1, c2)
  }

  /// The column at an index, from 0. Stops the program where there is no such column.
  public subscript(column: Int) -> SIMD3<Double> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      default: last(column, of: 3, columns.2)
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: columns.2 = last(column, of: 3, newValue)
      }
    }
  }
}

extension simd_double3x3 {
  /// The type of the elements.
  public typealias Scalar = Double
  /// The vector type of a column.
  public typealias Column = SIMD3<Double>
  /// The vector type of a row.
  public typealias Row = SIMD3<Double>
  /// The type of the transposed matrix.
  public typealias Transposed = simd_double3x3
  /// The matrix type with the same rows and 2 columns.
  public typealias TwoColumns = simd_double2x3
  /// The matrix type with the same rows and 3 columns.
  public typealias ThreeColumns = simd_double3x3
  /// The matrix type with the same rows and 4 columns.
  public typealias FourColumns = simd_double4x3

  /// Creates a matrix with the given diagonal, from the upper left, and 0 elsewhere.
  public init(diagonal: SIMD3<Double>) {
    self.init()
    for place in 0..<3 { self[place][place] = diagonal[place] }
  }

  /// The number of columns.
  public static var columnCount: Int { 3 }
}
extension simd_double3x3: _ThreeColumns {}
extension simd_double3x3: _SquareMatrix {}

/// A matrix of three columns and four rows, a linear map from vectors of three to vectors of four.
public struct simd_double3x4: _SIMDMatrix, Equatable, Sendable {
  /// The columns, from left to right.
  public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

  /// Creates a matrix of zeros.
  public init() { columns = (SIMD4<Double>(), SIMD4<Double>(), SIMD4<Double>()) }

  /// Creates a matrix from its columns, from left to right.
  public init(columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) { self.columns = columns }

  /// Creates a matrix from its columns, from left to right.
  public init(_ c0: SIMD4<Double>, _ c1: SIMD4<Double>, _ c2: SIMD4<Double>) {
    columns = (c0, c1, c2)
  }

  /// The column at an index, from 0. Stops the program where there is no such column.
  public subscript(column: Int) -> SIMD4<Double> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      default: last(column, of: 3, columns.2)
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: columns.2 = last(column, of: 3, newValue)
      }
    }
  }
}

extension simd_double3x4 {
  /// The type of the elements.
  public typealias Scalar = Double
  /// The vector type of a column.
  public typealias Column = SIMD4<Double>
  /// The vector type of a row.
  public typealias Row = SIMD3<Double>
  /// The type of the transposed matrix.
  public typealias Transposed = simd_double4x3
  /// The matrix type with the same rows and 2 columns.
  public typealias TwoColumns = simd_double2x4
  /// The matrix type with the same rows and 3 columns.
  public typealias ThreeColumns = simd_double3x4
  /// The matrix type with the same rows and 4 columns.
  public typealias FourColumns = simd_double4x4

  /// Creates a matrix with the given diagonal, from the upper left, and 0 elsewhere.
  public init(diagonal: SIMD3<Double>) {
    self.init()
    for place in 0..<3 { self[place][place] = diagonal[place] }
  }

  /// The number of columns.
  public static var columnCount: Int { 3 }
}
extension simd_double3x4: _ThreeColumns {}
