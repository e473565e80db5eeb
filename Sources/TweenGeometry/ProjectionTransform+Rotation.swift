import Foundation
import TweenMath

extension ProjectionTransform {
  /// Creates the transform that rotates a flat box of `size` in space, as it is seen by an eye.
  ///
  /// The rotation is by `angle` about `axis` (of any length; a zero axis does not rotate) through the
  /// point of the box at `anchor`, `anchorZ` points towards the eye. The eye is at a distance of
  /// max(width, height) / perspective points; perspective 0 is an eye at infinity.
  ///
  /// With row vectors the product is T(-anchor) R P T(anchor), where P has m34 = -1/distance. Only the
  /// rows and columns of x, y and w of the 4×4 product are needed, since the box has z = 0.
  package init(
    rotation angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint,
    anchorZ: CGFloat, perspective: CGFloat, size: CGSize
  ) {
    self.init()
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0 else { return }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (sin, cos) = Elementary.sincos(angle.radians)
    let rest = 1 - cos
    // The rows of R: the images of the unit vectors.
    let right = (x * x * rest + cos, x * y * rest + z * sin, x * z * rest - y * sin)
    let down = (x * y * rest - z * sin, y * y * rest + cos, y * z * rest + x * sin)
    let near = (x * z * rest + y * sin, y * z * rest - x * sin, z * z * rest + cos)
    let pivot = anchor.in(size)
    let side = max(size.width, size.height)
    let nearness = side > 0 ? perspective / side : 0

    m13 = -right.2 * nearness
    m11 = right.0 + pivot.x * m13
    m12 = right.1 + pivot.y * m13
    m23 = -down.2 * nearness
    m21 = down.0 + pivot.x * m23
    m22 = down.1 + pivot.y * m23
    m33 = 1 + (pivot.x * right.2 + pivot.y * down.2 + anchorZ * near.2) * nearness
    m31 = pivot.x * m33 - (pivot.x * right.0 + pivot.y * down.0 + anchorZ * near.0)
    m32 = pivot.y * m33 - (pivot.x * right.1 + pivot.y * down.1 + anchorZ * near.1)
  }

  /// Returns the same effect on a mirrored box of this width, for right-to-left layout.
  package func mirrored(width: CGFloat) -> ProjectionTransform {
    let mirror = ProjectionTransform(CGAffineTransform(-1, 0, 0, 1, width, 0))
    return mirror.concatenating(self).concatenating(mirror)
  }
}
