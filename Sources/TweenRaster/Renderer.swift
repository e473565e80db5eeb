import Foundation
import TweenGeometry
import TweenPaint

/// Draws display lists into its own pixels; a target needs one renderer.
///
/// Goals, in order: the same bytes on every machine, for any number of threads, drawn at once or tile
/// by tile; the exact covered area of every pixel; speed.
///
/// A frame has two stages, both spread over the threads. Stage A (`ItemFlattener`) rounds outlines to
/// a grid of 1/65,536 pixel and puts their lines into bins, one a band of 16 rows. Stage B
/// (`BandComposer`) draws band after band: all items of one band while it lies in the cache.
///
/// Not Sendable: use it from one thread at a time. Its own threads end with it.
public final class Renderer {
  /// The greatest side of a canvas, in pixels.
  public static let largestSide = 16_384
  /// The side in pixels of the squares in which damage is counted.
  public static let tileSize = 16
  /// With fewer items than this, waking a second thread takes longer than flattening.
  static let itemsPerChunk = 16
  /// With fewer tiles, or fewer items, waking another thread takes longer than drawing.
  static let tilesPerHelper = 16
  static let itemsPerHelper = 64

  /// A part of the plane in pixels that is drawn.
  struct Window: Equatable {
    var width: Int
    var height: Int
    /// The list's points to the window's pixels.
    var toPixels: CGAffineTransform
  }

  private let pool: WorkerPool
  /// The composers of the pool's workers; each is made for the first band that its worker draws.
  private var composers: ContiguousArray<BandComposer?> = []
  private var stores: [ItemFlattener] = []
  private let pyramids = PyramidStore()
  private var prepared: ContiguousArray<PreparedItem> = []

  /// Invariant: owns `stride` times the height rounded up to whole bands, initialised.
  private var storage: UnsafeMutablePointer<UInt32>
  private var storageCount = 0
  private var width = 0
  private var height = 0
  private var stride = 0

  /// Whether the pixels show the list of `diff`, over `background`.
  private var isShowing = false
  private var background = Color.Resolved.clear
  private var window = Window(width: 0, height: 0, toPixels: .identity)
  /// Layers with effects that reach beyond a pixel; nil while there are none.
  private(set) var pictures: PictureStore?
  private var layers = LayerTable()
  private var isSkipped: ContiguousArray<Bool> = []
  private var skippedCount = 0
  private var keptOutlines = KeptOutlines()
  private var extents = ExtentTable()
  /// Whether the bins still contain lines whose extents were not recorded.
  private var areExtentsDue = false
  private var diff = FrameDiff()
  private var damage = DamageMap()
  private var touchedSet = ItemSet()

  private let usesKernels: Bool
  private let masks: GlyphMaskCache

  /// Creates a renderer without a frame.
  ///
  /// - Parameter threadCount: the largest number of drawing threads, the calling one included; nil
  ///   for one per core. More threads than cores have no benefit, and beyond four they are not
  ///   started. The pixels are the same for any number.
  public convenience init(threadCount: Int? = nil) {
    self.init(threadCount: threadCount, usesPortableKernels: false)
  }

  /// - Parameter usesPortableKernels: whether to draw with the instructions of every processor, even
  ///   where this one has faster ones. The pixels are the same.
  package convenience init(threadCount: Int? = nil, usesPortableKernels: Bool) {
    let count = threadCount ?? ProcessInfo.processInfo.activeProcessorCount
    self.init(
      pool: WorkerPool(threadCount: min(max(count, 1), 256)),
      masks: GlyphMaskCache(
        usesKernels: !usesPortableKernels && CellBuffer.areKernelsSupported))
  }

  /// A renderer that shares another's threads and glyphs, and draws by kernels if it does.
  init(pool: WorkerPool, masks: GlyphMaskCache) {
    self.pool = pool
    self.masks = masks
    usesKernels = masks.usesKernels
    storage = .allocate(capacity: 1)
    storage.initialize(to: 0)
  }

  deinit {
    storage.deallocate()
  }

