import TweenMath

/// The points `center + u cos t + v sin t` for t from `angle` to `angle + sweep`.
struct MappedArc {
  var center: SIMD2<Double>
  var u: SIMD2<Double>
  var v: SIMD2<Double>
  var angle: Double
  var sweep: Double

  /// Half of the longer axis: the largest singular value of (u v).
  var reach: Double {
    let uu = u.x * u.x + u.y * u.y
    let vv = v.x * v.x + v.y * v.y
    let uv = u.x * v.x + u.y * v.y
    let spread = ((uu - vv) * (uu - vv) + 4 * uv * uv).squareRoot()
    return ((uu + vv + spread) * 0.5).squareRoot()
  }

  @inline(__always) func place(_ t: Double) -> Place {
    let (sine, cosine) = Elementary.sincos(t)
    return Place(offset: u * cosine + v * sine, tangent: v * cosine - u * sine)
  }

  /// A point on the ellipse.
  struct Place {
    /// The displacement from the centre.
    var offset: SIMD2<Double>
    /// The derivative by the angle.
    var tangent: SIMD2<Double>
  }
}

extension PathFlattener {
  /// Adds the points of an arc after its first, and returns the last.
  ///
  /// A step of angle s on an ellipse with the longer half axis r deviates from its chord by at most r
  /// s² / 8.
  func addArc(_ arc: MappedArc) -> SIMD2<Double> {
    let reach = arc.reach
    let first = arc.place(arc.angle)
    let last = arc.place(arc.angle + arc.sweep)
    let twist = abs(cross(arc.u, arc.v))
    let sweep = abs(arc.sweep)
    var stepsPerRadian = 0.0
    if !isChordEnough(twist: twist * sweep * sweep * sweep) {
      // The error bounds hold for small steps only, so that a step has at most one radian.
      stepsPerRadian = max(stepCount(bend: reach, twist: twist), fit == .area ? 1 : 0)
    }
    addPiece(of: arc, first, last, reach: reach, stepsPerRadian: stepsPerRadian, depth: 0)
    return arc.center + last.offset
  }

  private func addPiece(
    of arc: MappedArc, _ first: MappedArc.Place, _ last: MappedArc.Place, reach: Double,
    stepsPerRadian: Double, depth: Int
  ) {
    let steps = (abs(arc.sweep) * stepsPerRadian).rounded(.up)
    if isCulling {
      let half = abs(arc.sweep) * 0.5
      let bulge = half < 1 ? reach * half * half * 0.5 : reach
      let a = arc.center + first.offset
      let b = arc.center + last.offset
      let isWide = half > 1.5
      let boxLow = isWide ? arc.center - reach : lesser(a, b) - bulge
      let boxHigh = isWide ? arc.center + reach : greater(a, b) + bulge
      if isInvisible(boxLow, boxHigh) {
        outline.append(b)
        return
      }
    }
    // Halving also keeps the recurrence short, whose error grows with the square of the number of
    // steps.
    let limit = isCulling ? Self.stepsBeforeCulling : 2048
    if steps > limit && depth < Self.deepestHalving {
      var left = arc
      left.sweep = arc.sweep * 0.5
      var right = left
      right.angle = arc.angle + left.sweep
      right.sweep = arc.angle + arc.sweep - right.angle
      let middle = arc.place(right.angle)
      addPiece(
        of: left, first, middle, reach: reach, stepsPerRadian: stepsPerRadian, depth: depth + 1)
      addPiece(
        of: right, middle, last, reach: reach, stepsPerRadian: stepsPerRadian, depth: depth + 1)
      return
    }
    addSteps(Int(min(steps, 4096)), of: arc, first, end: last.offset)
  }

  private func addSteps(
    _ count: Int, of arc: MappedArc, _ first: MappedArc.Place, end last: SIMD2<Double>
  ) {
    outline.reserve(count &+ 1)
    var at = outline.base + outline.count
    if count > 0 && arc.sweep != 0 {
      let step = arc.sweep / Double(count)
      var before: SIMD2<Double>
      var now: SIMD2<Double>
      let factor: Double
      let inner: Int
      switch fit {
      case .distance:
        let (sine, cosine) = Elementary.sincos(step)
        before = first.offset
        now = first.offset * cosine + first.tangent * sine
        factor = 2 * cosine
        inner = count &- 1
      case .area:
        // Half a step to either side of the first point. The polygon of radius g r has the area of the
        // circle if g² sin(step) = step.
        let (sine, cosine) = Elementary.sincos(step * 0.5)
        let grown = (step / (2 * sine * cosine)).squareRoot()
        let along = first.offset * (cosine * grown)
        let aside = first.tangent * (sine * grown)
        before = along - aside
        now = along + aside
        factor = 2 - 4 * sine * sine
        inner = count
      }
      for _ in 0..<inner {
        at.pointee = arc.center + now
        at += 1
        let next = now * factor - before
        before = now
        now = next
      }
    }
    at.pointee = arc.center + last
    outline.count = at - outline.base + 1
  }
}
