import TweenPaint

/// Stage B: draws the items of one band after another into the frame. One per thread.
///
/// Items arrive in order, each with its layer. A layer's pixels are made when its first item draws,
/// and composed into the layer around it when the first item outside comes: a layer without content
/// in a band costs nothing there. A clipped layer is composed by filling the clip's outline with the
/// layer's pixels. Layers that change pixels outside their items are opened in every band
/// (`FramePlan.eagerLayers`).
final class BandComposer {
  /// Copied where it is laid out for an item.
  private let cells: CellBuffer
  private let capacity: Int
  /// Room for a row's colours.
  private let scratch: UnsafeMutablePointer<UInt32>
  private let knotT: UnsafeMutablePointer<Float>
  private var layerBuffers: [UnsafeMutablePointer<UInt32>] = []
  private var open: ContiguousArray<OpenLayer> = []
  private var shown: ContiguousArray<ColumnRange> = []
  private var gathered: ContiguousArray<LineReference> = []
  /// The clips of the band seen so far.
  private var pendingClips: ContiguousArray<LineReference> = []
  /// The first of the plan's eager layers that has not been opened in the band.
  private var nextEager = 0

  private struct OpenLayer {
    var layer: Int32
    var pixels: UnsafeMutablePointer<UInt32>
    /// The lines of the clip in this band.
    var clip: LineReference?
    /// Whether it is invisible in this band.
    var isHidden: Bool
    /// The columns that were cleared and may be drawn to; nil: none yet. For a layer that grows with
    /// its content, so that a small one costs little. Columns outside count as `ground`.
    var cleared: ColumnRange?
    /// The initial colour of the layer: clear, or opaque black.
    var ground: UInt32 = 0
  }

  /// A run of lines and the store it lies in.
  private struct LineReference {
    var store: Int
    var run: LineRun
  }

  /// For canvases up to `stride` pixels wide.
  init(stride: Int, usesKernels: Bool) {
    capacity = stride
    cells = CellBuffer(width: stride, usesKernels: usesKernels)
    scratch = .allocate(capacity: stride + 64)
    scratch.initialize(repeating: 0, count: stride + 64)
    knotT = .allocate(capacity: stride / GradientShader.blockSize + 24)
    knotT.initialize(repeating: 0, count: stride / GradientShader.blockSize + 24)
  }

  deinit {
    cells.deallocate()
    scratch.deallocate()
    knotT.deallocate()
    for buffer in layerBuffers { buffer.deallocate() }
  }

