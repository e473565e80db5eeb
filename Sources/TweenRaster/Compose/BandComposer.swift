import TweenPaint

/// Stage B: draws the items of one band after another into the frame. One per thread.
///
/// Items arrive in order, each knowing its layer. A layer's pixels are made when its first item
/// draws, and composed into the layer around it when the first item outside comes: a band that
/// holds nothing of a layer pays nothing for it. A clipped layer is composed by filling the clip's
/// outline with the layer's pixels.
final class BandComposer {
  private var cells: CellBuffer
  private let capacity: Int
  /// Room for a row's colours.
  private let scratch: UnsafeMutablePointer<UInt32>
  private let knotT: UnsafeMutablePointer<Float>
  private let rowEnds: UnsafeMutablePointer<Float>
  private var layerBuffers: [UnsafeMutablePointer<UInt32>] = []
  private var open: ContiguousArray<OpenLayer> = []
  private var shown: ContiguousArray<ColumnRange> = []
  private var gathered: ContiguousArray<LineReference> = []

  private struct OpenLayer {
    var layer: Int32
    var pixels: UnsafeMutablePointer<UInt32>
    /// The lines of the clip in this band.
    var clip: LineReference?
    /// Nothing of it shows in this band.
    var isHidden: Bool
    /// The columns that were cleared and may be drawn to; nil: none yet. For a layer that grows
    /// with what is drawn into it, so that a small one costs little.
    var cleared: ColumnRange?
  }

  /// A run of lines and the store it lies in.
  private struct LineReference {
    var store: Int
    var run: LineRun
  }

  /// For canvases up to `stride` pixels wide.
  init(stride: Int) {
    capacity = stride
    cells = CellBuffer(width: stride)
    scratch = .allocate(capacity: stride + 64)
    scratch.initialize(repeating: 0, count: stride + 64)
    knotT = .allocate(capacity: stride / GradientShader.blockSize + 24)
    rowEnds = .allocate(capacity: 4 * Grid.bandRows)
    rowEnds.initialize(repeating: 0, count: 4 * Grid.bandRows)
    knotT.initialize(repeating: 0, count: stride / GradientShader.blockSize + 24)
  }

  deinit {
    cells.deallocate()
    scratch.deallocate()
    knotT.deallocate()
    rowEnds.deallocate()
    for buffer in layerBuffers { buffer.deallocate() }
  }

  func compose(_ band: Int, of plan: FramePlan) {
    let columns = plan.columns(of: band)
    if columns.isEmpty { return }
    let pixels = plan.pixels + band * Grid.bandRows * plan.stride
    for range in columns {
      // The first row is copied: that moves more bytes at once than a loop over colours does.
      let first = pixels + range.start
      let count = range.end - range.start
      fillPixels(first, count, plan.background)
      for row in 1..<Grid.bandRows { (first + row * plan.stride).update(from: first, count: count) }
    }
    open.removeAll(keepingCapacity: true)
    open.append(
      OpenLayer(
        layer: 0, pixels: pixels, clip: nil, isHidden: false,
        cleared: ColumnRange(start: 0, end: plan.stride)))
    var pendingClips: ContiguousArray<LineReference> = []
    forEachRun(in: band, of: plan) { reference in
      let item = plan.items[Int(reference.run.item)]
      if item.kind == .clip {
        pendingClips.append(reference)
      } else if item.kind != .nothing {
        enter(item.layer, plan, band, pendingClips)
        if let top = open.last, !top.isHidden {
          draw(item, reference, into: top.pixels, plan, band, columns)
        }
      }
    }
    while open.count > 1 { closeLayer(plan, band, columns) }
  }

  /// Visits the runs of all stores in the order of items.
  private func forEachRun(
    in band: Int, of plan: FramePlan, _ body: (LineReference) -> Void
  ) {
    if plan.isInterleaved {
      gathered.removeAll(keepingCapacity: true)
      forEachStoredRun(in: band, of: plan) { gathered.append($0) }
      gathered.sort { $0.run.item < $1.run.item }
      for reference in gathered { body(reference) }
    } else {
      forEachStoredRun(in: band, of: plan, body)
    }
  }

  @inline(__always)
  private func forEachStoredRun(
    in band: Int, of plan: FramePlan, _ body: (LineReference) -> Void
  ) {
    for store in plan.stores.indices {
      let bin = plan.stores[store].bins.bands + band
      for index in 0..<Int(bin.pointee.runCount) {
        body(LineReference(store: store, run: bin.pointee.runs[index]))
      }
    }
  }

  // MARK: Layers

  /// Closes and opens layers until `layer` is on top.
  private func enter(
    _ layer: Int32, _ plan: FramePlan, _ band: Int, _ clips: ContiguousArray<LineReference>
  ) {
    if open[open.count - 1].layer == layer { return }
    let columns = plan.columns(of: band)
    // The way from the canvas to `layer`, outermost last.
    var way: ContiguousArray<Int32> = []
    var at = layer
    while at > 0 {
      way.append(at)
      at = plan.layers[Int(at)].parent
    }
    var shared = 1
    while shared < open.count, shared <= way.count,
      open[shared].layer == way[way.count - shared]
    { shared += 1 }
    while open.count > shared { closeLayer(plan, band, columns) }
    while open.count <= way.count {
      openLayer(way[way.count - open.count], plan, columns, clips)
    }
  }

