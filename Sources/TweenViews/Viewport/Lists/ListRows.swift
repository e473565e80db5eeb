import Foundation
import TweenGeometry
import TweenMotion

/// The rows of a list by what they stand for, made or not: for keys that go from one to the next.
@MainActor package final class ListRows {
  private weak var container: ContainerNode?
  /// Lines that are looked at for the next row that stands for something.
  private static var mostSkipped: Int { 4_096 }

  nonisolated package init() {}

  func attach(_ node: ContainerNode) {
    container = node
    listDidChange()
  }

  // MARK: Sections

  /// Called after each update in which sections may have come, gone or become others; nil where nobody
  /// asks.
  package var sectionsDidChange: (() -> Void)?
  private var isChangeQueued = false

  /// Lines are listed anew, or what stands for them has another value.
  func listDidChange() {
    guard sectionsDidChange != nil, !isChangeQueued, let container else { return }
    isChangeQueued = true
    container.graph.afterUpdate { [weak self] in
      self?.isChangeQueued = false
      self?.sectionsDidChange?()
    }
  }

  /// What sections say under a key, and the lines that they begin with, in their order. Those that say
  /// nothing are left out.
  package func sections<Key: TraitKey>(_ key: Key.Type) -> [(line: Int, value: Key.Value)] {
    guard let list else { return [] }
    return list.sections.compactMap { section in
      section.node?.traits?.value(key).map { (section.lines.lowerBound, $0) }
    }
  }

  /// The first line that is in view below the bars; nil where there is none.
  package var firstLineInView: Int? {
    guard let layout = container?.lazyLayout, layout.table.count > 0 else { return nil }
    return layout.table.line(
      at: layout.viewRange.lowerBound + max(container?.enclosingScroll?.contentInset.y ?? 0, 0))
  }

  /// Scrolls at once so that a line is the first one in view, as far as there is content below it.
  package func scroll(toLine line: Int) {
    guard let container, let scroll = container.enclosingScroll else { return }
    scroll.scroll(
      to: .found(anchor: .top) { [weak container, weak scroll] in
        guard let container, let scroll, !container.isDestroyed,
          let frame = container.lazyLayout?.frame(of: line, column: 0, in: container)
        else { return nil }
        return container.rect(frame, toInside: scroll.space)
      }, Transaction())
  }

  // MARK: Rows

  /// The list's lines as they are now.
  private var list: LazyContentNode? {
    let list = container?.lazyLayout?.content
    list?.refresh()
    return list
  }

  /// What the row next to another one stands for, and its line until the list changes; of the first or the
  /// last one where there is no other.
  ///
  /// - Parameters:
  ///   - step: 1 for the next one, -1 for the one before.
  ///   - value: what the other row stands for.
  ///   - isAllowed: whether a row counts.
  package func value<Value: Hashable>(
    _ step: Int, from value: Value?, where isAllowed: (ElementNode) -> Bool
  ) -> (value: Value, line: Int)? {
    guard let list, list.lineCount > 0 else { return nil }
    var line = step > 0 ? 0 : list.lineCount - 1
    if let value, let start = list.line(ofTag: value) {
      let own = list.tags(Value.self, at: start, where: isAllowed)
      if let index = own.firstIndex(of: value), own.indices.contains(index + step) {
        return (own[index + step], start)
      }
      line = start + step
    }
    for _ in 0..<Self.mostSkipped where (0..<list.lineCount).contains(line) {
      let found = list.rowTags(Value.self, at: line, where: isAllowed)
      if let next = step > 0 ? found.first : found.last { return (next, line) }
      line += step
    }
    return nil
  }

  /// What the rows from one to that of a line stand for, in their order; nil where the one isn't there.
  package func values<Value: Hashable>(
    from value: Value, toLine last: Int, where isAllowed: (ElementNode) -> Bool
  ) -> [Value]? {
    guard let list, let first = list.line(ofTag: value) else { return nil }
    return (min(first, last)...max(first, last)).flatMap {
      list.rowTags(Value.self, at: $0, where: isAllowed)
    }
  }

  /// What all rows stand for, in their order.
  package func values<Value: Hashable>(
    _ type: Value.Type, where isAllowed: (ElementNode) -> Bool
  ) -> [Value] {
    guard let list else { return [] }
    return (0..<list.lineCount).flatMap { list.rowTags(type, at: $0, where: isAllowed) }
  }

  /// Reads something of the row that stands for a value, which is made for the question where it is not
  /// there; nil where there is none, or where `read` says so.
  package func read<Value: Hashable, Result>(
    of value: Value, _ read: (ElementNode) -> Result?
  ) -> Result? {
    guard let list, let line = list.line(ofTag: value) else { return nil }
    var found: Result?
    list.askElements(at: line) { elements in
      guard found == nil, let row = elements.first(where: { $0.tag(Value.self) == value }) else {
        return
      }
      found = read(row)
    }
    return found
  }

  /// The row that stands for a value; nil where it is not shown.
  package func shownRow<Value: Hashable>(of value: Value) -> ElementNode? {
    var found: ElementNode?
    list?.visitShownRows { _, elements in
      if found == nil { found = elements.first { $0.tag(Value.self) == value } }
    }
    return found
  }

  /// What shows a row; nil while nothing does.
  package func cellNode(of row: ElementNode) -> ElementNode? { row.listCell?.node as? ElementNode }

  /// The cell of a row; nil while nothing shows it.
  package func cell(of row: ElementNode) -> ListCell? {
    (row.listCell?.node as? ListCellNode)?.cell
  }

  // MARK: Focus

  /// The row in which the focus is; nil where it is in none of them.
  package var focusedRow: ElementNode? { focusedCell?.element }

  private var focusedCell: ListCellNode? {
    container?.rootNode?.focus.focused.flatMap { cell(around: $0) }
  }

  private func cell(around target: ElementNode) -> ListCellNode? {
    guard let container else { return nil }
    var element: ElementNode? = target
    while let current = element {
      if current.host === container { return current as? ListCellNode }
      element = current.host
    }
    return nil
  }

  /// Rows that are looked through for the next one with something that can have the focus.
  private static var mostRevealed: Int { 16 }

  /// Moves the focus from its row to the first thing that can have it in the next row with such, which
  /// is scrolled into view; at the end it stays.
  ///
  /// - Parameter step: 1 for the next row, -1 for the one before.
  /// - Returns: whether the focus is in a row.
  package func moveFocus(_ step: Int) -> Bool {
    guard let own = focusedCell else { return false }
    moveFocus(step, from: own, tries: Self.mostRevealed)
    return true
  }

  private func moveFocus(_ step: Int, from own: ListCellNode, tries: Int) {
    guard let container, let focus = container.rootNode?.focus, focusedCell === own else { return }
    let stops = focus.order.filter(\.value.isTabStop).compactMap { target in
      cell(around: target).map { (target: target, cell: $0) }
    }
    guard let first = stops.firstIndex(where: { $0.cell === own }),
      let last = stops.lastIndex(where: { $0.cell === own })
    else { return }
    let next = step > 0 ? stops[(last + 1)...].first?.cell : stops[..<first].last?.cell
    if let next, let target = stops.first(where: { $0.cell === next })?.target {
      return focus.focus(byKey: target)
    }
    // Further rows are made once they are to be seen.
    guard tries > 0, let list, let line = list.line(ofMade: { $0 === own.element }) else { return }
    let made = list.shownLines.inView
    let unmade = step > 0 ? max(made.upperBound, line + 1) : min(made.lowerBound, line) - 1
    guard (0..<list.lineCount).contains(unmade) else { return }
    reveal(line: unmade)
    let graph = container.graph
    graph.enqueueWrite(transaction: Transaction()) { [weak self, weak own, weak graph] in
      graph?.afterUpdate {
        if let own { self?.moveFocus(step, from: own, tries: tries - 1) }
      }
    }
  }

  /// Scrolls to what has the focus, once it lies where it belongs.
  package func revealFocus() { container?.rootNode?.focus.revealFocused() }

  /// Does what the buttons in a row do that are the row; false where there are none.
  package func activate(_ row: ElementNode) -> Bool {
    var actions: [@MainActor () -> Void] = []
    func collect(_ element: ElementNode) {
      if let target = element as? FocusTargetNode, target.canFocus,
        let keys = target.value.keys, keys.isOfRow, let activate = keys.activate
      {
        return actions.append(activate)
      }
      element.visitShown(collect)
    }
    if let cell = cellNode(of: row) { collect(cell) }
    for action in actions { action() }
    return !actions.isEmpty
  }

  /// Scrolls as little as is needed for a line to show.
  package func reveal(line: Int) {
    guard let container, let list, (0..<list.lineCount).contains(line),
      let rect = container.lazyLayout?.frame(of: line, column: 0, in: container)
    else { return }
    var element = container.host
    while let current = element {
      current.reveal(rect, of: container)
      element = current.host
    }
  }
}