  func compose(_ band: Int, of plan: FramePlan) {
    let columns = plan.columns(of: band)
    if columns.isEmpty { return }
    let pixels = plan.pixels + band * Grid.bandRows * plan.stride
    for range in columns {
      // The first row is copied to the others: copying moves more bytes at once than a loop over
      // colours.
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
    pendingClips.removeAll(keepingCapacity: true)
    nextEager = 0
    let hasEagerLayers = !plan.eagerLayers.isEmpty
    // The layer on top, while it does not change: most items follow one of the same layer.
    var entered: Int32 = 0
    var target: UnsafeMutablePointer<UInt32>? = pixels
    forEachRun(in: band, of: plan) { reference in
      if hasEagerLayers {
        openEagerLayers(before: reference.run.item, plan, band)
        entered = -1
      }
      let item = plan.items + Int(reference.run.item)
      if item.pointee.kind == .clip {
        pendingClips.append(reference)
      } else if item.pointee.kind != .nothing {
        if item.pointee.layer != entered {
          enter(item.pointee.layer, plan, band)
          entered = item.pointee.layer
          target = open.last.flatMap { $0.isHidden ? nil : $0.pixels }
        }
        if let target { draw(item.pointee, reference, into: target, plan, band, columns) }
      }
    }
    openEagerLayers(before: .max, plan, band)
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
    for store in plan.views.indices {
      let bin = plan.views[store].bands + band
      for index in 0..<Int(bin.pointee.runCount) {
        body(LineReference(store: store, run: bin.pointee.runs[index]))
      }
    }
  }

  // MARK: Layers

  /// Opens, and so closes again, the eager layers that begin before `item`.
  private func openEagerLayers(before item: Int32, _ plan: FramePlan, _ band: Int) {
    while nextEager < plan.eagerLayers.count {
      let layer = plan.eagerLayers[nextEager]
      if plan.layers[Int(layer)].beginItem >= item { return }
      enter(layer, plan, band)
      nextEager += 1
    }
  }

  /// Closes and opens layers until `layer` is on top.
  private func enter(_ layer: Int32, _ plan: FramePlan, _ band: Int) {
    if open[open.count - 1].layer == layer { return }
    let columns = plan.columns(of: band)
    // The layers from the canvas to `layer`, outermost last.
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
    while open.count <= way.count { openLayer(way[way.count - open.count], plan) }
  }

  private func openLayer(_ layer: Int32, _ plan: FramePlan) {
    let prepared = plan.layers[Int(layer)]
    let clip =
      prepared.clipItem < 0 ? nil : pendingClips.last { $0.run.item == prepared.clipItem }
    let isHidden = open[open.count - 1].isHidden || (prepared.clipItem >= 0 && clip == nil)
    open.append(
      OpenLayer(
        layer: layer, pixels: buffer(open.count - 1), clip: clip, isHidden: isHidden,
        cleared: nil, ground: prepared.isOpaque ? 0xFF00_0000 : 0))
  }

  /// A buffer of a band for the layer at a depth, with undefined content.
  private func buffer(_ depth: Int) -> UnsafeMutablePointer<UInt32> {
    while layerBuffers.count <= depth {
      layerBuffers.append(.allocate(capacity: capacity * Grid.bandRows))
    }
    return layerBuffers[depth]
  }

  /// Makes sure that the top layer is clear where something will be drawn.
  private func clearTop(_ range: ColumnRange, _ plan: FramePlan, _ band: Int) {
    guard let top = open.last else { return }
    guard let cleared = top.cleared else {
      clear(range, of: top, plan, band)
      open[open.count - 1].cleared = range
      return
    }
    if range.start >= cleared.start && range.end <= cleared.end { return }
    clear(ColumnRange(start: range.start, end: cleared.start), of: top, plan, band)
    clear(ColumnRange(start: cleared.end, end: range.end), of: top, plan, band)
    open[open.count - 1].cleared = ColumnRange(
      start: min(range.start, cleared.start), end: max(range.end, cleared.end))
  }

  private func clear(
    _ range: ColumnRange, of layer: OpenLayer, _ plan: FramePlan, _ band: Int
  ) {
    for part in plan.columns(of: band) {
      let start = max(part.start, range.start)
      let count = min(part.end, range.end) - start
      if count <= 0 { continue }
      for row in 0..<Grid.bandRows {
        fillPixels(layer.pixels + row * plan.stride + start, count, layer.ground)
      }
    }
  }

  private func closeLayer(
    _ plan: FramePlan, _ band: Int, _ columns: UnsafeBufferPointer<ColumnRange>
  ) {
    let layer = plan.layers[Int(open[open.count - 1].layer)]
    if !open[open.count - 1].isHidden { finishTop(layer, plan, band, columns) }
    if layer.isMask {
      closeMask(layer, plan, band, columns)
      return
    }
    let closed = open.removeLast()
    guard !closed.isHidden, let cleared = closed.cleared else { return }
    shown.removeAll(keepingCapacity: true)
    appendParts(of: cleared, columns, to: &shown)
    if shown.isEmpty { return }
    if closed.clip == nil { clearTop(cleared, plan, band) }
    shown.withUnsafeBufferPointer { compose(closed, layer, plan, band, $0) }
  }

  private func appendParts(
    of range: ColumnRange, _ columns: UnsafeBufferPointer<ColumnRange>,
    to parts: inout ContiguousArray<ColumnRange>
  ) {
    for part in columns {
      let start = max(part.start, range.start)
      let end = min(part.end, range.end)
      if start < end { parts.append(ColumnRange(start: start, end: end)) }
    }
  }

  /// Completes the top layer's picture: clears the rest, and applies its filter.
  private func finishTop(
    _ layer: PreparedLayer, _ plan: FramePlan, _ band: Int,
    _ columns: UnsafeBufferPointer<ColumnRange>
  ) {
    if layer.coversAll {
      var all = ColumnRange(start: 0, end: plan.stride)
      if let clip = open[open.count - 1].clip { all = reach(of: clip, plan) }
      clearTop(all, plan, band)
    }
    let top = open[open.count - 1]
    guard let filter = layer.filter, let cleared = top.cleared else { return }
    let known = filter.reach(cleared, width: plan.stride)
    clearTop(known, plan, band)
    shown.removeAll(keepingCapacity: true)
    appendParts(of: known, columns, to: &shown)
    shown.withUnsafeBufferPointer {
      filter.apply(to: top.pixels, stride: plan.stride, columns: $0)
    }
  }

  /// The columns that an outline can touch.
  private func reach(of reference: LineReference, _ plan: FramePlan) -> ColumnRange {
    var cells = cells
    cells.layOut(minX: reference.run.minX, maxX: reference.run.maxX)
    return ColumnRange(
      start: cells.originColumn, end: min(cells.endColumn, plan.stride))
  }

  /// Draws a layer's picture into the one below, in the given columns.
  private func compose(
    _ closed: OpenLayer, _ layer: PreparedLayer, _ plan: FramePlan, _ band: Int,
    _ columns: UnsafeBufferPointer<ColumnRange>
  ) {
    let target = open[open.count - 1].pixels
    let shader = LayerShader(
      pixels: closed.pixels, stride: plan.stride, top: band * Grid.bandRows)
    let light = light(inLayer: layer.parent, plan)
    if layer.blend == .normal, light == nil {
      let source = ShadedSource(
        shader, opacity: layer.opacity, scratch: scratch, row: target,
        usesKernels: cells.usesKernels)
      compose(closed, into: target, plan, band, columns, source)
    } else {
      let source = BlendedSource(
        shader, blend: layer.blend, light: light, opacity: layer.opacity, scratch: scratch,
        row: target)
      compose(closed, into: target, plan, band, columns, source)
    }
  }

  /// The tables for mixing in linear light in a layer; nil where encoded colours are mixed.
  @inline(__always)
  private func light(inLayer layer: Int32, _ plan: FramePlan) -> LightTables? {
    plan.layers[Int(layer)].isLinear ? .shared : nil
  }

  @inline(__always)
  private func compose(
    _ closed: OpenLayer, into target: UnsafeMutablePointer<UInt32>, _ plan: FramePlan,
    _ band: Int, _ columns: UnsafeBufferPointer<ColumnRange>, _ given: some SpanSource
  ) {
    if let clip = closed.clip {
      fill(clip, plan.items[Int(clip.run.item)], into: target, plan, band, columns, given)
      return
    }
    var source = given
    let top = band * Grid.bandRows
    for row in 0..<Grid.bandRows {
      source.beginRow(
        top + row, first: 0, last: plan.stride, pixels: target + row * plan.stride)
      for range in columns {
        source.span(range.start, range.end - range.start, coverage: 255)
      }
    }
  }

  // MARK: Masks

  /// Multiplies the layer around the mask on top by the mask's alpha, and closes the mask.
  private func closeMask(
    _ layer: PreparedLayer, _ plan: FramePlan, _ band: Int,
    _ columns: UnsafeBufferPointer<ColumnRange>
  ) {
    let mask = open[open.count - 1]
    if let clip = mask.clip, let cleared = mask.cleared, !mask.isHidden {
      // Cut into a picture of its own, which then is the mask.
      open.append(
        OpenLayer(
          layer: mask.layer, pixels: buffer(open.count - 1), clip: nil, isHidden: false,
          cleared: nil))
      shown.removeAll(keepingCapacity: true)
      appendParts(of: cleared, columns, to: &shown)
      let source = ShadedSource(
        LayerShader(pixels: mask.pixels, stride: plan.stride, top: band * Grid.bandRows),
        opacity: 255, scratch: scratch, row: open[open.count - 1].pixels,
        usesKernels: cells.usesKernels)
      shown.withUnsafeBufferPointer {
        fill(
          clip, plan.items[Int(clip.run.item)], into: open[open.count - 1].pixels, plan, band,
          $0, source)
      }
      let cut = open.removeLast()
      open[open.count - 1].pixels = cut.pixels
      // The outline may reach beyond the mask's drawn area, where the cut picture is clear.
      open[open.count - 1].cleared = cut.cleared
    }
    let closed = open.removeLast()
    cut(by: closed, opacity: layer.opacity, plan, band, columns)
  }

  /// Multiplies the top layer's picture by the alpha of another.
  private func cut(
    by mask: OpenLayer, opacity: UInt32, _ plan: FramePlan, _ band: Int,
    _ columns: UnsafeBufferPointer<ColumnRange>
  ) {
    let last = open.count - 1
    if open[last].ground != 0, let given = mask.cleared, !mask.isHidden {
      clearTop(given, plan, band)
    }
    // Outside the mask the result is clear, and so is the layer's ground.
    open[last].ground = 0
    guard let cleared = open[last].cleared, let given = mask.cleared, !mask.isHidden,
      given.start < cleared.end, cleared.start < given.end
    else {
      open[last].cleared = nil
      return
    }
    let left = ColumnRange(
      start: max(cleared.start, given.start), end: min(cleared.end, given.end))
    open[last].cleared = left
    shown.removeAll(keepingCapacity: true)
    appendParts(of: left, columns, to: &shown)
    for range in shown {
      for row in 0..<Grid.bandRows {
        let at = row * plan.stride + range.start
        cutPixels(
          open[last].pixels + at, by: mask.pixels + at, opacity: opacity,
          count: range.end - range.start)
      }
    }
  }

  // MARK: Items

  private func draw(
    _ item: PreparedItem, _ reference: LineReference, into pixels: UnsafeMutablePointer<UInt32>,
    _ plan: FramePlan, _ band: Int, _ columns: UnsafeBufferPointer<ColumnRange>
  ) {
    if item.blend != .normal || plan.layers[Int(item.layer)].isLinear {
      drawBlended(item, reference, into: pixels, plan, band, columns)
      return
    }
    #if arch(x86_64)
      if drawByKernel(item, reference, into: pixels, plan, band, columns) { return }
    #endif
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
      let view = plan.views[Int(item.store)]
      guard let ramps = view.ramps, let gradients = view.gradients else { return }
      let source = ShadedSource(
        gradient(gradients + Int(item.shader), ramps, columns), opacity: 255, scratch: scratch,
        row: pixels, usesKernels: cells.usesKernels)
      fill(reference, item, into: pixels, plan, band, columns, source)
    case .projectedGradient:
      guard let shader = projectedGradient(item, plan) else { return }
      let source = ShadedSource(
        shader, opacity: 255, scratch: scratch, row: pixels, usesKernels: cells.usesKernels)
      fill(reference, item, into: pixels, plan, band, columns, source)
    case .image:
      let source = ShadedSource(
        plan.stores[Int(item.store)].images[Int(item.shader)], opacity: item.opacity,
        scratch: scratch, row: pixels, usesKernels: cells.usesKernels)
      fill(reference, item, into: pixels, plan, band, columns, source)
    case .nothing, .clip:
      break
    }
  }

