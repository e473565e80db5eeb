/// Rows that are made when they are placed as subviews.
@MainActor protocol PlacedRows: ViewNode {
  /// The rows as they are now.
  func list() -> RowList
  /// A row's element, which is made if it isn't there.
  ///
  /// - Parameter hint: Where the row was last heard of.
  func element(ofRow key: AnyHashable, near hint: Int) -> ElementNode?
  /// The row is not placed any more.
  func letGo(ofRow key: AnyHashable)
  func index(of id: AnyHashable) -> Int?
}

/// Stands for rows in a list of elements that is resolved.
@MainActor package final class PlacedRowsElement: StandInElement {
  private let owner: NodeAnchor
  var rows: (any PlacedRows)? { owner.node as? any PlacedRows }

  init(_ rows: any PlacedRows, _ context: NodeContext) {
    owner = rows.anchor
    super.init(context)
  }

  override func copy(_ context: NodeContext) -> StandInElement {
    rows.map { PlacedRowsElement($0, context) } ?? StandInElement(context)
  }

  func element(ofRow key: AnyHashable, near hint: Int) -> ElementNode? {
    rows?.element(ofRow: key, near: hint).map(modify)
  }
}

/// The rows of a `ForEach` at one time, without the rows.
class RowList {
  let count: Int
  init(count: Int) { self.count = count }
  func key(at index: Int) -> AnyHashable {
    preconditionFailure("Subclasses know their rows.")
  }
}

/// The node of a `ForEach` of one view an element, in a list that is resolved: a row is made when it
/// is placed, or when somebody asks what it says of itself.
@MainActor
final class PlacedRowsNode<
  Data: RandomAccessCollection, ID: Hashable, Content: View
>: RowsNode<Data, ID, Content>, PlacedRows, IdentifyingNode, IdentityOwner {
  private var rows: [Key: (row: Row, index: Int)] = [:]
  /// The ids of all rows; nil as long as nobody had to look at all.
  private var ids: [ID]?
  /// How many rows before it have the same id, for each row that is not the first one.
  private var occurrences: [Int: Int] = [:]
  /// Made when asked for, as long as the ids stay.
  private var knownIndices: [Key: Int]?
  /// Rows of one id were found that are yet to be told apart.
  private var hasDuplicates = false
  private var knownOrder: [(row: Row, index: Int)]?
  private lazy var element = PlacedRowsElement(self, childContext)

  // MARK: Data

  override func update(_ view: ForEach<Data, ID, Content>) {
    let old = self.view
    take(view)
    let isNew = takeIDs(from: old, to: view)
    for made in inOrder {
      guard isNew else {
        made.row.update(view, at: made.index)
        continue
      }
      let key = made.row.key
      guard let index = indices[key] else {
        rows[key] = nil
        retire(made.row)
        continue
      }
      rows[key]?.index = index
      made.row.update(view, at: index)
    }
    guard isNew else { return }
    bringBack(view)
    knownOrder = nil
    super.structureDidChange()
  }

  /// Rows that are leaving and are in the data again are as the others.
  private func bringBack(_ view: ForEach<Data, ID, Content>) {
    for (key, leaving) in retired.sorted(by: { $0.value.order < $1.value.order }) {
      guard let index = indices[key] else { continue }
      retired[key] = nil
      leaving.node.comeBack()
      rows[key] = (leaving.node, index)
      leaving.node.update(view, at: index)
    }
  }

  /// The rows that are made, in the order of the data.
  private var inOrder: [(row: Row, index: Int)] {
    if let knownOrder { return knownOrder }
    let order = rows.values.sorted { $0.index < $1.index }
    knownOrder = order
    return order
  }

  /// Whether other rows are listed than before.
  private func takeIDs(
    from old: ForEach<Data, ID, Content>?, to new: ForEach<Data, ID, Content>
  ) -> Bool {
    guard let old else {
      if new.data.count <= Self.mostScanned || !Self.isComparable { setIDs(identities(new)) }
      return true
    }
    let isShort = new.data.count <= Self.mostScanned
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

  /// Whether the first of the rows that are made have the ids that they had: another way to identify
  /// elements would show there.
  private func hasSameIDs(_ view: ForEach<Data, ID, Content>) -> Bool {
    inOrder.prefix(16).allSatisfy { id(at: $0.index, in: view) == $0.row.key.id }
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
    return TypedRowList(view, occurrences)
  }

  func element(ofRow key: AnyHashable, near hint: Int) -> ElementNode? {
    guard let key = key.base as? Key else { return nil }
    var elements: [ElementNode] = []
    row(key, near: hint)?.collectElements(into: &elements)
    return elements.first
  }

  private func row(_ key: Key, near hint: Int) -> Row? {
    if let known = rows[key] {
      if known.index != hint, let view, id(at: hint, in: view) == key.id { foundDuplicate(hint) }
      return known.row
    }
    // Who still shows it as it was may go on to do so.
    if let leaving = retired[key] { return leaving.node }
    guard let view else { return nil }
    let isThere =
      id(at: hint, in: view) == key.id && (occurrences[hint] ?? 0) == key.occurrence
    guard let index = isThere ? hint : indices[key] else { return nil }
    var context = childContext
    context.canTransition = true
    context.oneViewPlace = nil
    context.rowMaker = nil
    context.traits = RowTraits(id: key.id, outer: traits) { [weak self] in self?.place(of: key) }
    let row = Row(key, view, at: index, context)
    rows[key] = (row, index)
    knownOrder = nil
    return row
  }

  /// A row of the same id is asked for at another place.
  private func foundDuplicate(_ index: Int) {
    guard !hasDuplicates, (occurrences[index] ?? 0) == 0, knownIndices == nil else { return }
    hasDuplicates = true
    markDirty()
  }

  func letGo(ofRow key: AnyHashable) {
    guard let key = key.base as? Key, let made = rows.removeValue(forKey: key) else { return }
    knownOrder = nil
    // What is placed elsewhere in this update is placed by then.
    graph.afterUpdate { made.row.destroy() }
  }

  private func place(of key: Key) -> RowPlace? {
    guard let index = rows[key]?.index, let view else { return nil }
    return RowPlace(offset: index, count: view.data.count, source: ObjectIdentifier(self))
  }

  func index(of id: AnyHashable) -> Int? {
    if let id = id.base as? ID { return indices[Key(id)] }
    guard ID.self is any StandInID.Type else { return nil }
    return indices.filter { $0.key.given == id }.map(\.value).min()
  }

  // MARK: Tree

  override func collectElements(into list: inout [ElementNode]) { list.append(element) }

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    for made in inOrder { visit(made.row) }
    visitRetired(visit)
  }

  func node(identifiedBy id: AnyHashable) -> ViewNode? {
    (id.base as? ID).flatMap { rows[Key($0)]?.row }
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
  private let view: ForEach<Data, ID, Content>
  private let occurrences: [Int: Int]

  init(_ view: ForEach<Data, ID, Content>, _ occurrences: [Int: Int]) {
    self.view = view
    self.occurrences = occurrences
    super.init(count: view.data.count)
  }

  override func key(at index: Int) -> AnyHashable {
    let element = view.data[view.data.index(view.data.startIndex, offsetBy: index)]
    return AnyHashable(RowKey(view.identify(element), occurrence: occurrences[index] ?? 0))
  }
}
