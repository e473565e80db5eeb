import TweenGeometry

/// Puts the closed contours of an outline into bins: rounds points to the grid, clips to the canvas,
/// cuts at the borders of bands.
///
/// Parts left of the canvas are moved onto its left edge, so that they still count; parts right of it
/// likewise; parts above and below are dropped. The y of a cut is rounded once and used on both
/// sides, so that in every row the covers of a contour sum to zero exactly.
struct LineBinner {
  let bins: LineBins
  let width: Double
  let height: Double

  func add(_ outline: FlatOutline, item: Int32, isInside: Bool) {
    let points = outline.base
    let bands = bins.bands
    for index in outline.starts.indices {
      let first = outline.starts[index]
      let next = index + 1
      let end = next < outline.starts.count ? outline.starts[next] : outline.count
      if end - first < 2 { continue }
      if isInside {
        addInside(points + first, count: end - first, item: item, bands: bands)
      } else {
        var previous = points[end - 1]
        for at in first..<end {
          addClipped(previous, points[at], item: item, bands: bands)
          previous = points[at]
        }
      }
    }
  }

  /// The lines of a contour that lies inside the canvas. The values that are added to a band
  /// repeatedly are kept in registers until the contour leaves it.
  @inline(__always)
  private func addInside(
    _ points: UnsafeMutablePointer<SIMD2<Double>>, count: Int, item: Int32,
    bands: UnsafeMutablePointer<LineBins.Band>
  ) {
    let shift = Int32(Grid.bits + Grid.bandBits)
    var run = LineBins.Cursor()
    var p = Grid.round(points[count &- 1])
    for at in 0..<count {
      let q = Grid.round(points[at])
      if p.y != q.y {
        let low = p.y < q.y ? p.y : q.y
        let high = p.y < q.y ? q.y : p.y
        let band = low &>> shift
        if (high &- 1) &>> shift == band {
          if band != run.band || run.isFull {
            run.close(bands)
            if !bands[Int(band)].isNeeded {
              p = q
              continue
            }
            run.open(band, bands, item: item, x: p.x)
          }
          let top = band &<< shift
          run.append(Line(x0: p.x, y0: p.y &- top, x1: q.x, y1: q.y &- top))
        } else {
          run.close(bands)
          addLong(p, q, item: item, bands: bands)
        }
      } else {
        // Its end is the next line's beginning.
        run.reach(q.x)
      }
      p = q
    }
    run.close(bands)
  }

  /// Cuts a line with any finite ends to the canvas.
  private func addClipped(
    _ from: SIMD2<Double>, _ to: SIMD2<Double>, item: Int32,
    bands: UnsafeMutablePointer<LineBins.Band>
  ) {
    var a = from
    var b = to
    if a.y == b.y || (a.y <= 0 && b.y <= 0) || (a.y >= height && b.y >= height) { return }
    let slope = (b.x - a.x) / (b.y - a.y)
    if a.y < 0 {
      a = SIMD2(from.x + (0 - from.y) * slope, 0)
    } else if a.y > height {
      a = SIMD2(from.x + (height - from.y) * slope, height)
    }
    if b.y < 0 {
      b = SIMD2(from.x + (0 - from.y) * slope, 0)
    } else if b.y > height {
      b = SIMD2(from.x + (height - from.y) * slope, height)
    }
    if (a.x <= 0 && b.x <= 0) || (a.x >= width && b.x >= width)
      || (a.x >= 0 && b.x >= 0 && a.x <= width && b.x <= width)
    {
      addClamped(a, b, item: item, bands: bands)
      return
    }
    // Crosses one or both vertical edges: two or three pieces.
    let perX = (b.y - a.y) / (b.x - a.x)
    let low = a.y < b.y ? a.y : b.y
    let high = a.y < b.y ? b.y : a.y
    func crossing(_ x: Double) -> SIMD2<Double> {
      let y = a.y + (x - a.x) * perX
      return SIMD2(x, y < low ? low : (y > high ? high : y))
    }
    let isRightward = a.x < b.x
    let nearEdge = isRightward ? 0 : width
    let farEdge = isRightward ? width : 0
    var at = a
    if isRightward ? a.x < 0 : a.x > width {
      let cut = crossing(nearEdge)
      addClamped(at, cut, item: item, bands: bands)
      at = cut
    }
    if isRightward ? b.x > width : b.x < 0 {
      let cut = crossing(farEdge)
      addClamped(at, cut, item: item, bands: bands)
      at = cut
    }
    addClamped(at, b, item: item, bands: bands)
  }

