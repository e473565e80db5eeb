import TweenGeometry

/// Draws outlines into masks, as exactly as outlines are drawn on the canvas.
struct GlyphMasker {
  /// Larger glyphs are drawn as outlines, since a mask has no benefit for them.
  static let largestSide = 240

  private var flattener = PathFlattener(tolerance: ItemFlattener.tolerance, fit: .area)
  private let bins = LineBins()
  private var cells: CellBuffer
  /// A placeholder for pixels, which a sweep only passes on.
  private let noPixels: UnsafeMutablePointer<UInt32>

  init(usesKernels: Bool) {
    cells = CellBuffer(width: Self.largestSide + 16, usesKernels: usesKernels)
    noPixels = .allocate(capacity: 1)
    noPixels.initialize(to: 0)
  }

  func deallocate() {
    cells.deallocate()
    noPixels.deallocate()
  }

  /// nil when it is too large or its numbers are bad; a mask without pixels when there is no ink.
  mutating func mask(of path: Path, transform: CGAffineTransform) -> GlyphMask? {
    guard let bounds = PathFlattener.controlBounds(of: path, transform: transform) else {
      return nil
    }
    if !(bounds.low.x < bounds.high.x && bounds.low.y < bounds.high.y) { return GlyphMask() }
    let low = (bounds.low - PathFlattener.largestShift).rounded(.down)
    let high = (bounds.high + PathFlattener.largestShift).rounded(.up)
    let side = Double(Self.largestSide)
    guard high.x - low.x <= side, high.y - low.y <= side, abs(low.x) < 1e6, abs(low.y) < 1e6
    else { return nil }
    let mask = GlyphMask(
      left: Int(low.x), top: Int(low.y), width: Int(high.x - low.x), height: Int(high.y - low.y))
    draw(path, transform, low, mask)
    return mask
  }

  private mutating func draw(
    _ path: Path, _ transform: CGAffineTransform, _ corner: SIMD2<Double>, _ mask: GlyphMask
  ) {
    guard let pixels = mask.pixels else { return }
    var moved = transform
    moved.tx -= corner.x
    moved.ty -= corner.y
    flattener.outline.removeAll()
    flattener.flatten(path, transform: moved)
    let bandCount = (Int(mask.height) + Grid.bandRows - 1) / Grid.bandRows
    bins.reset(bandCount: bandCount)
    LineBinner(bins: bins, width: Double(mask.width), height: Double(mask.height)).add(
      flattener.outline, item: 0, isInside: true)
    let all = [ColumnRange(start: 0, end: Self.largestSide + 16)]
    let source = MaskSource(pixels: pixels, pitch: Int(mask.pitch))
    for band in 0..<bandCount {
      let bin = bins.bands[band]
      if bin.runCount == 0 { continue }
      let run = bin.runs[0]
      cells.layOut(minX: run.minX, maxX: run.maxX)
      cells.accumulate(
        UnsafePointer(bin.lines + Int(run.firstLine)), count: Int(run.lineCount))
      all.withUnsafeBufferPointer {
        cells.sweep(
          top: band * Grid.bandRows, columns: $0, isEvenOdd: false, isAliased: false,
          pixels: noPixels, stride: 0, source: source)
      }
    }
  }
}
