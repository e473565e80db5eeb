import Foundation
import TweenGeometry
import TweenPaint

/// The pixel space to which a layer's items are drawn.
struct PictureSpace: Equatable {
  /// The items' points to these pixels.
  var toPixels: CGAffineTransform
  /// The visible part of these pixels.
  var visible: PixelRect

  /// The map from these pixels to points.
  var toPoints: CGAffineTransform { toPixels.inverted() }
}

/// The map from an effect's own coordinates to pixels.
struct EffectPlacement {
  /// Pixels for a unit along the effect's axes, or along the pixels' where they are parallel.
  let scale: SIMD2<Double>
  /// Whether the effect's axes are turned or slanted against the pixels', and the difference is
  /// visible.
  let isTurned: Bool
  /// The effect's coordinates to pixels.
  let toPixels: CGAffineTransform

  /// nil where a number is not finite or the map flattens everything to a line.
  init?(_ effect: CGAffineTransform, _ space: PictureSpace, roundIsEnough: Bool) {
    let map = concatenate(effect, space.toPixels)
    let determinant = map.a * map.d - map.b * map.c
    guard abs(determinant) > 1e-12, abs(determinant) < 1e24, map.tx.isFinite, map.ty.isFinite
    else { return nil }
    toPixels = map
    let x = (map.a * map.a + map.b * map.b).squareRoot()
    let y = (map.c * map.c + map.d * map.d).squareRoot()
    let tiny = 1e-6 * max(x, y)
    if abs(map.b) <= tiny && abs(map.c) <= tiny {
      scale = SIMD2(x, y)
      isTurned = false
    } else if abs(map.a) <= tiny && abs(map.d) <= tiny {
      scale = SIMD2(y, x)
      isTurned = false
    } else {
      let isRound = abs(x - y) <= tiny && abs(map.a * map.c + map.b * map.d) <= tiny * max(x, y)
      scale = SIMD2(x, y)
      isTurned = !(isRound && roundIsEnough)
    }
  }

  /// The spread of an effect of this many sigmas in its own coordinates, along the pixels' axes.
  func reach(_ radius: Double) -> SIMD2<Double> {
    TweenRaster.reach(radius, through: toPixels)
  }

  /// Pixels along the effect's axes, with the same density: there a blur that is round in the
  /// effect's coordinates is one along x and y, in any direction relative to these pixels.
  func straightened(_ effect: CGAffineTransform, _ space: PictureSpace) -> PictureSpace {
    let stretch = CGAffineTransform(a: scale.x, b: 0, c: 0, d: scale.y, tx: 0, ty: 0)
    let straight = concatenate(effect.inverted(), stretch)
    return PictureSpace(
      toPixels: straight, visible: space.visible(through: concatenate(space.toPoints, straight)))
  }
}

extension PictureSpace {
  /// The box around the visible pixels, after a map of the pixels.
  func visible(through map: CGAffineTransform) -> PixelRect {
    let rect = CGRect(x: visible.x, y: visible.y, width: visible.width, height: visible.height)
    return PictureBox(rect, map).grown(1, 1).pixels
  }

  /// The same space with half as many pixels along x, y or both: for a blur so wide that the
  /// difference is invisible, or, in turned pixels, to save memory. nil where neither applies.
  func coarser(
    for sigma: SIMD2<Double>, isTurned: Bool
  ) -> (space: PictureSpace, share: SIMD2<Double>)? {
    let share = SIMD2(
      isTurned || sigma.x > PictureStore.leastCoarseSigma * 2 ? 0.5 : 1,
      isTurned || sigma.y > PictureStore.leastCoarseSigma * 2 ? 0.5 : 1)
    if share == SIMD2(1, 1) { return nil }
    let map = CGAffineTransform(a: share.x, b: 0, c: 0, d: share.y, tx: 0, ty: 0)
    return (
      PictureSpace(toPixels: concatenate(toPixels, map), visible: visible(through: map)), share
    )
  }

  /// The box around a clip; everything without a clip, nothing for bad numbers.
  func box(_ clip: DisplayItem.Clip?) -> PictureBox {
    guard let clip else { return .everything }
    return PictureBox(clip.path, concatenate(clip.transform, toPixels)).grown(0.01, 0.01)
  }
}
