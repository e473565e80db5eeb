/// Glyphs of a face, by a bit each.
struct GlyphSet {
  private var words: ContiguousArray<UInt64> = []
  private(set) var count = 0

  /// The end of glyph ids: font files number their glyphs in 16 bits, and sets have room for all of
  /// them.
  private static let end: UInt32 = 1 << 16

  func contains(_ glyph: UInt32) -> Bool {
    if glyph >= Self.end { return true }
    let word = Int(glyph >> 6)
    return word < words.count && words[word] >> UInt64(glyph & 63) & 1 != 0
  }

  /// Whether the glyph was not in the set.
  mutating func insert(_ glyph: UInt32) -> Bool {
    guard !contains(glyph) else { return false }
    let word = Int(glyph >> 6)
    while words.count <= word { words.append(0) }
    words[word] |= 1 << UInt64(glyph & 63)
    count += 1
    return true
  }
}
