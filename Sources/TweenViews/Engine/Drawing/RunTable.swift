import TweenMath

/// The positions of runs in a list. A run is an element with any number of items.
///
/// A place counts elements, with a run as one element; an index counts items. They differ from the
/// first run on.
struct RunTable {
  private struct Entry {
    /// The element's first id. Another element may have had this place in an older list.
    var owner: UInt64
    var place: Int
    var count: Int
    /// The difference between the index and the place of the items behind this run.
    var shift: Int
  }

  /// In ascending order of their places.
  private var entries: [Entry] = []

  mutating func append(owner: UInt64, place: Int, count: Int) {
    let shift = (entries.last?.shift ?? 0) + count - 1
    entries.append(Entry(owner: owner, place: place, count: count, shift: shift))
  }

  mutating func removeAll() { entries.removeAll(keepingCapacity: true) }

  /// Returns the index of the first item of the element at `place`.
  func index(of place: Int) -> Int {
    if entries.isEmpty { return place }
    let before = firstEntry(notBefore: place)
    return before == 0 ? place : place + entries[before - 1].shift
  }

  /// Returns the indices of the items of the run of `owner`, which had `place` when it was drawn
  /// last; nil if it is not there.
  func indices(of owner: UInt64, at place: Int) -> Range<Int>? {
    let at = firstEntry(notBefore: place)
    guard at < entries.count, entries[at].place == place, entries[at].owner == owner else {
      return nil
    }
    let start = at == 0 ? place : place + entries[at - 1].shift
    return start..<start + entries[at].count
  }

  /// Changes the number of items of the run at `place`.
  mutating func setCount(_ count: Int, at place: Int) {
    let at = firstEntry(notBefore: place)
    guard at < entries.count, entries[at].place == place else { return }
    let change = count - entries[at].count
    entries[at].count = count
    for later in at..<entries.count { entries[later].shift += change }
  }

  private func firstEntry(notBefore place: Int) -> Int {
    (0..<entries.count).partitioningIndex { entries[$0].place >= place }
  }
}
