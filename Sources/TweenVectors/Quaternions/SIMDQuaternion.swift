/// A quaternion: with the length 1 a turn in space. Not for programs: they name `simd_quatf` and
/// `simd_quatd`.
public protocol _SIMDQuaternion: Equatable, Sendable, CustomDebugStringConvertible {
  /// A number.
  associatedtype Scalar: _SIMDReal
  /// A turn as a matrix.
  associatedtype Matrix3: _SquareMatrix
  where Matrix3.Column == SIMD3<Scalar>, Matrix3.Scalar == Scalar
  /// A turn as a matrix of four columns.
  associatedtype Matrix4: _SquareMatrix
  where Matrix4.Column == SIMD4<Scalar>, Matrix4.Scalar == Scalar

  /// The three imaginary parts and the real one.
  var vector: SIMD4<Scalar> { get set }
  /// By the three imaginary parts and the real one.
  init(vector: SIMD4<Scalar>)
}

/// A quaternion of Floats: with the length 1 a turn in space.
public struct simd_quatf: _SIMDQuaternion {
  /// A number.
  public typealias Scalar = Float
  /// A turn as a matrix.
  public typealias Matrix3 = simd_float3x3
  /// A turn as a matrix of four columns.
  public typealias Matrix4 = simd_float4x4

  /// The three imaginary parts and the real one.
  public var vector: SIMD4<Float>

  /// By the three imaginary parts and the real one.
  public init(vector: SIMD4<Float>) { self.vector = vector }
  /// All zero.
  public init() { vector = SIMD4() }
}

/// A quaternion of Doubles: with the length 1 a turn in space.
public struct simd_quatd: _SIMDQuaternion {
  /// A number.
  public typealias Scalar = Double
  /// A turn as a matrix.
  public typealias Matrix3 = simd_double3x3
  /// A turn as a matrix of four columns.
  public typealias Matrix4 = simd_double4x4

  /// The three imaginary parts and the real one.
  public var vector: SIMD4<Double>

  /// By the three imaginary parts and the real one.
  public init(vector: SIMD4<Double>) { self.vector = vector }
  /// All zero.
  public init() { vector = SIMD4() }
}

extension _SIMDQuaternion {
  // MARK: Making quaternions

