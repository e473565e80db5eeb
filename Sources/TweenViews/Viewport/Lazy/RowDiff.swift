/// The part between unchanged rows at the beginning and at the end, after a change of the data.
struct RowMiddle<ID: Hashable> {
  var ends: SameEnds
  var oldCount: Int
  var count: Int
  /// The ids between the unchanged ends, after the change.
  var ids: [ID]
  /// Returns the id of a row before the change, by its old number.
  var idBefore: (Int) -> ID?
  /// All ids, if they are stored.
  var all: [ID]?

  /// The old numbers of the rows between the unchanged ends.
  fileprivate var oldRange: Range<Int> { ends.head..<max(ends.head, oldCount - ends.tail) }
}

/// The change from one list of rows to the next: the source's part of a `LineDiff`.
struct RowDiff<ID: Hashable> {
  private enum Numbers {
    case compared(old: RowIDs<ID>?, new: RowIDs<ID>)
    case middle(RowMiddle<ID>, [Int: Int])
  }

  private let numbers: Numbers
  /// The rows that were inserted.
  fileprivate let came: Arrivals<ID>?

  /// Computes the change between two lists whose ids were all read.
  ///
  /// - Parameters:
  ///   - old: The list before; nil for the first one, in which no row counts as inserted.
  ///   - new: The list now, with ids that were compared.
  init(from old: RowIDs<ID>?, to new: RowIDs<ID>) {
    numbers = .compared(old: old, new: new)
    guard let old, let ids = old.ids else {
      came = nil
      return
    }
    let known = Set(ids)
    var keys = Set(new.firstIDs.filter { !known.contains($0) }.map { RowKey($0) })
    let knownLater = Set(old.laterKeys)
    keys.formUnion(new.laterKeys.filter { !knownLater.contains($0) })
    came = .keys(keys)
  }

  /// Computes the change between unchanged ends.
  ///
  /// - Parameter followed: The old numbers of the rows that are made or measured. For other rows between
  ///   the ends, `newNumber` returns nil.
  init(_ middle: RowMiddle<ID>, followed: some Sequence<Int>) {
    let idsBefore = Set(followed).filter(middle.oldRange.contains).sorted()
      .map { ($0, middle.idBefore($0)) }
    let sought = Set(idsBefore.compactMap(\.1))
    var found: [ID: Int] = [:]
    if !sought.isEmpty {
      // Indices: iterating over a sequence of pairs would look up its types again for each.
      for index in middle.ids.indices {
        let id = middle.ids[index]
        guard sought.contains(id), found[id] == nil else { continue }
        found[id] = middle.ends.head + index
        if found.count == sought.count { break }
      }
    }
    var newNumbers: [Int: Int] = [:]
    for case (let old, let id?) in idsBefore { newNumbers[old] = found[id] }
    numbers = .middle(middle, newNumbers)
    came = .middle(MiddleArrivals(middle))
  }

  /// The row's number after the change; nil for a row that was removed.
  func newNumber(of old: Int) -> Int? {
    switch numbers {
    case .compared(let before, let new): return before?.key(at: old).flatMap(new.number)
    case .middle(let middle, let followed):
      if old < middle.ends.head { return old }
      if old >= middle.oldCount - middle.ends.tail { return old - middle.oldCount + middle.count }
      return followed[old]
    }
  }

  /// Returns the effect of the change on a row of the old list.
  func change(of old: Int) -> RowChange {
    newNumber(of: old).map { $0 == old ? .stays : .moved } ?? .went
  }
}

/// The rows that a change inserted.
private enum Arrivals<ID: Hashable> {
  case keys(Set<RowKey<ID>>)
  case middle(MiddleArrivals<ID>)
}

/// The rows of a source that were inserted in the running update.
struct RowArrivals<ID: Hashable> {
  /// The rows inserted into a list whose ids were compared.
  private var keys: Set<RowKey<ID>> = []
  /// The rows inserted between unchanged ends.
  private var middle: MiddleArrivals<ID>?
  /// Whether all rows were inserted, together with their section or branch.
  var areAll = false

  var isEmpty: Bool { keys.isEmpty && middle == nil && !areAll }

  /// Adds the rows that a change inserted.
  mutating func take(_ diff: RowDiff<ID>) {
    switch diff.came {
    case .keys(let new): keys = new
    case .middle(let new): middle = new
    case nil: break
    }
  }

  /// Removes an inserted row that is shown now. If it comes into view again, that is by scrolling.
  mutating func remove(_ key: RowKey<ID>) { keys.remove(key) }

  /// Why a row comes into view: it was inserted, or the visible range changed.
  func change(of key: RowKey<ID>, at number: Int) -> RowChange {
    keys.contains(key) || areAll || middle?.contains(key.id, at: number) == true ? .came : .stays
  }
}

/// The rows between unchanged ends, some of which were inserted. Which ones is looked up when one of them
/// comes into view, for it and the rows near it: one pass over the old ids. All old ids are stored only if
/// a row elsewhere comes into view, too.
private final class MiddleArrivals<ID: Hashable> {
  /// The number of rows before and after a row that are looked up with it.
  private static var reach: Int { 128 }

  private let middle: RowMiddle<ID>
  /// The rows that were looked up, and those of their ids that existed before.
  private var lookedUp: Range<Int>?
  private var known: Set<ID> = []

  init(_ middle: RowMiddle<ID>) { self.middle = middle }

  func contains(_ id: ID, at number: Int) -> Bool {
    let index = number - middle.ends.head
    guard middle.ids.indices.contains(index) else { return false }
    if lookedUp?.contains(index) != true { lookUp(around: index) }
    return !known.contains(id)
  }

  private func lookUp(around index: Int) {
    guard lookedUp == nil else {
      lookedUp = middle.ids.indices
      known = idsBefore(among: nil)
      return
    }
    let near = max(index - Self.reach, 0)..<min(index + Self.reach, middle.ids.count)
    lookedUp = near
    known = idsBefore(among: Set(middle.ids[near]))
  }

  /// The ids among `wanted` that existed before; all old ids if `wanted` is nil.
  private func idsBefore(among wanted: Set<ID>?) -> Set<ID> {
    var known: Set<ID> = []
    for index in middle.oldRange {
      guard let id = middle.idBefore(index), wanted?.contains(id) != false else { continue }
      known.insert(id)
      if known.count == wanted?.count { break }
    }
    return known
  }
}
