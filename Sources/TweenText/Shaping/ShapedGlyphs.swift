/// Glyphs of one face from left to right, in font units: good for every size.
struct ShapedGlyphs: Sendable {
  /// What is known of a glyph beside its id.
  struct Place: Equatable, Sendable {
    var advance: Int32
    /// From the pen to the glyph's origin, y up.
    var x: Int32
    var y: Int32
    /// Where the glyph's characters begin: in bytes of the text as it comes from shaping, later
    /// the index of the character. Never falls from left to right, or never rises.
    var character: Int32
    /// Whether shaping the text in two parts, divided before the glyph's characters, may give
    /// others.
    var isUnsafe: Bool
  }

  var ids: [UInt32] = []
  /// One for each id.
  var places: ContiguousArray<Place> = []

  var count: Int { ids.count }

  /// The glyphs of characters in `range`.
  func indices(of range: Range<Int>, isRightToLeft: Bool) -> Range<Int> {
    let (low, high) = (Int32(clamping: range.lowerBound), Int32(clamping: range.upperBound))
    return isRightToLeft
      ? first { $0 < high }..<first { $0 < low } : first { $0 >= low }..<first { $0 >= high }
  }

  /// The sum of the advances of some.
  func advance(of range: Range<Int>) -> Int {
    var sum = 0
    for index in range { sum += Int(places[index].advance) }
    return sum
  }

  /// The first glyph whose character meets a condition that, once met, all further ones meet.
  private func first(_ isMet: (Int32) -> Bool) -> Int {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if isMet(places[middle].character) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
