import TweenMath

/// Glyphs of one face from left to right, in font units: valid for every size, except in the system's
/// face, whose spacing depends on it.
struct ShapedGlyphs: Sendable {
  /// The properties of a glyph besides its id. Small, since many texts are kept.
  struct Place: Equatable, Sendable {
    var advance: Int32
    /// The character in the upper bits, over the bit of `isUnsafe`.
    private var packed: UInt32

    /// A character below zero counts as the first.
    init(advance: Int32, character: Int32, isUnsafe: Bool) {
      self.advance = advance
      packed = UInt32(max(character, 0)) << 1 | (isUnsafe ? 1 : 0)
    }

    /// The start of the glyph's characters: in bytes of the text after shaping, later the index of
    /// the character. Never falls from left to right, or never rises.
    var character: Int32 {
      get { Int32(packed >> 1) }
      set { packed = UInt32(max(newValue, 0)) << 1 | packed & 1 }
    }

    /// Whether shaping the text in two parts, divided before the glyph's characters, may give other
    /// glyphs.
    var isUnsafe: Bool { packed & 1 != 0 }
  }

  /// From the pen to a glyph's origin, y up.
  struct Offset: Equatable, Sendable {
    var x: Int32
    var y: Int32

    static let zero = Offset(x: 0, y: 0)
  }

  var ids: [UInt32] = []
  /// The place of each glyph, in the order of `ids`.
  var places: ContiguousArray<Place> = []
  /// The offset of each glyph, in the order of `ids`; empty if all are zero, as in most texts.
  private(set) var offsets: ContiguousArray<Offset> = []

  var count: Int { ids.count }

  func offset(of glyph: Int) -> Offset { offsets.isEmpty ? .zero : offsets[glyph] }

  /// Appends a glyph; `total` is the number of glyphs for which room was made.
  mutating func append(_ id: UInt32, _ place: Place, _ offset: Offset, of total: Int) {
    if offset != .zero, offsets.isEmpty {
      offsets.reserveCapacity(total)
      for _ in ids.indices { offsets.append(.zero) }
      offsets.append(offset)
    } else if !offsets.isEmpty {
      offsets.append(offset)
    }
    ids.append(id)
    places.append(place)
  }

  /// Adds to the advance of the last glyph of each cluster that has an extent; soft hyphens and
  /// joiners have no extent.
  mutating func space(by units: Int32) {
    guard units != 0 else { return }
    var hasExtent = false
    for index in places.indices {
      hasExtent = hasExtent || places[index].advance != 0
      if index + 1 < places.count, places[index + 1].character == places[index].character {
        continue
      }
      if hasExtent { places[index].advance += units }
      hasExtent = false
    }
  }

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

  /// The first glyph whose character meets a condition that all further ones meet too.
  private func first(_ isMet: (Int32) -> Bool) -> Int {
    (0..<places.count).partitioningIndex { isMet(places[$0].character) }
  }
}
