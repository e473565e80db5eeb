import TweenPaint

/// Everything the composing threads read: one frame, flattened. Immutable while they run.
///
/// Unchecked: the pointers are valid, and their targets are only read (of the pixels, only the band's
/// own rows are written), for as long as `BandComposer.compose` runs.
struct FramePlan: @unchecked Sendable {
  var width: Int
  var height: Int
  /// Pixels from row to row, a multiple of 16.
  var stride: Int
  /// Invariant: `stride` times the height rounded up to whole bands.
  var pixels: UnsafeMutablePointer<UInt32>
  var background: UInt32
  var items: UnsafePointer<PreparedItem>
  var layers: UnsafePointer<PreparedLayer>
  /// The layers that every band must open, in order.
  var eagerLayers: ContiguousArray<Int32>
  var stores: [ItemFlattener]
  /// The parts of each store that bands read.
  var views: UnsafeBufferPointer<StoreView>
  /// Whether the items of the stores alternate, instead of following store by store.
  var isInterleaved: Bool
  /// The columns to draw: `columnStarts[band] ..< columnStarts[band + 1]` of `columns`.
  var columns: UnsafeBufferPointer<ColumnRange>
  var columnStarts: UnsafePointer<Int>

  func columns(of band: Int) -> UnsafeBufferPointer<ColumnRange> {
    UnsafeBufferPointer(rebasing: columns[columnStarts[band]..<columnStarts[band + 1]])
  }
}

/// The parts of a store that bands read item by item, as plain pointers: reading a class's properties
/// costs more than drawing a small shape. Valid until the next item is added to the store.
struct StoreView {
  let bands: UnsafeMutablePointer<LineBins.Band>
  let gradients: UnsafePointer<GradientConstants>?
  let ramps: RampTables?
}
