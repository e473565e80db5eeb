import Foundation
import TweenGeometry
import TweenPaint

/// Draws display lists into pixels it keeps: one per target.
///
/// Goals, in order: the same bytes on every machine, for any number of threads, drawn at once or
/// tile by tile; the exact covered area of every pixel; speed.
///
/// A frame has two stages, both spread over the threads. Stage A (`ItemFlattener`) rounds outlines
/// to a grid of 1/65,536 pixel and puts their lines into bins, one a band of 16 rows. Stage B
/// (`BandComposer`) draws band after band: all items of one band while it lies in the cache.
///
/// Not Sendable: use it from one thread at a time. Its own threads end with it.
public final class Renderer {
  /// The greatest number of pixels a canvas may have a side.
  public static let largestSide = 16_384
  /// Damage is counted in squares of this many pixels a side.
  public static let tileSize = 16
  /// Below this many items flattening is not worth a second thread's waking.
  static let itemsPerChunk = 16

  /// A part of the plane in pixels that is drawn.
  struct Window: Equatable {
    var width: Int
    var height: Int
    /// The list's points to the window's pixels.
    var toPixels: CGAffineTransform
  }

  private let pool: WorkerPool
  private var composers: [BandComposer] = []
  private var stores: [ItemFlattener] = []
  private let pyramids = PyramidStore()
  private var prepared: ContiguousArray<PreparedItem> = []

  /// Invariant: owns `stride` times the height rounded up to whole bands, initialised.
  private var storage: UnsafeMutablePointer<UInt32>
  private var storageCount = 0
  private var width = 0
  private var height = 0
  private var stride = 0

  /// What the pixels show; nil: nothing to build on.
  private var lastList: DisplayList?
  private var window = Window(width: 0, height: 0, toPixels: .identity)
  /// Layers with effects that reach beyond a pixel; nil while there are none.
  private(set) var pictures: PictureStore?
  private var lastLayers = LayerTable()
  private var isSkipped: ContiguousArray<Bool> = []
  private var extents = ExtentTable()
  /// The bins still hold lines whose extents were not taken.
  private var areExtentsDue = false
  private var diff = FrameDiff()
  private var damage = DamageMap()

  private let usesKernels: Bool
  private let masks: GlyphMaskCache

  /// - Parameter threadCount: how many threads draw, this one included; nil: one for each core.
  public convenience init(threadCount: Int? = nil) {
    self.init(threadCount: threadCount, usesPortableKernels: false)
  }

  /// - Parameter usesPortableKernels: whether to draw with what every processor has, whatever this
  ///   one has besides. The pixels are the same.
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

