import TweenMath

/// Where in a list the runs stand: the elements that have any number of items, not one.
///
/// A place counts elements, each run as one; an index counts items. They part at the first run.
struct RunTable {
  private struct Entry {
    /// Whose run it is: another may stand at the place that one had in an older list.
    var owner: UInt64
    var place: Int
    var count: Int
    /// How much further items lie behind this run than their places say.
    var shift: Int
  }

  /// In the order of their places.
  private var entries: [Entry] = []

  mutating func append(owner: UInt64, place: Int, count: Int) {
    let shift = (entries.last?.shift ?? 0) + count - 1
    entries.append(Entry(owner: owner, place: place, count: count, shift: shift))
  }

  mutating func removeAll() { entries.removeAll(keepingCapacity: true) }

  /// Where the items of the element at `place` begin.
  func index(of place: Int) -> Int {
    if entries.isEmpty { return place }
    let before = firstEntry(notBefore: place)
    return before == 0 ? place : place + entries[before - 1].shift
  }

  /// Where the items of the run of `owner` lie, which was put at `place` when it was drawn last;
  /// nil where it does not stand there.
  func indices(of owner: UInt64, at place: Int) -> Range<Int>? {
    let at = firstEntry(notBefore: place)
    guard at < entries.count, entries[at].place == place, entries[at].owner == owner else {
      return nil
    }
    let start = at == 0 ? place : place + entries[at - 1].shift
    return start..<start + entries[at].count
  }

  /// Gives the run at `place` another number of items.
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
