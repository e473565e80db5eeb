import TweenMath

extension GradientShader {
  /// Computes t at both ends of the band's narrow rows: all at once, four rows at a time, so that
  /// no row waits for it.
  @inline(never)
  mutating func beginBand(_ rows: MarkedRows) {
    straightRows = 0
    if kind == .linear { return }
    var row = 0
    while row < Grid.bandRows {
      var isAny = false
      for lane in 0..<4 where rows.isMarked(row &+ lane) {
        let first = rows.first(row &+ lane)
        let width = rows.last(row &+ lane) &- first
        if width > Self.widestNarrowRow { continue }
        isAny = true
        placeRow(row, lane, y: rows.top &+ row &+ lane, first: first, width: width)
      }
      if isAny {
        let at = UnsafeMutableRawPointer(rowEnds + row &* 4)
        let t0 = parameters(
          u: at.loadUnaligned(as: Quad.self), v: at.loadUnaligned(fromByteOffset: 16, as: Quad.self)
        )
        let t1 = parameters(
          u: at.loadUnaligned(fromByteOffset: 32, as: Quad.self),
          v: at.loadUnaligned(fromByteOffset: 48, as: Quad.self))
        at.storeBytes(of: t0, as: Quad.self)
        at.storeBytes(of: t1, toByteOffset: 16, as: Quad.self)
      }
      row &+= 4
    }
  }

  /// Notes where a narrow row's ends lie, and whether t is straight enough in between.
  @inline(__always)
  private mutating func placeRow(_ group: Int, _ lane: Int, y: Int, first: Int, width: Int) {
    let w = Double(width)
    let start = fixed.pointee.origin + fixed.pointee.perY * Double(y) + perX * Double(first)
    let end = start + perX * w
    let out = rowEnds + (group &* 4 &+ lane)
    out[0] = Float(start.x)
    out[4] = Float(start.y)
    out[8] = Float(end.x)
    out[12] = Float(end.y)
    let middle = (start + end) * 0.5
    let middle2 = middle.x * middle.x + middle.y * middle.y
    let w2 = w * w
    var isStraight = middle2 >= fixed.pointee.leastStraight2 * w2
    if kind == .radial {
      let cross = start.x * perX.y - start.y * perX.x
      let distance2 = cross * cross * fixed.pointee.inverseStep2
      let bend = w2 * fixed.pointee.straightBend * distance2
      isStraight = isStraight && middle2 * middle2 * middle2 >= bend * bend
    }
    straightRows |= (isStraight ? 1 : 0) &<< UInt32(truncatingIfNeeded: group &+ lane)
  }

  /// Makes the ramp of a narrow row; false where it would leave the true colours too far.
  @inline(__always)
  mutating func chooseLine(_ index: Int, _ width: Int) -> Bool {
    if (straightRows &>> UInt32(truncatingIfNeeded: index)) & 1 == 0 { return false }
    let at = rowEnds + ((index & ~3) &* 4 &+ (index & 3))
    let t0 = at[0]
    let t1 = at[4]
    let inverse = 1 / Float(width)
    if fixed.pointee.isWholeTurn {
      // Which row jumps cannot be foreseen: no branches.
      let change = t1 - t0
      let whole = Float(fixed.pointee.scale)
      let half = abs(whole) * 0.5
      let jump: Float = (change < -half ? whole : 0) - (change > half ? whole : 0)
      let slope = knots[1].slope
      line = JumpingRamp(
        knots[1].color + slope * (t0 - Float(knots[1].location)),
        slope * ((change + jump) * inverse))
      let crossing = (0 - row.y) * fixed.pointee.inverseRise - Double(firstColumn)
      let isBeside = crossing >= 0 && crossing <= Double(width) ? 0 : 1
      let isJump = jump == 0 ? 0 : 1
      if isBeside & isJump != 0 { return false }
      let place = firstInTurn(isBeside == 0 ? crossing : 0)
      line.jump(at: isJump == 0 ? 64 : place, by: slope * (0 - jump))
      return true
    }
    if isSeam(t1 - t0) { return false }
    var hint = 0
    guard let (left, right) = ends(t0, t1, &hint) else { return false }
    line = JumpingRamp(left, (right - left) * inverse)
    return true
  }
}
