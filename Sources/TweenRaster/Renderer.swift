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

  private let pool: WorkerPool
  private var composers: [BandComposer] = []
  private var stores: [ItemFlattener] = []
  private var layerTable = LayerTable()
  private var prepared: ContiguousArray<PreparedItem> = []

  /// Invariant: owns `stride * paddedHeight` initialised pixels.
  private var storage: UnsafeMutablePointer<UInt32>
  private var storageCount = 0
  private var width = 0
  private var height = 0
  private var stride = 0

  private var lastList: DisplayList?
  private var lastSkipped = 0

  /// - Parameter threadCount: how many threads draw, this one included; nil: one for each core.
  public init(threadCount: Int? = nil) {
    let count = threadCount ?? ProcessInfo.processInfo.activeProcessorCount
    pool = WorkerPool(threadCount: min(max(count, 1), 256))
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
  }

  /// Makes the frame show `list`, by drawing the tiles where it differs from the last list.
  ///
  /// Items with NaN, infinite or absurd numbers are left out and counted in the report.
  /// - Throws: `RasterError` when there can be no such canvas; the last frame then stays.
  @discardableResult
  public func render(_ list: DisplayList) throws(RasterError) -> FrameReport {
    var report = FrameReport()
    report.skippedItems = lastSkipped
    if let lastList, isSame(lastList, list) {
      return report
    }
    try resize(to: list)
    lastList = list
    if width == 0 || height == 0 { return report }
    flatten(list)
    report.flattenedItems = list.items.count
    report.skippedItems = prepared.reduce(0) { $0 + ($1.isSkipped ? 1 : 0) }
    lastSkipped = report.skippedItems
    compose(list)
    report.damagedTiles = (stride / 16) * ((height + 15) / 16)
    report.damageRects = [PixelRect(x: 0, y: 0, width: width, height: height)]
    return report
  }

  private func isSame(_ a: DisplayList, _ b: DisplayList) -> Bool {
    guard a.size == b.size, a.scale == b.scale, a.background == b.background,
      a.items.count == b.items.count
    else { return false }
    for index in a.items.indices {
      let one = a.items[index]
      let other = b.items[index]
      if one.id != other.id { return false }
      if one.id != 0 {
        if one.version != other.version { return false }
      } else if one.content != other.content {
        return false
      }
    }
    return true
  }

  private func resize(to list: DisplayList) throws(RasterError) {
    let w = (list.size.width * list.scale).rounded()
    let h = (list.size.height * list.scale).rounded()
    guard w >= 0, h >= 0, list.scale >= 0, list.scale.isFinite, w.isFinite, h.isFinite else {
      throw .canvasInvalid
    }
    guard w <= Double(Self.largestSide), h <= Double(Self.largestSide) else {
      throw .canvasTooLarge(width: Int(min(w, 1e15)), height: Int(min(h, 1e15)))
    }
    width = Int(w)
    height = Int(h)
    stride = (width + 15) & ~15
    let count = stride * ((height + 15) & ~15)
    if count != storageCount {
      storage.deallocate()
      storage = .allocate(capacity: max(count, 1))
      storage.initialize(repeating: 0, count: count)
      storageCount = count
      composers.removeAll()
    }
    if composers.isEmpty {
      composers = (0..<pool.width).map { _ in BandComposer(stride: stride) }
    }
  }

  private func flatten(_ list: DisplayList) {
    layerTable.rebuild(list.items)
    let count = list.items.count
    let chunks =
      pool.width == 1 ? 1 : max(1, min(pool.width * 4, count / Self.itemsPerChunk))
    while stores.count < chunks { stores.append(ItemFlattener()) }
    prepared.removeAll(keepingCapacity: true)
    prepared.append(contentsOf: repeatElement(PreparedItem(), count: count))
    let stores = self.stores
    let layerOfItem = layerTable.layerOfItem
    let width = self.width
    let height = self.height
    for store in stores { store.reset(index: 0, width: width, height: height, scale: list.scale) }
    prepared.withUnsafeMutableBufferPointer { prepared in
      // Every task writes its own range of the buffer.
      nonisolated(unsafe) let prepared = prepared
      pool.run(chunks) { chunk, _ in
        let store = stores[chunk]
        store.reset(index: chunk, width: width, height: height, scale: list.scale)
        for index in chunk * count / chunks..<(chunk + 1) * count / chunks {
          let layer = layerOfItem[index]
          if layer < 0 { continue }
          prepared[index] = store.prepare(list.items[index], at: index, layer: layer)
        }
      }
    }
  }

  private func compose(_ list: DisplayList) {
    let bands = (height + Grid.bandRows - 1) / Grid.bandRows
    let columns = ContiguousArray(
      repeating: ColumnRange(start: 0, end: stride), count: bands)
    let starts = ContiguousArray(0...bands)
    let background = ColorEncoding.pixel(
      ColorEncoding.premultiplied(list.background, opacity: 1))
    let composers = self.composers
    prepared.withUnsafeBufferPointer { items in
      layerTable.layers.withUnsafeBufferPointer { layers in
        columns.withUnsafeBufferPointer { columns in
          starts.withUnsafeBufferPointer { starts in
            guard let layers = layers.baseAddress, let starts = starts.baseAddress else { return }
            let none = UnsafePointer(UnsafeMutablePointer<PreparedItem>.allocate(capacity: 1))
            defer { none.deallocate() }
            let plan = FramePlan(
              width: width, height: height, stride: stride, pixels: storage,
              background: background, items: items.baseAddress ?? none, layers: layers,
              stores: stores, columns: columns, columnStarts: starts)
            pool.run(bands) { band, worker in
              composers[worker].compose(band, of: plan)
            }
          }
        }
      }
    }
  }
}
