import OrderedCollections

/// The node of a `ForEach` outside of lazy containers: all rows are there from the start.
@MainActor
final class ForEachNode<
  Data: RandomAccessCollection, ID: Hashable, Content: View
>: RowsNode<Data, ID, Content>, IdentifyingNode, IdentityOwner {
  private var rows = OrderedDictionary<ID, ViewNode>()

  func node(identifiedBy id: AnyHashable) -> ViewNode? {
    (id.base as? ID).flatMap { rows[$0] }
  }

  func identity(of child: ViewNode) -> AnyHashable? {
    rows.first { $0.value === child }.map { AnyHashable($0.key) }
  }

  override func update(_ view: ForEach<Data, ID, Content>) {
    take(view)
    let old = rows
    var new = OrderedDictionary<ID, ViewNode>(minimumCapacity: view.data.count)
    var context = childContext
    context.canTransition = true
    context.oneViewPlace = nil
    var isSameOrder = old.count == view.data.count
    // To follow what is read has its price: all rows are evaluated as one.
    let contents = graph.evaluating(self) {
      view.data.map { (id: view.identify($0), content: view.content($0)) }
    }
    for (id, content) in contents {
      if new[id] != nil {
        warnOfDuplicate(id)
        continue
      }
      if let row = old[id] {
        Content._updateNode(row, content)
        if isSameOrder, old.keys[new.count] != id { isSameOrder = false }
        new[id] = row
      } else if let returning = retired.removeValue(forKey: id) {
        returning.node.comeBack()
        Content._updateNode(returning.node, content)
        new[id] = returning.node
        isSameOrder = false
      } else {
        context.traits = RowTraits(id: id, outer: traits) { [weak self] in self?.place(of: id) }
        new[id] = Content._makeNode(content, context)
        isSameOrder = false
      }
    }
    rows = new
    if isSameOrder { return }
    for (id, row) in old where new[id] == nil { retire(id, row) }
    structureDidChange()
  }

  private func place(of id: ID) -> RowPlace? {
    rows.index(forKey: id).map {
      RowPlace(offset: $0, count: rows.count, source: ObjectIdentifier(self))
    }
  }

  override func collectElements(into list: inout [ElementNode]) {
    for row in rows.values { row.collectElements(into: &list) }
  }

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    for row in rows.values { visit(row) }
    visitRetired(visit)
  }
}
