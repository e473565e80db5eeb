import Foundation
import TweenMath

/// The points `center + u cos t + v sin t` for t from `angle` to `angle + sweep`.
struct MappedArc {
  var center: SIMD2<Double>
  var u: SIMD2<Double>
  var v: SIMD2<Double>
  var angle: Double
  var sweep: Double

  /// Half the longer axis: the largest singular value of (u v).
  var reach: Double {
    let uu = u.x * u.x + u.y * u.y
    let vv = v.x * v.x + v.y * v.y
    let uv = u.x * v.x + u.y * v.y
    let spread = ((uu - vv) * (uu - vv) + 4 * uv * uv).squareRoot()
    return ((uu + vv + spread) * 0.5).squareRoot()
  }

  @inline(__always) func offset(_ t: Double) -> SIMD2<Double> {
    let (sine, cosine) = Elementary.sincos(t)
    return u * cosine + v * sine
  }
}

extension PathFlattener {
  /// Adds the points of an arc behind its first, and returns the last.
  ///
  /// A step of angle s on an ellipse whose longer half axis is r leaves its chord by at most
  /// r s² / 8.
  func addArc(_ arc: MappedArc) -> SIMD2<Double> {
    let reach = arc.reach
    let first = arc.offset(arc.angle)
    let last = arc.offset(arc.angle + arc.sweep)
    let stepsPerRadian = (reach / (8 * tolerance)).squareRoot()
    addPiece(
      of: arc, first: first, last: last, reach: reach, stepsPerRadian: stepsPerRadian, depth: 0)
    return arc.center + last
  }

  private func addPiece(
    of arc: MappedArc, first: SIMD2<Double>, last: SIMD2<Double>, reach: Double,
    stepsPerRadian: Double,
    depth: Int
  ) {
    let steps = (abs(arc.sweep) * stepsPerRadian).rounded(.up)
    if isCulling {
      let half = abs(arc.sweep) * 0.5
      let bulge = half < 1 ? reach * half * half * 0.5 : reach
      let a = arc.center + first
      let b = arc.center + last
      let isWide = half > 1.5
      let boxLow = isWide ? arc.center - reach : lesser(a, b) - bulge
      let boxHigh = isWide ? arc.center + reach : greater(a, b) + bulge
      if isInvisible(boxLow, boxHigh) {
        outline.append(b)
        return
      }
    }
    // Halving also keeps the recurrence short enough to lose nothing (its error grows with the
    // square of the number of steps).
    let limit = isCulling ? Self.stepsBeforeCulling : 2048
    if steps > limit && depth < Self.deepestHalving {
      var left = arc
      left.sweep = arc.sweep * 0.5
      var right = left
      right.angle = arc.angle + left.sweep
      right.sweep = arc.angle + arc.sweep - right.angle
      let middle = arc.offset(right.angle)
      addPiece(
        of: left, first: first, last: middle, reach: reach, stepsPerRadian: stepsPerRadian,
        depth: depth + 1)
      addPiece(
        of: right, first: middle, last: last, reach: reach, stepsPerRadian: stepsPerRadian,
        depth: depth + 1)
      return
    }
    let count = max(1, Int(min(steps, 4096)))
    outline.reserve(count)
    let end = outline.base + outline.count
    if count > 1 {
      let (sine, cosine) = Elementary.sincos(arc.sweep / Double(count))
      // Turned by one step: u cos + v sin of (angle + step), from the derivative at the start.
      let (sine0, cosine0) = Elementary.sincos(arc.angle)
      let tangent = arc.v * cosine0 - arc.u * sine0
      var before = first
      var now = first * cosine + tangent * sine
      let factor = 2 * cosine
      for index in 0..<(count &- 1) {
        end[index] = arc.center + now
        let next = now * factor - before
        before = now
        now = next
      }
    }
    end[count &- 1] = arc.center + last
    outline.count &+= count
  }

  func addQuad(
    _ p0: SIMD2<Double>, _ p1: SIMD2<Double>, _ p2: SIMD2<Double>, depth: Int
  ) {
    let a = p0 - p1 - p1 + p2
    let bend = (a.x * a.x + a.y * a.y).squareRoot()
    let steps = (bend / (4 * tolerance)).squareRoot().rounded(.up)
    if isCulling {
      if isInvisible(lesser(lesser(p0, p1), p2), greater(greater(p0, p1), p2)) {
        outline.append(p2)
        return
      }
      if steps > Self.stepsBeforeCulling && depth < Self.deepestHalving {
        let p01 = (p0 + p1) * 0.5
        let p12 = (p1 + p2) * 0.5
        let middle = (p01 + p12) * 0.5
        addQuad(p0, p01, middle, depth: depth + 1)
        addQuad(middle, p12, p2, depth: depth + 1)
        return
      }
    }
    let count = max(1, Int(min(steps, 1e7)))
    outline.reserve(count)
    let end = outline.base + outline.count
    let b = (p1 - p0) * 2
    let h = 1 / Double(count)
    for index in 1..<max(count, 1) {
      let t = Double(index) * h
      end[index &- 1] = p0 + (b + a * t) * t
    }
    end[count &- 1] = p2
    outline.count &+= count
  }

  func addCubic(
    _ p0: SIMD2<Double>, _ p1: SIMD2<Double>, _ p2: SIMD2<Double>, _ p3: SIMD2<Double>, depth: Int
  ) {
    let d0 = p0 - p1 - p1 + p2
    let d1 = p1 - p2 - p2 + p3
    let bend2 = max(d0.x * d0.x + d0.y * d0.y, d1.x * d1.x + d1.y * d1.y)
    let steps = (bend2.squareRoot() * (0.75 / tolerance)).squareRoot().rounded(.up)
    if isCulling {
      let boxLow = lesser(lesser(p0, p1), lesser(p2, p3))
      let boxHigh = greater(greater(p0, p1), greater(p2, p3))
      if isInvisible(boxLow, boxHigh) {
        outline.append(p3)
        return
      }
      if steps > Self.stepsBeforeCulling && depth < Self.deepestHalving {
        let p01 = (p0 + p1) * 0.5
        let p12 = (p1 + p2) * 0.5
        let p23 = (p2 + p3) * 0.5
        let left = (p01 + p12) * 0.5
        let right = (p12 + p23) * 0.5
        let middle = (left + right) * 0.5
        addCubic(p0, p01, left, middle, depth: depth + 1)
        addCubic(middle, right, p23, p3, depth: depth + 1)
        return
      }
    }
    let count = max(1, Int(min(steps, 1e7)))
    outline.reserve(count)
    let end = outline.base + outline.count
    let a = p3 - p0 + (p1 - p2) * 3
    let b = d0 * 3
    let c = (p1 - p0) * 3
    let h = 1 / Double(count)
    for index in 1..<max(count, 1) {
      let t = Double(index) * h
      end[index &- 1] = p0 + (c + (b + a * t) * t) * t
    }
    end[count &- 1] = p3
    outline.count &+= count
  }
}
