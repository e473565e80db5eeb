/// Rows that are made when they are placed as subviews.
@MainActor protocol PlacedRows: ViewNode {
  /// Returns the current list of rows.
  func list() -> RowList
  /// Returns a row's element, and makes the row if necessary.
  ///
  /// - Parameter hint: The last known place of the row.
  func element(ofRow key: SubviewKey, near hint: RowHint) -> ElementNode?
  /// Notifies the node that a row is no longer placed, so that it can be destroyed.
  func releaseRow(ofRow key: SubviewKey)
  func index(of id: AnyHashable) -> Int?
}

/// The placeholder for rows in a list of elements that is resolved.
@MainActor package final class PlacedRowsElement: PlaceholderElement {
  private let owner: NodeAnchor
  var rows: (any PlacedRows)? { owner.node as? any PlacedRows }

  init(_ rows: any PlacedRows, _ context: NodeContext) {
    owner = rows.anchor
    super.init(context)
  }

  override func copy(_ context: NodeContext) -> PlaceholderElement {
    rows.map { PlacedRowsElement($0, context) } ?? PlaceholderElement(context)
  }

  func element(ofRow key: SubviewKey, near hint: RowHint) -> ElementNode? {
    rows?.element(ofRow: key, near: hint).map(modify)
  }
}

/// The keys of the rows of a `ForEach` at one time, without the nodes of the rows.
class RowList {
  final let count: Int
  private let edition: Int
  /// The keys of the first rows, stored at the first request: a container that lists all rows
  /// requests each key once to identify the row, and once to show it.
  private var known: [SubviewKey] = []
  /// The keys of further rows in a longer list are made again at each request: such a list is mostly
  /// lazy, and most of its rows are not made.
  private static var maximumKnownRows: Int { 16_384 }

  init(count: Int, edition: Int = 0) {
    self.count = count
    self.edition = edition
  }

  final func hint(of index: Int) -> RowHint { RowHint(index: index, edition: edition) }

  final func key(at index: Int) -> SubviewKey {
    if index < known.count { return known[index] }
    let key = makeKey(at: index)
    if index == known.count, index < Self.maximumKnownRows { known.append(key) }
    return key
  }

  func makeKey(at index: Int) -> SubviewKey {
    preconditionFailure("Subclasses override this.")
  }
}

/// A row that is made. Neither it nor its key has a type with the program's types as parameters: the
/// metadata of such types would be looked up at each access to a row.
private struct PlacedRow {
  let node: ViewNode
  var index: Int
}

/// The node of a `ForEach` with one view for each element, in a list that is resolved. A row is made
/// when it is placed, or when its traits are read.
@MainActor
final class PlacedRowsNode<
  Data: RandomAccessCollection, ID: Hashable, Content: View
