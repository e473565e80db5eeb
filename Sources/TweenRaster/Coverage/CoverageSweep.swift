/// A half-open range of pixel columns; both ends multiples of 4.
struct ColumnRange {
  var start: Int
  var end: Int
}

extension CellBuffer {
  /// The ranges of columns, from ascending ones, that overlap the cells.
  @inline(__always)
  func drawn(_ columns: UnsafeBufferPointer<ColumnRange>) -> UnsafeBufferPointer<ColumnRange> {
    var first = 0
    while first < columns.count, columns[first].end <= originColumn { first &+= 1 }
    var end = first
    while end < columns.count, columns[end].start < endColumn { end &+= 1 }
    return UnsafeBufferPointer(rebasing: columns[first..<end])
  }

  /// Whether all of the cells' columns may be drawn.
  @inline(__always)
  func isWhole(_ columns: UnsafeBufferPointer<ColumnRange>) -> Bool {
    columns.count == 1 && columns[0].start <= originColumn && endColumn <= columns[0].end
  }

  /// Sums the cells of a band into coverage, clears them, and passes spans and blocks to `source`.
  ///
  /// - Parameters:
  ///   - top: the canvas row of the band's first row.
  ///   - columns: the columns that may be drawn, from `drawn`. Cells outside are summed and cleared
  ///     all the same.
  ///   - pixels: row 0 of the band; rows are `stride` apart.
  @inline(__always)
  func sweep(
    top: Int, columns: UnsafeBufferPointer<ColumnRange>, isEvenOdd: Bool, isAliased: Bool,
    pixels: UnsafeMutablePointer<UInt32>, stride: Int, source: some SpanSource
  ) {
    let rows = SweptRows(top: top, pixels: pixels, stride: stride)
    if !isWhole(columns) {
      let rule = AnyRule(isEvenOdd: isEvenOdd, isAliased: isAliased)
      sweepRanges(rows, columns, rule, source)
    } else if isEvenOdd || isAliased {
      sweepWhole(rows, AnyRule(isEvenOdd: isEvenOdd, isAliased: isAliased), source)
    } else {
      sweepWhole(rows, NonZeroRule(), source)
    }
  }

  /// The sweep without clipping, where all of the cells' columns may be drawn.
  ///
  /// The source is passed by value, so that it stays in registers.
  @inline(never)
  private func sweepWhole<Source: SpanSource>(
    _ rows: SweptRows, _ rule: some CoverageRule, _ givenSource: Source
  ) {
    var source = givenSource
    var rowCells = cells
    var rowPixels = rows.pixels
    let shift = UInt64(truncatingIfNeeded: blockShift)
    for row in 0..<Grid.bandRows {
      var bits = marks[row]
      if bits != 0 {
        marks[row] = 0
        source.beginRow(
          rows.top &+ row, first: originColumn &+ bits.trailingZeroBitCount &<< Int(shift),
          last: originColumn &+ (64 &- bits.leadingZeroBitCount) &<< Int(shift), pixels: rowPixels)
        var at = 0
        var carry = SIMD4<Int32>.zero
        var covered = Pixels4.zero
        repeat {
          // Behind a run of marked blocks the coverage does not change.
          let skipped = bits.trailingZeroBitCount
          bits &>>= UInt64(truncatingIfNeeded: skipped)
          let skippedCells = skipped &<< Int(shift)
          if skippedCells > 0 && covered[3] != 0 {
            source.span(at &+ originColumn, skippedCells, coverage: covered[3])
          }
          at &+= skippedCells
          let run = (~bits).trailingZeroBitCount
          // In two steps: 64 would shift by nothing.
          bits = (bits &>> UInt64(truncatingIfNeeded: run &- 1)) &>> 1
          let end = at &+ run &<< Int(shift)
          source.prepare(at &+ originColumn, end &- at)
          repeat {
            let raw = UnsafeMutableRawPointer(rowCells + at)
            let sums = prefixSum(raw.loadUnaligned(as: SIMD4<Int32>.self)) &+ carry
            raw.storeBytes(of: .zero, as: SIMD4<Int32>.self)
            carry = SIMD4(repeating: sums[3])
            covered = rule.coverage(sums)
            source.block(at &+ originColumn, coverage: covered)
            at &+= 4
          } while at < end
        } while bits != 0
      }
      rowCells += pitch
      rowPixels += rows.stride
    }
  }

  /// The sweep where only some columns may be drawn.
  @inline(never)
  private func sweepRanges<Source: SpanSource>(
    _ rows: SweptRows, _ columns: UnsafeBufferPointer<ColumnRange>, _ rule: AnyRule,
    _ givenSource: Source
  ) {
    var source = givenSource
    for row in 0..<Grid.bandRows {
      let marked = marks[row]
      if marked == 0 { continue }
      marks[row] = 0
      let first = originColumn &+ marked.trailingZeroBitCount &<< blockShift
      let last = originColumn &+ (64 &- marked.leadingZeroBitCount) &<< blockShift
      source.beginRow(
        rows.top &+ row, first: first, last: last, pixels: rows.pixels + row &* rows.stride)
      sweepRow(cells + row &* pitch, marked, columns, rule, &source)
    }
  }

