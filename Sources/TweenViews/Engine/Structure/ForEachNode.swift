import OrderedCollections

/// The node of a `ForEach` outside of lazy containers: all rows are there from the start.
@MainActor
final class ForEachNode<
  Data: RandomAccessCollection, ID: Hashable, Content: View
>: RowsNode<Data, ID, Content>, IdentifyingNode, IdentityOwner {
  private var rows = OrderedDictionary<Key, Row>()

  func node(identifiedBy id: AnyHashable) -> ViewNode? {
    if let id = id.base as? ID { return rows[Key(id)] }
    guard ID.self is any StandInID.Type else { return nil }
    return rows.elements.first { $0.key.given == id }?.value
  }

  func identity(of child: ViewNode) -> AnyHashable? {
    (child as? Row)?.key.given
  }

  override func update(_ view: ForEach<Data, ID, Content>) {
    let hasSameRows = self.view.map { listsSameRows($0, view) } ?? false
    take(view)
    if hasSameRows {
      for (offset, row) in rows.values.enumerated() { row.update(view, at: offset) }
      return
    }
    let old = rows
    var new = OrderedDictionary<Key, Row>(minimumCapacity: view.data.count)
    var context = childContext
    context.canTransition = true
    context.oneViewPlace = nil
    var isSameOrder = old.count == view.data.count
    var occurrences: [ID: Int] = [:]
    for (offset, id) in identities(view).enumerated() {
      var key = Key(id)
      if new[key] != nil {
        warnOfDuplicate(id)
        occurrences[id, default: 0] += 1
        key = Key(id, occurrence: occurrences[id] ?? 0)
      }
      if let row = old[key] {
        row.update(view, at: offset)
        if isSameOrder, old.keys[new.count] != key { isSameOrder = false }
        new[key] = row
      } else if let returning = retired.removeValue(forKey: key) {
        returning.node.comeBack()
        returning.node.update(view, at: offset)
        new[key] = returning.node
        isSameOrder = false
      } else {
        context.traits = RowTraits(id: id, outer: traits) { [weak self] in self?.place(of: key) }
        new[key] = Row(key, view, at: offset, context)
        isSameOrder = false
      }
    }
    rows = new
    if isSameOrder { return }
    for (key, row) in old where new[key] == nil { retire(row) }
    structureDidChange()
  }

  /// Whether the same elements go by the same ids as before, for sure.
  private func listsSameRows(
    _ old: ForEach<Data, ID, Content>, _ new: ForEach<Data, ID, Content>
  ) -> Bool {
    guard rows.count == new.data.count, Self.areSame(old.data, new.data) else { return false }
    // Subviews go by ids of their own; others may be identified in another way than before.
    if Data.self is any GivenIndexing.Type { return true }
    return graph.evaluating(self) {
      zip(new.data, rows.keys).allSatisfy { new.identify($0) == $1.id }
    }
  }

  private func place(of key: Key) -> RowPlace? {
    rows.index(forKey: key).map {
      RowPlace(offset: $0, count: rows.count, source: ObjectIdentifier(self))
    }
  }

  override func collectElements(into list: inout [ElementNode]) {
    for row in rows.values { row.collectElements(into: &list) }
  }

  override var holdsNothing: Bool { retired.isEmpty }

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    for row in rows.values { visit(row) }
    visitRetired(visit)
  }
}
