import TweenPaint

/// Which items of a list are drawn exactly as they were in the list before.
///
/// The kept items stand in both lists in the same order and in the same surroundings (layers). So
/// outside the tiles that the other items cover, before or now, every pixel is made of the same
/// items in the same order, and stands.
struct FrameDiff {
  /// For every new item, its place in the old list, or -1 when it must be drawn anew.
  private(set) var oldIndex: ContiguousArray<Int32> = []
  /// The old items that have no kept counterpart, ascending.
  private(set) var gone: ContiguousArray<Int32> = []

  var isEmpty: Bool { changed == 0 && gone.isEmpty }
  private(set) var changed = 0
  /// A layer came, went or changed that changes pixels where nothing is drawn into it.
  private(set) var isGroundChanged = false

  private var keptOld: ContiguousArray<Bool> = []
  private var layerMap: ContiguousArray<Int32> = []

  mutating func compare(
    _ old: [DisplayItem], _ oldLayers: LayerTable, _ new: [DisplayItem], _ newLayers: LayerTable
  ) {
    oldIndex.removeAll(keepingCapacity: true)
    oldIndex.append(contentsOf: repeatElement(-1, count: new.count))
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in match(old, new) }
    }
    mapLayers(oldLayers, newLayers)
    keptOld.removeAll(keepingCapacity: true)
    keptOld.append(contentsOf: repeatElement(false, count: old.count))
    changed = 0
    for index in oldIndex.indices {
      let place = oldIndex[index]
      let layer = newLayers.layerOfItem[index]
      let isKept =
        place >= 0 && (layer < 0 ? -1 : layerMap[Int(layer)]) == oldLayers.layerOfItem[Int(place)]
      if isKept {
        keptOld[Int(place)] = true
      } else {
        oldIndex[index] = -1
        changed += 1
      }
    }
    gone.removeAll(keepingCapacity: true)
    for index in keptOld.indices where !keptOld[index] { gone.append(Int32(index)) }
  }

  /// The same drawing: by name and version, or, without a name, by value.
  static func isSame(_ a: borrowing DisplayItem, _ b: borrowing DisplayItem) -> Bool {
    if a.id != b.id { return false }
    if a.blend != b.blend { return false }
    return a.id != 0 ? a.version == b.version : a.content == b.content
  }

  private mutating func match(
    _ old: UnsafeBufferPointer<DisplayItem>, _ new: UnsafeBufferPointer<DisplayItem>
  ) {
    // Places that bear the same name on both ends of the lists belong together.
    var start = 0
    while start < old.count, start < new.count, old[start].id == new[start].id {
      if Self.isSame(old[start], new[start]) { oldIndex[start] = Int32(start) }
      start += 1
    }
    var oldEnd = old.count
    var newEnd = new.count
    while oldEnd > start, newEnd > start, old[oldEnd - 1].id == new[newEnd - 1].id {
      oldEnd -= 1
      newEnd -= 1
      if Self.isSame(old[oldEnd], new[newEnd]) { oldIndex[newEnd] = Int32(oldEnd) }
    }
    if start == newEnd || start == oldEnd { return }
    var places: [UInt64: Int] = [:]
    for index in start..<oldEnd where old[index].id != 0 { places[old[index].id] = index }
    // Kept items must stand in the same order: an item that overtook others is drawn anew.
    var last = start - 1
    for index in start..<newEnd {
      var place = -1
      if new[index].id != 0 {
        place = places[new[index].id] ?? -1
      } else if last + 1 < oldEnd {
        place = last + 1
      }
      if place > last, Self.isSame(old[place], new[index]) {
        oldIndex[index] = Int32(place)
        last = place
      }
    }
  }

  /// A layer is the same when its beginning is, and the layer around it, and the masks that cut it.
  private mutating func mapLayers(_ old: LayerTable, _ new: LayerTable) {
    layerMap.removeAll(keepingCapacity: true)
    var keptCovers = 0
    var covers = 0
    for layer in new.layers {
      if layer.parent < 0 {
        layerMap.append(0)
        continue
      }
      let place = oldIndex[Int(layer.beginItem)]
      let oldLayer = place < 0 ? -1 : old.openedLayer(by: place)
      let isKept =
        oldLayer >= 0 && old.layers[Int(oldLayer)].parent == layerMap[Int(layer.parent)]
        && areMasksKept(of: oldLayer, old, of: layer, new)
      layerMap.append(isKept ? oldLayer : -2)
      if layer.coversAll {
        covers += 1
        keptCovers += isKept ? 1 : 0
      }
    }
    let oldCovers = old.layers.reduce(0) { $0 + ($1.coversAll ? 1 : 0) }
    isGroundChanged = keptCovers != covers || keptCovers != oldCovers
  }

  private func areMasksKept(
    of oldLayer: Int32, _ old: LayerTable, of layer: PreparedLayer, _ new: LayerTable
  ) -> Bool {
    var mask = layer.lastMask
    var oldMask = old.layers[Int(oldLayer)].lastMask
    while mask >= 0, oldMask >= 0 {
      let place = oldIndex[Int(new.layers[Int(mask)].beginItem)]
      if place != old.layers[Int(oldMask)].beginItem { return false }
      mask = new.layers[Int(mask)].previousMask
      oldMask = old.layers[Int(oldMask)].previousMask
    }
    return mask < 0 && oldMask < 0
  }
}