  private func addClamped(
    _ a: SIMD2<Double>, _ b: SIMD2<Double>, item: Int32,
    bands: UnsafeMutablePointer<LineBins.Band>
  ) {
    let p = Grid.round(SIMD2(min(max(a.x, 0), width), min(max(a.y, 0), height)))
    let q = Grid.round(SIMD2(min(max(b.x, 0), width), min(max(b.y, 0), height)))
    if p.y != q.y { addLine(p, q, item: item, bands: bands) }
  }

  /// A line that is not horizontal, inside the canvas.
  @inline(__always)
  private func addLine(
    _ p: SIMD2<Int32>, _ q: SIMD2<Int32>, item: Int32, bands: UnsafeMutablePointer<LineBins.Band>
  ) {
    let shift = Int32(Grid.bits + Grid.bandBits)
    let low = p.y < q.y ? p.y : q.y
    let high = p.y < q.y ? q.y : p.y
    let firstBand = low &>> shift
    let top = firstBand &<< shift
    if (high &- 1) &>> shift == firstBand {
      bands[Int(firstBand)].append(
        Line(x0: p.x, y0: p.y &- top, x1: q.x, y1: q.y &- top), item: item)
    } else {
      addLong(p, q, item: item, bands: bands)
    }
  }

  /// A line through several bands.
  private func addLong(
    _ p: SIMD2<Int32>, _ q: SIMD2<Int32>, item: Int32, bands: UnsafeMutablePointer<LineBins.Band>
  ) {
    if p.y < q.y {
      addLong(from: p, to: q, isDown: true, item: item, bands: bands)
    } else {
      addLong(from: q, to: p, isDown: false, item: item, bands: bands)
    }
  }

  @inline(__always)
  private func addLong(
    from upper: SIMD2<Int32>, to lower: SIMD2<Int32>, isDown: Bool, item: Int32,
    bands: UnsafeMutablePointer<LineBins.Band>
  ) {
    let shift = Int32(Grid.bits + Grid.bandBits)
    let height = Int32(1) &<< shift
    let slope = Double(lower.x &- upper.x) / Double(lower.y &- upper.y)
    let leftmost = min(upper.x, lower.x)
    let rightmost = max(upper.x, lower.x)
    let first = upper.y &>> shift
    let last = (lower.y &- 1) &>> shift
    var x = upper.x
    var y = upper.y &- first &<< shift
    // Down to the band's lower border: a whole number, and so exact.
    var way = Double(height &- y)
    var band = bands + Int(first)
    let end = bands + Int(last)
    while band < end {
      let offset = Grid.nearest(way * slope)
      let nextX = min(max(upper.x &+ offset, leftmost), rightmost)
      band.pointee.append(Line(x, y, nextX, height, isDown: isDown), item: item)
      x = nextX
      y = 0
      way += Double(height)
      band += 1
    }
    band.pointee.append(
      Line(x, y, lower.x, lower.y &- last &<< shift, isDown: isDown), item: item)
  }
}

extension Line {
  /// From the upper end to the lower one, or the other way.
  @inline(__always)
  fileprivate init(_ x0: Int32, _ y0: Int32, _ x1: Int32, _ y1: Int32, isDown: Bool) {
    self =
      isDown ? Line(x0: x0, y0: y0, x1: x1, y1: y1) : Line(x0: x1, y0: y1, x1: x0, y1: y0)
  }
}

extension Grid {
  /// The nearest integer of a number below 2^31.
  @inline(__always) static func nearest(_ value: Double) -> Int32 {
    Int32(truncatingIfNeeded: (value + 6_755_399_441_055_744).bitPattern)
  }
}
