import CTweenKernels

/// An item's glyphs, for one band.
struct GlyphStamp {
  let glyphs: UnsafeBufferPointer<PlacedGlyph>
  /// The canvas row of the band's first row.
  let top: Int
  /// Row 0 of the band; rows are `stride` apart.
  let pixels: UnsafeMutablePointer<UInt32>
  let stride: Int
  let usesKernels: Bool

  /// Fills the glyphs, one after the other, in the given columns.
  @inline(never)
  func fill(_ columns: UnsafeBufferPointer<ColumnRange>, _ given: some SpanSource) {
    var source = given
    for glyph in glyphs {
      let y = Int(glyph.y) &- top
      let firstRow = max(y, 0)
      let lastRow = min(y &+ Int(glyph.height), Grid.bandRows)
      if firstRow >= lastRow { continue }
      let left = max(Int(glyph.x), 0) & ~3
      let right = min((Int(glyph.x) &+ Int(glyph.width) &+ 3) & ~3, stride)
      for range in columns {
        let start = max(left, range.start)
        let end = min(right, range.end)
        if start >= end { continue }
        fill(glyph, firstRow..<lastRow, start, end, range.end, left, right, &source)
      }
    }
  }

  /// - Parameter limit: the end of the columns that may be written; the glyph may continue there.
  @inline(__always)
  private func fill(
    _ glyph: PlacedGlyph, _ rows: Range<Int>, _ start: Int, _ end: Int, _ limit: Int,
    _ left: Int, _ right: Int, _ source: inout some SpanSource
  ) {
    let pitch = Int(glyph.pitch)
    // The mask's byte for column 0.
    let firstRow = rows.lowerBound &+ top &- Int(glyph.y)
    let mask = glyph.pixels + (firstRow &* pitch &- Int(glyph.x))
    #if arch(x86_64)
      if usesKernels {
        var stamp = ctk_stamp(
          pixels: pixels + (rows.lowerBound &* stride &+ start), stride: stride,
          mask: mask + start, pitch: pitch, width: end &- start,
          limit: limit &- start, height: rows.count)
        if source.stamp(&stamp) { return }
      }
    #endif
    var row = mask
    for index in rows {
      source.beginRow(top &+ index, first: left, last: right, pixels: pixels + index &* stride)
      source.prepare(start, end &- start)
      var x = start
      while x < end {
        let bytes = UnsafeRawPointer(row + x).loadUnaligned(as: SIMD4<UInt8>.self)
        source.block(x, coverage: Pixels4(truncatingIfNeeded: bytes))
        x &+= 4
      }
      row += pitch
    }
  }
}
