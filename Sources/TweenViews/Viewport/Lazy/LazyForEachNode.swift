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
  private final class Row {
    let node: ViewNode
    /// Its number among the rows that are listed now.
    var index: Int
    var elements: [ElementNode]?
    /// Its value is of an earlier view.
    var isStale = false
    var isShown = false

    init(_ node: ViewNode, index: Int) {
      self.node = node
      self.index = index
    }
  }

  private(set) final var rowCount = 0
  /// The ids of all rows; nil as long as nobody had to look at all. Then each is asked for when its
  /// row is, so that a list of any length costs what is seen of it.
  private var ids: [ID]?
  /// Where each row's element stands in the data, where some are left out.
  private var places: [Int]?
  /// Made when asked for, as long as the ids stay.
  private var knownIndices: [ID: Int]?
  /// A row was found to have the id of another: all are to be looked at.
  private var hasDuplicates = false
  private var rows: [ID: Row] = [:]
  /// What rows were as long as when they were last measured, by their numbers.
  private var lengths: [Int: CGFloat] = [:]
  /// Ids that came by a change of the data, until they are shown.
  private var inserted: Set<ID> = []
  /// The rows in view, in the order of the data.
  private var shown: [ID] = []
  /// The rows that are kept out of view, those shown longest ago first.
  private var hidden = OrderedSet<ID>()
  private lazy var element = LazyRowsElement(self, childContext)

  /// Rows out of view that are kept at most.
  private var mostKept: Int { 500 }
  /// So few ids are all looked at from the start, to find those that occur twice. In longer lists
  /// these are found when rows of one id are made.
  private var mostScanned: Int { 1_000 }

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
    for id in shown { refresh(id) }
  }

  /// The ids of all rows and those from before, where they are to be looked at; nil where none has
  /// changed, and at first for a long list.
  private func change(
    from old: ForEach<Data, ID, Content>?, to new: ForEach<Data, ID, Content>
  ) -> (ids: [ID], before: [ID]?)? {
    let isShort = new.data.count <= mostScanned
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
    guard hasDuplicates || places != nil || ids != before else {
      // The next update has them to compare with.
      self.ids = ids
      return nil
    }
    return (ids, before)
  }

  /// Whether two values of the data that are the same in memory have the same elements: plain data
  /// and arrays have, and hold what they have; an object may have changed.
  private static var isComparable: Bool { _isPOD(Data.self) || Data.self is any StoredInPlace.Type }

  /// Whether the elements are the same for sure. What is equal by its type's own word may have other
  /// ids.
  private static func areSame(_ old: Data, _ new: Data) -> Bool {
    guard isComparable else { return false }
    return withUnsafeBytes(of: old) { old in
      withUnsafeBytes(of: new) { new in old.elementsEqual(new) }
    }
  }

  /// Whether the rows in view have the ids that they had: another way to identify elements would
  /// show here.
  private func showsSameIDs(_ view: ForEach<Data, ID, Content>) -> Bool {
    shown.allSatisfy { id in rows[id].map { self.id(at: $0.index, in: view) == id } ?? true }
  }

  /// The ids of all rows, some of which may have been left out.
  private func allIDs(_ view: ForEach<Data, ID, Content>) -> [ID] {
    ids ?? view.data.map { view.identify($0) }
  }

  private func takeChange(to ids: [ID], before: [ID]?) {
    if let before, ids.count > mostScanned, !hasDuplicates, places == nil {
      takeLong(ids, before: before)
    } else {
      hasDuplicates = false
      takeAll(ids, before: before)
    }
    super.structureDidChange()
  }

  /// Takes ids and looks at all: of those that occur more than once the first counts.
  ///
  /// - Parameter before: nil for the first ones.
  private func takeAll(_ new: [ID], before: [ID]?) {
    var indices: [ID: Int] = [:]
    indices.reserveCapacity(new.count)
    var unique: [ID] = []
    var kept: [Int] = []
    for (place, id) in new.enumerated() {
      guard indices[id] == nil else {
        warnOfDuplicate(id)
        continue
      }
      indices[id] = unique.count
      unique.append(id)
      kept.append(place)
    }
    if let before {
      let known = Set(before)
      inserted = Set(unique.filter { !known.contains($0) })
    }
    knownIndices = indices
    places = unique.count == new.count ? nil : kept
    move(to: unique) { old in before.flatMap { indices[$0[old]] } }
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
    inserted = Set(indices.keys.filter { !known.contains($0) })
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
    var moved: [Int: CGFloat] = [:]
    // Two of one id go to the first of them, whatever the order of the dictionary.
    for (old, length) in lengths.sorted(by: { $0.key < $1.key }) {
      if let index = newIndex(old), moved[index] == nil { moved[index] = length }
    }
    lengths = moved
    let made = rows.sorted { $0.value.index < $1.value.index }
    var gone: Set<ID> = []
    for (id, row) in made {
      if let index = newIndex(row.index) {
        row.index = index
        continue
      }
      gone.insert(id)
      rows[id] = nil
      hidden.remove(id)
      for element in row.elements ?? [] { element.inItsLists.isPassing = false }
      retire(id, row.node)
    }
    if !gone.isEmpty { shown.removeAll(where: gone.contains) }
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

  /// Brings a row's value up to date.
  private func refresh(_ id: ID) {
    guard let row = rows[id], row.isStale, let content = content(of: row.index) else { return }
    row.isStale = false
    Content._updateNode(row.node, content)
  }

  private func content(of index: Int) -> Content? {
    guard let view else { return nil }
    let place = places?[index] ?? index
    guard place < view.data.count else { return nil }
    let element = view.data[view.data.index(view.data.startIndex, offsetBy: place)]
    return graph.evaluating(self, keepsReads: true) { view.content(element) }
  }

  /// Where a row's element stands in the data.
  private func place(of id: ID) -> RowPlace? {
    guard let index = rows[id]?.index, let view else { return nil }
    let offset = places.flatMap { $0.indices.contains(index) ? $0[index] : nil } ?? index
    return RowPlace(offset: offset, count: view.data.count, source: ObjectIdentifier(self))
  }

  // MARK: Rows

  func elements(ofRow index: Int) -> [ElementNode] {
    guard let id = id(at: index) else { return [] }
    let row: Row
    if let known = rows[id] {
      guard known.index == index else {
        // Its first row is the one that is shown.
        warnOfDuplicate(id)
        hasDuplicates = true
        markDirty()
        return []
      }
      row = known
      refresh(id)
    } else if let returning = retired.removeValue(forKey: id) {
      returning.node.comeBack()
      row = Row(returning.node, index: index)
      row.isShown = true
      row.isStale = true
      rows[id] = row
      refresh(id)
    } else {
      guard let content = content(of: index) else { return [] }
      var context = childContext
      context.canTransition = true
      context.rowMaker = nil
      context.traits = RowTraits(id: id, outer: traits) { [weak self] in self?.place(of: id) }
      row = Row(Content._makeNode(content, context), index: index)
      rows[id] = row
    }
    let elements = row.elements ?? makeElements(row)
    if !row.isShown {
      row.isShown = true
      hidden.remove(id)
      let passes = inserted.remove(id) == nil
      for element in elements { element.isPassing = passes }
    }
    return elements
  }

  private func makeElements(_ row: Row) -> [ElementNode] {
    var elements: [ElementNode] = []
    row.node.collectElements(into: &elements)
    row.elements = elements
    return elements
  }

  func didShow(_ range: Range<Int>) {
    for id in shown {
      guard let row = rows[id], !range.contains(row.index) else { continue }
      row.isShown = false
      for element in row.elements ?? makeElements(row) {
        let shown = element.inItsLists
        shown.isPassing = true
        shown.disappear()
      }
      hidden.append(id)
    }
    shown = range.compactMap { id(at: $0) }
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
    (id.base as? ID).flatMap { rows[$0]?.index ?? indexByID[$0] }
  }
  func id(ofRow index: Int) -> AnyHashable? { id(at: index).map { AnyHashable($0) } }

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
    (id.base as? ID).flatMap { rows[$0]?.node }
  }

  func identity(of child: ViewNode) -> AnyHashable? {
    rows.first { $0.value.node === child }.map { AnyHashable($0.key) }
  }
}

/// Collections that are themselves what says which elements they have: any change of those makes
/// another value, with other words in memory.
private protocol StoredInPlace {}
extension Array: StoredInPlace {}
extension ArraySlice: StoredInPlace {}
extension ContiguousArray: StoredInPlace {}
