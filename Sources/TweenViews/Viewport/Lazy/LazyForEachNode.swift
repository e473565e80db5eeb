import Foundation
import OrderedCollections
import TweenMotion

/// The node of a `ForEach` in a lazy container: makes rows when they come into view.
///
/// A change of the data touches ids. Rows out of view are kept with their state, the last ones that
/// were shown, up to a bound; what they show is brought up to date when they come back.
@MainActor
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  RowsNode<Data, ID, Content>, LazyRowSource, IdentifyingNode, IdentityOwner
{
  /// A row that is made.
  private final class Made {
    let node: Row
    /// Its number among the rows that are listed now.
    var index: Int
    var elements: [ElementNode]?
    /// Its value is of an earlier view.
    var isStale = false
    var isShown = false

    init(_ node: Row, index: Int) {
      self.node = node
      self.index = index
    }
  }

  private(set) final var rowCount = 0
  /// The ids of all rows; nil as long as nobody had to look at all. Then each is asked for when its
  /// row is, so that a list of any length costs what is seen of it.
  private var ids: [ID]?
  /// How many rows before it have the same id, for each row that is not the first one.
  private var occurrences: [Int: Int] = [:]
  /// The first row of each id; made when asked for, as long as the ids stay.
  private var knownIndices: [ID: Int]?
  /// The rows of ids that occur more than once, but for the first ones.
  private var laterIndices: [Key: Int] = [:]
  /// A row was found to have the id of another: all are to be looked at.
  private var hasDuplicates = false
  private var rows: [Key: Made] = [:]
  /// What rows were as long as when they were last measured, by their numbers.
  private var lengths: [Int: CGFloat] = [:]
  /// Rows that came by a change of the data, until they are shown.
  private var inserted: Set<Key> = []
  /// The rows in view, in the order of the data.
  private var shown: [Made] = []
  /// The same rows by their numbers, as long as no row has another number.
  private var inView: [Int: Made] = [:]
  /// The rows that are kept out of view, those shown longest ago first.
  private var hidden = OrderedSet<Key>()
  private lazy var element = LazyRowsElement(self, childContext)

  /// Rows out of view that are kept at most.
  private var mostKept: Int { 500 }

  // MARK: Data

  override func update(_ view: ForEach<Data, ID, Content>) {
    let old = self.view
    take(view)
    if let change = graph.evaluating(self, { change(from: old, to: view) }) {
      takeChange(to: change.ids, before: change.before)
    } else if old == nil {
      rowCount = view.data.count
    }
    for row in rows.values { row.isStale = true }
    for row in shown { refresh(row) }
  }

  /// The ids of all rows and those from before, where they are to be looked at; nil where none has
  /// changed, and at first for a long list.
  private func change(
    from old: ForEach<Data, ID, Content>?, to new: ForEach<Data, ID, Content>
  ) -> (ids: [ID], before: [ID]?)? {
    let isShort = new.data.count <= Self.mostScanned
    guard let old else {
      if isShort { return (new.data.map { new.identify($0) }, nil) }
      // Elements that are shared may be others later without a trace in what holds them.
      if !Self.isComparable { ids = new.data.map { new.identify($0) } }
      return nil
    }
    guard
      hasDuplicates || isShort || !Self.areSame(old.data, new.data) || !showsSameIDs(new)
    else { return nil }
    let before = allIDs(old)
    let ids = new.data.map { new.identify($0) }
    guard hasDuplicates || ids != before else {
      // The next update has them to compare with.
      self.ids = ids
      return nil
    }
    return (ids, before)
  }

  /// Whether the rows in view have the ids that they had: another way to identify elements would
  /// show here.
  private func showsSameIDs(_ view: ForEach<Data, ID, Content>) -> Bool {
    shown.allSatisfy { id(at: $0.index, in: view) == $0.node.key.id }
  }

  /// The ids of all rows.
  private func allIDs(_ view: ForEach<Data, ID, Content>) -> [ID] {
    ids ?? view.data.map { view.identify($0) }
  }

  private func takeChange(to ids: [ID], before: [ID]?) {
    if let before, ids.count > Self.mostScanned, !hasDuplicates, occurrences.isEmpty {
      takeLong(ids, before: before)
    } else {
      hasDuplicates = false
      takeAll(ids, before: before)
    }
    super.structureDidChange()
  }

  /// Takes ids and looks at all, for those that occur more than once.
  ///
  /// - Parameter before: nil for the first ones.
  private func takeAll(_ new: [ID], before: [ID]?) {
    var indices: [ID: Int] = [:]
    indices.reserveCapacity(new.count)
    let oldOccurrences = occurrences
    occurrences = [:]
    laterIndices = [:]
    var counts: [ID: Int] = [:]
    for (index, id) in new.enumerated() {
      guard indices[id] != nil else {
        indices[id] = index
        continue
      }
      warnOfDuplicate(id)
      counts[id, default: 0] += 1
      let key = Key(id, occurrence: counts[id] ?? 0)
      occurrences[index] = key.occurrence
      laterIndices[key] = index
    }
    knownIndices = indices
    func oldKey(_ index: Int, _ before: [ID]) -> Key {
      Key(before[index], occurrence: oldOccurrences[index] ?? 0)
    }
    if let before {
      let known = Set(before)
      inserted = Set(indices.keys.filter { !known.contains($0) }.map { Key($0) })
      let knownLater = Set(oldOccurrences.keys.map { oldKey($0, before) })
      inserted.formUnion(laterIndices.keys.filter { !knownLater.contains($0) })
    }
    move(to: new) { old in before.flatMap { self.index(of: oldKey(old, $0)) } }
  }

  /// Takes ids of which only those are looked at that don't stand at the beginning or the end of
  /// both lists.
  private func takeLong(_ new: [ID], before: [ID]) {
    let shorter = min(new.count, before.count)
    let head = (0..<shorter).first { new[$0] != before[$0] } ?? shorter
    let tail =
      (0..<shorter - head).first { new[new.count - 1 - $0] != before[before.count - 1 - $0] }
      ?? shorter - head
    var indices: [ID: Int] = [:]
    for index in head..<new.count - tail where indices[new[index]] == nil {
      indices[new[index]] = index
    }
    let known = Set(before[head..<before.count - tail])
    inserted = Set(indices.keys.filter { !known.contains($0) }.map { Key($0) })
    knownIndices = nil
    move(to: new) { index in
      if index < head { return index }
      return index >= before.count - tail
        ? index - before.count + new.count : indices[before[index]]
    }
  }

  /// Takes the ids of the rows, and lets go of those that have left.
  private func move(to new: [ID], _ newIndex: (_ old: Int) -> Int?) {
    ids = new
    rowCount = new.count
    inView = [:]
    var moved: [Int: CGFloat] = [:]
    // Two of one id go to the first of them, whatever the order of the dictionary.
    for (old, length) in lengths.sorted(by: { $0.key < $1.key }) {
      if let index = newIndex(old), moved[index] == nil { moved[index] = length }
    }
    lengths = moved
    let made = rows.sorted { $0.value.index < $1.value.index }
    var gone: Set<Key> = []
    for (key, row) in made {
      if let index = newIndex(row.index) {
        row.index = index
        continue
      }
      gone.insert(key)
      rows[key] = nil
      hidden.remove(key)
      for element in row.elements ?? [] { element.inItsLists.isPassing = false }
      retire(row.node)
    }
    if !gone.isEmpty { shown.removeAll { gone.contains($0.node.key) } }
  }

  /// Where each row is. Rows that are made know it themselves.
  private var indexByID: [ID: Int] {
    if let knownIndices { return knownIndices }
    var indices: [ID: Int] = [:]
    indices.reserveCapacity(rowCount)
    if let view {
      for (index, id) in allIDs(view).enumerated() where indices[id] == nil { indices[id] = index }
    }
    knownIndices = indices
    return indices
  }

  private func index(of key: Key) -> Int? {
    key.occurrence == 0 ? indexByID[key.id] : laterIndices[key]
  }

  private func id(at index: Int, in view: ForEach<Data, ID, Content>) -> ID? {
    guard index < view.data.count else { return nil }
    return view.identify(view.data[view.data.index(view.data.startIndex, offsetBy: index)])
  }

  private func id(at index: Int) -> ID? {
    if let ids { return ids[index] }
    return graph.evaluating(self, keepsReads: true) {
      view.flatMap { id(at: index, in: $0) }
    }
  }

  private func key(at index: Int) -> Key? {
    id(at: index).map { Key($0, occurrence: occurrences[index] ?? 0) }
  }

  /// Brings a row's value up to date.
  private func refresh(_ row: Made) {
    guard row.isStale, let view, row.index < view.data.count else { return }
    row.isStale = false
    row.node.update(view, at: row.index)
  }

  /// Where a row's element stands in the data.
  private func place(of key: Key) -> RowPlace? {
    guard let index = rows[key]?.index, let view else { return nil }
    return RowPlace(offset: index, count: view.data.count, source: ObjectIdentifier(self))
  }

  // MARK: Rows

  func elements(ofRow index: Int) -> [ElementNode] {
    if let known = inView[index] {
      refresh(known)
      return known.elements ?? makeElements(known)
    }
    guard let key = key(at: index) else { return [] }
    let row: Made
    if let known = rows[key] {
      guard known.index == index else {
        // Its rows are told apart once all ids have been looked at.
        hasDuplicates = true
        markDirty()
        return []
      }
      row = known
      refresh(row)
    } else if let returning = retired.removeValue(forKey: key) {
      returning.node.comeBack()
      row = Made(returning.node, index: index)
      row.isShown = true
      row.isStale = true
      rows[key] = row
      refresh(row)
    } else {
      guard let node = makeRow(key, at: index) else { return [] }
      row = Made(node, index: index)
      rows[key] = row
    }
    let elements = row.elements ?? makeElements(row)
    if !row.isShown {
      row.isShown = true
      hidden.remove(key)
      let passes = inserted.remove(key) == nil
      for element in elements { element.isPassing = passes }
    }
    inView[index] = row
    return elements
  }

  private func makeRow(_ key: Key, at index: Int) -> Row? {
    guard let view, index < view.data.count else { return nil }
    var context = childContext
    context.canTransition = true
    context.rowMaker = nil
    context.traits = RowTraits(id: key.id, outer: traits) { [weak self] in self?.place(of: key) }
    return Row(key, view, at: index, context)
  }

  var madeRows: [Int] { rows.values.map(\.index).sorted() }

  func isMade(row index: Int) -> Bool { key(at: index).map { rows[$0] != nil } ?? false }

  func askElements<Answer>(ofRow index: Int, _ ask: ([ElementNode]) -> Answer) -> Answer {
    guard let key = key(at: index) else { return ask([]) }
    if let known = rows[key] { return ask(known.elements ?? makeElements(known)) }
    var elements: [ElementNode] = []
    let row = makeRow(key, at: index)
    row?.collectElements(into: &elements)
    defer { row?.destroy() }
    return ask(elements)
  }

  private func makeElements(_ row: Made) -> [ElementNode] {
    var elements: [ElementNode] = []
    row.node.collectElements(into: &elements)
    row.elements = elements
    return elements
  }

  func didShow(_ range: Range<Int>) {
    for row in shown where !range.contains(row.index) {
      row.isShown = false
      for element in row.elements ?? makeElements(row) {
        let shown = element.inItsLists
        shown.isPassing = true
        shown.disappear()
      }
      hidden.append(row.node.key)
      inView[row.index] = nil
    }
    shown = range.compactMap { inView[$0] ?? key(at: $0).flatMap { rows[$0] } }
    inserted.removeAll()
    let excess = hidden.count - mostKept
    guard excess > 0 else { return }
    let gone = hidden.prefix(excess).compactMap { rows.removeValue(forKey: $0)?.node }
    hidden.removeFirst(excess)
    // Those just hidden are in the container's hands until its elements are compared.
    graph.afterUpdate { for node in gone { node.destroy() } }
  }

  var measuredRows: [Int] { Array(lengths.keys) }
  func knownLength(ofRow index: Int) -> CGFloat? { lengths[index] }
  func setKnownLength(_ length: CGFloat, ofRow index: Int) { lengths[index] = length }

  func index(of id: AnyHashable) -> Int? {
    if let id = id.base as? ID { return rows[Key(id)]?.index ?? indexByID[id] }
    return (view?.data as? any GivenIndexing)?.index(ofGiven: id)
  }
  func id(ofRow index: Int) -> AnyHashable? {
    key(at: index).map { $0.given ?? AnyHashable($0.id) }
  }

  // MARK: Tree

  /// The elements of a row have changed.
  override func structureDidChange() {
    for row in rows.values { row.elements = nil }
    super.structureDidChange()
  }

  override func collectElements(into list: inout [ElementNode]) { list.append(element) }

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    for row in rows.values.sorted(by: { $0.index < $1.index }) { visit(row.node) }
    visitRetired(visit)
  }

  override func destroy() {
    guard !isDestroyed else { return }
    super.destroy()
    element.destroy()
  }

  func node(identifiedBy id: AnyHashable) -> ViewNode? {
    (id.base as? ID).flatMap { rows[Key($0)]?.node }
  }

  func identity(of child: ViewNode) -> AnyHashable? {
    (child as? Row)?.key.given
  }
}
