import Foundation
import TweenMath

/// A 4x4 projective map of space for row vectors, as Core Animation has it: `[x y z 1] * M`, over
/// its fourth component. Translation stands in `m41`, `m42` and `m43`; `m34 = -1/d` shows things as
/// an eye sees them that stands d points away. Angles are in radians.
///
/// Linux has none. A `ProjectionTransform` is what it does to the plane z = 0.
@frozen public struct CATransform3D: Equatable, Sendable {
  /// The first row: what x adds to x, y, z and to the divisor.
  public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
  /// The second row: what y adds to x, y, z and to the divisor.
  public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
  /// The third row: what z adds to x, y, z and to the divisor.
  public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
  /// The fourth row: what is added to x, y, z, in points, and to the divisor whatever the point.
  public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

  /// All zero: no map of anything. `CATransform3DIdentity` is where to begin.
  public init() {
    self.init(SIMD4(), SIMD4(), SIMD4(), SIMD4())
  }

  /// The map of sixteen numbers, row by row, taken as they are.
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

  /// By its rows.
  private init(_ a: SIMD4<Double>, _ b: SIMD4<Double>, _ c: SIMD4<Double>, _ d: SIMD4<Double>) {
    self.init(
      m11: a.x, m12: a.y, m13: a.z, m14: a.w, m21: b.x, m22: b.y, m23: b.z, m24: b.w,
      m31: c.x, m32: c.y, m33: c.z, m34: c.w, m41: d.x, m42: d.y, m43: d.z, m44: d.w)
  }

  /// By its rows.
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
  /// What `m` does to the plane z = 0, seen from the front: its third row and column fall away.
  public init(_ m: CATransform3D) {
    self.init()
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }
}

/// Leaves everything where it is.
public let CATransform3DIdentity = CATransform3D(rows: [
  SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1),
])

/// Whether `t` leaves everything where it is, exactly.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether both have the same numbers, exactly.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a == b
}

/// A shift by distances in points along x, y and z.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m41, t.m42, t.m43) = (tx, ty, tz)
  return t
}

/// A stretch about the origin by factors along x, y and z: 1 leaves a length as it is, a negative
/// one mirrors.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m11, t.m22, t.m33) = (sx, sy, sz)
  return t
}

/// A turn by `angle` radians about the axis (x, y, z) through the origin, from +x towards +y for
/// the axis (0, 0, 1).
///
/// The axis may have any length in any unit. One without length, or whose length is not finite,
/// turns nothing; an angle that is not finite gives a map of NaN.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite else { return CATransform3DIdentity }
  let axis = SIMD3(Double(x), Double(y), Double(z)) / Double(length)
  let (sin, cos) = Elementary.sincos(Double(angle))
  let along = axis * (1 - cos)
  let across = axis * sin
  // Where the unit vectors go.
  let right = along * axis.x + SIMD3(cos, across.z, -across.y)
  let down = along * axis.y + SIMD3(-across.z, cos, across.x)
  let near = along * axis.z + SIMD3(across.y, -across.x, cos)
  return CATransform3D(rows: [
    SIMD4(right, 0), SIMD4(down, 0), SIMD4(near, 0), SIMD4(0, 0, 0, 1),
  ])
}

/// A translation by points, then `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// A scaling by factors, then `t`.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// A turn by `angle` radians about the axis (x, y, z), then `t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// `a`, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let right = b.rows
  return CATransform3D(
    rows: a.rows.map { row in
      right[0] * row.x + right[1] * row.y + right[2] * row.z + right[3] * row.w
    })
}

/// The map back, found by Gauss's and Jordan's elimination; `t` itself where there is none, or
/// where a number is too large to find it.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  // Gauss and Jordan, with the largest pivot of each column.
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

/// What `m` does to x and y, in points; z stays as it is.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m11, t.m12, t.m21, t.m22, t.m41, t.m42) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  return t
}

/// Whether `t` is an affine map of x and y that leaves z alone, exactly.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

/// What `t` does to x and y in the plane z = 0, without its perspective; meaningful where
/// `CATransform3DIsAffine`.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
