// Matrices of Doubles with three columns.

/// A matrix of three columns and two rows: a map from vectors of three to vectors of two.
public struct simd_double3x2: _SIMDMatrix, Equatable, Sendable {
  /// The columns, from the left.
  public var columns: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)

  /// All zero.
  public init() { columns = (SIMD2<Double>(), SIMD2<Double>(), SIMD2<Double>()) }

  /// By its columns, from the left.
  public init(columns: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)) { self.columns = columns }

  /// By its columns, from the left.
  public init(_ c0: SIMD2<Double>, _ c1: SIMD2<Double>, _ c2: SIMD2<Double>) {
    columns = (c0, c1, c2)
  }

  /// A column, from 0 on.
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
  /// A number.
  public typealias Scalar = Double
  /// A column.
  public typealias Column = SIMD2<Double>
  /// A row.
  public typealias Row = SIMD3<Double>
  /// What rows and columns make in each other's place.
  public typealias Transposed = simd_double2x3
  /// As many rows, two columns.
  public typealias TwoColumns = simd_double2x2
  /// As many rows, three columns.
  public typealias ThreeColumns = simd_double3x2
  /// As many rows, four columns.
  public typealias FourColumns = simd_double4x2

  /// Numbers where column and row have one place, from the upper left, 0 elsewhere.
  public init(diagonal: SIMD2<Double>) {
    self.init()
    for place in 0..<2 { self[place][place] = diagonal[place] }
  }

  /// How many columns it has.
  public static var columnCount: Int { 3 }
}
extension simd_double3x2: _ThreeColumns {}

/// A matrix of three columns and three rows: a map from vectors of three to vectors of three.
public struct simd_double3x3: _SIMDMatrix, Equatable, Sendable {
  /// The columns, from the left.
  public var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  /// All zero.
  public init() { columns = (SIMD3<Double>(), SIMD3<Double>(), SIMD3<Double>()) }

  /// By its columns, from the left.
  public init(columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) { self.columns = columns }

  /// By its columns, from the left.
  public init(_ c0: SIMD3<Double>, _ c1: SIMD3<Double>, _ c2: SIMD3<Double>) {
    columns = (c0, c1, c2)
  }

  /// A column, from 0 on.
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
  /// A number.
  public typealias Scalar = Double
  /// A column.
  public typealias Column = SIMD3<Double>
  /// A row.
  public typealias Row = SIMD3<Double>
  /// What rows and columns make in each other's place.
  public typealias Transposed = simd_double3x3
  /// As many rows, two columns.
  public typealias TwoColumns = simd_double2x3
  /// As many rows, three columns.
  public typealias ThreeColumns = simd_double3x3
  /// As many rows, four columns.
  public typealias FourColumns = simd_double4x3

  /// Numbers where column and row have one place, from the upper left, 0 elsewhere.
  public init(diagonal: SIMD3<Double>) {
    self.init()
    for place in 0..<3 { self[place][place] = diagonal[place] }
  }

  /// How many columns it has.
  public static var columnCount: Int { 3 }
}
extension simd_double3x3: _ThreeColumns {}
extension simd_double3x3: _SquareMatrix {}

/// A matrix of three columns and four rows: a map from vectors of three to vectors of four.
public struct simd_double3x4: _SIMDMatrix, Equatable, Sendable {
  /// The columns, from the left.
  public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

  /// All zero.
  public init() { columns = (SIMD4<Double>(), SIMD4<Double>(), SIMD4<Double>()) }

  /// By its columns, from the left.
  public init(columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) { self.columns = columns }

  /// By its columns, from the left.
  public init(_ c0: SIMD4<Double>, _ c1: SIMD4<Double>, _ c2: SIMD4<Double>) {
    columns = (c0, c1, c2)
  }

  /// A column, from 0 on.
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
  /// A number.
  public typealias Scalar = Double
  /// A column.
  public typealias Column = SIMD4<Double>
  /// A row.
  public typealias Row = SIMD3<Double>
  /// What rows and columns make in each other's place.
  public typealias Transposed = simd_double4x3
  /// As many rows, two columns.
  public typealias TwoColumns = simd_double2x4
  /// As many rows, three columns.
  public typealias ThreeColumns = simd_double3x4
  /// As many rows, four columns.
  public typealias FourColumns = simd_double4x4

  /// Numbers where column and row have one place, from the upper left, 0 elsewhere.
  public init(diagonal: SIMD3<Double>) {
    self.init()
    for place in 0..<3 { self[place][place] = diagonal[place] }
  }

  /// How many columns it has.
  public static var columnCount: Int { 3 }
}
extension simd_double3x4: _ThreeColumns {}
