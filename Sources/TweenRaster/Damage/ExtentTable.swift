import TweenMath

/// The tiles that every item of the last frame covers: for each band the tiles from its leftmost to
/// its rightmost line, so that a slanted sliver damages a slanted stripe, not its bounding box.
///
/// Kept by bands, so that the tiles of a few changed items, and the other items in them, are found
/// without a look at the rest of the list.
struct ExtentTable {
  /// The tiles `start ..< end` of a band that an item covers.
  private struct TileRun {
    var item: Int32
    var start: UInt16
    var end: UInt16

    /// A pixel touched by a line, and its neighbour in the sweep.
    @inline(__always)
    init(_ run: LineRun) {
      item = run.item
      start = UInt16(max(run.minX &>> 20, 0))
      end = UInt16(max((run.maxX &>> 20) + 1, 0))
    }
  }

  /// The bands `first ..< end` outside of which an item has no run.
  private struct Reach {
    var first: UInt16 = .max
    var end: UInt16 = 0

    mutating func take(_ band: Int) {
      first = min(first, UInt16(band))
      end = max(end, UInt16(band) + 1)
    }
  }

  /// Each band's runs, in the order of items; an item has one at most.
  private var bands: ContiguousArray<ContiguousArray<TileRun>> = []
  private var reaches: ContiguousArray<Reach> = []
  /// Temporary memory for a band's new runs.
  private var merged: ContiguousArray<TileRun> = []
  private var isReplaced = ItemSet()

  /// Resets the table for a list without known extents.
  mutating func reset(itemCount: Int, bandCount: Int) {
    if bands.count != bandCount {
      bands = ContiguousArray(repeating: [], count: bandCount)
    } else {
      for band in bands.indices { bands[band].removeAll(keepingCapacity: true) }
    }
    reaches.removeAll(keepingCapacity: true)
    reaches.append(contentsOf: repeatElement(Reach(), count: itemCount))
  }

  /// Carries the extents of kept items over to a new list; the other items have none yet.
  ///
  /// - Parameter oldIndex: for every new item its place in the old list, or -1; ascending.
  mutating func renumber(_ oldIndex: ContiguousArray<Int32>) {
    var newIndex = ContiguousArray<Int32>(repeating: -1, count: reaches.count)
    var kept: ContiguousArray<Reach> = []
    kept.reserveCapacity(oldIndex.count)
    for (index, place) in oldIndex.enumerated() {
      kept.append(place < 0 ? Reach() : reaches[Int(place)])
      if place >= 0 { newIndex[Int(place)] = Int32(index) }
    }
    reaches = kept
    for band in bands.indices {
      merged.removeAll(keepingCapacity: true)
      for var run in bands[band] where newIndex[Int(run.item)] >= 0 {
        run.item = newIndex[Int(run.item)]
        merged.append(run)
      }
      swap(&bands[band], &merged)
    }
  }

  /// Stores the extents of all items that have lines in the stores' bins: `items`, whose earlier
  /// extents are dropped, or items without any. Both are ascending.
  ///
  /// - Parameter map: marks the tiles that the items cover now or covered before; nil: no marks.
  mutating func take(
    _ stores: ArraySlice<ItemFlattener>, replacing items: ContiguousArray<Int32>,
    marking map: inout DamageMap?
  ) {
    isReplaced.reset(count: reaches.count)
    var reach = Reach()
    for item in items {
      isReplaced.insert(item)
      reach.first = min(reach.first, reaches[Int(item)].first)
      reach.end = max(reach.end, reaches[Int(item)].end)
      reaches[Int(item)] = Reach()
    }
    for band in bands.indices {
      let isOld = band >= Int(reach.first) && band < Int(reach.end)
      let added = stores.reduce(0) { $0 + Int($1.bins.bands[band].runCount) }
      if !isOld && added == 0 { continue }
      if items.count + added <= Self.few {
        replace(items, in: band, stores, &map)
      } else {
        merge(band, stores, &map)
      }
    }
  }

  /// The largest number of items that are looked up one by one; for more, a band's runs are
  /// traversed.
  private static let few = 8

  private mutating func replace(
    _ items: ContiguousArray<Int32>, in band: Int, _ stores: ArraySlice<ItemFlattener>,
    _ map: inout DamageMap?
  ) {
    for item in items {
      let at = place(of: item, in: band)
      if at == bands[band].count || bands[band][at].item != item { continue }
      let run = bands[band].remove(at: at)
      map?.mark(band, Int(run.start), Int(run.end))
    }
    for store in stores {
      let bin = store.bins.bands + band
      for index in 0..<Int(bin.pointee.runCount) {
        let run = TileRun(bin.pointee.runs[index])
        bands[band].insert(run, at: place(of: run.item, in: band))
        map?.mark(band, Int(run.start), Int(run.end))
        reaches[Int(run.item)].take(band)
      }
    }
  }

  /// The index of an item's run among a band's, or where it would be inserted.
  private func place(of item: Int32, in band: Int) -> Int {
    (0..<bands[band].count).partitioningIndex { bands[band][$0].item >= item }
  }

  private mutating func merge(
    _ band: Int, _ stores: ArraySlice<ItemFlattener>, _ map: inout DamageMap?
  ) {
    merged.removeAll(keepingCapacity: true)
    var next = 0
    let old = bands[band]
    /// The runs that stay, up to an item.
    func keep(before item: Int32) {
      while next < old.count, old[next].item < item {
        if isReplaced.contains(old[next].item) {
          map?.mark(band, Int(old[next].start), Int(old[next].end))
        } else {
          merged.append(old[next])
        }
        next += 1
      }
    }
    for store in stores {
      let bin = store.bins.bands + band
      for index in 0..<Int(bin.pointee.runCount) {
        let run = TileRun(bin.pointee.runs[index])
        keep(before: run.item)
        merged.append(run)
        map?.mark(band, Int(run.start), Int(run.end))
        reaches[Int(run.item)].take(band)
      }
    }
    keep(before: .max)
    swap(&bands[band], &merged)
  }

  func mark(_ item: Int32, in map: inout DamageMap) {
    let reach = reaches[Int(item)]
    if reach.first >= reach.end { return }
    for band in Int(reach.first)..<Int(reach.end) {
      let low = place(of: item, in: band)
      if low == bands[band].count || bands[band][low].item != item { continue }
      let run = bands[band][low]
      map.mark(band, Int(run.start), Int(run.end))
    }
  }

  /// Adds the items that cover marked tiles.
  func addItems(touching map: DamageMap, to items: inout ItemSet) {
    for band in bands.indices where !map.isRowClear(band) {
      for run in bands[band] where map.isMarked(band, Int(run.start), Int(run.end)) {
        items.insert(run.item)
      }
    }
  }
}
