import Foundation
import TweenGeometry
import TweenMath

// The definition of a gradient, in Double and without optimization. The rasterizer's ramps and
// kernels are tested against it.
extension GradientPaint {
  /// The colour at `t`: encoded sRGB in 0...1, premultiplied, alpha last. Before the first stop it is
  /// the first colour, after the last the last one; on a hard edge the later one.
  package func color(at t: Double) -> SIMD4<Double> {
    interpolation.premultipliedEncoded(
      from: Self.components(at: t, of: stops, in: interpolation))
  }

  /// The colour at a point in the item's local coordinates, as from `color(at:)`; clear where the
  /// gradient is undefined.
  package func color(at point: CGPoint) -> SIMD4<Double> {
    guard let t = t(at: point) else { return SIMD4(0, 0, 0, 0) }
    return color(at: t)
  }

  /// Mixable components at `t`.
  static func components(
    at t: Double, of stops: [Stop], in interpolation: Interpolation
  ) -> SIMD4<Double> {
    guard let first = stops.first else { return SIMD4(0, 0, 0, 0) }
    // Locations count as never falling: each is at least its predecessor's.
    var before = first
    guard t >= first.location else { return interpolation.components(of: first.color) }
    for stop in stops.dropFirst() {
      let location = max(stop.location, before.location)
      if t < location {
        let start = interpolation.components(of: before.color)
        let end = interpolation.components(of: stop.color)
        let fraction = (t - before.location) / (location - before.location)
        return start + (end - start) * fraction
      }
      before = Stop(color: stop.color, location: location)
    }
    return interpolation.components(of: before.color)
  }

  /// The `t` of a point in the item's local coordinates, not clamped; nil where the gradient's
  /// transform has no inverse or a number is not finite.
  ///
  /// Degenerate gradients have a hard edge: a line without length shows the last colour
  /// everywhere, equal radii the first inside and the last from there on, equal angles the last
  /// half a turn clockwise and then the first.
  package func t(at point: CGPoint) -> Double? {
    guard let local = inverseApplied(to: point) else { return nil }
    let t: Double
    switch geometry {
    case .linear(let start, let end):
      let axis = SIMD2(Double(end.x - start.x), Double(end.y - start.y))
      let offset = SIMD2(local.x - Double(start.x), local.y - Double(start.y))
      let lengthSquared = (axis * axis).sum()
      t = lengthSquared == 0 ? 1 : (axis * offset).sum() / lengthSquared
    case .radial(let center, let startRadius, let endRadius):
      let offset = SIMD2(local.x - Double(center.x), local.y - Double(center.y))
      let distance = (offset * offset).sum().squareRoot()
      if startRadius == endRadius {
        t = distance < startRadius ? 0 : 1
      } else {
        t = (distance - startRadius) / (endRadius - startRadius)
      }
    case .angular(let center, let startAngle, let endAngle):
      let angle = Elementary.atan2(local.y - Double(center.y), local.x - Double(center.x))
      t = Self.t(atAngle: angle, from: startAngle, to: endAngle)
    }
    return t.isFinite ? t : nil
  }

  /// The `t` of an angle in an angular gradient; all in radians. An end before the start runs the
  /// other way around.
  package static func t(atAngle angle: Double, from start: Double, to end: Double) -> Double {
    let turn = 2 * Double.pi
    let span = (end - start).magnitude
    // How far the angle lies beyond the point where the shown part begins, in the gradient's
    // direction. Of more than a turn, the last is shown.
    let begin = end < start ? end + min(span, turn) : end - min(span, turn)
    let ahead = end < start ? begin - angle : angle - begin
    let distance = ahead - turn * (ahead / turn).rounded(.down)
    if span >= turn { return (span - turn + distance) / span }
    if distance <= span && span > 0 { return distance / span }
    return distance - span < (turn - span) / 2 ? 1 : 0
  }

  private func inverseApplied(to point: CGPoint) -> SIMD2<Double>? {
    let (a, b) = (Double(transform.a), Double(transform.b))
    let (c, d) = (Double(transform.c), Double(transform.d))
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    let x = Double(point.x - transform.tx)
    let y = Double(point.y - transform.ty)
    return SIMD2((d * x - c * y) / determinant, (a * y - b * x) / determinant)
  }
}
