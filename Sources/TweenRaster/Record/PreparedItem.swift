import TweenGeometry
import TweenPaint

/// What is left of a display item once its outline lies in the bins.
struct PreparedItem {
  enum Kind: UInt8 {
    /// Draws nothing.
    case nothing
    case solid
    case gradient
    case image
    /// The outline is a layer's clip.
    case clip
  }

  var kind = Kind.nothing
  var isEvenOdd = false
  var isAliased = false
  /// Left out because of bad numbers.
  var isSkipped = false
  /// Premultiplied, for solid items.
  var color: UInt32 = 0
  /// 0...255, for images; other kinds have it in their colours.
  var opacity: UInt32 = 255
  /// Which flattener's store, and where in it, the shader lies.
  var store: Int32 = 0
  var shader: Int32 = 0
  /// The layer the item is drawn into; 0 is the canvas.
  var layer: Int32 = 0
}

/// A group of items that is drawn by itself and then composed.
struct PreparedLayer {
  /// The layer it is composed into. The canvas (layer 0) has -1.
  var parent: Int32
  /// 0...255.
  var opacity: UInt32
  /// The item whose outline clips, or -1.
  var clipItem: Int32
  /// The `beginLayer` item; -1 for the canvas.
  var beginItem: Int32
  /// Which of the table's planes the layer's points are in; -1 for the canvas's own.
  var plane: Int32
}

/// Finds the layers of a display list: those that change what is inside. A layer with full opacity
/// and neither clip nor projection draws nothing of its own, and its items belong to the layer
/// around it.
struct LayerTable {
  private(set) var layers: ContiguousArray<PreparedLayer> = []
  /// The layer every item is drawn into, -1 for what cannot be seen. A `beginLayer` has the layer
  /// around the one it opens.
  private(set) var layerOfItem: ContiguousArray<Int32> = []
  /// The planes that are seen in perspective: their points to the canvas's.
  private(set) var planes: ContiguousArray<ProjectionTransform> = []
  /// What is drawn otherwise than the list says: layers without their blur, and gradients and
  /// images in a plane, which are drawn without the perspective inside their outlines.
  private(set) var unsupportedEffects = 0

  mutating func rebuild(_ items: [DisplayItem]) {
    layers.removeAll(keepingCapacity: true)
    layerOfItem.removeAll(keepingCapacity: true)
    layerOfItem.reserveCapacity(items.count)
    planes.removeAll(keepingCapacity: true)
    unsupportedEffects = 0
    layers.append(
      PreparedLayer(parent: -1, opacity: 255, clipItem: -1, beginItem: -1, plane: -1))
    var open: ContiguousArray<Int32> = []
    var current: Int32 = 0
    for index in items.indices {
      if items[index].blend != .normal, current >= 0 { unsupportedEffects += 1 }
      switch items[index].content {
      case .beginLayer(let layer):
        open.append(current)
        let alpha = ColorEncoding.unit(layer.opacity)
        if current >= 0, alpha > 0 { noteUnsupported(layer) }
        if current < 0 || alpha <= 0 {
          current = -1
          layerOfItem.append(-1)
        } else if changesContent(layer) || alpha < 1 {
          layers.append(
            PreparedLayer(
              parent: current, opacity: UInt32(alpha * 255 + 0.5),
              clipItem: layer.clip == nil ? -1 : Int32(index), beginItem: Int32(index),
              plane: plane(of: layer, in: current)))
          layerOfItem.append(current)
          current = Int32(layers.count - 1)
        } else {
          layerOfItem.append(-1)
        }
      case .endLayer:
        layerOfItem.append(-1)
        // An end without a beginning is ignored.
        current = open.popLast() ?? current
      case .fill(let fill):
        layerOfItem.append(current)
        noteUnsupported(fill.paint, in: current)
      case .glyphs(let glyphs):
        layerOfItem.append(current)
        noteUnsupported(glyphs.paint, in: current)
      case .image:
        layerOfItem.append(current)
        noteUnsupported(in: current)
      }
    }
  }

  private func changesContent(_ layer: DisplayItem.Layer) -> Bool {
    if case .projection = layer.effect { return true }
    return layer.clip != nil
  }

  private mutating func plane(of layer: DisplayItem.Layer, in parent: Int32) -> Int32 {
    let outer = layers[Int(parent)].plane
    guard case .projection(let map) = layer.effect else { return outer }
    planes.append(outer < 0 ? map : map.concatenating(planes[Int(outer)]))
    return Int32(planes.count - 1)
  }

  private mutating func noteUnsupported(_ layer: DisplayItem.Layer) {
    if layer.isMask || layer.isOpaque { unsupportedEffects += 1 }
    switch layer.effect {
    case .blur, .colorMatrix, .alphaThreshold, .shadow, .backdrop: unsupportedEffects += 1
    case .projection, nil: break
    }
  }

  private mutating func noteUnsupported(_ paint: Paint, in layer: Int32) {
    switch paint {
    case .solid: break
    case .gradient: noteUnsupported(in: layer)
    case .pattern: unsupportedEffects += layer >= 0 ? 1 : 0
    }
  }

  private mutating func noteUnsupported(in layer: Int32) {
    if layer >= 0, layers[Int(layer)].plane >= 0 { unsupportedEffects += 1 }
  }

  /// The plane that a layer's points are in; nil for the canvas's own.
  func plane(ofLayer layer: Int32) -> ProjectionTransform? {
    let plane = layers[Int(layer)].plane
    return plane < 0 ? nil : planes[Int(plane)]
  }

  /// The layer that an item opens, or -1.
  func openedLayer(by item: Int32) -> Int32 {
    // Layers stand in the order of their beginnings.
    var low = 1
    var high = layers.count
    while low < high {
      let middle = (low + high) / 2
      if layers[middle].beginItem < item { low = middle + 1 } else { high = middle }
    }
    return low < layers.count && layers[low].beginItem == item ? Int32(low) : -1
  }
}
