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
    var elements: [ElementNode]?
    /// Its value is of an earlier view.
    var isStale = false
    var isShown = false

    init(_ node: ViewNode) { self.node = node }
  }

  private var ids: [ID] = []
  /// Where each row's element stands in the data, where some are left out.
  private var places: [Int]?
  /// Made when asked for, as long as the ids stay.
  private var knownIndices: [ID: Int]?
  private var rows: [ID: Row] = [:]
  private var lengths: [ID: CGFloat] = [:]
  /// Ids that came by a change of the data, until they are shown.
  private var inserted: Set<ID> = []
  /// The rows in view, in the order of the data.
  private var shown: [ID] = []
  /// The rows that are kept out of view, those shown longest ago first.
  private var hidden = OrderedSet<ID>()
  private lazy var element: LazyRowsElement = {
    let element = LazyRowsElement(childContext)
    element.owner = anchor
    return element
  }()

  /// Rows out of view that are kept at most.
  private var mostKept: Int { 500 }

  // MARK: Data

  override func update(_ view: ForEach<Data, ID, Content>) {
    let isFirst = self.view == nil
    take(view)
    let new = graph.evaluating(self) { view.data.map { view.identify($0) } }
    if isFirst || !isEqual(new) {
      takeIDs(new, isFirst: isFirst)
      super.structureDidChange()
    }
    for row in rows.values { row.isStale = true }
    for id in shown { refresh(id) }
  }

  private func isEqual(_ new: [ID]) -> Bool { places == nil && new == ids }

  private func takeIDs(_ new: [ID], isFirst: Bool) {
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
    let old = ids
    let known = isFirst ? [:] : indexByID
    inserted = isFirst ? [] : Set(unique.filter { known[$0] == nil })
    ids = unique
    places = unique.count == new.count ? nil : kept
    shown.removeAll { indices[$0] == nil }
    knownIndices = indices
    for id in old where indices[id] == nil {
      lengths[id] = nil
      guard let row = rows.removeValue(forKey: id) else { continue }
      hidden.remove(id)
      for element in row.elements ?? [] { element.isPassing = false }
      retire(id, row.node)
    }
  }

  private var indexByID: [ID: Int] {
    if let knownIndices { return knownIndices }
    var indices: [ID: Int] = [:]
    indices.reserveCapacity(ids.count)
    for (index, id) in ids.enumerated() { indices[id] = index }
    knownIndices = indices
    return indices
  }

  /// Brings a row's value up to date.
  private func refresh(_ id: ID) {
    guard let row = rows[id], row.isStale, let index = indexByID[id],
      let content = content(of: index)
    else { return }
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

  // MARK: Rows

  var rowCount: Int { ids.count }

  func elements(ofRow index: Int) -> [ElementNode] {
    let id = ids[index]
    let row: Row
    if let known = rows[id] {
      row = known
      refresh(id)
    } else if let returning = leaving.removeValue(forKey: id) {
      returning.node.comeBack()
      row = Row(returning.node)
      row.isShown = true
      row.isStale = true
      rows[id] = row
      refresh(id)
    } else {
      guard let content = content(of: index) else { return [] }
      var context = childContext
      context.canTransition = true
      context.listsLazily = false
      row = Row(Content._makeNode(content, context))
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
    let indices = indexByID
    for id in shown {
      guard let index = indices[id], !range.contains(index), let row = rows[id] else { continue }
      row.isShown = false
      for element in row.elements ?? makeElements(row) {
        element.isPassing = true
        element.disappear()
      }
      hidden.append(id)
    }
    shown = Array(ids[range])
    inserted.removeAll()
    let excess = hidden.count - mostKept
    guard excess > 0 else { return }
    let gone = hidden.prefix(excess).compactMap { rows.removeValue(forKey: $0)?.node }
    hidden.removeFirst(excess)
    // Those just hidden are in the container's hands until its elements are compared.
    graph.afterUpdate { for node in gone { node.destroy() } }
  }

  func knownLength(ofRow index: Int) -> CGFloat? { lengths[ids[index]] }
  func setKnownLength(_ length: CGFloat, ofRow index: Int) { lengths[ids[index]] = length }

  func index(of id: AnyHashable) -> Int? { (id.base as? ID).flatMap { indexByID[$0] } }
  func id(ofRow index: Int) -> AnyHashable { AnyHashable(ids[index]) }

  // MARK: Tree

  /// The elements of a row have changed.
  override func structureDidChange() {
    for row in rows.values { row.elements = nil }
    super.structureDidChange()
  }

  override func collectElements(into list: inout [ElementNode]) { list.append(element) }

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    let indices = indexByID
    let made = rows.sorted { (indices[$0.key] ?? 0) < (indices[$1.key] ?? 0) }
    for (_, row) in made { visit(row.node) }
    visitLeaving(visit)
  }

  func node(identifiedBy id: AnyHashable) -> ViewNode? {
    (id.base as? ID).flatMap { rows[$0]?.node }
  }

  func identity(of child: ViewNode) -> AnyHashable? {
    rows.first { $0.value.node === child }.map { AnyHashable($0.key) }
  }
}
