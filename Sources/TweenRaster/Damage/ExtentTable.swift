/// Which tiles every item of the last frame covers: for each band the tiles from its leftmost to
/// its rightmost line, so that a slanted sliver damages a slanted stripe, not its bounding box.
struct ExtentTable {
  /// The tiles `start ..< end` of a band.
  struct TileRun {
    var band: UInt16
    var start: UInt16
    var end: UInt16
  }

  private struct Reference {
    var offset: Int32 = 0
    var count: Int32 = 0
  }

  private var runs: ContiguousArray<TileRun> = []
  private var references: ContiguousArray<Reference> = []
  private var counts: ContiguousArray<Int32> = []
  private var used = 0

  /// Starts anew for a list of which nothing is known.
  mutating func reset(itemCount: Int) {
    runs.removeAll(keepingCapacity: true)
    references.removeAll(keepingCapacity: true)
    references.append(contentsOf: repeatElement(Reference(), count: itemCount))
  }

  /// Carries the extents of kept items over to a new list; the others have none for now.
  mutating func renumber(_ oldIndex: ContiguousArray<Int32>) {
    var next: ContiguousArray<Reference> = []
    next.reserveCapacity(oldIndex.count)
    used = 0
    for place in oldIndex {
      let reference = place < 0 ? Reference() : references[Int(place)]
      used += Int(reference.count)
      next.append(reference)
    }
    references = next
    if runs.count > 4096 && runs.count > 2 * used { compact() }
  }

  private mutating func compact() {
    var kept: ContiguousArray<TileRun> = []
    kept.reserveCapacity(used)
    for index in references.indices {
      let reference = references[index]
      references[index].offset = Int32(kept.count)
      kept.append(
        contentsOf: runs[Int(reference.offset)..<Int(reference.offset + reference.count)])
    }
    runs = kept
  }

  /// Takes the extents of all items that have lines in the bins.
  mutating func take(_ bins: LineBins) {
    counts.removeAll(keepingCapacity: true)
    counts.append(contentsOf: repeatElement(0, count: references.count))
    forEachRun(bins) { _, run in counts[Int(run.item)] += 1 }
    var offset = Int32(runs.count)
    for item in counts.indices where counts[item] > 0 {
      references[item] = Reference(offset: offset, count: 0)
      offset += counts[item]
    }
    runs.append(
      contentsOf: repeatElement(
        TileRun(band: 0, start: 0, end: 0), count: Int(offset) - runs.count))
    forEachRun(bins) { band, run in
      let item = Int(run.item)
      // A pixel touched by a line, and its neighbour in the sweep.
      let start = run.minX &>> 20
      let end = (run.maxX &>> 20) + 1
      let at = references[item].offset + references[item].count
      runs[Int(at)] = TileRun(
        band: UInt16(band), start: UInt16(max(start, 0)), end: UInt16(max(end, 0)))
      references[item].count += 1
    }
  }

  private func forEachRun(_ bins: LineBins, _ body: (Int, LineRun) -> Void) {
    for band in 0..<bins.bandCount {
      let bin = bins.bands + band
      for index in 0..<Int(bin.pointee.runCount) { body(band, bin.pointee.runs[index]) }
    }
  }

  func mark(_ item: Int, in map: inout DamageMap) {
    let reference = references[item]
    for index in Int(reference.offset)..<Int(reference.offset + reference.count) {
      let run = runs[index]
      map.mark(Int(run.band), Int(run.start), Int(run.end))
    }
  }

  func touches(_ item: Int, _ map: DamageMap) -> Bool {
    let reference = references[item]
    for index in Int(reference.offset)..<Int(reference.offset + reference.count) {
      let run = runs[index]
      if map.isMarked(Int(run.band), Int(run.start), Int(run.end)) { return true }
    }
    return false
  }
}
