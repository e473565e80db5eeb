import CFriBidi

/// Which way the characters of a paragraph run, by Unicode's annex 9.
struct BidiLevels {
  /// For each character, even from left to right, odd from right to left.
  var levels: [UInt8]
  /// That of the paragraph.
  var base: UInt8

  /// `isRightToLeft` is for a paragraph without a letter that has a direction.
  init(_ scalars: [UInt32], isRightToLeft: Bool) {
    let count = scalars.count
    levels = [UInt8](repeating: isRightToLeft ? 1 : 0, count: count)
    base = isRightToLeft ? 1 : 0
    guard count > 0, count < Int(Int32.max) else { return }
    let length = FriBidiStrIndex(count)
    var types = [FriBidiCharType](repeating: FriBidiCharType(0), count: count)
    var brackets = [FriBidiBracketType](repeating: FriBidiBracketType(0), count: count)
    var embedding = [FriBidiLevel](repeating: 0, count: count)
    fribidi_get_bidi_types(scalars, length, &types)
    fribidi_get_bracket_types(scalars, length, types, &brackets)
    var direction = FriBidiParType(
      isRightToLeft ? FRIBIDI_PAR_WRTL.rawValue : FRIBIDI_PAR_WLTR.rawValue)
    // 0 where there is no memory for it.
    guard
      fribidi_get_par_embedding_levels_ex(types, brackets, length, &direction, &embedding) != 0
    else { return }
    levels = embedding.map { UInt8(truncatingIfNeeded: max($0, 0)) }
    let isBaseRight =
      direction.rawValue == FRIBIDI_PAR_RTL.rawValue
      || direction.rawValue == FRIBIDI_PAR_WRTL.rawValue
    base = isBaseRight ? 1 : 0
  }

  /// Whether a text may hold characters that do not run from left to right.
  static func mayMatter(_ bytes: [UInt8]) -> Bool {
    // What runs from right to left, and the marks that say so, is of U+0590...U+08FF, U+200E...
    // U+2069, U+FB1D...U+FEFF or U+10800...U+1EFFF: lead bytes D6...E0, E2, EF, F0 in UTF-8.
    bytes.contains { ($0 >= 0xD6 && $0 <= 0xE0) || $0 == 0xE2 || $0 == 0xEF || $0 == 0xF0 }
  }

  /// The order in which parts of a line with these levels stand from left to right (rule L2).
  static func visualOrder(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    let lowestOdd = levels.filter { $0 % 2 == 1 }.min() ?? highest + 1
    guard lowestOdd <= highest else { return order }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start + 1
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}
