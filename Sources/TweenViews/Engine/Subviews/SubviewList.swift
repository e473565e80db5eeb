/// The views that a view resolved to at one time, in order.
///
/// It says how many there are, and which: none of those that come from the rows of a `ForEach` has to
/// be there for that.
final class SubviewList {
  private enum Part {
    case views([Subview])
    case rows(PlacedRowsElement, RowList, place: Int)

    var count: Int {
      switch self {
      case .views(let views): views.count
      case .rows(_, let list, _): list.count
      }
    }
  }

  private let parts: [Part]
  /// Where each part begins.
  private let starts: [Int]
  let count: Int

  static func empty() -> SubviewList { SubviewList(parts: []) }

  private init(parts: [Part]) {
    self.parts = parts
    var count = 0
    starts = parts.map { part in
      defer { count += part.count }
      return count
    }
    self.count = count
  }

  /// What elements of a resolved list stand for: sections are their parts, one after another.
  @MainActor convenience init(_ elements: [ElementNode]) {
    var parts: [Part] = []
    var views: [Subview] = []
    func close() {
      if !views.isEmpty { parts.append(.views(views)) }
      views = []
    }
    func add(_ elements: [ElementNode]) {
      for element in elements {
        if let section = element as? SectionElement {
          for part in section.parts { add(section.elements(of: part)) }
        } else if let rows = element as? PlacedRowsElement {
          close()
          if let list = rows.rows?.list() {
            parts.append(.rows(rows, list, place: rows.serial))
          }
        } else if !(element is StandInElement) {
          views.append(Subview(element))
        }
      }
    }
    add(elements)
    close()
    self.init(parts: parts)
  }

  subscript(index: Int) -> Subview {
    precondition(
      index >= 0 && index < count,
      "There are \(count) subviews here, and number \(index) was asked for.")
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle } else { high = middle }
    }
    let offset = index - starts[low]
    switch parts[low] {
    case .views(let views): return views[offset]
    case .rows(let node, let list, let place):
      return Subview(
        id: Subview.ID(place: place, key: list.key(at: offset), hint: offset), node: node)
    }
  }

  /// Where the view with an id is that the program gave.
  @MainActor func index(ofGiven id: AnyHashable) -> Int? {
    for (part, start) in zip(parts, starts) {
      switch part {
      case .rows(let node, _, _):
        if let index = node.rows?.index(of: id) { return start + index }
      case .views(let views):
        let index = views.firstIndex { view in
          if let given = view.id.given { return given == id }
          return view.node.givenIdentity(below: view.resolver) == id
        }
        if let index { return start + index }
      }
    }
    return nil
  }

  /// The view in the place where `view` is in `other`, which is a list of the same content.
  @MainActor func counterpart(of view: Subview, in other: SubviewList) -> Subview? {
    for (number, part) in other.parts.enumerated() where parts.indices.contains(number) {
      switch (part, parts[number]) {
      case (.rows(let node, _, _), .rows(let own, _, let place)) where node === view.node:
        return Subview(
          id: Subview.ID(place: place, key: view.id.key, hint: view.id.hint), node: own)
      case (.views(let theirs), .views(let own)):
        if let index = theirs.firstIndex(where: { $0.node === view.node }),
          own.indices.contains(index)
        {
          return own[index]
        }
      default: continue
      }
    }
    return nil
  }
}
