extension PathFlattener {
  func addQuad(
    _ p0: SIMD2<Double>, _ p1: SIMD2<Double>, _ p2: SIMD2<Double>, depth: Int
  ) {
    let a = p0 - p1 - p1 + p2
    let b = (p1 - p0) * 2
    // f' x f'' is constant.
    let steps = wholeStepCount(bend: 2 * length(a), twist: 2 * abs(cross(b, a)))
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
    addSteps(steps, p0, b, a, .zero, end: p2)
  }

  func addCubic(
    _ p0: SIMD2<Double>, _ p1: SIMD2<Double>, _ p2: SIMD2<Double>, _ p3: SIMD2<Double>, depth: Int
  ) {
    let d0 = p0 - p1 - p1 + p2
    let d1 = p1 - p2 - p2 + p3
    let a = p3 - p0 + (p1 - p2) * 3
    let b = d0 * 3
    let c = (p1 - p0) * 3
    let bend2 = max(d0.x * d0.x + d0.y * d0.y, d1.x * d1.x + d1.y * d1.y)
    let steps = wholeStepCount(bend: 6 * bend2.squareRoot(), twist: greatestTwist(c, b, a))
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
    addSteps(steps, p0, c, b, a, end: p3)
  }

  /// Returns the largest |f' x f''| of f = p + c t + b t² + a t³ for t from 0 to 1, which is a parabola
  /// in t.
  @inline(__always)
  private func greatestTwist(
    _ c: SIMD2<Double>, _ b: SIMD2<Double>, _ a: SIMD2<Double>
  ) -> Double {
    let q0 = 2 * cross(c, b)
    let q1 = 6 * cross(c, a)
    let q2 = 6 * cross(b, a)
    var most = max(abs(q0), abs(q0 + q1 + q2))
    // The vertex of the parabola, if it is inside the interval.
    if q1 * q2 < 0 && abs(q1) < 2 * abs(q2) {
      most = max(most, abs(q0 - q1 * q1 / (4 * q2)))
    }
    return most
  }

  /// Returns whether the chord suffices for a curve with |f' x f''| of at most `twist`.
  @inline(__always)
  func isChordEnough(twist: Double) -> Bool { fit == .area && twist <= 12 * tolerance }

  /// Returns the number of steps, not rounded, of a curve with |f''| of at most `bend` and |f' x f''|
  /// of at most `twist`.
  ///
  /// A step h encloses the area h³ twist / 12 with its chord. With its ends moved outwards by two
  /// thirds of the deviation d, the area between curve and line, between any two points, is at most
  /// 0.128 d L, where d L is h³ twist / 8. Because at most 1.42 of the curve is in a pixel, the area
  /// there is also at most 2/3 d 1.42. Either bound suffices.
  @inline(__always)
  func stepCount(bend: Double, twist: Double) -> Double {
    switch fit {
    case .distance:
      return (bend / (8 * tolerance)).squareRoot()
    case .area:
      let byArea = Self.roughCubeRoot(twist * 0.0161 / tolerance)
      let byDistance = (bend * 0.119 / tolerance).squareRoot()
      let byShift = (bend * (1 / (12 * Self.largestShift))).squareRoot()
      return max(min(byArea, byDistance), byShift)
    }
  }

  /// Returns the number of steps of a whole curve; 0: its chord suffices.
  @inline(__always)
  private func wholeStepCount(bend: Double, twist: Double) -> Double {
    isChordEnough(twist: twist) ? 0 : stepCount(bend: bend, twist: twist).rounded(.up)
  }

  /// Returns x^(1/3) with a relative error of at most a thousandth: an estimate from the bits (error
  /// 1/30), followed by one step of Halley's method.
  @inline(__always) private static func roughCubeRoot(_ x: Double) -> Double {
    let y = Double(bitPattern: x.bitPattern / 3 &+ 0x2A9F_7893_0000_0000)
    let cube = y * y * y
    return y * (cube + x + x) / (cube + cube + x)
  }

  /// Adds the points of p + c t + b t² + a t³ after the first one.
  @inline(__always)
  private func addSteps(
    _ steps: Double, _ p: SIMD2<Double>, _ c: SIMD2<Double>, _ b: SIMD2<Double>,
    _ a: SIMD2<Double>, end last: SIMD2<Double>
  ) {
    let count = Int(min(steps, 1e7))
    outline.reserve(count &+ 1)
    var at = outline.base + outline.count
    switch fit {
    case .distance:
      let h = 1 / Double(max(count, 1))
      for index in 1..<max(count, 1) {
        let t = Double(index) * h
        at.pointee = p + (c + (b + a * t) * t) * t
        at += 1
      }
    case .area:
      // f - h²/12 f'' at the midpoints of steps.
      let h = 1 / Double(max(count, 1))
      let start = p - b * (h * h * (1.0 / 6))
      let slope = c - a * (h * h * 0.5)
      for index in 0..<count {
        let t = (Double(index) + 0.5) * h
        at.pointee = start + (slope + (b + a * t) * t) * t
        at += 1
      }
    }
    at.pointee = last
    outline.count = at - outline.base + 1
  }
}

@inline(__always)
private func length(_ v: SIMD2<Double>) -> Double { (v.x * v.x + v.y * v.y).squareRoot() }

@inline(__always)
func cross(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { a.x * b.y - a.y * b.x }
