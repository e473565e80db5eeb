import Foundation
import TweenMotion

/// The node of a `ForEach` in a lazy container: makes rows when they come into view.
///
/// A change of the data touches ids. Rows out of view are kept with their state, the last ones that
/// were shown, up to a bound; what they show is brought up to date when they come back. Of rows that
/// hold nothing few are kept: others made in their place are the same.
@MainActor
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  RowsNode<Data, ID, Content>, LazyRowSource, IdentifyingNode, IdentityOwner
{
  private(set) final var rowCount = 0
  /// The ids of all rows; nil as long as nobody had to look at all. Then each is asked for when its
  /// row is, so that a list of any length costs what is seen of it.
  private var ids: [ID]?
  /// How many rows before it have the same id, for each row that is not the first one.
  private var occurrences: [Int: Int] = [:]
  /// The first row of each id, where all had to be looked at.
  private var knownIndices: [ID: Int]?
  /// The id that was last looked for among all, and where it is.
  private var sought: (id: ID, index: Int?)?
  /// The rows of ids that occur more than once, but for the first ones.
  private var laterIndices: [Key: Int] = [:]
  /// A row was found to have the id of another: all are to be looked at.
  private var hasDuplicates = false
  private var rows: [Key: MadeRow] = [:]
  /// What rows were as long as when they were last measured, by their numbers.
  private var lengths: [Int: LineLength] = [:]
  /// Rows that came by a change of the data, until they are shown.
  private var inserted: Set<Key> = []
  /// The same, where not all were looked at.
  private var newcomers: Newcomers?
  /// The rows came together, by the section they are in.
  private var allAreNew = false
  /// The rows in view, in the order of the data, and then those that are shown elsewhere.
  private var shown: [MadeRow] = []
  /// The same rows by their numbers, as long as no row has another number.
  private var inView: [Int: MadeRow] = [:]
  /// The rows that are kept out of view, those shown longest ago first.
  private var hidden = RecencyQueue<Key>()
  private lazy var element = LazyRowsElement(self, childContext)

  /// Those of them that hold nothing and would be the same if they were made anew.
  private var spare = RecencyQueue<Key>()

  /// Rows out of view that are kept at most.
  private var mostKept: Int { 500 }
  /// Of those that hold nothing: what is seen again when one scrolls a little to and fro, and what is
  /// looked for by a tag or an id that is written in the row.
  private var mostSpare: Int { max(16, shown.count) }

  // MARK: Data

  override func update(_ view: ForEach<Data, ID, Content>) {
    let old = self.view
    take(view)
    switch graph.evaluating(self, { change(from: old, to: view) }) {
    case .none: if old == nil { rowCount = view.data.count }
    case .all(let ids, let before):
      hasDuplicates = false
      takeAll(ids, before: before)
      super.structureDidChange()
    case .middle(let middle):
      takeMiddle(middle)
      super.structureDidChange()
    }
    for row in rows.values { row.isStale = true }
    for row in shown { refresh(row) }
  }

  /// What a new value of the view says of the ids.
  private enum Change {
    case none
    /// All of them, and all from before.
    case all([ID], before: [ID]?)
    /// What lies between rows at the beginning and the end that are the same.
    case middle(Middle)
  }

  private struct Middle {
    var ends: SameEnds
    var count: Int
    var oldCount: Int
    var ids: [ID]
    /// The id that a row had, by its old number.
    var idBefore: (Int) -> ID?
    /// All ids, where they are to be kept.
    var all: [ID]?
  }

  /// At first none is looked at in a long list, and later those that don't stand at the beginning or
  /// the end of both lists.
  private func change(
    from old: ForEach<Data, ID, Content>?, to new: ForEach<Data, ID, Content>
  ) -> Change {
    let isShort = new.data.count <= Self.mostScanned
    guard let old else {
      if isShort { return .all(new.data.map(new.identify), before: nil) }
      // Elements that are shared may be others later without a trace in what holds them.
      if !Self.isComparable { ids = new.data.map(new.identify) }
      return .none
    }
    if !isShort, !hasDuplicates, occurrences.isEmpty, Self.isComparable,
      let change = middle(from: old, to: new)
    {
      return change
    }
    let before = allIDs(old)
    let ids = new.data.map(new.identify)
    if isShort || hasDuplicates || !occurrences.isEmpty {
      if hasDuplicates || ids != before { return .all(ids, before: before) }
    } else {
      let ends = SameEnds(before, ids) { before[$0] == ids[$1] }
      if ends.head < ids.count || ids.count < before.count {
        return .middle(
          Middle(
            ends: ends, count: ids.count, oldCount: before.count, ids: Array(ends.middle(ids)),
            idBefore: { before[$0] }, all: ids))
      }
    }
    // The next update has them to compare with.
    self.ids = ids
    return .none
  }

  /// Nil where elements that are the same go by other ids now, or may do so.
  private func middle(
    from old: ForEach<Data, ID, Content>, to new: ForEach<Data, ID, Content>
  ) -> Change? {
    if Self.areSame(old.data, new.data) {
      return shown.allSatisfy({ Self.id(at: $0.index, in: new) == node(of: $0).key.id })
        ? Change.none : nil
    }
    // Objects are the same whatever their ids have become.
    guard !(Data.Element.self is AnyObject.Type) else { return nil }
    let ends = SameEnds(old.data, new.data) { Self.id(at: $0, in: old) == Self.id(at: $1, in: new) }
    let (count, oldCount) = (new.data.count, old.data.count)
    for row in shown {
      var index = row.index
      if index >= oldCount - ends.tail {
        index += count - oldCount
      } else if index >= ends.head {
        continue
      }
      guard Self.id(at: index, in: new) == node(of: row).key.id else { return nil }
    }
    if count == oldCount, ends.head == count { return Change.none }
    return .middle(
      Middle(
        ends: ends, count: count, oldCount: oldCount,
        ids: ends.middle(new.data).map(new.identify),
        idBefore: { Self.id(at: $0, in: old) }, all: nil))
  }

  /// The ids of all rows.
  private func allIDs(_ view: ForEach<Data, ID, Content>) -> [ID] {
    ids ?? view.data.map(view.identify)
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
    ids = new
    func oldKey(_ index: Int, _ before: [ID]) -> Key {
      Key(before[index], occurrence: oldOccurrences[index] ?? 0)
    }
    if let before {
      let known = Set(before)
      inserted = Set(indices.keys.filter { !known.contains($0) }.map { Key($0) })
      let knownLater = Set(oldOccurrences.keys.map { oldKey($0, before) })
      inserted.formUnion(laterIndices.keys.filter { !knownLater.contains($0) })
    }
    move(to: new.count) { old in before.flatMap { self.index(of: oldKey(old, $0)) } }
  }

  /// Follows the rows that are made, or were measured; all others are the same to everybody.
  private func takeMiddle(_ middle: Middle) {
    let head = middle.ends.head
    let oldEnd = middle.oldCount - middle.ends.tail
    let followed = Set(rows.values.map(\.index)).union(lengths.keys)
      .filter { $0 >= head && $0 < oldEnd }
    let idsBefore = followed.sorted().map { ($0, middle.idBefore($0)) }
    let sought = Set(idsBefore.compactMap(\.1))
    var indices: [ID: Int] = [:]
    if !sought.isEmpty {
      // Places, where a sequence of pairs would ask for its types again at each.
      for index in middle.ids.indices {
        let id = middle.ids[index]
        guard sought.contains(id), indices[id] == nil else { continue }
        indices[id] = head + index
        if indices.count == sought.count { break }
      }
    }
    var newIndices: [Int: Int] = [:]
    for case (let old, let id?) in idsBefore { newIndices[old] = indices[id] }
    newcomers = Newcomers(from: head, ids: middle.ids) { wanted in
      var known: Set<ID> = []
      for index in head..<oldEnd {
        guard let id = middle.idBefore(index), wanted?.contains(id) != false else { continue }
        known.insert(id)
        if known.count == wanted?.count { break }
      }
      return known
    }
    knownIndices = nil
    ids = middle.all
    move(to: middle.count) { index in
      if index < head { return index }
      return index >= oldEnd ? index - middle.oldCount + middle.count : newIndices[index]
    }
  }

  /// Rows of which some came by a change of the data. Which did is found out where one of them comes
  /// into view, for those near it: what was there before is gone through once. All of it is kept only
  /// where one comes into view elsewhere, too.
  private final class Newcomers {
    /// How many rows before and after one are looked at with it.
    private static var reach: Int { 128 }

    private let first: Int
    private let ids: [ID]
    private let idsBefore: (_ among: Set<ID>?) -> Set<ID>
    /// The rows that were looked at, and of their ids those that were there before.
    private var looked: Range<Int>?
    private var known: Set<ID> = []

    /// - Parameters:
    ///   - ids: those of the rows from `first` on.
    ///   - idsBefore: which of some ids were there before; of nil, all that were.
    init(from first: Int, ids: [ID], idsBefore: @escaping (_ among: Set<ID>?) -> Set<ID>) {
      self.first = first
      self.ids = ids
      self.idsBefore = idsBefore
    }

    func contain(_ id: ID, at row: Int) -> Bool {
      let index = row - first
      guard ids.indices.contains(index) else { return false }
      if looked?.contains(index) != true { look(around: index) }
      return !known.contains(id)
    }

    private func look(around index: Int) {
      guard looked == nil else {
        looked = ids.indices
        known = idsBefore(nil)
        return
      }
      let near = max(index - Self.reach, 0)..<min(index + Self.reach, ids.count)
      looked = near
      known = idsBefore(Set(ids[near]))
    }
  }

  /// Takes the numbers of the rows, and lets go of those that have left.
  private func move(to count: Int, _ newIndex: (_ old: Int) -> Int?) {
    rowCount = count
    sought = nil
    inView = [:]
    var moved: [Int: LineLength] = [:]
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
      spare.remove(key)
      for element in row.elements ?? [] { element.inItsLists.isPassing = false }
      retire(node(of: row))
    }
    if !gone.isEmpty { shown.removeAll { gone.contains(node(of: $0).key) } }
  }

  /// Where the first row of an id is. All are looked at for one that nobody knows: a table of them
  /// would take more than the ids themselves.
  private func firstIndex(of id: ID) -> Int? {
    if let made = rows[Key(id)] { return made.index }
    if let knownIndices { return knownIndices[id] }
    if let sought, sought.id == id { return sought.index }
    let index: Int? =
      if let ids {
        ids.firstIndex(of: id)
      } else {
        graph.evaluating(self, keepsReads: true) {
          view.flatMap { view in
            var offset = 0
            for element in view.data {
              if view.identify(element) == id { return offset }
              offset += 1
            }
            return nil
          }
        }
      }
    sought = (id, index)
    return index
  }

  private func index(of key: Key) -> Int? {
    key.occurrence == 0 ? knownIndices?[key.id] : laterIndices[key]
  }

  private static func id(at index: Int, in view: ForEach<Data, ID, Content>) -> ID? {
    guard index < view.data.count else { return nil }
    return view.identify(view.data[view.data.index(view.data.startIndex, offsetBy: index)])
  }

  private func id(at index: Int) -> ID? {
    if let ids { return ids[index] }
    return graph.evaluating(self, keepsReads: true) {
      view.flatMap { Self.id(at: index, in: $0) }
    }
  }

  private func key(at index: Int) -> Key? {
    id(at: index).map { Key($0, occurrence: occurrences[index] ?? 0) }
  }

  /// All rows of `rows` are made here, of this type.
  private func node(of row: MadeRow) -> Row { unsafeDowncast(row.node, to: Row.self) }

  /// Brings a row's value up to date.
  private func refresh(_ row: MadeRow) {
    guard row.isStale, let view, row.index < view.data.count else { return }
    row.isStale = false
    node(of: row).update(view, at: row.index)
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
    let row: MadeRow
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
      row = MadeRow(returning.node, index: index)
      row.isShown = true
      row.isStale = true
      rows[key] = row
      refresh(row)
    } else {
      guard let node = makeRow(key, at: index) else { return [] }
      row = MadeRow(node, index: index)
      rows[key] = row
    }
    let elements = row.elements ?? makeElements(row)
    if !row.isShown {
      row.isShown = true
      hidden.remove(key)
      spare.remove(key)
      let isNew = isNew(key, at: index)
      inserted.remove(key)
      for element in elements { element.isPassing = !isNew }
    }
    inView[index] = row
    return elements
  }

  /// Whether a row that is not shown came by the change that is being taken in.
  private func isNew(_ key: Key, at index: Int) -> Bool {
    inserted.contains(key) || allAreNew || newcomers?.contain(key.id, at: index) == true
  }

  func isNew(row index: Int) -> Bool { key(at: index).map { isNew($0, at: index) } ?? false }

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

  func refresh(row index: Int) {
    // Where another row has the same id, that one may be meant.
    if let known = key(at: index).flatMap({ rows[$0] }), known.index == index { refresh(known) }
  }

  private func makeElements(_ row: MadeRow) -> [ElementNode] {
    var elements: [ElementNode] = []
    row.node.collectElements(into: &elements)
    row.elements = elements
    return elements
  }

  var rowsShown: [Int] { shown.map(\.index) }

  func didShow(_ rows: LazyRows) {
    var gone: [MadeRow] = []
    for row in shown where !rows.contains(row.index) {
      row.isShown = false
      for element in row.elements ?? makeElements(row) {
        let shown = element.inItsLists
        shown.isPassing = true
        shown.disappear()
      }
      inView[row.index] = nil
      gone.append(row)
    }
    // Those nearest to what is in view are the last to be let go of.
    for row in gone where row.index < rows.inView.lowerBound { keep(row) }
    for row in gone.reversed() where row.index >= rows.inView.lowerBound { keep(row) }
    // No closures: each call of one would first find out what thread it is on.
    var now: [MadeRow] = []
    now.reserveCapacity(rows.inView.count + rows.elsewhere.count)
    for index in rows.inView { if let row = madeRow(index) { now.append(row) } }
    for index in rows.elsewhere { if let row = madeRow(index) { now.append(row) } }
    shown = now
    if !inserted.isEmpty || newcomers != nil || allAreNew {
      // Some may come into view only as layout goes on.
      graph.afterUpdate { [weak self] in
        self?.inserted = []
        self?.newcomers = nil
        self?.allAreNew = false
      }
    }
    trim(&hidden, to: mostKept)
    trim(&spare, to: mostSpare)
  }

  /// Keeps a row that has gone out of view.
  private func keep(_ row: MadeRow) {
    let node = node(of: row)
    if node.isReplaceable { spare.append(node.key) } else { hidden.append(node.key) }
  }

  private func madeRow(_ index: Int) -> MadeRow? {
    inView[index] ?? key(at: index).flatMap { rows[$0] }
  }

  /// Lets go of the rows out of view that were shown longest ago.
  private func trim(_ kept: inout RecencyQueue<Key>, to most: Int) {
    guard kept.count > most else { return }
    var gone: [ViewNode] = []
    while kept.count > most, let key = kept.popFirst() {
      if let node = rows.removeValue(forKey: key)?.node { gone.append(node) }
    }
    // Those just hidden are in the container's hands until its elements are compared.
    graph.afterUpdate { for node in gone { node.destroy() } }
  }

  var shownElements: [ElementNode] { shown.flatMap { $0.elements ?? makeElements($0) } }
  var maker: (any LazyRowSource)? { self }

  func wasListed(_ isListed: Bool) {
    allAreNew = isListed
    guard !isListed else { return }
    for row in shown {
      row.isShown = false
      for element in row.elements ?? [] { element.inItsLists.isPassing = false }
      hidden.append(node(of: row).key)
    }
    shown = []
    inView = [:]
  }

  var measuredRows: [Int] { Array(lengths.keys) }
  func knownLength(ofRow index: Int) -> LineLength? { lengths[index] }
  func setKnownLength(_ length: LineLength, ofRow index: Int) { lengths[index] = length }

  func index(of id: AnyHashable) -> Int? {
    if let id = id.base as? ID { return firstIndex(of: id) }
    return (view?.data as? any GivenIndexing)?.index(ofGiven: id)
  }
  func id(ofRow index: Int) -> AnyHashable? {
    key(at: index).map { $0.given ?? AnyHashable($0.id) }
  }

  // MARK: Tree

  /// The elements of a row have changed.
  override func structureDidChange() {
    // What a row in view loses goes because the program says so.
    for row in shown {
      for element in row.elements ?? [] { element.inItsLists.isPassing = false }
    }
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
