/// A half-open range of pixel columns; both ends multiples of 4.
struct ColumnRange {
  var start: Int
  var end: Int
}

extension CellBuffer {
  /// Sums the cells of a band into coverage, clears them, and hands spans and blocks to `source`.
  ///
  /// - Parameters:
  ///   - top: the canvas row of the band's first row.
  ///   - columns: what may be drawn, ascending. Cells outside are summed and cleared all the same.
  ///   - pixels: row 0 of the band; rows are `stride` apart.
  @inline(__always)
  func sweep(
    top: Int, columns: UnsafeBufferPointer<ColumnRange>, isEvenOdd: Bool, isAliased: Bool,
    pixels: UnsafeMutablePointer<UInt32>, stride: Int, source: inout some SpanSource
  ) {
    for row in 0..<Grid.bandRows {
      let marked = marks[row]
      if marked == 0 { continue }
      marks[row] = 0
      let first = originColumn &+ marked.trailingZeroBitCount &<< blockShift
      let last = originColumn &+ (64 &- marked.leadingZeroBitCount) &<< blockShift
      source.beginRow(top &+ row, first: first, last: last, pixels: pixels + row &* stride)
      sweepRow(
        cells + row &* pitch, marked, columns: columns, isEvenOdd: isEvenOdd,
        isAliased: isAliased, source: &source)
    }
  }

  @inline(__always)
  private func sweepRow(
    _ row: UnsafeMutablePointer<Int32>, _ marked: UInt64,
    columns: UnsafeBufferPointer<ColumnRange>, isEvenOdd: Bool, isAliased: Bool,
    source: inout some SpanSource
  ) {
    var bits = marked
    var sum: Int32 = 0
    var position = 0
    while bits != 0 {
      let block = bits.trailingZeroBitCount
      let start = block &<< blockShift
      if sum != 0 && start > position {
        emitSpan(
          position, start, sum, columns: columns, isEvenOdd: isEvenOdd, isAliased: isAliased,
          source: &source)
      }
      let run = (~(bits &>> UInt64(block))).trailingZeroBitCount
      let endBlock = block &+ run
      let end = endBlock &<< blockShift
      if columns.count == 1 {
        let low = max(start, columns[0].start &- originColumn)
        let high = min(end, columns[0].end &- originColumn)
        sumCells(row, start, min(low, end), &sum)
        if low < high {
          source.prepare(low &+ originColumn, high &- low)
          emitBlocks(
            row, low, high, &sum, isEvenOdd: isEvenOdd, isAliased: isAliased, source: &source)
          sumCells(row, high, end, &sum)
        } else {
          sumCells(row, max(start, min(low, end)), end, &sum)
        }
      } else {
        var at = start
        for range in columns {
          let low = min(max(at, range.start &- originColumn), end)
          let high = min(range.end &- originColumn, end)
          if low >= high { continue }
          sumCells(row, at, low, &sum)
          source.prepare(low &+ originColumn, high &- low)
          emitBlocks(
            row, low, high, &sum, isEvenOdd: isEvenOdd, isAliased: isAliased, source: &source)
          at = high
        }
        sumCells(row, at, end, &sum)
      }
      position = end
      if endBlock >= 64 { break }
      bits &= ~0 &<< UInt64(endBlock)
    }
  }

  /// Sums and clears cells that are not drawn.
  @inline(__always)
  private func sumCells(
    _ row: UnsafeMutablePointer<Int32>, _ start: Int, _ end: Int, _ sum: inout Int32
  ) {
    var at = start
    while at < end {
      sum &+= row[at]
      row[at] = 0
      at &+= 1
    }
  }

  @inline(__always)
  private func emitBlocks(
    _ row: UnsafeMutablePointer<Int32>, _ start: Int, _ end: Int, _ sum: inout Int32,
    isEvenOdd: Bool, isAliased: Bool, source: inout some SpanSource
  ) {
    var at = start
    var carry = SIMD4<Int32>(repeating: sum)
    while at < end {
      let raw = UnsafeMutableRawPointer(row + at)
      let sums = prefixSum(raw.loadUnaligned(as: SIMD4<Int32>.self)) &+ carry
      raw.storeBytes(of: .zero, as: SIMD4<Int32>.self)
      carry = SIMD4(repeating: sums[3])
      let covered = coverage(sums, isEvenOdd: isEvenOdd, isAliased: isAliased)
      let both = unsafeBitCast(covered, to: SIMD2<UInt64>.self)
      if both[0] | both[1] != 0 { source.block(at &+ originColumn, coverage: covered) }
      at &+= 4
    }
    sum = carry[0]
  }

  @inline(__always)
  private func emitSpan(
    _ start: Int, _ end: Int, _ sum: Int32, columns: UnsafeBufferPointer<ColumnRange>,
    isEvenOdd: Bool, isAliased: Bool, source: inout some SpanSource
  ) {
    let covered = coverage(
      SIMD4(repeating: sum), isEvenOdd: isEvenOdd, isAliased: isAliased)[0]
    if covered == 0 { return }
    for range in columns {
      let low = max(start &+ originColumn, range.start)
      let high = min(end &+ originColumn, range.end)
      if low < high { source.span(low, high &- low, coverage: covered) }
    }
  }
}

/// Running sums of four lanes.
@inline(__always)
func prefixSum(_ v: SIMD4<Int32>) -> SIMD4<Int32> {
  let pairs = unsafeBitCast(v, to: SIMD2<UInt64>.self) &<< SIMD2(repeating: 32)
  let sums = v &+ unsafeBitCast(pairs, to: SIMD4<Int32>.self)
  return sums &+ SIMD4(0, 0, sums[1], sums[1])
}

/// Signed area in 1/65,536 to coverage in 0...255, rounded.
@inline(__always)
func coverage(_ sums: SIMD4<Int32>, isEvenOdd: Bool, isAliased: Bool) -> Pixels4 {
  let sign = sums &>> SIMD4(repeating: 31)
  var area = (sums ^ sign) &- sign
  if isEvenOdd {
    // Fold: 0...1 rises, 1...2 falls.
    area &= SIMD4(repeating: 0x1FFFF)
    let beyond = SIMD4<Int32>(repeating: 65_536) &- area
    let isBeyond = beyond &>> SIMD4(repeating: 31)
    area = area &+ ((beyond &+ beyond) & isBeyond)
  } else {
    let beyond = SIMD4<Int32>(repeating: 65_536) &- area
    area = area &+ (beyond & (beyond &>> SIMD4(repeating: 31)))
  }
  if isAliased {
    let isIn = (area &- SIMD4(repeating: 32_768)) &>> SIMD4(repeating: 31)
    return unsafeBitCast(~isIn & SIMD4(repeating: 255), to: Pixels4.self)
  }
  let scaled = (area &<< SIMD4(repeating: 8)) &- area &+ SIMD4(repeating: 32_768)
  return unsafeBitCast(scaled &>> SIMD4(repeating: 16), to: Pixels4.self)
}