  #if arch(x86_64)
    /// Draws an item by its kernel; returns false, without any effect, where no kernel exists.
    @inline(__always)
    private func drawByKernel(
      _ item: PreparedItem, _ reference: LineReference,
      into pixels: UnsafeMutablePointer<UInt32>, _ plan: FramePlan, _ band: Int,
      _ columns: UnsafeBufferPointer<ColumnRange>
    ) -> Bool {
      if !cells.usesKernels || item.isEvenOdd || item.isAliased || item.glyphCount > 0 {
        return false
      }
      switch item.kind {
      case .solid:
        fill(
          reference, into: pixels, plan, band, columns, by: ColorKernel(color: item.color))
        return true
      case .gradient:
        let view = plan.views[Int(item.store)]
        guard let ramps = view.ramps, let gradients = view.gradients else { return false }
        fill(
          reference, into: pixels, plan, band, columns,
          by: GradientKernel(
            gradient: gradients + Int(item.shader), tables: ramps, knotT: knotT))
        return true
      case .nothing, .projectedGradient, .image, .clip:
        return false
      }
    }

    @inline(__always)
    private func fill(
      _ reference: LineReference, into pixels: UnsafeMutablePointer<UInt32>, _ plan: FramePlan,
      _ band: Int, _ columns: UnsafeBufferPointer<ColumnRange>, by kernel: some BandKernel
    ) {
      let run = reference.run
      let cells = layOut(run, in: pixels, plan, band)
      let drawn = cells.drawn(columns)
      if drawn.isEmpty { return }
      let bin = plan.views[reference.store].bands + band
      cells.fill(
        UnsafePointer(bin.pointee.lines + Int(run.firstLine)), count: Int(run.lineCount),
        top: band * Grid.bandRows, columns: drawn, pixels: pixels, stride: plan.stride, by: kernel)
    }
  #endif

