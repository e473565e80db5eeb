import Foundation

/// A 3×3 projective transform of the plane for row vectors: `[x y 1] * M`, divided by its third
/// component.
///
/// The translation is in `m31` and `m32`; a transform with `m13 = m23 = 0` and `m33 = 1` is affine.
@frozen public struct ProjectionTransform: Equatable, Sendable {
  /// The contribution of x to x.
  public var m11: CGFloat = 1
  /// The contribution of x to y.
  public var m12: CGFloat = 0
  /// The contribution of x to the divisor.
  public var m13: CGFloat = 0
  /// The contribution of y to x.
  public var m21: CGFloat = 0
  /// The contribution of y to y.
  public var m22: CGFloat = 1
  /// The contribution of y to the divisor.
  public var m23: CGFloat = 0
  /// The constant added to x, in points.
  public var m31: CGFloat = 0
  /// The constant added to y, in points.
  public var m32: CGFloat = 0
  /// The constant added to the divisor.
  public var m33: CGFloat = 1

  /// Creates the identity transform.
  @inlinable public init() {}

  /// Creates a projective transform from an affine one.
  @inlinable public init(_ m: CGAffineTransform) {
    m11 = m.a
    m12 = m.b
    m21 = m.c
    m22 = m.d
    m31 = m.tx
    m32 = m.ty
  }

  /// Whether the transform is exactly the identity.
  @inlinable public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether the transform is exactly affine: the divisor is 1 everywhere, so that parallels stay
  /// parallel.
  @inlinable public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// The same transform as an affine one; nil where it is projective.
  @inlinable package var affine: CGAffineTransform? {
    isAffine ? CGAffineTransform(self) : nil
  }

  @inlinable package var isFinite: Bool {
    m11.isFinite && m12.isFinite && m13.isFinite && m21.isFinite && m22.isFinite && m23.isFinite
      && m31.isFinite && m32.isFinite && m33.isFinite
  }

  @inlinable package var determinant: CGFloat {
    m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31)
      + m13 * (m21 * m32 - m22 * m31)
  }

  /// Inverts the transform in place. Returns false, without a change, where the determinant is 0 or not
  /// finite.
  @inlinable public mutating func invert() -> Bool {
    let determinant = self.determinant
    guard determinant != 0, determinant.isFinite else { return false }
    var r = ProjectionTransform()
    r.m11 = (m22 * m33 - m23 * m32) / determinant
    r.m12 = (m13 * m32 - m12 * m33) / determinant
    r.m13 = (m12 * m23 - m13 * m22) / determinant
    r.m21 = (m23 * m31 - m21 * m33) / determinant
    r.m22 = (m11 * m33 - m13 * m31) / determinant
    r.m23 = (m13 * m21 - m11 * m23) / determinant
    r.m31 = (m21 * m32 - m22 * m31) / determinant
    r.m32 = (m12 * m31 - m11 * m32) / determinant
    r.m33 = (m11 * m22 - m12 * m21) / determinant
    self = r
    return true
  }

  /// Returns the inverse transform; a transform without an inverse is returned unchanged.
  @inlinable public func inverted() -> ProjectionTransform {
    var result = self
    _ = result.invert()
    return result
  }

  /// Returns the transform `self`, followed by `rhs`.
  @inlinable public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var r = ProjectionTransform()
    r.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    r.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    r.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    r.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    r.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    r.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    r.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    r.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    r.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return r
  }
}

extension CGAffineTransform {
  /// Creates the affine part of `m`: its projective column is dropped.
  @inlinable public init(_ m: ProjectionTransform) {
    self.init(a: m.m11, b: m.m12, c: m.m21, d: m.m22, tx: m.m31, ty: m.m32)
  }
}

extension CGPoint {
  /// Returns the image of the point; infinite where the image is behind the eye (third component <= 0).
  @inlinable public func applying(_ m: ProjectionTransform) -> CGPoint {
    let px = x * m.m11 + y * m.m21 + m.m31
    let py = x * m.m12 + y * m.m22 + m.m32
    let w = x * m.m13 + y * m.m23 + m.m33
    if w == 1 { return CGPoint(x: px, y: py) }
    guard w > 0 else { return CGPoint(x: CGFloat.infinity, y: CGFloat.infinity) }
    return CGPoint(x: px / w, y: py / w)
  }

  /// Returns the point whose image under `m` is this point; the point itself where `m` has no inverse.
  @inlinable package func unapplying(_ m: ProjectionTransform) -> CGPoint {
    var inverse = m
    return inverse.invert() ? applying(inverse) : self
  }
}
