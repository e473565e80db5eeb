/// A quaternion, which describes a rotation in space if its length is 1. An implementation detail:
/// programs use `simd_quatf` and `simd_quatd`.
public protocol _SIMDQuaternion: Equatable, Sendable, CustomDebugStringConvertible {
  /// The type of the elements.
  associatedtype Scalar: _SIMDReal
  /// The matrix type of a rotation.
  associatedtype Matrix3: _SquareMatrix
  where Matrix3.Column == SIMD3<Scalar>, Matrix3.Scalar == Scalar
  /// The matrix type of a rotation with homogeneous coordinates.
  associatedtype Matrix4: _SquareMatrix
  where Matrix4.Column == SIMD4<Scalar>, Matrix4.Scalar == Scalar

  /// The three imaginary parts, followed by the real part.
  var vector: SIMD4<Scalar> { get set }
  /// Creates a quaternion from its three imaginary parts, followed by the real part.
  init(vector: SIMD4<Scalar>)
}

/// A quaternion of Floats, which describes a rotation in space if its length is 1.
public struct simd_quatf: _SIMDQuaternion {
  /// The type of the elements.
  public typealias Scalar = Float
  /// The matrix type of a rotation.
  public typealias Matrix3 = simd_float3x3
  /// The matrix type of a rotation with homogeneous coordinates.
  public typealias Matrix4 = simd_float4x4

  /// The three imaginary parts, followed by the real part.
  public var vector: SIMD4<Float>

  /// Creates a quaternion from its three imaginary parts, followed by the real part.
  public init(vector: SIMD4<Float>) { self.vector = vector }
  /// Creates a quaternion of zeros.
  public init() { vector = SIMD4() }
}

/// A quaternion of Doubles, which describes a rotation in space if its length is 1.
public struct simd_quatd: _SIMDQuaternion {
  /// The type of the elements.
  public typealias Scalar = Double
  /// The matrix type of a rotation.
  public typealias Matrix3 = simd_double3x3
  /// The matrix type of a rotation with homogeneous coordinates.
  public typealias Matrix4 = simd_double4x4

  /// The three imaginary parts, followed by the real part.
  public var vector: SIMD4<Double>

  /// Creates a quaternion from its three imaginary parts, followed by the real part.
  public init(vector: SIMD4<Double>) { self.vector = vector }
  /// Creates a quaternion of zeros.
  public init() { vector = SIMD4() }
}

extension _SIMDQuaternion {
  // MARK: Making quaternions

