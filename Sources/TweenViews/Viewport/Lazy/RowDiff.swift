/// What lies between rows at the beginning and at the end that a change of the data left as they were.
struct RowMiddle<ID: Hashable> {
  var ends: SameEnds
  var oldCount: Int
  var count: Int
  /// The ids of the rows between, after the change.
  var ids: [ID]
  /// Returns the id that a row had, by its old number.
  var idBefore: (Int) -> ID?
  /// All ids, where they are kept.
  var all: [ID]?

  /// The old numbers of the rows between.
  fileprivate var oldRange: Range<Int> { ends.head..<max(ends.head, oldCount - ends.tail) }
}

/// The change from one list of rows to the next: the source's part of a `LineDiff`.
struct RowDiff<ID: Hashable> {
  private enum Numbers {
    case compared(old: RowIDs<ID>?, new: RowIDs<ID>)
    case middle(RowMiddle<ID>, [Int: Int])
  }

  private let numbers: Numbers
  /// The rows that came.
  fileprivate let came: Arrivals<ID>?

  /// The change between lists of which all ids were read.
  ///
  /// - Parameters:
  ///   - old: The list before; nil for the first one, in which no row is new.
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

  /// The change of what lies between rows that are the same.
  ///
  /// - Parameter followed: The old numbers of the rows that are made or measured. For no other row between
  ///   the ends is `newNumber` found.
  init(_ middle: RowMiddle<ID>, followed: some Sequence<Int>) {
    let idsBefore = Set(followed).filter(middle.oldRange.contains).sorted()
      .map { ($0, middle.idBefore($0)) }
    let sought = Set(idsBefore.compactMap(\.1))
    var found: [ID: Int] = [:]
    if !sought.isEmpty {
      // Places, where a sequence of pairs would ask for its types again at each.
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

  /// The number that a row has now; nil for one that went.
  func newNumber(of old: Int) -> Int? {
    switch numbers {
    case .compared(let before, let new): return before?.key(at: old).flatMap(new.number)
    case .middle(let middle, let followed):
      if old < middle.ends.head { return old }
      if old >= middle.oldCount - middle.ends.tail { return old - middle.oldCount + middle.count }
      return followed[old]
    }
  }

  /// What the change makes of a row of the old list.
  func change(of old: Int) -> RowChange {
    newNumber(of: old).map { $0 == old ? .stays : .moved } ?? .went
  }
}

/// The rows that came by a change.
private enum Arrivals<ID: Hashable> {
  case keys(Set<RowKey<ID>>)
  case middle(MiddleArrivals<ID>)
}

/// The rows of a source that came by the changes of the running update.
struct RowArrivals<ID: Hashable> {
  /// Those that came into a list whose ids were compared.
  private var keys: Set<RowKey<ID>> = []
  /// Those that came between rows that stayed.
  private var middle: MiddleArrivals<ID>?
  /// Whether all rows came, with the section or the branch that they are in.
  var areAll = false

  var isEmpty: Bool { keys.isEmpty && middle == nil && !areAll }

  /// Takes in a change.
  mutating func take(_ diff: RowDiff<ID>) {
    switch diff.came {
    case .keys(let new): keys = new
    case .middle(let new): middle = new
    case nil: break
    }
  }

  /// A row that came is shown now. If it comes into view again, that is by a scroll.
  mutating func remove(_ key: RowKey<ID>) { keys.remove(key) }

  /// Why a row comes into view: because it came, or because what is in view changed.
  func change(of key: RowKey<ID>, at number: Int) -> RowChange {
    keys.contains(key) || areAll || middle?.contains(key.id, at: number) == true ? .came : .stays
  }
}

/// Rows between the ends that a change left as they were, of which some came. Which did is found out
/// where one of them comes into view, for those near it: what was there before is gone through once. All
/// of it is kept only where one comes into view elsewhere, too.
private final class MiddleArrivals<ID: Hashable> {
  /// How many rows before and after one are looked up with it.
  private static var reach: Int { 128 }

  private let middle: RowMiddle<ID>
  /// The rows that were looked up, and of their ids those that were there before.
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

  /// Which of some ids were there before; of nil, all that were.
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
