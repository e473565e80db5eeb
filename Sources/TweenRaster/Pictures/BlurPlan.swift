/// The pixels on which a blur works along one axis, from the source down to the coarsest level and up
/// again. Level l's pixel i covers the source's pixels i 2^l ..< (i + 1) 2^l, so that the result does
/// not depend on the requested part.
struct BlurPlan {
  /// The number of times that this axis is halved.
  let levels: Int
  /// The range of pixels that is kept at each level on the way down, the source's first. Outside, the
  /// picture is clear or continues its edge, or its pixels are not used.
  private(set) var down: [Range<Int>] = []
  /// The range of pixels that is made at each level on the way up, the result's first.
  private(set) var up: [Range<Int>] = []
  /// The range of the coarsest level that the convolution reads.
  let convolved: Range<Int>

  init(_ blur: AxisBlur, source: Range<Int>, result: Range<Int>) {
    levels = blur.levels
    var wanted = Self.even(result, levels > 0)
    up.append(wanted)
    for level in 0..<levels {
      wanted = Self.even(
        (wanted.lowerBound >> 1) - 1..<((wanted.upperBound - 1) >> 1) + 2, level + 1 < levels)
      up.append(wanted)
    }
    let low = wanted.lowerBound + blur.first
    convolved = low..<wanted.upperBound + blur.first + blur.weights.count - 1

    var needs = [convolved]
    for _ in 0..<levels {
      let coarse = needs[needs.count - 1]
      needs.append(2 * coarse.lowerBound - 1..<2 * coarse.upperBound + 1)
    }
    // One pixel beyond the visible ones on each side, which all further pixels equal.
    var known = source
    for level in 0...levels {
      down.append(known.clamped(to: needs[levels - level]))
      known = (known.lowerBound - 2) >> 1..<(known.upperBound >> 1) + 2
    }
  }

  private static func even(_ range: Range<Int>, _ isDoubled: Bool) -> Range<Int> {
    if !isDoubled { return range }
    return range.lowerBound & ~1..<(range.upperBound + 1) & ~1
  }

  /// The kept part at a level, for an axis that may have fewer levels.
  func kept(_ level: Int) -> Range<Int> { down[min(level, levels)] }
  func made(_ level: Int) -> Range<Int> { up[min(level, levels)] }
}
