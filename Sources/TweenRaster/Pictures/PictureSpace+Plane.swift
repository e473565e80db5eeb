import Foundation
import TweenGeometry

extension PictureSpace {
  /// The largest side in pixels of a picture in a plane: a larger one is sharper where the plane
  /// comes close to the eye, and costs memory and time. A small visible area needs few pixels.
  private static func largestPlaneSide(seenIn visible: PixelRect) -> Double {
    min(4096, max(512, 4 * Double(max(visible.width, visible.height))))
  }

  /// The pixels to which pictures in a plane are drawn: upright on the plane, and about as close
  /// together as the canvas's where the plane appears largest. The distance changes in steps, so that
  /// a turning plane is not drawn to other pixels each time.
  ///
  /// - Parameters:
  ///   - map: the plane's points to the pixels around it.
  ///   - extent: the area of the plane with content, in its points.
  /// nil when nothing of the plane is visible.
  init?(plane map: ProjectionTransform, seenIn visible: PixelRect, extent: PictureBox) {
    guard map.isFinite else { return nil }
    let seen = Self.seen(of: map, in: visible).intersection(extent)
    guard !seen.isEmpty else { return nil }
    let size = max(seen.high.x - seen.low.x, seen.high.y - seen.low.y)
    guard size < 1e9 else { return nil }
    let wanted = min(
      Self.magnification(map, of: seen), Self.largestPlaneSide(seenIn: visible) / size)
    guard wanted > 1e-6 else { return nil }
    var scale = 1.0
    while scale < wanted { scale *= 2 }
    while scale * 0.5 >= wanted { scale *= 0.5 }
    if scale * 0.75 >= wanted { scale *= 0.75 }
    toPixels = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
    self.visible = PictureBox(low: seen.low * scale, high: seen.high * scale).pixels
  }

  /// The visible part of the plane: all of it, where the plane's horizon is visible.
  private static func seen(of map: ProjectionTransform, in visible: PixelRect) -> PictureBox {
    var back = map
    guard back.invert() else { return .empty }
    var box = PictureBox.empty
    let rect = CGRect(x: visible.x, y: visible.y, width: visible.width, height: visible.height)
    for corner in PictureBox.corners(rect) {
      let point = corner.applying(back)
      guard point.x.isFinite, point.y.isFinite,
        point.x * map.m13 + point.y * map.m23 + map.m33 > 1e-6
      else { return .everything }
      box.add(SIMD2(point.x, point.y))
    }
    return box
  }

  /// The number of pixels that a unit of the plane takes where it is largest, among nine places.
  private static func magnification(_ map: ProjectionTransform, of box: PictureBox) -> Double {
    var largest = 0.0
    for row in 0...2 {
      for column in 0...2 {
        let u = box.low.x + (box.high.x - box.low.x) * Double(column) / 2
        let v = box.low.y + (box.high.y - box.low.y) * Double(row) / 2
        let depth = u * map.m13 + v * map.m23 + map.m33
        if depth < 1e-3 { continue }
        let x = (u * map.m11 + v * map.m21 + map.m31) / depth
        let y = (u * map.m12 + v * map.m22 + map.m32) / depth
        for (a, b) in [
          (map.m11 - x * map.m13, map.m12 - y * map.m13),
          (map.m21 - x * map.m23, map.m22 - y * map.m23),
        ] {
          largest = max(largest, (a * a + b * b).squareRoot() / depth)
        }
      }
    }
    return largest
  }
}
