import CFriBidi

/// The directions of a paragraph's characters, by Unicode's annex 9.
struct BidiLevels {
  /// For each character, even from left to right, odd from right to left.
  var levels: [UInt8]
  /// The level of the paragraph: even from left to right, odd from right to left.
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
    // 0 after a failed allocation.
    guard
      fribidi_get_par_embedding_levels_ex(types, brackets, length, &direction, &embedding) != 0
    else { return }
    levels = embedding.map { UInt8(truncatingIfNeeded: max($0, 0)) }
    let isBaseRight =
      direction.rawValue == FRIBIDI_PAR_RTL.rawValue
      || direction.rawValue == FRIBIDI_PAR_WRTL.rawValue
    base = isBaseRight ? 1 : 0
  }

  /// Whether a text may contain characters that do not run from left to right.
  static func mayMatter(_ bytes: [UInt8]) -> Bool {
    // Characters that run from right to left are in U+0590...U+08FF, U+FB1D...U+FEFF or
    // U+10800...U+1EFFF: lead bytes D6...E0, EF, F0 in UTF-8.
    for (index, byte) in bytes.enumerated() {
      if byte < 0xD6 { continue }
      if byte <= 0xE0 || byte == 0xEF || byte == 0xF0 { return true }
      if byte == 0xE2, isMark(bytes.dropFirst(index + 1).prefix(2)) { return true }
    }
    return false
  }

  /// Whether bytes behind E2 belong to a mark that sets the direction of text, U+200E, U+200F,
  /// U+202A...U+202E or U+2066...U+2069: quotation marks, dashes, points and bullets begin in the
  /// same way.
  private static func isMark(_ rest: ArraySlice<UInt8>) -> Bool {
    guard let second = rest.first, let third = rest.last, rest.count == 2 else { return true }
    return switch second {
    case 0x80: third == 0x8E || third == 0x8F || (0xAA...0xAE).contains(third)
    case 0x81: (0xA6...0xA9).contains(third)
    default: false
    }
  }

  /// The order of parts of a line with these levels from left to right (rule L2).
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
