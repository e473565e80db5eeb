import TweenMath
import TweenMotion

/// The views that a view resolved to at one time, in order.
///
/// It has their number and identities; the rows of a `ForEach` need not be made for that.
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

  /// A section among the views, with the range of its views.
  struct SectionMark {
    let section: SectionElement
    let views: Range<Int>
  }

  private let parts: [Part]
  /// The index at which each part begins.
  private let starts: [Int]
  let count: Int
  /// The sections among the views, if they were recorded.
  let sections: [SectionMark]

  static func empty() -> SubviewList { SubviewList(parts: [], sections: []) }

  private init(parts: [Part], sections: [SectionMark]) {
    self.parts = parts
    self.sections = sections
    var count = 0
    starts = parts.map { part in
      defer { count += part.count }
      return count
    }
    self.count = count
  }

  /// Lists the views that the elements of a resolved list represent: a section is replaced by its
  /// parts, one after another.
  ///
  /// - Parameter marksSections: Whether to record the sections among the views.
  @MainActor convenience init(_ elements: [ElementNode], marksSections: Bool = false) {
    var parts: [Part] = []
    var views: [Subview] = []
    var count = 0
    var sections: [SectionMark] = []
    func close() {
      if !views.isEmpty { parts.append(.views(views)) }
      views = []
    }
    func add(_ elements: [ElementNode], isOutermost: Bool) {
      for element in elements {
        if let section = element as? SectionElement {
          let start = count
          for part in section.parts { add(section.elements(of: part), isOutermost: false) }
          guard marksSections, isOutermost else { continue }
          sections.append(SectionMark(section: section, views: start..<count))
        } else if let rows = element as? PlacedRowsElement {
          close()
          guard let list = rows.rows?.list() else { continue }
          parts.append(.rows(rows, list, place: rows.serial))
          count += list.count
        } else if !(element is PlaceholderElement) {
          views.append(Subview(element))
          count += 1
        }
      }
    }
    add(elements, isOutermost: true)
    close()
    self.init(parts: parts, sections: sections)
  }

  subscript(index: Int) -> Subview {
    ProgramEnd.unless(
      index >= 0 && index < count,
      "Index \(index) is out of bounds: there are \(count) subviews.")
    let part = (1..<starts.count).partitioningIndex { starts[$0] > index } - 1
    let offset = index - starts[part]
    switch parts[part] {
    case .views(let views): return views[offset]
    case .rows(let node, let list, let place):
      return Subview(
        id: Subview.ID(place: place, key: list.key(at: offset), hint: list.hint(of: offset)),
        node: node)
    }
  }

  /// Returns the index of the view with an id that the program gave.
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

  /// Returns the view at the place that `view` has in `other`, which is a list of the same content.
  @MainActor func counterpart(of view: Subview, in other: SubviewList) -> Subview? {
    for (number, part) in other.parts.enumerated() where parts.indices.contains(number) {
      switch (part, parts[number]) {
      case (.rows(let node, _, _), .rows(let own, _, let place)) where node === view.node:
        return Subview(
          id: Subview.ID(place: place, key: view.id.key, hint: view.id.hint.elsewhere), node: own)
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
