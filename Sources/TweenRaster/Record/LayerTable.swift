import TweenGeometry
import TweenMath
import TweenPaint

/// A group of items that is drawn by itself and then composed.
struct PreparedLayer {
  /// The layer it is composed into. The canvas (layer 0) has -1.
  var parent: Int32 = -1
  /// 0...255.
  var opacity: UInt32 = 255
  /// The item whose outline clips, or -1.
  var clipItem: Int32 = -1
  /// The `beginLayer` item; -1 for the canvas.
  var beginItem: Int32 = -1
  /// The index of the plane of the layer's points; -1 for the canvas's own.
  var plane: Int32 = -1
  var blend = BlendOperator.normal
  /// Whether its alpha cuts the parent; it draws nothing itself.
  var isMask = false
  /// Whether the picture begins black instead of clear.
  var isOpaque = false
  /// Whether colours are mixed in linear light in it.
  var isLinear = false
  /// The effect that is applied to the picture first.
  var filter: PixelFilter?
  /// The last of the masks in it, and the mask of the same parent before this one; -1: none.
  var lastMask: Int32 = -1
  var previousMask: Int32 = -1

  /// Whether it changes pixels also where none of its items draws: everywhere inside its clip. A mask,
  /// which has no blend, keeps the picture's pixels there.
  var coversAll: Bool {
    isOpaque || filter?.changesClear == true || (!isMask && blend.changesUnderClear)
  }
}

/// Finds the layers of a display list that affect their items. Another layer (fully opaque, without
/// clip, effect and so on) draws nothing of its own, and its items belong to the layer around it.
struct LayerTable {
  private(set) var layers: ContiguousArray<PreparedLayer> = []
  /// The layer into which every item is drawn, -1 for an invisible one. A `beginLayer` has the layer
  /// around the one it opens.
  private(set) var layerOfItem: ContiguousArray<Int32> = []
  /// The layers that a band must open even without items in it, in order.
  private(set) var eager: ContiguousArray<Int32> = []
  /// The planes that are seen in perspective: their points to the canvas's.
  private(set) var planes: ContiguousArray<ProjectionTransform> = []
  /// The number of layers that are drawn without their blur, shadow or backdrop.
  private(set) var unsupportedEffects = 0
  /// Whether there are layers with effects that `PictureStore` draws.
  private(set) var needsPictures = false
  /// The number of masks outside of any layer, and of layers with bad numbers: omitted with their
  /// content.
  private(set) var skippedLayers = 0
  /// The `beginLayer` items of layers whose items are not simply drawn over the content around them;
  /// empty: there are none.
  private var isIsolating: ContiguousArray<Bool> = []

  mutating func rebuild(_ items: [DisplayItem]) {
    isIsolating.removeAll(keepingCapacity: true)
    if !gather(items) { gather(items) }
  }

  /// Returns false when layers turned out, too late, to be isolating.
  @discardableResult
  private mutating func gather(_ items: [DisplayItem]) -> Bool {
    layers.removeAll(keepingCapacity: true)
    layerOfItem.removeAll(keepingCapacity: true)
    layerOfItem.reserveCapacity(items.count)
    eager.removeAll(keepingCapacity: true)
    planes.removeAll(keepingCapacity: true)
    unsupportedEffects = 0
    needsPictures = false
    skippedLayers = 0
    layers.append(PreparedLayer())
    var isComplete = true
    var open: ContiguousArray<(layer: Int32, begin: Int32)> = []
    var current: Int32 = 0
    /// Records that the content of the innermost layer must not mix with the content around it.
    func isolate() {
      guard let begin = open.last?.begin, current >= 0,
        layers[Int(current)].beginItem != begin
      else { return }
      if isIsolating.isEmpty {
        isIsolating.append(contentsOf: repeatElement(false, count: items.count))
      }
      isIsolating[Int(begin)] = true
      isComplete = false
    }
    for index in items.indices {
      switch items[index].content {
      case .beginLayer(let layer):
        if layer.isMask || items[index].blend != .normal { isolate() }
        open.append((current, Int32(index)))
        current = begin(layer, items[index].blend, at: index, in: current)
      case .endLayer:
        layerOfItem.append(-1)
        // An end without a beginning is ignored.
        current = open.popLast()?.layer ?? current
      case .fill, .glyphs, .image:
        if items[index].blend != .normal { isolate() }
        layerOfItem.append(current)
      }
    }
    return isComplete
  }

  /// Returns the layer to which the items inside belong; -1 when they are invisible.
  private mutating func begin(
    _ layer: DisplayItem.Layer, _ blend: BlendOperator, at index: Int, in parent: Int32
  ) -> Int32 {
    let alpha = ColorEncoding.unit(layer.opacity)
    // A mask with an alpha of 0 cuts everything; another layer is invisible and can be ignored.
    if parent < 0 || (alpha <= 0 && !layer.isMask) {
      layerOfItem.append(-1)
      return -1
    }
    let isStray = layer.isMask && parent == 0
    guard !isStray, let filter = PixelFilter.made(of: layer.effect) else {
      skippedLayers += 1
      layerOfItem.append(-1)
      return -1
    }
    noteUnsupported(layer)
    let isIsolated = !isIsolating.isEmpty && isIsolating[index]
    var made = PreparedLayer(
      parent: parent, opacity: UInt32(alpha * 255 + 0.5),
      clipItem: layer.clip == nil ? -1 : Int32(index), beginItem: Int32(index),
      plane: layers[Int(parent)].plane, blend: blend, isMask: layer.isMask,
      isOpaque: layer.isOpaque, isLinear: layers[Int(parent)].isLinear, filter: filter.value)
    if let mixing = layer.mixing { made.isLinear = mixing == .linear }
    var isProjected = false
    if case .projection(let map) = layer.effect {
      isProjected = true
      planes.append(made.plane < 0 ? map : map.concatenating(planes[Int(made.plane)]))
      made.plane = Int32(planes.count - 1)
    }
    guard
      isIsolated || isProjected || layer.clip != nil || alpha < 1 || blend != .normal
        || layer.isMask || layer.isOpaque || made.filter != nil
        || made.isLinear != layers[Int(parent)].isLinear
    else {
      layerOfItem.append(-1)
      return parent
    }
    let new = Int32(layers.count)
    if made.isMask {
      made.previousMask = layers[Int(parent)].lastMask
      layers[Int(parent)].lastMask = new
    }
    if made.isMask || made.coversAll { eager.append(new) }
    layers.append(made)
    layerOfItem.append(parent)
    return new
  }

  private mutating func noteUnsupported(_ layer: DisplayItem.Layer) {
    switch layer.effect {
    case .blur, .shadow, .backdrop:
      unsupportedEffects += 1
      needsPictures = true
    case .projection, .colorMatrix, .alphaThreshold, nil: break
    }
  }

  /// The plane of a layer's points; nil for the canvas's own.
  func plane(ofLayer layer: Int32) -> ProjectionTransform? {
    let plane = layers[Int(layer)].plane
    return plane < 0 ? nil : planes[Int(plane)]
  }

  /// The layer that an item opens, or -1.
  func openedLayer(by item: Int32) -> Int32 {
    // Layers are in the order of their beginnings.
    let found = (1..<max(layers.count, 1)).partitioningIndex { layers[$0].beginItem >= item }
    return found < layers.count && layers[found].beginItem == item ? Int32(found) : -1
  }
}
