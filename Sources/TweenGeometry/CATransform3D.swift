import Foundation
import TweenMath

/// A 4×4 projective transform of space for row vectors, as in Core Animation: `[x y z 1] * M`, divided
/// by its fourth component. The translation is in `m41`, `m42` and `m43`; `m34 = -1/d` is the
/// perspective of an eye at a distance of d points. Angles are in radians.
///
/// Foundation on Linux has no such type. `ProjectionTransform` is its effect on the plane z = 0.
@frozen public struct CATransform3D: Equatable, Sendable {
  /// The first row: the contributions of x to x, y, z and to the divisor.
  public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
  /// The second row: the contributions of y to x, y, z and to the divisor.
  public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
  /// The third row: the contributions of z to x, y, z and to the divisor.
  public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
  /// The fourth row: the constants added to x, y, z, in points, and to the divisor.
  public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

  /// Creates a transform of zeros, which is not the identity; see `CATransform3DIdentity`.
  public init() {
    self.init(SIMD4(), SIMD4(), SIMD4(), SIMD4())
  }

  /// Creates a transform from its sixteen elements, unchanged.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat,
    m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// Creates a transform from its rows.
  private init(_ a: SIMD4<Double>, _ b: SIMD4<Double>, _ c: SIMD4<Double>, _ d: SIMD4<Double>) {
    self.init(
      m11: a.x, m12: a.y, m13: a.z, m14: a.w, m21: b.x, m22: b.y, m23: b.z, m24: b.w,
      m31: c.x, m32: c.y, m33: c.z, m34: c.w, m41: d.x, m42: d.y, m43: d.z, m44: d.w)
  }

  /// Creates a transform from its rows.
  fileprivate init(rows: [SIMD4<Double>]) { self.init(rows[0], rows[1], rows[2], rows[3]) }

  fileprivate var rows: [SIMD4<Double>] {
    [
      SIMD4(Double(m11), Double(m12), Double(m13), Double(m14)),
      SIMD4(Double(m21), Double(m22), Double(m23), Double(m24)),
      SIMD4(Double(m31), Double(m32), Double(m33), Double(m34)),
      SIMD4(Double(m41), Double(m42), Double(m43), Double(m44)),
    ]
  }
}

extension ProjectionTransform {
  /// Creates the effect of `m` on the plane z = 0, seen from the front: the third row and column are
  /// dropped.
  public init(_ m: CATransform3D) {
    self.init()
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }
}

/// The transform that leaves every point unchanged.
public let CATransform3DIdentity = CATransform3D(rows: [
  SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1),
])

/// Returns whether `t` is exactly the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Returns whether two transforms have exactly the same elements.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a == b
}

/// Returns a translation by distances in points along x, y and z.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m41, t.m42, t.m43) = (tx, ty, tz)
  return t
}

/// Returns a scaling about the origin by factors along x, y and z. A negative factor mirrors.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m11, t.m22, t.m33) = (sx, sy, sz)
  return t
}

/// Returns a rotation by `angle` radians about the axis (x, y, z) through the origin. For the axis (0,
/// 0, 1), a positive angle turns from +x towards +y.
///
/// The axis can have any length. An axis of zero or infinite length gives the identity; an angle that
/// is not finite gives NaN.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite else { return CATransform3DIdentity }
  let axis = SIMD3(Double(x), Double(y), Double(z)) / Double(length)
  let (sin, cos) = Elementary.sincos(Double(angle))
  let along = axis * (1 - cos)
  let across = axis * sin
  // The images of the unit vectors.
  let right = along * axis.x + SIMD3(cos, across.z, -across.y)
  let down = along * axis.y + SIMD3(-across.z, cos, across.x)
  let near = along * axis.z + SIMD3(across.y, -across.x, cos)
  return CATransform3D(rows: [
    SIMD4(right, 0), SIMD4(down, 0), SIMD4(near, 0), SIMD4(0, 0, 0, 1),
  ])
}

/// Returns a translation by points, followed by `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns a scaling by factors, followed by `t`.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns a rotation by `angle` radians about the axis (x, y, z), followed by `t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns the transform `a`, followed by `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let right = b.rows
  return CATransform3D(
    rows: a.rows.map { row in
      right[0] * row.x + right[1] * row.y + right[2] * row.z + right[3] * row.w
    })
}

/// Returns the inverse of `t`, by Gauss-Jordan elimination; `t` itself where it has no inverse, or
/// where an element is too large.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  // Gauss-Jordan elimination with the largest pivot of each column.
  var left = t.rows
  var right = CATransform3DIdentity.rows
  for column in 0..<4 {
    let best = (column..<4).max { abs(left[$0][column]) < abs(left[$1][column]) } ?? column
    left.swapAt(column, best)
    right.swapAt(column, best)
    let pivot = left[column][column]
    guard pivot != 0, pivot.isFinite else { return t }
    left[column] /= pivot
    right[column] /= pivot
    for row in 0..<4 where row != column {
      let factor = left[row][column]
      left[row] -= left[column] * factor
      right[row] -= right[column] * factor
    }
  }
  return CATransform3D(rows: right)
}

/// Returns the transform that applies `m` to x and y, in points, and leaves z unchanged.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m11, t.m12, t.m21, t.m22, t.m41, t.m42) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  return t
}

/// Returns whether `t` is exactly an affine transform of x and y that leaves z unchanged.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

/// Returns the effect of `t` on x and y in the plane z = 0, without its perspective. It is meaningful
/// where `CATransform3DIsAffine` is true.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