  /// The last frame, as a copy. Empty before the first.
  public var bitmap: Bitmap {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for row in 0..<height {
      pixels.append(contentsOf: UnsafeBufferPointer(start: storage + row * stride, count: width))
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Gives the last frame's pixels without copying: rows of `width` pixels, `stride` apart. The
  /// buffer must not be used after `body` returns.
  public func withPixels<Result, Failure: Error>(
    _ body: (_ pixels: UnsafeBufferPointer<UInt32>, _ width: Int, _ height: Int, _ stride: Int)
      throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(
      UnsafeBufferPointer(start: storage, count: stride * height), width, height, stride)
  }

  /// Forgets what the frame shows: the next `render` draws all of it.
  public func invalidate() {
    lastList = nil
    pictures = nil
  }

  /// Makes the frame show `list`, by drawing the tiles where it differs from the last list.
  ///
  /// Items with NaN, infinite or absurd numbers are left out and counted in the report.
  /// - Throws: `RasterError` when there can be no such canvas; the last frame then stays.
  @discardableResult
  public func render(_ list: DisplayList) throws(RasterError) -> FrameReport {
    let size = try Self.pixelSize(of: list)
    masks.beginFrame()
    let window = Window(
      width: size.width, height: size.height,
      toPixels: CGAffineTransform(a: list.scale, b: 0, c: 0, d: list.scale, tx: 0, ty: 0))
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

  /// Makes the pixels show a list whose pictures are drawn.
  ///
  /// - Parameter changed: pixels of images that changed though they are named as they were.
  func draw(
    _ list: DisplayList, in window: Window, changed: [PixelRect]
  ) -> FrameReport {
    var layers = LayerTable()
    layers.rebuild(list.items)
    return draw(list, layers, in: window, changed: changed)
  }

  private func draw(
    _ list: DisplayList, _ layers: LayerTable, in window: Window, changed: [PixelRect] = []
  ) -> FrameReport {
    var report = FrameReport()
    if let lastList, self.window == window, lastList.background == list.background {
      diff.compare(lastList.items, lastLayers, list.items, layers)
      if !diff.isEmpty || !changed.isEmpty { update(list, layers, changed, &report) }
    } else {
      resize(to: window)
      drawAll(list, layers, &report)
    }
    lastList = list
    lastLayers = layers
    report.skippedItems = isSkipped.reduce(layers.skippedLayers) { $0 + ($1 ? 1 : 0) }
    report.unsupportedEffects = layers.unsupportedEffects
    report.damageRects =
      report.damagedTiles == 0 ? [] : damage.rectangles(width: width, height: height)
    return report
  }

  private func drawAll(
    _ list: DisplayList, _ layers: LayerTable, _ report: inout FrameReport
  ) {
    let count = list.items.count
    isSkipped.removeAll(keepingCapacity: true)
    isSkipped.append(contentsOf: repeatElement(false, count: count))
    extents.reset(itemCount: count)
    beginFlattening(itemCount: list.items.count)
    let used = flatten(ContiguousArray(0..<Int32(count)), of: list, layers, firstStore: 0)
    areExtentsDue = true
    damage.reset(tilesAcross: stride / Self.tileSize, tilesDown: bandCount)
    damage.markAll()
    report.flattenedItems = count
    report.damagedTiles = damage.findRuns()
    compose(list, layers, stores: Array(stores[0..<used]), isInterleaved: false)
  }

  /// Draws the tiles that changed items cover, now or before.
  private func update(
    _ list: DisplayList, _ layers: LayerTable, _ changedPixels: [PixelRect],
    _ report: inout FrameReport
  ) {
    if areExtentsDue { for store in stores { extents.take(store.bins) } }
    damage.reset(tilesAcross: stride / Self.tileSize, tilesDown: bandCount)
    for rect in changedPixels { damage.mark(rect) }
    for item in diff.gone { extents.mark(Int(item), in: &damage) }
    if diff.isGroundChanged { damage.markAll() }
    extents.renumber(diff.oldIndex)
    var wasSkipped: ContiguousArray<Bool> = []
    for place in diff.oldIndex { wasSkipped.append(place >= 0 && isSkipped[Int(place)]) }
    isSkipped = wasSkipped

    var changed: ContiguousArray<Int32> = []
    for item in diff.oldIndex.indices where diff.oldIndex[item] < 0 { changed.append(Int32(item)) }
    beginFlattening(itemCount: list.items.count)
    let first = flatten(changed, of: list, layers, firstStore: 0)
    for store in stores[0..<first] { extents.take(store.bins) }
    for item in changed where !isLayerEdge(list.items[Int(item)]) {
      extents.mark(Int(item), in: &damage)
    }
    report.damagedTiles = damage.findRuns()
    report.flattenedItems = changed.count
    areExtentsDue = false
    if report.damagedTiles == 0 { return }

    var touched: ContiguousArray<Int32> = []
    for item in diff.oldIndex.indices where diff.oldIndex[item] >= 0 {
      if extents.touches(item, damage) { touched.append(Int32(item)) }
    }
    report.flattenedItems += touched.count
    let second = flatten(touched, of: list, layers, firstStore: first)
    compose(list, layers, stores: Array(stores[0..<first + second]), isInterleaved: true)
  }

  /// A layer's edges draw nothing themselves: where one changes, the items inside count as changed.
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
      composers = (0..<pool.width).map { _ in BandComposer(stride: stride, usesKernels: usesKernels)
      }
    }
  }

  private func beginFlattening(itemCount: Int) {
    pyramids.beginFrame()
    for index in stores.indices { stores[index].reset(index: index, window) }
    prepared.removeAll(keepingCapacity: true)
    prepared.append(contentsOf: repeatElement(PreparedItem(), count: itemCount))
  }

  /// Stage A for the given items, ascending. Gives how many stores it filled, from `firstStore` on.
  private func flatten(
    _ items: ContiguousArray<Int32>, of list: DisplayList, _ layers: LayerTable, firstStore: Int
  ) -> Int {
    let count = items.count
    if count == 0 { return 0 }
    let chunks =
      pool.width == 1 ? 1 : max(1, min(pool.width * 4, count / Self.itemsPerChunk))
    while stores.count < firstStore + chunks {
      let store = ItemFlattener(pyramids: pyramids, masks: masks)
      store.reset(index: stores.count, window)
      stores.append(store)
    }
    let stores = self.stores
    let layerOfItem = layers.layerOfItem
    let hasPlanes = !layers.planes.isEmpty
    prepared.withUnsafeMutableBufferPointer { prepared in
      list.items.withUnsafeBufferPointer { source in
        // Every task writes its own items' places.
        nonisolated(unsafe) let prepared = prepared
        pool.run(chunks) { chunk, _ in
          let store = stores[firstStore + chunk]
          for at in chunk * count / chunks..<(chunk + 1) * count / chunks {
            let index = Int(items[at])
            let layer = layerOfItem[index]
            if layer < 0 { continue }
            prepared[index] = store.prepare(
              source[index], at: index, layer: layer,
              plane: hasPlanes ? layers.plane(ofLayer: layer) : nil)
          }
        }
      }
    }
    for item in items { isSkipped[Int(item)] = prepared[Int(item)].isSkipped }
    return chunks
  }

  /// Stage B for the damaged tiles.
  private func compose(
    _ list: DisplayList, _ layers: LayerTable, stores: [ItemFlattener], isInterleaved: Bool
  ) {
    let background = ColorEncoding.pixel(
      ColorEncoding.premultiplied(list.background, opacity: 1))
    let composers = self.composers
    let bands = bandCount
    let eager = layers.eager
    prepared.append(PreparedItem())
    prepared.withUnsafeBufferPointer { items in
      layers.layers.withUnsafeBufferPointer { layers in
        damage.columns.withUnsafeBufferPointer { columns in
          damage.columnStarts.withUnsafeBufferPointer { starts in
            guard let items = items.baseAddress, let layers = layers.baseAddress,
              let starts = starts.baseAddress
            else { return }
            let plan = FramePlan(
              width: width, height: height, stride: stride, pixels: storage,
              background: background, items: items, layers: layers, eagerLayers: eager,
              stores: stores,
              isInterleaved: isInterleaved, columns: columns, columnStarts: starts)
            pool.run(bands) { band, worker in
              composers[worker].compose(band, of: plan)
            }
          }
        }
      }
    }
  }
}
