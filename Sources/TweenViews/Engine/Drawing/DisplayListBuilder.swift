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

/// The place of an element that draws any number of items, another one each time.
package struct RunSlot {
  /// The items' ids, in order; more than there are items where there were more before. The first
  /// names the run itself too, in the table of runs: one that never had an item has it as well.
  fileprivate var ids: ContiguousArray<UInt64> = []
  fileprivate var place = -1
  package init() {}
}

/// Numbers items and what they look like, for lists between which an item may move.
@MainActor package final class ItemNumbers {
  // Counted up and read where an item is made; that calls nobody.
  @exclusivity(unchecked) fileprivate var lastID: UInt64 = 0
  @exclusivity(unchecked) fileprivate(set) var lastVersion: UInt64 = 0
}

/// Keeps the display list of a graph: builds it anew when structure changed, else replaces the
/// items whose drawing changed and leaves the rest as they stand.
@MainActor package final class DisplayListBuilder {
  // Items are made by asking the elements for them, which know nothing of the list: nothing here
  // is reached twice at once.
  @exclusivity(unchecked) package private(set) var list: DisplayList
  @exclusivity(unchecked) package private(set) var isRebuilding = true
  /// Set while refreshing when an element found its place in the list unfit.
  @exclusivity(unchecked) private var mustRebuild = true
  private var old: [DisplayItem] = []
  @exclusivity(unchecked) private var runs = RunTable()
  private var oldRuns = RunTable()
  /// How many elements the list being rebuilt has so far.
  private var placeCount = 0
  /// Nobody else holds the items: of a list that is not shared, or as they were copied in this refresh
  /// already.
  @exclusivity(unchecked) private var isListOwn: Bool
  /// Whoever asks for the list still holds it when the next one is made.
  private let isShared: Bool
  /// The items of the list before this one. Whoever drew the last list still holds it, so that
  /// writing to it would copy all items; the one before is free by then, and takes the changes of
  /// two refreshes instead. Where they are not the same items any more its memory alone is used again.
  @exclusivity(unchecked) private var spare: [DisplayItem] = []
  private var isSpareUsable = false
  @exclusivity(unchecked) private var isRefreshing = false
  /// What the last refresh replaced, and what this one does.
  @exclusivity(unchecked) private var lastChanges: [Int] = []
  @exclusivity(unchecked) private var changes: [Int] = []
  let numbers: ItemNumbers
  @exclusivity(unchecked) package private(set) var refreshedItems = 0
  /// Another number whenever an item may stand at another index than before.
  @exclusivity(unchecked) private(set) var arrangement = 0
  /// Odd while elements draw, and another number each time: what they are asked for then has the
  /// same answer until it changes.
  @exclusivity(unchecked) package private(set) var pass = 0

  /// - Parameter isShared: Its list is kept by those who ask for it, until they ask again.
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

  /// Elements came, went or changed their order.
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
      // An element drew another number of items than before.
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

  /// Keeps the memory of the list before a new one, for the next, but nothing that stood in it: what
  /// is gone may be large, and nothing may change for long. Memory for far more items than there are
  /// goes, too.
  private func keepMemory() {
    isSpareUsable = false
    spare = []
    guard isShared, old.capacity <= 4 * max(list.items.count, 64) else { return }
    swap(&spare, &old)
    spare.removeAll(keepingCapacity: true)
  }

  /// Before the item at `index` of a list that else stays as it is is replaced.
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

  /// The item at `index` as it stands now, in a refresh as out of it.
  private func latestItem(_ index: Int) -> DisplayItem {
    guard isRefreshing, list.items[index].version < spare[index].version else {
      return list.items[index]
    }
    return spare[index]
  }

  /// Brings what the last refresh replaced, and this one did not, over from the list before.
  private func endRefresh() {
    guard isRefreshing else { return }
    isRefreshing = false
    // What moves most often moves in every frame: nothing was left out then.
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

  /// Draws one item. `make` is asked only when the item is stale or new.
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

  /// Where the item of `slot` stands in the list; nil where it does not.
  @inline(__always) private func index(of slot: ItemSlot) -> Int? {
    let index = slot.place < 0 ? -1 : runs.index(of: slot.place)
    guard index >= 0, index < list.items.count, list.items[index].id == slot.id else { return nil }
    return index
  }

  /// Where `replaceFill` may replace the item of `slot`; nil where `emit` is to draw it.
  @inline(__always) package func standingIndex(of slot: ItemSlot) -> Int? {
    isRebuilding ? nil : index(of: slot)
  }

  /// Draws another fill at an index that `standingIndex` has just given. `update` sets all of it:
  /// what it finds is an older one, whose memory it may use.
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

  /// The fill that stands in the list in `slot`; nil where none does.
  package func fill(in slot: ItemSlot) -> DisplayItem.Fill? {
    guard let index = index(of: slot), case .fill(let fill) = list.items[index].content else {
      return nil
    }
    return fill
  }

  /// Draws `count` items. `make` is asked for the one at each position when they are stale or new;
  /// their ids and versions are the builder's to give, and an item that is as it was keeps them.
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

  /// Draws kept items, in a space that `transform` leads out of.
  ///
  /// - Parameters:
  ///   - planes: Those that are left as they are (`[DisplayItem].planes`).
  ///   - version: Items of the versions up to it are shown already as they are to be, where there are as
  ///     many as the last time.
  ///   - areRearranged: They stand at other indices than the last time, or there are others.
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

  /// Where the items of `slot` stand in the list; nil where they do not.
  private func indices(of slot: RunSlot) -> Range<Int>? {
    slot.ids.first.flatMap { runs.indices(of: $0, at: slot.place) }
  }

  /// The same in the list before the one that is being rebuilt.
  private func oldIndices(of slot: RunSlot) -> Range<Int>? {
    slot.ids.first.flatMap { oldRuns.indices(of: $0, at: slot.place) }
  }

  /// Whether the items of `slot` stand in the list, or their place where there are none.
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
    // All that lies behind moves: a new list is made, of the items as they stand.
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
  /// Changes a fill in place, or begins with an empty one.
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
