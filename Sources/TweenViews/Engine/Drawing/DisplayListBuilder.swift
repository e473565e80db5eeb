import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// The place of one element's item in the display list.
package struct ItemSlot {
  package fileprivate(set) var id: UInt64 = 0
  fileprivate var place = -1
  package init() {}
}

/// The place of an element that draws a varying number of items.
package struct RunSlot {
  /// The items' ids, in order; there may be more ids than items now. The first id also identifies
  /// the run in the table of runs, so a run without items has one too.
  fileprivate var ids: ContiguousArray<UInt64> = []
  fileprivate var place = -1
  package init() {}
}

/// The counters for items' ids and versions, shared by lists between which items may move.
@MainActor package final class ItemNumbers {
  // Incremented and read where an item is created, without calls to other code.
  @exclusivity(unchecked) fileprivate var lastID: UInt64 = 0
  @exclusivity(unchecked) fileprivate(set) var lastVersion: UInt64 = 0
}

/// Keeps the display list of a graph. Rebuilds it when the structure changed; otherwise replaces
/// only the items whose drawing changed.
@MainActor package final class DisplayListBuilder {
  // Items are created by elements, which do not access the list, so nothing here is accessed twice
  // at once.
  @exclusivity(unchecked) package private(set) var list: DisplayList
  @exclusivity(unchecked) package private(set) var isRebuilding = true
  /// Set during a refresh when an element's place in the list does not fit its items.
  @exclusivity(unchecked) private var mustRebuild = true
  private var old: [DisplayItem] = []
  @exclusivity(unchecked) private var runs = RunTable()
  private var oldRuns = RunTable()
  /// The number of elements in the list that is being rebuilt.
  private var placeCount = 0
  /// Whether this builder is the only holder of the items: the list is not shared, or its items
  /// were copied already in this refresh.
  @exclusivity(unchecked) private var isListOwn: Bool
  /// Whether the receiver of a list still holds it when the next list is made.
  private let isShared: Bool
  /// The items of the list before this one. The receiver of the last list still holds it, so a
  /// write to it would copy all items. The list before that one is free by then, and receives the
  /// changes of two refreshes instead. If its items are no longer the same, only its memory is
  /// reused.
  @exclusivity(unchecked) private var spare: [DisplayItem] = []
  private var isSpareUsable = false
  @exclusivity(unchecked) private var isRefreshing = false
  /// The indices that the last refresh replaced, and those that this one replaces.
  @exclusivity(unchecked) private var lastChanges: [Int] = []
  @exclusivity(unchecked) private var changes: [Int] = []
  let numbers: ItemNumbers
  @exclusivity(unchecked) package private(set) var refreshedItems = 0
  /// A counter that changes whenever an item may have another index than before.
  @exclusivity(unchecked) private(set) var arrangement = 0
  /// A counter that changes at each pass, and is odd while elements draw. Results computed during a
  /// pass stay valid until the counter changes.
  @exclusivity(unchecked) package private(set) var pass = 0

  /// - Parameter isShared: Whether receivers of the list keep it until they receive the next one.
  package init(list: DisplayList, numbers: ItemNumbers? = nil, isShared: Bool = true) {
    self.list = list
    self.numbers = numbers ?? ItemNumbers()
    self.isShared = isShared
    isListOwn = !isShared
  }

  package func setCanvas(size: CGSize, scale: Double, background: Color.Resolved) {
    list.size = size
    list.scale = scale
    list.background = background
  }

  /// Marks the list for a rebuild, after elements were added, removed or reordered.
  package func structureDidChange() { mustRebuild = true }

  package func update(_ draw: (DisplayListBuilder) -> Void) {
    refreshedItems = 0
    pass += 1
    defer { pass += 1 }
    isRebuilding = mustRebuild
    mustRebuild = false
    if isRebuilding { beginRebuild() }
    draw(self)
    if mustRebuild {
      // An element drew a different number of items than before.
      mustRebuild = false
      isRebuilding = true
      beginRebuild()
      draw(self)
    }
    endRefresh()
    if isRebuilding { keepMemory() }
    isRebuilding = false
    isListOwn = !isShared
    old = []
  }

  /// Keeps the memory of the previous list for the next one, but not its items: removed items may
  /// be large, and the next change may be far off. Memory for far more items than there are is
  /// released.
  private func keepMemory() {
    isSpareUsable = false
    spare = []
    guard isShared, old.capacity <= 4 * max(list.items.count, 64) else { return }
    swap(&spare, &old)
    spare.removeAll(keepingCapacity: true)
  }

  /// Prepares to replace the item at `index`. The other items of the list stay as they are.
  @inline(__always) private func willRefresh(_ index: Int) {
    if isListOwn { return }
    if !isRefreshing { beginRefresh() }
    changes.append(index)
  }

  private func beginRefresh() {
    isRefreshing = true
    if isSpareUsable {
      swap(&list.items, &spare)
    } else {
      spare.removeAll(keepingCapacity: true)
      spare.append(contentsOf: list.items)
      swap(&list.items, &spare)
      isSpareUsable = true
      lastChanges.removeAll(keepingCapacity: true)
    }
  }

  /// Returns the current item at `index`, during a refresh or outside of one.
  private func latestItem(_ index: Int) -> DisplayItem {
    guard isRefreshing, list.items[index].version < spare[index].version else {
      return list.items[index]
    }
    return spare[index]
  }

  /// Copies items from the previous list that the last refresh replaced and this one did not.
  private func endRefresh() {
    guard isRefreshing else { return }
    isRefreshing = false
    // Usually the same items change in every frame, and there is nothing to copy.
    if lastChanges != changes {
      for index in lastChanges where list.items[index].version < spare[index].version {
        list.items[index] = spare[index]
      }
    }
    swap(&lastChanges, &changes)
    changes.removeAll(keepingCapacity: true)
  }

  private func beginRebuild() {
    endRefresh()
    arrangement += 1
    old = list.items
    swap(&runs, &oldRuns)
    runs.removeAll()
    placeCount = 0
    isListOwn = !isShared
    list.items = []
    swap(&list.items, &spare)
    list.items.removeAll(keepingCapacity: true)
    list.items.reserveCapacity(old.count)
  }

  /// Draws one item. `make` is called only if the item is stale or new.
  package func emit(
    _ slot: inout ItemSlot, isStale: Bool, blend: BlendOperator = .normal,
    _ make: () -> DisplayItem.Content
  ) {
    if slot.id == 0 { slot.id = makeID() }
    if isRebuilding {
      let known = slot.place < 0 ? -1 : oldRuns.index(of: slot.place)
      slot.place = placeCount
      placeCount += 1
      if !isStale, known >= 0, known < old.count, old[known].id == slot.id {
        list.items.append(old[known])
      } else {
        list.items.append(makeItem(slot.id, blend, make()))
      }
      return
    }
    guard let index = index(of: slot) else {
      mustRebuild = true
      return
    }
    guard isStale else { return }
    let content = make()
    willRefresh(index)
    list.items[index] = makeItem(slot.id, blend, content)
  }

  /// Returns the index of the slot's item in the list; nil if it is not in the list.
  @inline(__always) private func index(of slot: ItemSlot) -> Int? {
    let index = slot.place < 0 ? -1 : runs.index(of: slot.place)
    guard index >= 0, index < list.items.count, list.items[index].id == slot.id else { return nil }
    return index
  }

  /// Returns the index at which `replaceFill` may replace the slot's item; nil if `emit` must draw
  /// it.
  @inline(__always) package func standingIndex(of slot: ItemSlot) -> Int? {
    isRebuilding ? nil : index(of: slot)
  }

  /// Replaces the fill at an index that `standingIndex` has just returned. `update` must set all of
  /// its properties: it receives an older fill, whose memory it may reuse.
  @inline(__always) package func replaceFill(
    at index: Int, blend: BlendOperator, _ update: (inout DisplayItem.Fill) -> Void
  ) {
    willRefresh(index)
    list.items[index].content.updateFill(update)
    list.items[index].blend = blend
    numbers.lastVersion += 1
    refreshedItems += 1
    list.items[index].version = numbers.lastVersion
  }

  /// Returns the slot's fill in the list; nil if there is none.
  package func fill(in slot: ItemSlot) -> DisplayItem.Fill? {
    guard let index = index(of: slot), case .fill(let fill) = list.items[index].content else {
      return nil
    }
    return fill
  }

  /// Draws `count` items. If they are stale or new, `make` is called for each position. The builder
  /// assigns ids and versions; an unchanged item keeps its own.
  package func emit(
    _ slot: inout RunSlot, isStale: Bool, count: Int, _ make: (Int) -> DisplayItem
  ) {
    while slot.ids.count < max(count, 1) { slot.ids.append(makeID()) }
    guard isRebuilding else { return refresh(&slot, isStale: isStale, count: count, make) }
    let known = oldRuns.indices(of: slot.ids[0], at: slot.place)
    slot.place = placeCount
    placeCount += 1
    runs.append(owner: slot.ids[0], place: slot.place, count: count)
    if !isStale, let known, known.count == count {
      list.items.append(contentsOf: old[known])
      return
    }
    let kept = known ?? 0..<0
    for at in 0..<count {
      list.items.append(
        item(make(at), slot.ids[at], after: at < kept.count ? old[kept.lowerBound + at] : nil))
    }
  }

  /// Draws cached items, in a space that `transform` maps to the outside.
  ///
  /// - Parameters:
  ///   - planes: The ranges of items to leave unchanged (`[DisplayItem].planes`).
  ///   - version: Items up to this version are already shown correctly, if there are as many as last
  ///     time.
  ///   - areRearranged: Whether items have other indices than last time, or there are other items.
  func emit(
    _ slot: inout RunSlot, _ items: [DisplayItem], by transform: CGAffineTransform,
    planes: [Range<Int>], changedSince version: UInt64, areRearranged: Bool
  ) {
    func isLeft(_ index: Int) -> Bool {
      !planes.isEmpty && planes.contains { $0.contains(index) }
    }
    guard !areRearranged,
      let standing = isRebuilding ? oldIndices(of: slot) : indices(of: slot),
      standing.count == items.count
    else {
      return emit(&slot, isStale: true, count: items.count) { index in
        var item = items[index]
        if !isLeft(index) { item.content.apply(transform) }
        return item
      }
    }
    if isRebuilding {
      slot.place = placeCount
      placeCount += 1
      runs.append(owner: slot.ids[0], place: slot.place, count: items.count)
    }
    for index in items.indices {
      var place = standing.lowerBound + index
      if items[index].version <= version {
        if isRebuilding { list.items.append(old[place]) }
        continue
      }
      if isRebuilding {
        place = list.items.count
        list.items.append(items[index])
      } else {
        willRefresh(place)
        list.items[place] = items[index]
      }
      renew(place, slot.ids[index], movedBy: isLeft(index) ? nil : transform)
    }
  }

  /// Returns the indices of the slot's items in the list; nil if they are not in the list.
  private func indices(of slot: RunSlot) -> Range<Int>? {
    slot.ids.first.flatMap { runs.indices(of: $0, at: slot.place) }
  }

  /// Returns the indices in the list before the one that is being rebuilt.
  private func oldIndices(of slot: RunSlot) -> Range<Int>? {
    slot.ids.first.flatMap { oldRuns.indices(of: $0, at: slot.place) }
  }

  /// Returns whether the items of `slot` are in the list; also true for a run in the list without
  /// items.
  func lists(_ slot: RunSlot) -> Bool { indices(of: slot) != nil }

  @inline(__always) private func renew(
    _ index: Int, _ id: UInt64, movedBy transform: CGAffineTransform?
  ) {
    numbers.lastVersion += 1
    refreshedItems += 1
    list.items[index].id = id
    list.items[index].version = numbers.lastVersion
    if let transform { list.items[index].content.apply(transform) }
  }

  private func refresh(
    _ slot: inout RunSlot, isStale: Bool, count: Int, _ make: (Int) -> DisplayItem
  ) {
    guard let standing = runs.indices(of: slot.ids[0], at: slot.place) else {
      mustRebuild = true
      return
    }
    guard isStale else { return }
    let start = standing.lowerBound
    if standing.count == count {
      for at in 0..<count {
        let before = latestItem(start + at)
        let item = item(make(at), slot.ids[at], after: before)
        guard item.version != before.version else { continue }
        willRefresh(start + at)
        list.items[start + at] = item
      }
      return
    }
    // All later items move: a new list is made from the current items.
    endRefresh()
    arrangement += 1
    var items: [DisplayItem] = []
    items.reserveCapacity(list.items.count + count - standing.count)
    items.append(contentsOf: list.items[..<start])
    for at in 0..<count {
      items.append(
        item(make(at), slot.ids[at], after: at < standing.count ? list.items[start + at] : nil))
    }
    items.append(contentsOf: list.items[standing.upperBound...])
    list.items = items
    runs.setCount(count, at: slot.place)
    spare = []
    isSpareUsable = false
    lastChanges.removeAll(keepingCapacity: true)
    isListOwn = true
  }

  private func item(
    _ new: DisplayItem, _ id: UInt64, after before: DisplayItem?
  ) -> DisplayItem {
    if let before, before.blend == new.blend, before.content == new.content { return before }
    numbers.lastVersion += 1
    refreshedItems += 1
    var item = new
    item.id = id
    item.version = numbers.lastVersion
    return item
  }

  private func makeID() -> UInt64 {
    numbers.lastID += 1
    return numbers.lastID
  }

  @inline(__always) private func makeItem(
    _ id: UInt64, _ blend: BlendOperator, _ content: consuming DisplayItem.Content
  ) -> DisplayItem {
    numbers.lastVersion += 1
    refreshedItems += 1
    return DisplayItem(id: id, version: numbers.lastVersion, blend: blend, content)
  }
}

extension DisplayItem.Content {
  /// Changes a fill in place; for other content, starts with an empty fill.
  @inline(__always) fileprivate mutating func updateFill(
    _ update: (inout DisplayItem.Fill) -> Void
  ) {
    switch consume self {
    case .fill(var fill):
      update(&fill)
      self = .fill(fill)
    case let other:
      _ = other
      var fill = DisplayItem.Fill(path: Path(), paint: .solid(.transparent))
      update(&fill)
      self = .fill(fill)
    }
  }
}