  /// Creates a quaternion from its imaginary parts and its real part.
  public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) {
    self.init(vector: SIMD4(ix, iy, iz, r))
  }

  /// Creates a quaternion from its imaginary parts and its real part.
  public init(real: Scalar, imag: SIMD3<Scalar>) { self.init(vector: SIMD4(imag, real)) }

  /// Creates the rotation by an angle in radians about an axis of length 1. A positive angle about
  /// z turns x towards y.
  public init(angle: Scalar, axis: SIMD3<Scalar>) {
    let (sin, cos) = Scalar._sincos(angle / 2)
    self.init(real: cos, imag: axis * sin)
  }

  /// Creates the shortest rotation from one unit vector to another. For opposite vectors, it is one
  /// of the rotations by half a turn.
  public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
    let middle = from + to
    let length = dot(middle, middle).squareRoot()
    if length > Scalar.ulpOfOne.squareRoot() {
      let half = middle / length
      self.init(real: dot(from, half), imag: cross(from, half))
    } else {
      // Half a turn about a perpendicular axis: the cross product with the coordinate axis that is
      // farthest from the vector.
      let size = abs(from)
      let far: SIMD3<Scalar> =
        size.x <= size.y && size.x <= size.z
        ? SIMD3(1, 0, 0) : size.y <= size.z ? SIMD3(0, 1, 0) : SIMD3(0, 0, 1)
      self.init(real: 0, imag: normalize(cross(from, far)))
    }
  }

  /// Creates the rotation that a matrix describes, starting from the largest part of the
  /// quaternion. Source: S. W. Shepperd, "Quaternion from rotation matrix", 1978.
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

  /// Creates the rotation that the upper left 3×3 part of a matrix describes.
  public init(_ rotationMatrix: Matrix4) {
    var matrix = Matrix3()
    for column in 0..<3 {
      let c = rotationMatrix[column]
      matrix[column] = SIMD3(c.x, c.y, c.z)
    }
    self.init(matrix)
  }

  // MARK: Parts

  /// The real part.
  public var real: Scalar {
    get { vector.w }
    set { vector.w = newValue }
  }

  /// The three imaginary parts.
  public var imag: SIMD3<Scalar> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue, real) }
  }

  /// The angle of the rotation, in radians.
  public var angle: Scalar { 2 * Scalar._atan2(length3(imag), real) }

  /// The axis of the rotation; NaN where there is no rotation.
  public var axis: SIMD3<Scalar> { imag / length3(imag) }

  private func length3(_ x: SIMD3<Scalar>) -> Scalar { dot(x, x).squareRoot() }

  /// The length of the quaternion, 1 for a rotation.
  public var length: Scalar { dot(vector, vector).squareRoot() }

  /// The conjugate, which for a rotation is its inverse.
  public var conjugate: Self { Self(vector: vector * SIMD4(-1, -1, -1, 1)) }

  /// The inverse, whose product with the quaternion is 1; not finite for the zero quaternion.
  public var inverse: Self { Self(vector: conjugate.vector / dot(vector, vector)) }

  /// The quaternion scaled to length 1; NaN for the zero quaternion.
  public var normalized: Self { Self(vector: vector / length) }

  /// Returns a vector rotated by a quaternion of length 1.
  public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
    let twice = 2 * cross(imag, vector)
    return vector + twice * real + cross(imag, twice)
  }

  /// The name of the type and the parts of the quaternion.
  public var debugDescription: String {
    "\(Self.self)(real: \(real), imag: \(imag))"
  }

  // MARK: Sums and products

  /// The sum of two quaternions.
  @_disfavoredOverload public static func + (left: Self, right: Self) -> Self {
    Self(vector: left.vector + right.vector)
  }
  /// The difference of two quaternions.
  @_disfavoredOverload public static func - (left: Self, right: Self) -> Self {
    Self(vector: left.vector - right.vector)
  }
  /// The quaternion with the signs of all parts reversed, which describes the same rotation.
  @_disfavoredOverload public static prefix func - (q: Self) -> Self { Self(vector: -q.vector) }

  /// The product of two quaternions: the rotation by `right` followed by the rotation by `left`.
  @_disfavoredOverload public static func * (left: Self, right: Self) -> Self {
    let real = left.real * right.real - dot(left.imag, right.imag)
    let imag = right.imag * left.real + left.imag * right.real + cross(left.imag, right.imag)
    return Self(real: real, imag: imag)
  }
  /// The product of a quaternion and a number.
  @_disfavoredOverload public static func * (left: Self, right: Scalar) -> Self {
    Self(vector: left.vector * right)
  }
  /// The product of a quaternion and a number.
  @_disfavoredOverload public static func * (left: Scalar, right: Self) -> Self { right * left }
  /// The product of `left` and the inverse of `right`.
  @_disfavoredOverload public static func / (left: Self, right: Self) -> Self {
    left * right.inverse
  }
  /// The quaternion divided by a number.
  @_disfavoredOverload public static func / (left: Self, right: Scalar) -> Self {
    Self(vector: left.vector / right)
  }
  /// Adds the right quaternion to the left one.
  @_disfavoredOverload public static func += (left: inout Self, right: Self) { left = left + right }
  /// Subtracts the right quaternion from the left one.
  @_disfavoredOverload public static func -= (left: inout Self, right: Self) { left = left - right }
  /// Multiplies by `right` from the right: the rotation by `right` comes first.
  @_disfavoredOverload public static func *= (left: inout Self, right: Self) { left = left * right }
  /// Multiplies a quaternion by a number.
  @_disfavoredOverload public static func *= (left: inout Self, right: Scalar) {
    left = left * right
  }
  /// Divides a quaternion by a number.
  @_disfavoredOverload public static func /= (left: inout Self, right: Scalar) {
    left = left / right
  }
}

extension _SIMDMatrix {
  /// Returns the columns of the matrix of a rotation.
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
  /// Creates the matrix of a rotation.
  public init<Quaternion: _SIMDQuaternion>(_ quaternion: Quaternion)
  where Quaternion.Scalar == Scalar {
    self.init(Self.columns(of: quaternion))
  }
}

extension _SquareMatrix where Column == SIMD4<Scalar> {
  /// Creates the matrix of a rotation for homogeneous coordinates.
  public init<Quaternion: _SIMDQuaternion>(_ quaternion: Quaternion)
  where Quaternion.Scalar == Scalar {
    self.init(Self.columns(of: quaternion).map { SIMD4($0, 0) } + [SIMD4(0, 0, 0, 1)])
  }
}
