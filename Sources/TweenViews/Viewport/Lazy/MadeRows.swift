/// A row of a lazy `ForEach` that is made. It has no generic parameters: every row in view is read in each
/// frame while scrolling, and a generic type would look up its type arguments each time.
@MainActor class MadeRow {
  /// The states of a row that is made.
  ///
  ///     new ─► shown ◄─► kept ──► retired
  ///              ▲  ▲               ▲  ▲
  ///              │  └───► spare ────┘  │
  ///              └─────────────────────┘
  enum State {
    /// Made, but not in view yet.
    case new
    /// In view, or visible on its way elsewhere.
    case shown
    /// Out of view, with state of its own: kept with that state until many other rows were shown.
    case kept
    /// Out of view and without state, so that a newly made row would be the same: kept until a few other
    /// rows were shown.
    case spare
    /// Removed from the store: its element left the data, or too many other rows were shown since.
    case retired
  }

  /// The node of the row.
  final let node: AnyObject
  /// The row's current number in the list.
  final var index: Int
  /// The elements of the row; nil until they are read, and after they changed.
  final var elements: [ElementNode]?
  /// Whether the node still shows an earlier value of the `ForEach`.
  final var isStale = false
  fileprivate(set) final var state = State.new

  fileprivate init(_ node: AnyObject, index: Int) {
    self.node = node
    self.index = index
  }
}

/// A row with its key. The key is read when rows come and go, not in each frame.
private final class KeyedRow<Key: Hashable>: MadeRow {
  let key: Key

  init(_ key: Key, _ node: AnyObject, index: Int) {
    self.key = key
    super.init(node, index: index)
  }
}

/// The rows of a source that are in view. It has no generic parameters, for the same reason as `MadeRow`.
@MainActor struct RowsInView {
  /// The rows in view in the order of the data, then the rows that are shown elsewhere.
  fileprivate(set) var shown: [MadeRow] = []
  /// Shown rows by number; emptied when rows change their numbers.
  fileprivate var numbered: [Int: MadeRow] = [:]

  fileprivate init() {}

  /// The row that was shown with a number.
  func row(_ number: Int) -> MadeRow? { numbered[number] }

  /// The shown rows whose numbers are not in `lines`.
  func rows(outside lines: LazyRows) -> [MadeRow] {
    var found: [MadeRow] = []
    for row in shown where !lines.contains(row.index) { found.append(row) }
    return found
  }
}

/// The rows of a lazy `ForEach` that are made, by their keys: the last stage of a list, and the only one
/// with state. Each row has one state; each function here changes the state together with the queues of
/// rows out of view.
@MainActor struct MadeRows<Key: Hashable> {
  private var rows: [Key: MadeRow] = [:]
  private(set) var inView = RowsInView()
  /// The rows out of view, by state, least recently shown first.
  private var kept = RecencyQueue<Key>()
  private var spare = RecencyQueue<Key>()

  init() {}

  // MARK: Reading

  subscript(key: Key) -> MadeRow? { rows[key] }

  /// All rows, in unspecified order.
  var all: some Sequence<MadeRow> { rows.values }

  /// All rows in the order of the data.
  var inOrder: [MadeRow] { rows.values.sorted { $0.index < $1.index } }

  func key(of row: MadeRow) -> Key {
    // All rows are made by `add`.
    unsafeDowncast(row, to: KeyedRow<Key>.self).key
  }

  // MARK: Coming

  /// Adds a new row.
  mutating func add(_ node: AnyObject, _ key: Key, at number: Int) -> MadeRow {
    let row = KeyedRow(key, node, index: number)
    rows[key] = row
    return row
  }

  /// Adds a row that comes back while it leaves. It is shown with its old value until it is updated.
  mutating func takeBack(_ node: AnyObject, _ key: Key, at number: Int) -> MadeRow {
    let row = add(node, key, at: number)
    row.state = .shown
    row.isStale = true
    return row
  }

  /// Shows a row under its number.
  ///
  /// - Returns: Whether it was not shown before.
  mutating func show(_ row: MadeRow) -> Bool {
    inView.numbered[row.index] = row
    guard row.state != .shown else { return false }
    row.state = .shown
    let key = key(of: row)
    kept.remove(key)
    spare.remove(key)
    return true
  }

  // MARK: Going out of view

  /// Takes rows out of view. Rows nearest to the view are queued last, so that they are removed last.
  ///
  /// - Parameters:
  ///   - gone: Rows in the order of the data.
  ///   - areSpare: For each of them, whether a newly made row would be the same.
  ///   - first: The first number in view.
  mutating func hide(_ gone: [MadeRow], areSpare: [Bool], around first: Int) {
    for (row, isSpare) in zip(gone, areSpare) where row.index < first {
      hide(row, as: isSpare ? .spare : .kept)
    }
    for (row, isSpare) in zip(gone, areSpare).reversed() where row.index >= first {
      hide(row, as: isSpare ? .spare : .kept)
    }
  }

  private mutating func hide(_ row: MadeRow, as state: MadeRow.State) {
    inView.numbered[row.index] = nil
    row.state = state
    if state == .spare { spare.append(key(of: row)) } else { kept.append(key(of: row)) }
  }

  /// Takes all rows out of view, and keeps them.
  mutating func hideAll() {
    for row in inView.shown { hide(row, as: .kept) }
    inView = RowsInView()
  }

  /// Sets which rows are in view.
  mutating func setShown(_ rows: [MadeRow]) { inView.shown = rows }

  /// Removes the least recently shown rows out of view, down to the given counts.
  ///
  /// - Returns: The rows that were removed.
  mutating func trim(kept maximumKeptRows: Int, spare maximumSpareRows: Int) -> [MadeRow] {
    guard kept.count > maximumKeptRows || spare.count > maximumSpareRows else { return [] }
    var gone: [MadeRow] = []
    while kept.count > maximumKeptRows, let key = kept.popFirst() { retire(key, &gone) }
    while spare.count > maximumSpareRows, let key = spare.popFirst() { retire(key, &gone) }
    return gone
  }

  private mutating func retire(_ key: Key, _ gone: inout [MadeRow]) {
    guard let row = rows.removeValue(forKey: key) else { return }
    row.state = .retired
    gone.append(row)
  }

  // MARK: Changes of the data

  /// Gives rows their numbers after a change of the data, and removes rows without a number.
  ///
  /// - Returns: The removed rows, with their old numbers, in ascending order.
  mutating func renumber(_ newNumber: (_ old: Int) -> Int?) -> [MadeRow] {
    inView.numbered = [:]
    var gone: [MadeRow] = []
    for row in inOrder {
      if let number = newNumber(row.index) {
        row.index = number
        continue
      }
      let key = key(of: row)
      kept.remove(key)
      spare.remove(key)
      retire(key, &gone)
    }
    if !gone.isEmpty { inView.shown.removeAll { $0.state == .retired } }
    return gone
  }
}
