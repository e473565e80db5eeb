/// The ids of the rows after a new value of a `ForEach`, and how they were found.
enum RowListing<ID: Hashable> {
  /// The rows are the same as before.
  case same(RowIDs<ID>)
  /// All ids were read; they are to be compared with the ids before.
  case all([ID], before: RowIDs<ID>?)
  /// The rows that changed, between unchanged rows at the beginning and at the end.
  case middle(RowMiddle<ID>)
}

/// Reads the ids of rows from the data: which ids, and when.
extension LazyForEachNode {
  /// Reads as few ids as are needed to find what changed: at first none in a long list; later only the ids
  /// between equal rows at the beginning and equal rows at the end of both lists.
  func change(
    from old: ForEach<Data, ID, Content>?, to new: ForEach<Data, ID, Content>
  ) -> RowListing<ID> {
    let isShort = new.data.count <= Self.maximumScanned
    guard let old else {
      if isShort { return .all(new.data.map(new.identify), before: nil) }
      // Elements that are objects can change later, without a change of the collection that holds them.
      return .same(
        RowIDs(
          count: new.data.count, ids: Self.isComparable ? nil : new.data.map(new.identify)))
    }
    let comparesAll = isShort || hasRepeats || list.hasRepeats
    if !comparesAll, Self.isComparable, let change = middle(from: old, to: new) { return change }
    let before = list.ids ?? old.data.map(old.identify)
    let ids = new.data.map(new.identify)
    if comparesAll {
      if hasRepeats || ids != before {
        return .all(ids, before: list.reading(before))
      }
    } else {
      let ends = SameEnds(before, ids) { before[$0] == ids[$1] }
      if ends.head < ids.count || ids.count < before.count {
        return .middle(
          RowMiddle(
            ends: ends, oldCount: before.count, count: ids.count, ids: Array(ends.middle(ids)),
            idBefore: { before[$0] }, all: ids))
      }
    }
    // The next update compares against them.
    return .same(list.reading(ids))
  }

  /// Returns nil if equal elements have other ids now, or may have.
  private func middle(
    from old: ForEach<Data, ID, Content>, to new: ForEach<Data, ID, Content>
  ) -> RowListing<ID>? {
    if Self.areSame(old.data, new.data) {
      return made.inView.shown.allSatisfy({ Self.id(at: $0.index, in: new) == node(of: $0).key.id })
        ? .same(list) : nil
    }
    // An object is the same object even if its id has changed.
    guard !(Data.Element.self is AnyObject.Type) else { return nil }
    let ends = SameEnds(old.data, new.data) { Self.id(at: $0, in: old) == Self.id(at: $1, in: new) }
    let (count, oldCount) = (new.data.count, old.data.count)
    for row in made.inView.shown {
      var index = row.index
      if index >= oldCount - ends.tail {
        index += count - oldCount
      } else if index >= ends.head {
        continue
      }
      guard Self.id(at: index, in: new) == node(of: row).key.id else { return nil }
    }
    if count == oldCount, ends.head == count { return .same(list) }
    return .middle(
      RowMiddle(
        ends: ends, oldCount: oldCount, count: count, ids: ends.middle(new.data).map(new.identify),
        idBefore: { Self.id(at: $0, in: old) }))
  }

  private static func id(at index: Int, in view: ForEach<Data, ID, Content>) -> ID? {
    guard index < view.data.count else { return nil }
    return view.identify(view.data[view.data.index(view.data.startIndex, offsetBy: index)])
  }

  func key(at index: Int) -> Key? {
    if list.ids != nil { return list.key(at: index) }
    let id = graph.evaluating(self, keepsReads: true) {
      view.flatMap { Self.id(at: index, in: $0) }
    }
    return id.map { list.key($0, at: index) }
  }

  /// The number of the first row with an id. An unknown id is searched in all rows: a table of all ids
  /// would take more memory than the ids themselves.
  private func firstIndex(of id: ID) -> Int? {
    if let row = made[Key(id)] { return row.index }
    if let known = list.comparedNumber(of: id) { return known }
    if let lastSearched, lastSearched.id == id { return lastSearched.index }
    let index = list.ids.map { $0.firstIndex(of: id) } ?? firstIndexInData(of: id)
    lastSearched = (id, index)
    return index
  }

  private func firstIndexInData(of id: ID) -> Int? {
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

  func index(of id: AnyHashable) -> Int? {
    if let id = id.base as? ID { return firstIndex(of: id) }
    return (view?.data as? any GivenIndexing)?.index(ofGiven: id)
  }

  func id(ofRow index: Int) -> AnyHashable? {
    key(at: index).map { $0.given ?? AnyHashable($0.id) }
  }
}
