import Foundation
import TweenGeometry

/// Projects outlines from a plane seen in perspective to the canvas's pixels.
///
/// Lines stay lines, so the plane's curves are flattened first, finely enough for the place where
/// they appear largest; then the corners are projected. Parts at the eye or behind it are cut off
/// along a line close before the eye.
struct PlaneProjector {
  /// The plane's points to pixels.
  let map: ProjectionTransform
  /// The largest pixel coordinate on the canvas.
  let reach: Double

  /// Parts that are nearer to the eye than the farthest corner by this factor are cut off.
  private static let nearest = 1.0 / 4096
  /// Limit the number of lines, since parts outside the canvas are kept before the projection; beyond
  /// these limits, curves very close to the eye, or huge ones, show corners.
  private static let largestMagnification = 16_384.0
  private static let largestExtent = 4e6

  /// The cut and the magnification for a path with these bounds; nil when it is invisible.
  func view(of bounds: (low: SIMD2<Double>, high: SIMD2<Double>)) -> View? {
    let depths = [
      depth(bounds.low), depth(bounds.high), depth(SIMD2(bounds.low.x, bounds.high.y)),
      depth(SIMD2(bounds.high.x, bounds.low.y)),
    ]
    guard let farthest = depths.max(), let closest = depths.min(), farthest > 0,
      farthest.isFinite
    else { return nil }
    let near = farthest * Self.nearest
    // The derivative of x = (m11 u + m21 v + m31) / w by u is (m11 - x m13) / w.
    let flat =
      (map.m11 * map.m11 + map.m12 * map.m12 + map.m21 * map.m21 + map.m22 * map.m22).squareRoot()
    let lean = (map.m13 * map.m13 + map.m23 * map.m23).squareRoot()
    let magnification = (flat + 2 * reach * lean) / max(closest, near)
    let extent = max(bounds.high.x - bounds.low.x, bounds.high.y - bounds.low.y)
    let largest = min(Self.largestMagnification, Self.largestExtent / max(extent, 1))
    return View(
      near: near, cuts: closest < near, magnification: min(max(magnification, 1e-6), largest))
  }

  struct View {
    /// The least third component of visible points.
    var near: Double
    /// Whether any point is nearer.
    var cuts: Bool
    /// The largest number of pixels that a unit of the plane takes where it is visible.
    var magnification: Double
  }

  /// Projects the contours of `plane`, which are magnified as in `view`, into `target`. Returns false
  /// when a number is too large to be drawn.
  func project(_ plane: FlatOutline, _ view: View, into target: FlatOutline) -> Bool {
    let scale = 1 / view.magnification
    for index in plane.starts.indices {
      let end = index + 1 < plane.starts.count ? plane.starts[index + 1] : plane.count
      let first = plane.starts[index]
      if end - first < 2 { continue }
      var isOpen = false
      var isSound = true
      func add(_ point: SIMD2<Double>) {
        let image = project(point)
        isSound =
          isSound && abs(image.x) <= PathFlattener.largestCoordinate
          && abs(image.y) <= PathFlattener.largestCoordinate
        if isOpen { target.append(image) } else { target.beginContour(image) }
        isOpen = true
      }
      var previous = plane.base[end - 1] * scale
      var previousDepth = depth(previous)
      for at in first..<end {
        let point = plane.base[at] * scale
        let pointDepth = depth(point)
        if view.cuts, (previousDepth < view.near) != (pointDepth < view.near) {
          let share = (view.near - previousDepth) / (pointDepth - previousDepth)
          add(previous + (point - previous) * share)
        }
        if !view.cuts || pointDepth >= view.near { add(point) }
        (previous, previousDepth) = (point, pointDepth)
      }
      if !isSound { return false }
    }
    return true
  }

  private func depth(_ p: SIMD2<Double>) -> Double { p.x * map.m13 + p.y * map.m23 + map.m33 }

  private func project(_ p: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(p.x * map.m11 + p.y * map.m21 + map.m31, p.x * map.m12 + p.y * map.m22 + map.m32)
      / depth(p)
  }
}