  /// By its parts.
  public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) {
    self.init(vector: SIMD4(ix, iy, iz, r))
  }

  /// By its parts.
  public init(real: Scalar, imag: SIMD3<Scalar>) { self.init(vector: SIMD4(imag, real)) }

  /// A turn by an angle in radians about an axis of the length 1, from x to y about z.
  public init(angle: Scalar, axis: SIMD3<Scalar>) {
    let (sin, cos) = Scalar._sincos(angle / 2)
    self.init(real: cos, imag: axis * sin)
  }

  /// The shortest turn that takes one unit vector to another. Of those that take it to its opposite,
  /// one.
  public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
    let middle = from + to
    let length = dot(middle, middle).squareRoot()
    if length > Scalar.ulpOfOne.squareRoot() {
      let half = middle / length
      self.init(real: dot(from, half), imag: cross(from, half))
    } else {
      // Half a turn about an axis at right angles, found by the axis that lies farthest from it.
      let size = abs(from)
      let far: SIMD3<Scalar> =
        size.x <= size.y && size.x <= size.z
        ? SIMD3(1, 0, 0) : size.y <= size.z ? SIMD3(0, 1, 0) : SIMD3(0, 0, 1)
      self.init(real: 0, imag: normalize(cross(from, far)))
    }
  }

  /// The turn that a matrix of turning is: after S. W. Shepperd, "Quaternion from rotation matrix",
  /// 1978, by its largest part.
  public init(_ rotationMatrix: Matrix3) {
    let m = rotationMatrix
    let trace = m[0, 0] + m[1, 1] + m[2, 2]
    if trace >= 0 {
      let r = 2 * (1 + trace).squareRoot()
      self.init(
        ix: (m[1, 2] - m[2, 1]) / r, iy: (m[2, 0] - m[0, 2]) / r, iz: (m[0, 1] - m[1, 0]) / r,
        r: r / 4)
    } else if m[0, 0] >= m[1, 1] && m[0, 0] >= m[2, 2] {
      let r = 2 * (1 - m[1, 1] - m[2, 2] + m[0, 0]).squareRoot()
      self.init(
        ix: r / 4, iy: (m[0, 1] + m[1, 0]) / r, iz: (m[0, 2] + m[2, 0]) / r,
        r: (m[1, 2] - m[2, 1]) / r)
    } else if m[1, 1] >= m[2, 2] {
      let r = 2 * (1 - m[0, 0] - m[2, 2] + m[1, 1]).squareRoot()
      self.init(
        ix: (m[0, 1] + m[1, 0]) / r, iy: r / 4, iz: (m[1, 2] + m[2, 1]) / r,
        r: (m[2, 0] - m[0, 2]) / r)
    } else {
      let r = 2 * (1 - m[0, 0] - m[1, 1] + m[2, 2]).squareRoot()
      self.init(
        ix: (m[0, 2] + m[2, 0]) / r, iy: (m[1, 2] + m[2, 1]) / r, iz: r / 4,
        r: (m[0, 1] - m[1, 0]) / r)
    }
  }

  /// The turn that the upper left of a matrix is.
  public init(_ rotationMatrix: Matrix4) {
    var matrix = Matrix3()
    for column in 0..<3 {
      let c = rotationMatrix[column]
      matrix[column] = SIMD3(c.x, c.y, c.z)
    }
    self.init(matrix)
  }

  // MARK: Its parts

  /// The real part.
  public var real: Scalar {
    get { vector.w }
    set { vector.w = newValue }
  }

  /// The imaginary parts.
  public var imag: SIMD3<Scalar> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue, real) }
  }

  /// By how many radians it turns.
  public var angle: Scalar { 2 * Scalar._atan2(length3(imag), real) }

  /// What it turns about; NaN where it turns nothing.
  public var axis: SIMD3<Scalar> { imag / length3(imag) }

  private func length3(_ x: SIMD3<Scalar>) -> Scalar { dot(x, x).squareRoot() }

  /// Its length: 1 for a turn.
  public var length: Scalar { dot(vector, vector).squareRoot() }

  /// The turn back, of a turn.
  public var conjugate: Self { Self(vector: vector * SIMD4(-1, -1, -1, 1)) }

  /// What gives 1 with it.
  public var inverse: Self { Self(vector: conjugate.vector / dot(vector, vector)) }

  /// The same with the length 1.
  public var normalized: Self { Self(vector: vector / length) }

  /// Where a turn takes a vector.
  public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
    let twice = 2 * cross(imag, vector)
    return vector + twice * real + cross(imag, twice)
  }

  /// The type and the parts.
  public var debugDescription: String {
    "\(Self.self)(real: \(real), imag: \(imag))"
  }

  // MARK: Sums and products

  /// Part by part.
  @_disfavoredOverload public static func + (left: Self, right: Self) -> Self {
    Self(vector: left.vector + right.vector)
  }
  /// Part by part.
  @_disfavoredOverload public static func - (left: Self, right: Self) -> Self {
    Self(vector: left.vector - right.vector)
  }
  /// All parts with the other sign: the same turn.
  @_disfavoredOverload public static prefix func - (q: Self) -> Self { Self(vector: -q.vector) }

  /// First `right`, then `left`.
  @_disfavoredOverload public static func * (left: Self, right: Self) -> Self {
    let real = left.real * right.real - dot(left.imag, right.imag)
    let imag = right.imag * left.real + left.imag * right.real + cross(left.imag, right.imag)
    return Self(real: real, imag: imag)
  }
  /// All parts, so many times.
  @_disfavoredOverload public static func * (left: Self, right: Scalar) -> Self {
    Self(vector: left.vector * right)
  }
  /// All parts, so many times.
  @_disfavoredOverload public static func * (left: Scalar, right: Self) -> Self { right * left }
  /// `left` and the inverse of `right`.
  @_disfavoredOverload public static func / (left: Self, right: Self) -> Self {
    left * right.inverse
  }
  /// All parts, divided.
  @_disfavoredOverload public static func / (left: Self, right: Scalar) -> Self {
    Self(vector: left.vector / right)
  }
  /// Part by part.
  @_disfavoredOverload public static func += (left: inout Self, right: Self) { left = left + right }
  /// Part by part.
  @_disfavoredOverload public static func -= (left: inout Self, right: Self) { left = left - right }
  /// First `left`, then `right` before it.
  @_disfavoredOverload public static func *= (left: inout Self, right: Self) { left = left * right }
  /// All parts, so many times.
  @_disfavoredOverload public static func *= (left: inout Self, right: Scalar) {
    left = left * right
  }
  /// All parts, divided.
  @_disfavoredOverload public static func /= (left: inout Self, right: Scalar) {
    left = left / right
  }
}

extension _SIMDMatrix {
  /// The columns of a turn.
  fileprivate static func columns<Quaternion: _SIMDQuaternion>(
    of q: Quaternion
  ) -> [SIMD3<Scalar>] where Quaternion.Scalar == Scalar {
    let v = q.vector
    let (x, y, z, w) = (v.x, v.y, v.z, v.w)
    return [
      SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
      SIMD3(2 * (x * y - z * w), 1 - 2 * (z * z + x * x), 2 * (y * z + x * w)),
      SIMD3(2 * (z * x + y * w), 2 * (y * z - x * w), 1 - 2 * (y * y + x * x)),
    ]
  }
}

extension _SquareMatrix where Column == SIMD3<Scalar> {
  /// The matrix of a turn.
  public init<Quaternion: _SIMDQuaternion>(_ quaternion: Quaternion)
  where Quaternion.Scalar == Scalar {
    self.init(Self.columns(of: quaternion))
  }
}

extension _SquareMatrix where Column == SIMD4<Scalar> {
  /// The matrix of a turn, for points with a fourth number.
  public init<Quaternion: _SIMDQuaternion>(_ quaternion: Quaternion)
  where Quaternion.Scalar == Scalar {
    self.init(Self.columns(of: quaternion).map { SIMD4($0, 0) } + [SIMD4(0, 0, 0, 1)])
  }
}
