/// Where in a list the runs stand: the elements that have any number of items, not one.
///
/// A place counts elements, each run as one; an index counts items. They part at the first run.
struct RunTable {
  private struct Entry {
    var place: Int
    var count: Int
    /// How much further items lie behind this run than their places say.
    var shift: Int
  }

  /// In the order of their places.
  private var entries: [Entry] = []

  mutating func append(place: Int, count: Int) {
    entries.append(Entry(place: place, count: count, shift: (entries.last?.shift ?? 0) + count - 1))
  }

  mutating func removeAll() { entries.removeAll(keepingCapacity: true) }

  /// Where the items of the element at `place` begin.
  func index(of place: Int) -> Int {
    if entries.isEmpty { return place }
    let before = firstEntry(notBefore: place)
    return before == 0 ? place : place + entries[before - 1].shift
  }

  /// How many items the run at `place` has; nil where none stands.
  func count(at place: Int) -> Int? {
    let at = firstEntry(notBefore: place)
    return at < entries.count && entries[at].place == place ? entries[at].count : nil
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
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].place < place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
