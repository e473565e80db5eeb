import Foundation
import TweenMath

/// An elliptic arc, as `Path.Verb.arc` stores it: the points c + u cos t + v sin t for t from `start`
/// to `start + sweep`.
package struct Arc: Equatable, Sendable {
  package var centerX: Double
  package var centerY: Double
  package var ux: Double
  package var uy: Double
  package var vx: Double
  package var vy: Double
  /// The first angle, in radians.
  package var start: Double
  /// The signed difference of the angles, in radians, positive from u towards v.
  package var sweep: Double

  package init(
    centerX: Double, centerY: Double, ux: Double, uy: Double, vx: Double, vy: Double,
    start: Double, sweep: Double
  ) {
    self.centerX = centerX
    self.centerY = centerY
    self.ux = ux
    self.uy = uy
    self.vx = vx
    self.vy = vy
    self.start = start
    self.sweep = sweep
  }

  /// Creates an arc of an upright ellipse.
  package init(center: CGPoint, radii: CGSize, start: Double, sweep: Double) {
    self.init(
      centerX: center.x, centerY: center.y, ux: radii.width, uy: 0, vx: 0, vy: radii.height,
      start: start, sweep: sweep)
  }

  /// Creates the arc whose eight numbers begin at `offset`.
  @inline(__always)
  package init(_ coordinates: ContiguousArray<Double>, at offset: Int) {
    self.init(
      centerX: coordinates[offset], centerY: coordinates[offset + 1],
      ux: coordinates[offset + 2], uy: coordinates[offset + 3],
      vx: coordinates[offset + 4], vy: coordinates[offset + 5],
      start: coordinates[offset + 6], sweep: coordinates[offset + 7])
  }

  package func point(at t: Double) -> CGPoint {
    let (sin, cos) = Elementary.sincos(t)
    return CGPoint(x: centerX + ux * cos + vx * sin, y: centerY + uy * cos + vy * sin)
  }

  /// Returns the direction for increasing t, with length |dp/dt|.
  package func derivative(at t: Double) -> CGVector {
    let (sin, cos) = Elementary.sincos(t)
    return CGVector(dx: vx * cos - ux * sin, dy: vy * cos - uy * sin)
  }

  package var startPoint: CGPoint { point(at: start) }
  package var end: CGPoint { point(at: start + sweep) }

  package func applying(_ m: CGAffineTransform) -> Arc {
    Arc(
      centerX: m.a * centerX + m.c * centerY + m.tx, centerY: m.b * centerX + m.d * centerY + m.ty,
      ux: m.a * ux + m.c * uy, uy: m.b * ux + m.d * uy,
      vx: m.a * vx + m.c * vy, vy: m.b * vx + m.d * vy, start: start, sweep: sweep)
  }

  /// Calls `body` with cubic Bézier curves of equal sweep, at most `limit` radians each.
  ///
  /// The handles of each curve have length (4/3) tan(sweep/4) along the tangents. The curve touches the
  /// ellipse at both ends and in the middle; its error in between is at most 2/27 sin^6(sweep/4) /
  /// cos^2(sweep/4) radii: 4.3e-6 for 45 degrees, 2.4e-5 for 60.
  package func forEachCubic(
    limit: Double = .pi / 3,
    _ body: (_ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) -> Void
  ) {
    let pieces = (abs(sweep) / limit - 1e-9).rounded(.up)
    // Arcs with a sweep that is not finite, or of a thousand turns, are never drawn.
    guard pieces >= 1, pieces < 6000 else { return }
    let step = sweep / pieces
    let handle = 4.0 / 3 * Elementary.tan(step / 4)
    var (sin0, cos0) = Elementary.sincos(start)
    for i in 1...Int(pieces) {
      let (sin1, cos1) = Elementary.sincos(
        i == Int(pieces) ? start + sweep : start + step * Double(i))
      body(
        unitPoint(cos0 - handle * sin0, sin0 + handle * cos0),
        unitPoint(cos1 + handle * sin1, sin1 - handle * cos1), unitPoint(cos1, sin1))
      (sin0, cos0) = (sin1, cos1)
    }
  }

  /// Returns the image of a point of the unit circle's plane.
  private func unitPoint(_ x: Double, _ y: Double) -> CGPoint {
    CGPoint(x: centerX + ux * x + vx * y, y: centerY + uy * x + vy * y)
  }
}