  @inline(__always)
  private func sweepRow(
    _ row: UnsafeMutablePointer<Int32>, _ marked: UInt64,
    _ columns: UnsafeBufferPointer<ColumnRange>, _ rule: AnyRule, _ source: inout some SpanSource
  ) {
    var bits = marked
    var sum: Int32 = 0
    var position = 0
    while bits != 0 {
      let block = bits.trailingZeroBitCount
      let start = block &<< blockShift
      if sum != 0 && start > position {
        emitSpan(position, start, sum, columns, rule, &source)
      }
      let run = (~(bits &>> UInt64(block))).trailingZeroBitCount
      let endBlock = block &+ run
      let end = endBlock &<< blockShift
      var at = start
      for range in columns {
        let low = min(max(at, range.start &- originColumn), end)
        let high = min(range.end &- originColumn, end)
        if low >= high { continue }
        sumCells(row, at, low, &sum)
        source.prepare(low &+ originColumn, high &- low)
        emitBlocks(row, low, high, &sum, rule, &source)
        at = high
      }
      sumCells(row, at, end, &sum)
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
    _ rule: AnyRule, _ source: inout some SpanSource
  ) {
    var at = start
    var carry = SIMD4<Int32>(repeating: sum)
    while at < end {
      let raw = UnsafeMutableRawPointer(row + at)
      let sums = prefixSum(raw.loadUnaligned(as: SIMD4<Int32>.self)) &+ carry
      raw.storeBytes(of: .zero, as: SIMD4<Int32>.self)
      carry = SIMD4(repeating: sums[3])
      source.block(at &+ originColumn, coverage: rule.coverage(sums))
      at &+= 4
    }
    sum = carry[0]
  }

  @inline(__always)
  private func emitSpan(
    _ start: Int, _ end: Int, _ sum: Int32, _ columns: UnsafeBufferPointer<ColumnRange>,
    _ rule: AnyRule, _ source: inout some SpanSource
  ) {
    let covered = rule.coverage(SIMD4(repeating: sum))[0]
    if covered == 0 { return }
    for range in columns {
      let low = max(start &+ originColumn, range.start)
      let high = min(end &+ originColumn, range.end)
      if low < high { source.span(low, high &- low, coverage: covered) }
    }
  }
}

/// The rows of a band that a sweep draws into.
private struct SweptRows {
  /// The canvas row of the first one.
  var top: Int
  var pixels: UnsafeMutablePointer<UInt32>
  var stride: Int
}

/// Running sums of four lanes.
@inline(__always)
func prefixSum(_ v: SIMD4<Int32>) -> SIMD4<Int32> {
  let pairs = unsafeBitCast(v, to: SIMD2<UInt64>.self) &<< SIMD2(repeating: 32)
  let sums = v &+ unsafeBitCast(pairs, to: SIMD4<Int32>.self)
  return sums &+ SIMD4(0, 0, sums[1], sums[1])
}

/// The rule by which signed areas in 1/65,536 become coverage in 0...255, rounded.
protocol CoverageRule {
  func coverage(_ sums: SIMD4<Int32>) -> Pixels4
}

/// The usual rule, in a type of its own so that its loop contains nothing else.
struct NonZeroRule: CoverageRule {
  @inline(__always)
  func coverage(_ sums: SIMD4<Int32>) -> Pixels4 { rounded(nonZero(magnitude(sums))) }
}

/// Any rule, chosen while drawing.
struct AnyRule: CoverageRule {
  var isEvenOdd: Bool
  var isAliased: Bool

  @inline(__always)
  func coverage(_ sums: SIMD4<Int32>) -> Pixels4 {
    let area = isEvenOdd ? evenOdd(magnitude(sums)) : nonZero(magnitude(sums))
    if isAliased {
      let isOut = (area &- SIMD4(repeating: 32_768)) &>> SIMD4(repeating: 31)
      return unsafeBitCast(~isOut & SIMD4(repeating: 255), to: Pixels4.self)
    }
    return rounded(area)
  }
}

@inline(__always)
private func magnitude(_ sums: SIMD4<Int32>) -> SIMD4<Int32> {
  let sign = sums &>> SIMD4(repeating: 31)
  return (sums ^ sign) &- sign
}

/// At most all.
@inline(__always)
private func nonZero(_ area: SIMD4<Int32>) -> SIMD4<Int32> {
  let beyond = SIMD4<Int32>(repeating: 65_536) &- area
  return area &+ (beyond & (beyond &>> SIMD4(repeating: 31)))
}

/// Folded: 0...1 rises, 1...2 falls.
@inline(__always)
private func evenOdd(_ area: SIMD4<Int32>) -> SIMD4<Int32> {
  let part = area & SIMD4(repeating: 0x1FFFF)
  let beyond = SIMD4<Int32>(repeating: 65_536) &- part
  return part &+ ((beyond &+ beyond) & (beyond &>> SIMD4(repeating: 31)))
}

@inline(__always)
private func rounded(_ area: SIMD4<Int32>) -> Pixels4 {
  let scaled = (area &<< SIMD4(repeating: 8)) &- area &+ SIMD4(repeating: 32_768)
  return unsafeBitCast(scaled &>> SIMD4(repeating: 16), to: Pixels4.self)
}
