/// The node of a `ForEach` outside of lazy containers, which makes all rows at once.
@MainActor
final class ForEachNode<
  Data: RandomAccessCollection, ID: Hashable, Content: View
>: RowsNode<Data, ID, Content>, IdentifyingNode, IdentityOwner {
  private var keys = OrderedSet<Key>()
  /// The rows, at the same indices as their keys.
  private var rows: [Row] = []

  func node(identifiedBy id: AnyHashable) -> ViewNode? {
    if let id = id.base as? ID { return keys.firstIndex(of: Key(id)).map { rows[$0] } }
    guard ID.self is any ContainedID.Type else { return nil }
    return rows.first { $0.key.given == id }
  }

  func identity(of child: ViewNode) -> AnyHashable? {
    (child as? Row)?.key.given
  }

  override func update(_ view: ForEach<Data, ID, Content>) {
    let hasSameRows = self.view.map { listsSameRows($0, view) } ?? false
    take(view)
    if hasSameRows {
      for (offset, row) in rows.enumerated() { row.update(view, at: offset) }
      return
    }
    let (oldKeys, oldRows) = (keys, rows)
    var newKeys = OrderedSet<Key>(minimumCapacity: view.data.count)
    var newRows: [Row] = []
    newRows.reserveCapacity(view.data.count)
    var context = childContext
    context.canTransition = true
    context.contentSlot = nil
    var isSameOrder = oldKeys.count == view.data.count
    var occurrences: [ID: Int] = [:]
    let ids = identities(view)
    // Indexes the array: to iterate over pairs would look up generic types for each row.
    for offset in ids.indices {
      let id = ids[offset]
      var key = Key(id)
      while !newKeys.append(key) {
        warnOfDuplicate(id)
        // The default makes the loop end for an id that equals another id but has a different hash:
        // `occurrences` does not find it.
        occurrences[id, default: key.occurrence] += 1
        key = Key(id, occurrence: occurrences[id] ?? key.occurrence + 1)
      }
      if let place = oldKeys.firstIndex(of: key) {
        oldRows[place].update(view, at: offset)
        if place != newRows.count { isSameOrder = false }
        newRows.append(oldRows[place])
        continue
      }
      isSameOrder = false
      if hasRetired, let returning = retired.removeValue(forKey: key) {
        returning.node.restore()
        returning.node.update(view, at: offset)
        newRows.append(returning.node)
      } else {
        context.traits = RowTraits(id: id, outer: traits) { [weak self] in self?.place(of: key) }
        newRows.append(Row(key, view, at: offset, context))
      }
    }
    (keys, rows) = (newKeys, newRows)
    if isSameOrder { return }
    for (key, row) in zip(oldKeys.elements, oldRows) where !newKeys.contains(key) { retire(row) }
    structureDidChange()
  }

  /// Whether the elements certainly have the same ids as before.
  private func listsSameRows(
    _ old: ForEach<Data, ID, Content>, _ new: ForEach<Data, ID, Content>
  ) -> Bool {
    guard rows.count == new.data.count, Self.areSame(old.data, new.data) else { return false }
    // Subviews carry their own ids; for other data `identify` may return different ids than before.
    if Data.self is any GivenIndexing.Type { return true }
    return graph.evaluating(self) {
      zip(new.data, keys.elements).allSatisfy { new.identify($0) == $1.id }
    }
  }

  private func place(of key: Key) -> RowPlace? {
    keys.firstIndex(of: key).map {
      RowPlace(offset: $0, count: rows.count, source: ObjectIdentifier(self))
    }
  }

  override func collectElements(into list: inout [ElementNode]) {
    for row in rows { row.collectElements(into: &list) }
  }

  override var holdsNothing: Bool { retired.isEmpty }

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    for row in rows { visit(row) }
    visitRetired(visit)
  }
}
