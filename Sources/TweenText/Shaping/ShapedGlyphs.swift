/// Glyphs of one face from left to right, in font units: good for every size.
struct ShapedGlyphs: Sendable {
  var ids: ContiguousArray<UInt32> = []
  var advances: ContiguousArray<Int32> = []
  /// From the pen to the glyph's origin, y up.
  var offsets: ContiguousArray<SIMD2<Int32>> = []
  /// Where each glyph's characters begin: in bytes of the text as it comes from shaping, later the
  /// index of the character. Never falls from left to right, or never rises.
  var characters: ContiguousArray<Int32> = []
  /// Whether shaping the text in two parts, divided before the glyph's characters, may give others.
  var isUnsafe: ContiguousArray<Bool> = []

  var count: Int { ids.count }

  /// The glyphs of characters in `range`.
  func indices(of range: Range<Int>, isRightToLeft: Bool) -> Range<Int> {
    let (low, high) = (Int32(clamping: range.lowerBound), Int32(clamping: range.upperBound))
    return isRightToLeft
      ? first { $0 < high }..<first { $0 < low } : first { $0 >= low }..<first { $0 >= high }
  }

  /// The first glyph whose character meets a condition that, once met, all further ones meet.
  private func first(_ isMet: (Int32) -> Bool) -> Int {
    var (low, high) = (0, characters.count)
    while low < high {
      let middle = (low + high) / 2
      if isMet(characters[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