  /// Lays out the cells for a run of lines, and makes sure that the pixels there are clear.
  @inline(__always)
  private func layOut(
    _ run: LineRun, in pixels: UnsafeMutablePointer<UInt32>, _ plan: FramePlan, _ band: Int
  ) -> CellBuffer {
    var cells = cells
    cells.layOut(minX: run.minX, maxX: run.maxX)
    if pixels != plan.pixels + band * Grid.bandRows * plan.stride {
      clearTop(
        ColumnRange(start: cells.originColumn, end: min(cells.endColumn, plan.stride)), plan, band)
    }
    return cells
  }

  private func drawBlended(
    _ item: PreparedItem, _ reference: LineReference, into pixels: UnsafeMutablePointer<UInt32>,
    _ plan: FramePlan, _ band: Int, _ columns: UnsafeBufferPointer<ColumnRange>
  ) {
    let store = plan.stores[Int(item.store)]
    switch item.kind {
    case .solid:
      blend(SolidShader(color: item.color), item, reference, into: pixels, plan, band, columns)
    case .gradient:
      let view = plan.views[Int(item.store)]
      guard let ramps = view.ramps, let gradients = view.gradients else { return }
      blend(
        gradient(gradients + Int(item.shader), ramps, columns), item, reference, into: pixels,
        plan, band, columns)
    case .projectedGradient:
      guard let shader = projectedGradient(item, plan) else { return }
      blend(shader, item, reference, into: pixels, plan, band, columns)
    case .image:
      blend(store.images[Int(item.shader)], item, reference, into: pixels, plan, band, columns)
    case .nothing, .clip:
      break
    }
  }

