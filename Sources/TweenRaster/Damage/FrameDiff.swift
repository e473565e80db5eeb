import TweenPaint

/// The items of a list that are drawn exactly as in the list before.
///
/// The kept items are in both lists in the same order and in the same surroundings (layers). So
/// outside the tiles that the other items cover, before or now, every pixel is made of the same items
/// in the same order, and does not change.
///
/// Of the list before only names and versions are kept, so that its owner can write to it without
/// copying it. Only items without names are compared by value.
struct FrameDiff {
  private enum Role: UInt8 {
    case leaf
    case begin
    case end
  }

  /// The identity of an item of the list before.
  private struct Key {
    var id: UInt64
    var version: UInt64
    var blend: BlendOperator
    var role: Role
  }

  /// Whether every item and layer has its place of the list before; `oldIndex` is undefined then.
  private(set) var isInPlace = false
  /// For every new item, its place in the old list, or -1 for an item to redraw.
  private(set) var oldIndex: ContiguousArray<Int32> = []
  /// The old items that have no kept counterpart, ascending.
  private(set) var gone: ContiguousArray<Int32> = []
  /// The new items to redraw, ascending.
  private(set) var changed: ContiguousArray<Int32> = []
  /// Whether a layer that changes pixels outside its items was added, removed or changed.
  private(set) var isGroundChanged = false

  var isEmpty: Bool { changed.isEmpty && gone.isEmpty }

  private var keys: ContiguousArray<Key> = []
  /// The list before, when some of its items have no names; else empty.
  private var items: [DisplayItem] = []
  private var keptOld: ContiguousArray<Bool> = []
  private var layerMap: ContiguousArray<Int32> = []

  /// Forgets the list before, and records one that is drawn wholly.
  mutating func begin(_ new: [DisplayItem]) {
    isInPlace = false
    keys.removeAll(keepingCapacity: true)
    keys.reserveCapacity(new.count)
    var isAnonymous = false
    new.withUnsafeBufferPointer { new in
      guard let first = new.baseAddress else { return }
      for index in 0..<new.count {
        let item = first + index
        let role = Self.role(of: item)
        keys.append(
          Key(
            id: item.pointee.id, version: item.pointee.version, blend: item.pointee.blend,
            role: role))
        if item.pointee.id == 0 && role != .end { isAnonymous = true }
      }
    }
    items = isAnonymous ? new : []
  }

  /// Compares a list with the one before, and records it, if every item has the name of the item at
  /// its place before, and no layer was added, removed or changed. Returns false otherwise.
  mutating func compareInPlace(_ new: [DisplayItem]) -> Bool {
    isInPlace = false
    guard new.count == keys.count else { return false }
    var found: ContiguousArray<Int32> = []
    swap(&found, &changed)
    found.removeAll(keepingCapacity: true)
    let isSettled = new.withUnsafeBufferPointer { new in
      new.baseAddress.map { findChanges(from: $0, into: &found) } ?? true
    }
    swap(&found, &changed)
    if !isSettled { return false }
    for index in changed { keys[Int(index)].version = new[Int(index)].version }
    if !items.isEmpty { items = new }
    gone.removeAll(keepingCapacity: true)
    gone.append(contentsOf: changed)
    isGroundChanged = false
    isInPlace = true
    return true
  }

  /// Adds the places where items changed; returns false when anything else did. `new` points to as
  /// many items as before.
  private func findChanges(
    from new: UnsafePointer<DisplayItem>, into changed: inout ContiguousArray<Int32>
  ) -> Bool {
    for index in keys.indices {
      let item = new + index
      if keys[index].id != item.pointee.id { return false }
      if isSame(index, item) { continue }
      guard keys[index].role == .leaf, keys[index].blend == item.pointee.blend,
        Self.role(of: item) == .leaf
      else { return false }
      changed.append(Int32(index))
    }
    return true
  }

  /// Compares any list with the one before, and records it.
  mutating func compare(
    _ oldLayers: LayerTable, _ new: [DisplayItem], _ newLayers: LayerTable
  ) {
    isInPlace = false
    oldIndex.removeAll(keepingCapacity: true)
    oldIndex.append(contentsOf: repeatElement(-1, count: new.count))
    new.withUnsafeBufferPointer { new in
      if let first = new.baseAddress { match(first, count: new.count) }
    }
    mapLayers(oldLayers, newLayers)
    keptOld.removeAll(keepingCapacity: true)
    keptOld.append(contentsOf: repeatElement(false, count: keys.count))
    changed.removeAll(keepingCapacity: true)
    for index in oldIndex.indices {
      let place = oldIndex[index]
      let layer = newLayers.layerOfItem[index]
      let isKept =
        place >= 0 && (layer < 0 ? -1 : layerMap[Int(layer)]) == oldLayers.layerOfItem[Int(place)]
      if isKept {
        keptOld[Int(place)] = true
      } else {
        oldIndex[index] = -1
        changed.append(Int32(index))
      }
    }
    gone.removeAll(keepingCapacity: true)
    for index in keptOld.indices where !keptOld[index] { gone.append(Int32(index)) }
    begin(new)
  }

  /// The same drawing: by name and version, or, without a name, by value.
  static func isSame(_ a: borrowing DisplayItem, _ b: borrowing DisplayItem) -> Bool {
    if a.id != b.id { return false }
    if a.blend != b.blend { return false }
    return a.id != 0 ? a.version == b.version : a.content == b.content
  }

  // Items are read in place: a copy would retain everything in an item.

  /// Whether an item draws the same as the item at a place of the list before.
  @inline(__always)
  private func isSame(_ place: Int, _ item: UnsafePointer<DisplayItem>) -> Bool {
    let key = keys[place]
    if key.id != item.pointee.id || key.blend != item.pointee.blend { return false }
    if key.id != 0 { return key.version == item.pointee.version }
    if key.role == .end { return Self.role(of: item) == .end }
    return items[place].content == item.pointee.content
  }

  private static func role(of item: UnsafePointer<DisplayItem>) -> Role {
    switch item.pointee.content {
    case .fill, .glyphs, .image: .leaf
    case .beginLayer: .begin
    case .endLayer: .end
    }
  }

  private mutating func match(_ new: UnsafePointer<DisplayItem>, count: Int) {
    // Items with the same name at both ends of the lists are matched.
    var start = 0
    while start < keys.count, start < count, keys[start].id == new[start].id {
      if isSame(start, new + start) { oldIndex[start] = Int32(start) }
      start += 1
    }
    var oldEnd = keys.count
    var newEnd = count
    while oldEnd > start, newEnd > start, keys[oldEnd - 1].id == new[newEnd - 1].id {
      oldEnd -= 1
      newEnd -= 1
      if isSame(oldEnd, new + newEnd) { oldIndex[newEnd] = Int32(oldEnd) }
    }
    if start == newEnd || start == oldEnd { return }
    var places: [UInt64: Int] = [:]
    for index in start..<oldEnd where keys[index].id != 0 { places[keys[index].id] = index }
    // Kept items must have the same order: an item that moved past others is redrawn.
    var last = start - 1
    for index in start..<newEnd {
      var place = -1
      if new[index].id != 0 {
        place = places[new[index].id] ?? -1
      } else if last + 1 < oldEnd {
        place = last + 1
      }
      if place > last, isSame(place, new + index) {
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