  /// A copy of the last frame; empty before the first.
  public var bitmap: Bitmap {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for row in 0..<height {
      pixels.append(contentsOf: UnsafeBufferPointer(start: storage + row * stride, count: width))
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Calls `body` with the last frame's pixels without copying: rows of `width` pixels, `stride`
  /// apart. The buffer is valid only while `body` runs.
  public func withPixels<Result, Failure: Error>(
    _ body: (_ pixels: UnsafeBufferPointer<UInt32>, _ width: Int, _ height: Int, _ stride: Int)
      throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(
      UnsafeBufferPointer(start: storage, count: stride * height), width, height, stride)
  }

  /// Discards the current frame: the next `render` draws all tiles.
  public func invalidate() {
    isShowing = false
    pictures = nil
  }

  /// Draws `list`, by drawing the tiles where it differs from the last list.
  ///
  /// Items with NaN, infinite or absurd numbers are omitted and counted in the report.
  /// - Throws: `RasterError` when the canvas is invalid; the last frame then stays.
  @discardableResult
  public func render(_ list: DisplayList) throws(RasterError) -> FrameReport {
    let size = try Self.pixelSize(of: list)
    masks.beginFrame()
    let window = Window(
      width: size.width, height: size.height,
      toPixels: CGAffineTransform(a: list.scale, b: 0, c: 0, d: list.scale, tx: 0, ty: 0))
    if pictures == nil, isSettled(list, in: window) { return redraw(list) }
    var layers = LayerTable()
    layers.rebuild(list.items)
    guard layers.needsPictures else {
      pictures = nil
      return draw(list, layers, in: window)
    }
    let pictures = self.pictures ?? PictureStore(pool: pool, masks: masks)
    self.pictures = pictures
    let resolved = pictures.resolve(list, in: window)
    var report = draw(resolved.list, in: window, changed: resolved.changed)
    report.skippedItems += pictures.skippedItems
    report.unsupportedEffects += pictures.unsupportedEffects
    return report
  }

  /// Updates the pixels to a list whose pictures are drawn.
  ///
  /// - Parameter changed: pixels of images that changed and kept their names.
  func draw(
    _ list: DisplayList, in window: Window, changed: [PixelRect]
  ) -> FrameReport {
    if isSettled(list, in: window) { return redraw(list, changed: changed) }
    var layers = LayerTable()
    layers.rebuild(list.items)
    return draw(list, layers, in: window, changed: changed)
  }

  /// Whether a list differs from the last only in some of its items, each in its place, so that its
  /// layers are those of the last. It then counts as the last one: `redraw` must follow.
  private func isSettled(_ list: DisplayList, in window: Window) -> Bool {
    isShowing && self.window == window && background == list.background
      && diff.compareInPlace(list.items)
  }

  private func draw(
    _ list: DisplayList, _ layers: LayerTable, in window: Window, changed: [PixelRect] = []
  ) -> FrameReport {
    if isShowing, self.window == window, background == list.background {
      diff.compare(self.layers, list.items, layers)
      self.layers = layers
      return redraw(list, changed: changed)
    }
    diff.begin(list.items)
    self.layers = layers
    resize(to: window)
    var report = FrameReport()
    drawAll(list, &report)
    isShowing = true
    background = list.background
    return complete(report)
  }

  /// Draws the tiles in which the list differs from the last, according to `diff`.
  private func redraw(_ list: DisplayList, changed: [PixelRect] = []) -> FrameReport {
    var report = FrameReport()
    if !diff.isEmpty || !changed.isEmpty { update(list, changed, &report) }
    return complete(report)
  }

  private func complete(_ unfinished: FrameReport) -> FrameReport {
    var report = unfinished
    report.skippedItems = layers.skippedLayers + skippedCount
    report.unsupportedEffects = layers.unsupportedEffects
    report.damageRects =
      report.damagedTiles == 0 ? [] : damage.rectangles(width: width, height: height)
    return report
  }

  private func drawAll(_ list: DisplayList, _ report: inout FrameReport) {
    let count = list.items.count
    isSkipped.removeAll(keepingCapacity: true)
    isSkipped.append(contentsOf: repeatElement(false, count: count))
    skippedCount = 0
    keptOutlines.removeAll()
    extents.reset(itemCount: count, bandCount: bandCount)
    beginFlattening()
    makeRoom(itemCount: count)
    let used = flatten(
      ContiguousArray(0..<Int32(count)), of: list, firstStore: 0, keepsOutlines: false)
    areExtentsDue = true
    damage.reset(tilesAcross: stride / Self.tileSize, tilesDown: bandCount)
    damage.markAll()
    report.flattenedItems = count
    report.damagedTiles = damage.findRuns()
    compose(list, stores: Array(stores[0..<used]), itemCount: count, isInterleaved: false)
  }

  /// Draws the tiles that changed items cover, now or before.
  private func update(
    _ list: DisplayList, _ changedPixels: [PixelRect], _ report: inout FrameReport
  ) {
    if areExtentsDue {
      var unmarked: DamageMap?
      extents.take(stores[...], replacing: [], marking: &unmarked)
    }
    areExtentsDue = false
    damage.reset(tilesAcross: stride / Self.tileSize, tilesDown: bandCount)
    for rect in changedPixels { damage.mark(rect) }
    if !diff.isInPlace {
      for item in diff.gone { extents.mark(item, in: &damage) }
    }
    if diff.isGroundChanged { damage.markAll() }
    beginFlattening()
    if !diff.isInPlace { renumber() }

    let first = flatten(diff.changed, of: list, firstStore: 0)
    takeExtents(of: list, stores[0..<first])
    report.damagedTiles = damage.findRuns()
    report.flattenedItems = diff.changed.count
    if report.damagedTiles == 0 { return }

    let touched = unchangedItemsInDamage(itemCount: list.items.count)
    report.flattenedItems += touched.count
    let second = flatten(touched, of: list, firstStore: first, onlyDamage: true)
    compose(
      list, stores: Array(stores[0..<first + second]), itemCount: report.flattenedItems,
      isInterleaved: second > 0)
  }

  /// Marks the tiles that changed items cover, or, where each is in its place, covered before.
  private func takeExtents(of list: DisplayList, _ stores: ArraySlice<ItemFlattener>) {
    if diff.isInPlace {
      // None of these items is the begin or end of a layer.
      var map: DamageMap? = damage
      damage = DamageMap()
      extents.take(stores, replacing: diff.changed, marking: &map)
      if let map { damage = map }
      return
    }
    var unmarked: DamageMap?
    extents.take(stores, replacing: diff.changed, marking: &unmarked)
    for item in diff.changed where !isLayerEdge(list.items[Int(item)]) {
      extents.mark(item, in: &damage)
    }
  }

  /// Moves the data of kept items to their new places in the list.
  private func renumber() {
    extents.renumber(diff.oldIndex)
    keptOutlines.renumber(diff.oldIndex)
    var wasSkipped: ContiguousArray<Bool> = []
    wasSkipped.reserveCapacity(diff.oldIndex.count)
    skippedCount = 0
    for place in diff.oldIndex {
      wasSkipped.append(place >= 0 && isSkipped[Int(place)])
      if wasSkipped[wasSkipped.count - 1] { skippedCount += 1 }
    }
    isSkipped = wasSkipped
    makeRoom(itemCount: diff.oldIndex.count)
  }

  private func unchangedItemsInDamage(itemCount: Int) -> ContiguousArray<Int32> {
    if diff.changed.count == itemCount { return [] }
    touchedSet.reset(count: itemCount)
    extents.addItems(touching: damage, to: &touchedSet)
    for item in diff.changed { touchedSet.remove(item) }
    var touched: ContiguousArray<Int32> = []
    touchedSet.forEach { touched.append($0) }
    return touched
  }

  /// The begin and the end of a layer draw nothing themselves: when one changes, the items inside
  /// count as changed.
  private func isLayerEdge(_ item: DisplayItem) -> Bool {
    switch item.content {
    case .beginLayer, .endLayer: true
    default: false
    }
  }

  // MARK: Stages

  private var bandCount: Int { (height + Grid.bandRows - 1) / Grid.bandRows }

  private static func pixelSize(
    of list: DisplayList
  ) throws(RasterError) -> (width: Int, height: Int) {
    let w = (list.size.width * list.scale).rounded()
    let h = (list.size.height * list.scale).rounded()
    guard w >= 0, h >= 0, list.scale >= 0, list.scale.isFinite, w.isFinite, h.isFinite else {
      throw .canvasInvalid
    }
    guard w <= Double(largestSide), h <= Double(largestSide) else {
      throw .canvasTooLarge(width: Int(min(w, 1e15)), height: Int(min(h, 1e15)))
    }
    return (Int(w), Int(h))
  }

  private func resize(to window: Window) {
    self.window = window
    width = window.width
    height = window.height
    let newStride = (width + 15) & ~15
    if newStride != stride { composers.removeAll() }
    stride = newStride
    let count = stride * bandCount * Grid.bandRows
    if count != storageCount {
      storage.deallocate()
      storage = .allocate(capacity: max(count, 1))
      storage.initialize(repeating: 0, count: count)
      storageCount = count
    }
    if composers.isEmpty {
      composers.append(contentsOf: repeatElement(nil, count: pool.width))
    }
  }

  private func beginFlattening() {
    pyramids.beginFrame()
    for index in stores.indices { stores[index].reset(index: index, window) }
  }

  /// Drops the prepared items. Items stay prepared from frame to frame while they keep their places,
  /// but only items with lines in the bins are read.
  private func makeRoom(itemCount: Int) {
    prepared.removeAll(keepingCapacity: true)
    prepared.append(contentsOf: repeatElement(PreparedItem(), count: itemCount + 1))
  }

  /// The starts of the chunks of items that threads take in turn, and `count`: ever smaller ones, so
  /// that all threads finish together.
  private static func chunkStarts(of count: Int, threads: Int) -> [Int] {
    if threads == 1 { return [0, count] }
    let least = max(itemsPerChunk, count / (32 * threads))
    var starts = [0]
    var next = 0
    while next < count {
      let size = max(least, (count - next) / (2 * threads))
      // The rest behind it is large enough for a chunk, or is empty.
      next = count - next - size < least ? count : next + size
      starts.append(next)
    }
    return starts
  }

  /// Stage A for the given items, ascending; with `onlyDamage` without the bands that are not drawn.
  /// Returns the number of stores that it filled, from `firstStore` on.
  private func flatten(
    _ items: ContiguousArray<Int32>, of list: DisplayList, firstStore: Int,
    onlyDamage: Bool = false, keepsOutlines: Bool = true
  ) -> Int {
    let count = items.count
    if count == 0 { return 0 }
    let starts = Self.chunkStarts(of: count, threads: pool.width)
    let chunks = starts.count - 1
    while stores.count < firstStore + chunks {
      let store = ItemFlattener(pyramids: pyramids, masks: masks)
      store.reset(index: stores.count, window)
      stores.append(store)
    }
    if onlyDamage {
      for store in stores[firstStore..<firstStore + chunks] {
        store.bins.limit { !damage.isRowClear($0) }
      }
    }
    let stores = self.stores
    let layers = self.layers
    let layerOfItem = layers.layerOfItem
    let hasPlanes = !layers.planes.isEmpty
    keptOutlines.withPlaces(for: keepsOutlines ? items : [], in: list.items) { kept in
      prepared.withUnsafeMutableBufferPointer { prepared in
        list.items.withUnsafeBufferPointer { source in
          // Every task writes its own items' places.
          nonisolated(unsafe) let prepared = prepared
          nonisolated(unsafe) let kept = kept
          pool.run(chunks) { chunk, _ in
            let store = stores[firstStore + chunk]
            for at in starts[chunk]..<starts[chunk + 1] {
              let index = Int(items[at])
              let layer = layerOfItem[index]
              prepared[index] =
                layer < 0
                ? PreparedItem()
                : store.prepare(
                  source[index], at: index, layer: layer,
                  plane: hasPlanes ? layers.plane(ofLayer: layer) : nil,
                  kept: kept.map { $0 + index })
            }
          }
        }
      }
    }
    for item in items.lazy.map({ Int($0) })
    where isSkipped[item] != prepared[item].isSkipped {
      isSkipped[item].toggle()
      skippedCount += isSkipped[item] ? 1 : -1
    }
    return chunks
  }

  /// Stage B for the damaged tiles.
  private func compose(
    _ list: DisplayList, stores: [ItemFlattener], itemCount: Int, isInterleaved: Bool
  ) {
    let background = ColorEncoding.pixel(
      ColorEncoding.premultiplied(list.background, opacity: 1))
    let bands = damage.damagedRows
    let helpers = max(damage.tileCount / Self.tilesPerHelper, itemCount / Self.itemsPerHelper)
    let (stride, usesKernels) = (stride, usesKernels)
    let eager = layers.eager
    let views = ContiguousArray(stores.map { $0.view })
    prepared.withUnsafeBufferPointer { items in
      layers.layers.withUnsafeBufferPointer { layers in
        damage.columns.withUnsafeBufferPointer { columns in
          damage.columnStarts.withUnsafeBufferPointer { starts in
            guard let items = items.baseAddress, let layers = layers.baseAddress,
              let starts = starts.baseAddress
            else { return }
            views.withUnsafeBufferPointer { views in
              let plan = FramePlan(
                width: width, height: height, stride: stride, pixels: storage,
                background: background, items: items, layers: layers, eagerLayers: eager,
                stores: stores, views: views,
                isInterleaved: isInterleaved, columns: columns, columnStarts: starts)
              composers.withUnsafeMutableBufferPointer { composers in
                // Every worker writes its own place.
                nonisolated(unsafe) let composers = composers
                pool.run(bands.count, helpers: helpers) { index, worker in
                  let composer =
                    composers[worker] ?? BandComposer(stride: stride, usesKernels: usesKernels)
                  composers[worker] = composer
                  composer.compose(bands[index], of: plan)
                }
              }
            }
          }
        }
      }
    }
  }
}
