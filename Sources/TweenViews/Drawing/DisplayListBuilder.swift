import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// The place of one element's item in the display list.
package struct ItemSlot {
  package fileprivate(set) var id: UInt64 = 0
  fileprivate var index = -1
  package init() {}
}

/// Keeps the display list of a graph: builds it anew when structure changed, else replaces the
/// items whose drawing changed and leaves the rest as they stand.
@MainActor package final class DisplayListBuilder {
  package private(set) var list: DisplayList
  package private(set) var isRebuilding = true
  /// Set while refreshing when an element found its place in the list unfit.
  private var mustRebuild = true
  private var old: [DisplayItem] = []
  /// The items of the list before this one. Whoever drew the last list still holds it, so that
  /// writing to it would copy all items; the one before is free by then, and takes the changes of
  /// two refreshes instead.
  private var spare: [DisplayItem] = []
  private var isSpareUsable = false
  private var isRefreshing = false
  /// What the last refresh replaced, and what this one does.
  private var lastChanges: [Int] = []
  private var changes: [Int] = []
  private var lastID: UInt64 = 0
  private var lastVersion: UInt64 = 0
  package private(set) var refreshedItems = 0

  package init(list: DisplayList) { self.list = list }

  package func setCanvas(size: CGSize, scale: Double, background: Color.Resolved) {
    list.size = size
    list.scale = scale
    list.background = background
  }

  /// Elements came, went or changed their order.
  package func structureDidChange() { mustRebuild = true }

  package func update(_ draw: (DisplayListBuilder) -> Void) {
    refreshedItems = 0
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
    if isRebuilding {
      spare = []
      isSpareUsable = false
    }
    isRebuilding = false
    old = []
  }

  /// Replaces the item at `index` of a list that else stays as it is.
  private func refresh(_ index: Int, with item: DisplayItem) {
    if !isRefreshing {
      isRefreshing = true
      if isSpareUsable {
        swap(&list.items, &spare)
      } else {
        spare = list.items
        isSpareUsable = true
        lastChanges.removeAll(keepingCapacity: true)
      }
    }
    list.items[index] = item
    changes.append(index)
  }

  /// Brings what the last refresh replaced, and this one did not, over from the list before.
  private func endRefresh() {
    guard isRefreshing else { return }
    isRefreshing = false
    for index in lastChanges where list.items[index].version < spare[index].version {
      list.items[index] = spare[index]
    }
    swap(&lastChanges, &changes)
    changes.removeAll(keepingCapacity: true)
  }

  private func beginRebuild() {
    endRefresh()
    old = list.items
    list.items.removeAll(keepingCapacity: false)
    list.items.reserveCapacity(old.count)
  }

  /// Draws one item. `make` is asked only when the item is stale or new.
  package func emit(
    _ slot: inout ItemSlot, isStale: Bool, _ make: () -> DisplayItem.Content
  ) {
    if slot.id == 0 {
      lastID += 1
      slot.id = lastID
    }
    if isRebuilding {
      let known = slot.index
      slot.index = list.items.count
      if !isStale, known >= 0, known < old.count, old[known].id == slot.id {
        list.items.append(old[known])
      } else {
        list.items.append(makeItem(slot.id, make()))
      }
    } else if isStale {
      guard slot.index >= 0, slot.index < list.items.count, list.items[slot.index].id == slot.id
      else {
        mustRebuild = true
        return
      }
      refresh(slot.index, with: makeItem(slot.id, make()))
    } else if slot.index < 0 || slot.index >= list.items.count
      || list.items[slot.index].id != slot.id
    {
      mustRebuild = true
    }
  }

  private func makeItem(_ id: UInt64, _ content: DisplayItem.Content) -> DisplayItem {
    lastVersion += 1
    refreshedItems += 1
    return DisplayItem(id: id, version: lastVersion, content)
  }
}