>: RowsNode<Data, ID, Content>, PlacedRows, IdentifyingNode, IdentityOwner {
  private var rows: [SubviewKey: PlacedRow] = [:]
  /// The number of different lists of the rows so far. Within one edition an index always identifies
  /// the same row.
  private var edition = 1
  /// The ids of all rows; nil until all of them had to be read.
  private var ids: [ID]?
  /// The number of rows before it that have the same id, for each row that is not the first with its
  /// id.
  private var occurrences: [Int: Int] = [:]
  /// Made at the first request, and valid while the ids are unchanged.
  private var knownIndices: [Key: Int]?
  /// Whether rows with the same id were found whose occurrences are not yet counted.
  private var hasDuplicates = false
  private var knownOrder: [(key: SubviewKey, row: PlacedRow)]?
  private lazy var element = PlacedRowsElement(self, childContext)

  // MARK: Data

  override func update(_ view: ForEach<Data, ID, Content>) {
    let old = self.view
    take(view)
    let isNew = takeIDs(from: old, to: view)
    if isNew { edition += 1 }
    for (key, made) in inOrder {
      let row = typed(made)
      guard isNew else {
        row.update(view, at: made.index)
        continue
      }
      guard let index = indices[row.key] else {
        rows[key] = nil
        retire(row)
        continue
      }
      rows[key]?.index = index
      row.update(view, at: index)
    }
    guard isNew else { return }
    bringBack(view)
    knownOrder = nil
    super.structureDidChange()
  }

  /// Restores rows that were leaving and are in the data again.
  private func bringBack(_ view: ForEach<Data, ID, Content>) {
    for (key, leaving) in retired.sorted(by: { $0.value.order < $1.value.order }) {
      guard let index = indices[key] else { continue }
      retired[key] = nil
      leaving.node.restore()
      rows[TypedSubviewKey(key)] = PlacedRow(node: leaving.node, index: index)
      leaving.node.update(view, at: index)
    }
  }

  /// The rows that are made, in the order of the data.
  private var inOrder: [(key: SubviewKey, row: PlacedRow)] {
    if let knownOrder { return knownOrder }
    let order = rows.sorted { $0.value.index < $1.value.index }.map { (key: $0.key, row: $0.value) }
    knownOrder = order
    return order
  }

  /// The row with its type. All rows in the table belong to this node.
  private func typed(_ made: PlacedRow) -> Row { unsafeDowncast(made.node, to: Row.self) }

  /// Whether the listed rows differ from the previous ones.
  private func takeIDs(
    from old: ForEach<Data, ID, Content>?, to new: ForEach<Data, ID, Content>
  ) -> Bool {
    guard let old else {
      if new.data.count <= Self.maximumScanned || !Self.isComparable { setIDs(identities(new)) }
      return true
    }
    let isShort = new.data.count <= Self.maximumScanned
    guard isShort || hasDuplicates || !Self.areSame(old.data, new.data) || !hasSameIDs(new)
    else { return false }
    let before = ids ?? identities(old)
    let now = identities(new)
    guard hasDuplicates || now != before else {
      ids = now
      return false
    }
    setIDs(now)
    return true
  }

  /// Whether the first of the rows that are made still have their ids, which reveals a change of
  /// `identify`.
  private func hasSameIDs(_ view: ForEach<Data, ID, Content>) -> Bool {
    inOrder.prefix(16).allSatisfy { id(at: $0.row.index, in: view) == typed($0.row).key.id }
  }

  private func setIDs(_ new: [ID]) {
    ids = new
    hasDuplicates = false
    occurrences = [:]
    var indices: [Key: Int] = [:]
    indices.reserveCapacity(new.count)
    var counts: [ID: Int] = [:]
    for (index, id) in new.enumerated() {
      var key = Key(id)
      if indices[key] != nil {
        warnOfDuplicate(id)
        counts[id, default: 0] += 1
        key = Key(id, occurrence: counts[id] ?? 0)
        occurrences[index] = key.occurrence
      }
      indices[key] = index
    }
    knownIndices = indices
    // Lists that were made before the occurrences were counted have other keys.
    if !occurrences.isEmpty { edition += 1 }
  }

  private var indices: [Key: Int] {
    if let knownIndices { return knownIndices }
    if let view { setIDs(identities(view)) }
    return knownIndices ?? [:]
  }

  private func id(at index: Int, in view: ForEach<Data, ID, Content>) -> ID? {
    guard index >= 0, index < view.data.count else { return nil }
    return view.identify(view.data[view.data.index(view.data.startIndex, offsetBy: index)])
  }

  // MARK: Rows

  func list() -> RowList {
    guard let view else { return RowList(count: 0) }
    return TypedRowList(view, occurrences, edition: Self.isComparable ? edition : 0)
  }

  func element(ofRow key: SubviewKey, near hint: RowHint) -> ElementNode? {
    guard let row = row(key, near: hint) else { return nil }
    if let element = row.soleElement { return element }
    var elements: [ElementNode] = []
    row.collectElements(into: &elements)
    return elements.first
  }

  private func row(_ key: SubviewKey, near hint: RowHint) -> ViewNode? {
    if let known = rows[key] {
      if known.index != hint.index { lookForDuplicate(of: key, at: hint.index) }
      return known.node
    }
    guard let view, let typed = key as? TypedSubviewKey<ID> else { return nil }
    let row = typed.row
    // A container that still shows the leaving row may continue to do so.
    if hasRetired, let leaving = retired[row] { return leaving.node }
    var index = hint.index
    if hint.edition != edition {
      guard let found = self.index(of: row, near: index) else { return nil }
      index = found
    }
    var context = childContext
    context.canTransition = true
    context.contentSlot = nil
    context.rowMaker = nil
    context.traits = RowTraits(id: typed.id, outer: traits) { [weak self] in
      self?.place(of: key)
    }
    let made = Row(row, view, at: index, context)
    rows[key] = PlacedRow(node: made, index: index)
    knownOrder = nil
    return made
  }

  private func index(of key: Key, near hint: Int) -> Int? {
    guard let view, id(at: hint, in: view) == key.id, occurrences[hint] ?? 0 == key.occurrence
    else { return indices[key] }
    return hint
  }

  /// Called when a row that is made is requested at an index other than its own: its id may occur
  /// twice.
  private func lookForDuplicate(of key: SubviewKey, at index: Int) {
    guard let view, let key = key as? TypedSubviewKey<ID>, id(at: index, in: view) == key.id,
      !hasDuplicates, (occurrences[index] ?? 0) == 0, knownIndices == nil
    else { return }
    hasDuplicates = true
    markDirty()
  }

  func releaseRow(ofRow key: SubviewKey) {
    guard let made = rows.removeValue(forKey: key) else { return }
    knownOrder = nil
    // By the end of the update the row may be placed elsewhere.
    graph.afterUpdate { made.node.destroy() }
  }

  private func place(of key: SubviewKey) -> RowPlace? {
    guard let index = rows[key]?.index, let view else { return nil }
    return RowPlace(offset: index, count: view.data.count, source: ObjectIdentifier(self))
  }

  func index(of id: AnyHashable) -> Int? {
    if let id = id.base as? ID { return indices[Key(id)] }
    guard ID.self is any ContainedID.Type else { return nil }
    return indices.filter { $0.key.given == id }.map(\.value).min()
  }

  // MARK: Tree

  override func collectElements(into list: inout [ElementNode]) { list.append(element) }

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    for made in inOrder { visit(made.row.node) }
    visitRetired(visit)
  }

  func node(identifiedBy id: AnyHashable) -> ViewNode? {
    (id.base as? ID).flatMap { rows[TypedSubviewKey(Key($0))]?.node }
  }

  func identity(of child: ViewNode) -> AnyHashable? { (child as? Row)?.key.given }

  override func destroy() {
    guard !isDestroyed else { return }
    super.destroy()
    element.destroy()
  }
}

private final class TypedRowList<
  Data: RandomAccessCollection, ID: Hashable, Content: View
>: RowList {
  private let data: Data
  private let identify: (Data.Element) -> ID
  private let occurrences: [Int: Int]

  init(_ view: ForEach<Data, ID, Content>, _ occurrences: [Int: Int], edition: Int) {
    data = view.data
    identify = view.identify
    self.occurrences = occurrences
    super.init(count: view.data.count, edition: edition)
  }

  override func makeKey(at index: Int) -> SubviewKey {
    let id = identify(data[data.index(data.startIndex, offsetBy: index)])
    return TypedSubviewKey(id, occurrence: occurrences[index] ?? 0)
  }
}