  @inline(__always)
  private func gradient(
    _ constants: UnsafePointer<GradientConstants>, _ ramps: RampTables,
    _ columns: UnsafeBufferPointer<ColumnRange>
  ) -> GradientShader {
    GradientShader(
      constants, ramps: ramps,
      drawn: ColumnRange(start: columns[0].start, end: columns[columns.count - 1].end),
      knotT: knotT)
  }

  private func projectedGradient(
    _ item: PreparedItem, _ plan: FramePlan
  ) -> ProjectedGradientShader? {
    let store = plan.stores[Int(item.store)]
    return store.ramps.tables.map {
      ProjectedGradientShader(store.projectedGradients[Int(item.shader)], ramps: $0)
    }
  }

  @inline(__always)
  private func blend(
    _ shader: some Shader, _ item: PreparedItem, _ reference: LineReference,
    into pixels: UnsafeMutablePointer<UInt32>, _ plan: FramePlan, _ band: Int,
    _ columns: UnsafeBufferPointer<ColumnRange>
  ) {
    let source = BlendedSource(
      shader, blend: item.blend, light: light(inLayer: item.layer, plan), opacity: item.opacity,
      scratch: scratch, row: pixels)
    fill(reference, item, into: pixels, plan, band, columns, source)
  }

  @inline(__always)
  private func fill(
    _ reference: LineReference, _ item: PreparedItem,
    into pixels: UnsafeMutablePointer<UInt32>, _ plan: FramePlan, _ band: Int,
    _ columns: UnsafeBufferPointer<ColumnRange>, _ source: some SpanSource
  ) {
    let run = reference.run
    let cells = layOut(run, in: pixels, plan, band)
    if item.glyphCount > 0 {
      plan.stores[reference.store].placedGlyphs.withUnsafeBufferPointer { glyphs in
        let first = Int(item.firstGlyph)
        GlyphStamp(
          glyphs: UnsafeBufferPointer(rebasing: glyphs[first..<first + Int(item.glyphCount)]),
          top: band * Grid.bandRows, pixels: pixels, stride: plan.stride,
          usesKernels: cells.usesKernels
        ).fill(columns, source)
      }
      return
    }
    let drawn = cells.drawn(columns)
    if drawn.isEmpty { return }
    let bin = plan.views[reference.store].bands + band
    cells.accumulate(
      UnsafePointer(bin.pointee.lines + Int(run.firstLine)), count: Int(run.lineCount))
    cells.sweep(
      top: band * Grid.bandRows, columns: drawn, isEvenOdd: item.isEvenOdd,
      isAliased: item.isAliased, pixels: pixels, stride: plan.stride, source: source)
  }
}