  private func openLayer(
    _ layer: Int32, _ plan: FramePlan, _ columns: UnsafeBufferPointer<ColumnRange>,
    _ clips: ContiguousArray<LineReference>
  ) {
    let clipItem = plan.layers[Int(layer)].clipItem
    let clip = clipItem < 0 ? nil : clips.last { $0.run.item == clipItem }
    let isHidden = open[open.count - 1].isHidden || (clipItem >= 0 && clip == nil)
    if layerBuffers.count < open.count {
      let buffer = UnsafeMutablePointer<UInt32>.allocate(capacity: capacity * Grid.bandRows)
      buffer.initialize(repeating: 0, count: capacity * Grid.bandRows)
      layerBuffers.append(buffer)
    }
    open.append(
      OpenLayer(
        layer: layer, pixels: layerBuffers[open.count - 1], clip: clip, isHidden: isHidden,
        cleared: nil))
  }

  /// Makes sure that the top layer is clear where something is going to be drawn.
  private func clearTop(_ range: ColumnRange, _ plan: FramePlan, _ band: Int) {
    guard let top = open.last else { return }
    guard let cleared = top.cleared else {
      clear(range, of: top.pixels, plan, band)
      open[open.count - 1].cleared = range
      return
    }
    if range.start >= cleared.start && range.end <= cleared.end { return }
    clear(ColumnRange(start: range.start, end: cleared.start), of: top.pixels, plan, band)
    clear(ColumnRange(start: cleared.end, end: range.end), of: top.pixels, plan, band)
    open[open.count - 1].cleared = ColumnRange(
      start: min(range.start, cleared.start), end: max(range.end, cleared.end))
  }

  private func clear(
    _ range: ColumnRange, of pixels: UnsafeMutablePointer<UInt32>, _ plan: FramePlan, _ band: Int
  ) {
    for part in plan.columns(of: band) {
      let start = max(part.start, range.start)
      let count = min(part.end, range.end) - start
      if count <= 0 { continue }
      for row in 0..<Grid.bandRows {
        (pixels + row * plan.stride + start).update(repeating: 0, count: count)
      }
    }
  }

  private func closeLayer(
    _ plan: FramePlan, _ band: Int, _ columns: UnsafeBufferPointer<ColumnRange>
  ) {
    let closed = open.removeLast()
    guard !closed.isHidden, let cleared = closed.cleared else { return }
    shown.removeAll(keepingCapacity: true)
    for part in columns {
      let start = max(part.start, cleared.start)
      let end = min(part.end, cleared.end)
      if start < end { shown.append(ColumnRange(start: start, end: end)) }
    }
    if shown.isEmpty { return }
    if closed.clip == nil { clearTop(cleared, plan, band) }
    shown.withUnsafeBufferPointer { compose(closed, plan, band, $0) }
  }

  /// Draws a layer's picture into the one below, in the given columns.
  private func compose(
    _ closed: OpenLayer, _ plan: FramePlan, _ band: Int,
    _ columns: UnsafeBufferPointer<ColumnRange>
  ) {
    let target = open[open.count - 1].pixels
    let opacity = plan.layers[Int(closed.layer)].opacity
    let top = band * Grid.bandRows
    var source = ShadedSource(
      LayerShader(pixels: closed.pixels, stride: plan.stride, top: top), opacity: opacity,
      scratch: scratch, row: target)
    if let clip = closed.clip {
      let item = plan.items[Int(clip.run.item)]
      fill(clip, item, into: target, plan, band, columns, source)
    } else {
      for row in 0..<Grid.bandRows {
        source.beginRow(
          top + row, first: 0, last: plan.stride, pixels: target + row * plan.stride)
        for range in columns {
          source.span(range.start, range.end - range.start, coverage: 255)
        }
      }
    }
  }

  // MARK: Items

  private func draw(
    _ item: PreparedItem, _ reference: LineReference, into pixels: UnsafeMutablePointer<UInt32>,
    _ plan: FramePlan, _ band: Int, _ columns: UnsafeBufferPointer<ColumnRange>
  ) {
    switch item.kind {
    case .solid:
      if item.color &>> 24 == 255 {
        let source = OpaqueSource(color: item.color, row: pixels)
        fill(reference, item, into: pixels, plan, band, columns, source)
      } else {
        let source = TranslucentSource(color: item.color, row: pixels)
        fill(reference, item, into: pixels, plan, band, columns, source)
      }
    case .gradient:
      let store = plan.stores[Int(item.store)]
      guard let knots = store.knots, let gradients = store.gradientBase else { return }
      let source = ShadedSource(
        GradientShader(
          gradients + Int(item.shader), knots: knots,
          drawn: ColumnRange(start: columns[0].start, end: columns[columns.count - 1].end),
          knotT: knotT, rowEnds: rowEnds), opacity: 255, scratch: scratch, row: pixels)
      fill(reference, item, into: pixels, plan, band, columns, source)
    case .image:
      let source = ShadedSource(
        plan.stores[Int(item.store)].images[Int(item.shader)], opacity: item.opacity,
        scratch: scratch, row: pixels)
      fill(reference, item, into: pixels, plan, band, columns, source)
    case .nothing, .clip:
      break
    }
  }

  @inline(__always)
  private func fill(
    _ reference: LineReference, _ item: PreparedItem,
    into pixels: UnsafeMutablePointer<UInt32>, _ plan: FramePlan, _ band: Int,
    _ columns: UnsafeBufferPointer<ColumnRange>, _ source: some SpanSource
  ) {
    let run = reference.run
    let bin = plan.stores[reference.store].bins.bands + band
    cells.layOut(minX: run.minX, maxX: run.maxX)
    clearTop(
      ColumnRange(
        start: cells.originColumn, end: min(cells.originColumn + cells.pitch, plan.stride)),
      plan, band)
    cells.accumulate(
      UnsafePointer(bin.pointee.lines + Int(run.firstLine)), count: Int(run.lineCount))
    cells.sweep(
      top: band * Grid.bandRows, columns: columns, isEvenOdd: item.isEvenOdd,
      isAliased: item.isAliased, pixels: pixels, stride: plan.stride, source: source)
  }
}
