import Foundation
import TweenMotion

/// The node of a `ForEach` in a lazy container. It makes rows when they come into view.
///
/// A change of the data is found by ids alone: `list` holds them, and a `RowDiff` maps old rows to new
/// ones. Rows out of view keep their state, up to a bound, the most recently shown ones first; their
/// content is updated when they come back. Only few rows without state are kept, since new ones would be
/// the same. `made` holds all rows that exist.
@MainActor
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  RowsNode<Data, ID, Content>, LazyRowSource, IdentifyingNode, IdentityOwner
{
  /// The ids of the rows, as far as they have been read.
  var list = RowIDs<ID>(count: 0)
  /// Whether two rows were found to have the same id; then the next update reads all ids.
  var hasRepeats = false
  /// The id that was last searched in all rows, and its row's number.
  var lastSearched: (id: ID, index: Int?)?
  /// The rows that are made.
  private(set) final var made = MadeRows<Key>()
  /// The rows that were inserted in the running update.
  private var arrivals = RowArrivals<ID>()
  /// The lengths of rows when they were last measured, by row number.
  private var lengths: [Int: LineLength] = [:]
  private lazy var element = LazyRowsElement(self, childContext)

  /// The maximum number of rows kept out of view.
  private var maximumKeptRows: Int { 500 }
  /// The maximum number of kept rows without state: enough for scrolling a little to and fro, and for a
  /// search for a tag or an id that the row's content sets.
  private var maximumSpareRows: Int { max(16, made.inView.shown.count) }

  var rowCount: Int { list.count }

  // MARK: Data

  override func update(_ view: ForEach<Data, ID, Content>) {
    let old = self.view
    take(view)
    switch graph.evaluating(self, { change(from: old, to: view) }) {
    case .same(let new): list = new
    case .all(let ids, let before):
      hasRepeats = false
      let new = RowIDs(comparing: ids)
      if let id = new.repeatedID { warnOfDuplicate(id) }
      take(new, RowDiff(from: before, to: new))
    case .middle(let middle):
      let followed = made.all.map(\.index) + lengths.keys
      take(RowIDs(count: middle.count, ids: middle.all), RowDiff(middle, followed: followed))
    }
    for row in made.all { row.isStale = true }
    for row in made.inView.shown { refresh(row) }
  }

  /// Stores the list of rows after a change: renumbers what is known of the rows, and retires the rows that
  /// left.
  private func take(_ new: RowIDs<ID>, _ diff: RowDiff<ID>) {
    list = new
    lastSearched = nil
    arrivals.take(diff)
    var moved: [Int: LineLength] = [:]
    // Of two old rows with one id the first wins, independent of the dictionary's order.
    for (old, length) in lengths.sorted(by: { $0.key < $1.key }) {
      if let index = diff.newNumber(of: old), moved[index] == nil { moved[index] = length }
    }
    lengths = moved
    for row in made.renumber(diff.newNumber) {
      // The row still has its old number here.
      mark(row, diff.change(of: row.index))
      retire(node(of: row))
    }
    super.structureDidChange()
  }

  /// Updates a row to the current value of the `ForEach`, if it is out of date.
  private func refresh(_ row: MadeRow) {
    guard row.isStale, let view, row.index < view.data.count else { return }
    row.isStale = false
    node(of: row).update(view, at: row.index)
  }

  /// The position of a row's element in the data.
  private func place(of key: Key) -> RowPlace? {
    guard let index = made[key]?.index, let view else { return nil }
    return RowPlace(offset: index, count: view.data.count, source: ObjectIdentifier(self))
  }

  // MARK: Rows

  /// All rows of `made` are made here, of this type.
  func node(of row: MadeRow) -> Row { unsafeDowncast(row.node, to: Row.self) }

  /// Marks why the views of a row, if it has any, leave the container.
  private func mark(_ row: MadeRow, _ change: RowChange) {
    for element in row.elements ?? [] { element.inItsLists.take(change) }
  }

  func elements(ofRow index: Int) -> [ElementNode] {
    if let known = made.inView.row(index) {
      refresh(known)
      return elements(of: known)
    }
    guard let key = key(at: index), let row = row(key, at: index) else { return [] }
    let elements = elements(of: row)
    if made.show(row) {
      let change = arrivals.change(of: key, at: index)
      arrivals.remove(key)
      for element in elements { element.take(change) }
    }
    return elements
  }

  /// The row to show for a key: the existing one, one that is leaving and comes back, or a new one.
  private func row(_ key: Key, at index: Int) -> MadeRow? {
    if let known = made[key] {
      guard known.index == index else {
        // Two rows share this id. The next update reads all ids and gives the rows separate keys.
        hasRepeats = true
        markDirty()
        return nil
      }
      refresh(known)
      return known
    }
    if let returning = retired.removeValue(forKey: key) {
      returning.node.restore()
      let row = made.takeBack(returning.node, key, at: index)
      refresh(row)
      return row
    }
    return makeRow(key, at: index).map { made.add($0, key, at: index) }
  }

  func isNew(row index: Int) -> Bool {
    key(at: index).map { arrivals.change(of: $0, at: index) == .came } ?? false
  }

  private func makeRow(_ key: Key, at index: Int) -> Row? {
    guard let view, index < view.data.count else { return nil }
    var context = childContext
    context.canTransition = true
    context.rowMaker = nil
    context.traits = RowTraits(id: key.id, outer: traits) { [weak self] in self?.place(of: key) }
    return Row(key, view, at: index, context)
  }

  var madeRows: [Int] { made.all.map(\.index).sorted() }

  func isMade(row index: Int) -> Bool { key(at: index).map { made[$0] != nil } ?? false }

  func withElements<Answer>(ofRow index: Int, _ ask: ([ElementNode]) -> Answer) -> Answer {
    guard let key = key(at: index) else { return ask([]) }
    if let known = made[key] { return ask(elements(of: known)) }
    var elements: [ElementNode] = []
    let row = makeRow(key, at: index)
    row?.collectElements(into: &elements)
    defer { row?.destroy() }
    return ask(elements)
  }

  func refresh(row index: Int) {
    // Another row with the same id may be meant.
    if let known = key(at: index).flatMap({ made[$0] }), known.index == index { refresh(known) }
  }

  private func elements(of row: MadeRow) -> [ElementNode] {
    if let known = row.elements { return known }
    var elements: [ElementNode] = []
    node(of: row).collectElements(into: &elements)
    row.elements = elements
    return elements
  }

  // MARK: Rows in view

  var rowsShown: [Int] { made.inView.shown.map(\.index) }
  var shownElements: [ElementNode] { made.inView.shown.flatMap { elements(of: $0) } }

  func didShow(_ rows: LazyRows) {
    let gone = made.inView.rows(outside: rows)
    for row in gone {
      for element in elements(of: row) {
        let shown = element.inItsLists
        // Out of view, but still listed.
        shown.take(.stays)
        shown.disappear()
      }
    }
    if !gone.isEmpty {
      let areSpare = gone.map { node(of: $0).isReplaceable }
      made.hide(gone, areSpare: areSpare, around: rows.inView.lowerBound)
    }
    // No closures here: each call of one would first check the current thread.
    var now: [MadeRow] = []
    now.reserveCapacity(rows.inView.count + rows.outOfView.count)
    for index in rows.inView { if let row = madeRow(index) { now.append(row) } }
    for index in rows.outOfView { if let row = madeRow(index) { now.append(row) } }
    made.setShown(now)
    if !arrivals.isEmpty {
      // Some rows come into view only during later layout.
      graph.afterUpdate { [weak self] in self?.arrivals = RowArrivals() }
    }
    let trimmed = made.trim(kept: maximumKeptRows, spare: maximumSpareRows)
    guard !trimmed.isEmpty else { return }
    // The container still holds rows just hidden until it has compared its elements.
    graph.afterUpdate { for row in trimmed { (row.node as? ViewNode)?.destroy() } }
  }

  private func madeRow(_ index: Int) -> MadeRow? {
    made.inView.row(index) ?? key(at: index).flatMap { made[$0] }
  }

  var maker: (any LazyRowSource)? { self }

  func wasListed(_ isListed: Bool) {
    arrivals.areAll = isListed
    guard !isListed else { return }
    for row in made.inView.shown { mark(row, .went) }
    made.hideAll()
  }

  // MARK: Lengths

  var measuredRows: [Int] { Array(lengths.keys) }
  func knownLength(ofRow index: Int) -> LineLength? { lengths[index] }
  func setKnownLength(_ length: LineLength, ofRow index: Int) { lengths[index] = length }

  // MARK: Tree

  /// Called when the elements of a row have changed.
  override func structureDidChange() {
    // Elements that a row in view loses now were removed by the program.
    for row in made.inView.shown { mark(row, .went) }
    for row in made.all { row.elements = nil }
    super.structureDidChange()
  }

  override func collectElements(into list: inout [ElementNode]) { list.append(element) }

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    for row in made.inOrder { visit(node(of: row)) }
    visitRetired(visit)
  }

  override func destroy() {
    guard !isDestroyed else { return }
    super.destroy()
    element.destroy()
  }

  func node(identifiedBy id: AnyHashable) -> ViewNode? {
    (id.base as? ID).flatMap { made[Key($0)] }.map(node)
  }

  func identity(of child: ViewNode) -> AnyHashable? {
    (child as? Row)?.key.given
  }
}
