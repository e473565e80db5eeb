import TweenGeometry

/// The map from canvas pixels back to a local space, flat or seen in perspective, in homogeneous
/// coordinates: each of them changes linearly from pixel to pixel, and (x / z, y / z) is the place.
struct PlaneMap {
  /// At the centre of pixel (0, 0), and the change per canvas pixel.
  var origin: SIMD3<Double>
  var perX: SIMD3<Double>
  var perY: SIMD3<Double>

  init(_ map: PixelMap) {
    origin = SIMD3(map.origin, 1)
    perX = SIMD3(map.perX, 0)
    perY = SIMD3(map.perY, 0)
  }

  /// nil when the transform (local to pixels) is not finite or flattens everything.
  init?(_ m: ProjectionTransform) {
    // The inverse is the adjugate over the determinant; points before the eye have z > 0.
    let first = SIMD3(
      m.m22 * m.m33 - m.m23 * m.m32, m.m13 * m.m32 - m.m12 * m.m33, m.m12 * m.m23 - m.m13 * m.m22)
    let second = SIMD3(
      m.m23 * m.m31 - m.m21 * m.m33, m.m11 * m.m33 - m.m13 * m.m31, m.m13 * m.m21 - m.m11 * m.m23)
    let third = SIMD3(
      m.m21 * m.m32 - m.m22 * m.m31, m.m12 * m.m31 - m.m11 * m.m32, m.m11 * m.m22 - m.m12 * m.m21)
    let determinant = m.m11 * first.x + m.m12 * second.x + m.m13 * third.x
    let inverse = 1 / determinant
    perX = first * inverse
    perY = second * inverse
    origin = third * inverse + (perX + perY) * 0.5
    guard isSound(origin), isSound(perX), isSound(perY) else { return nil }
  }

  /// The map followed by a flat one, which is given by the images of (0, 0) and of steps of 1.
  func followed(
    by flat: (origin: SIMD2<Double>, perX: SIMD2<Double>, perY: SIMD2<Double>)
  ) -> PlaneMap {
    func moved(_ p: SIMD3<Double>) -> SIMD3<Double> {
      SIMD3(flat.origin * p.z + flat.perX * p.x + flat.perY * p.y, p.z)
    }
    var map = self
    map.origin = moved(origin)
    map.perX = moved(perX)
    map.perY = moved(perY)
    return map
  }
}

private func isSound(_ v: SIMD3<Double>) -> Bool {
  abs(v.x) < 1e15 && abs(v.y) < 1e15 && abs(v.z) < 1e15
}
