import Foundation
import TweenGeometry
import TweenMotion

/// The rows of a list by their tags, made or not: for keyboard navigation from one row to the next.
@MainActor package final class ListRows {
  private weak var container: ContainerNode?
  /// The maximum number of lines searched for the next row with a tag.
  private static var maximumSkipped: Int { 4_096 }

  nonisolated package init() {}

  func attach(_ node: ContainerNode) {
    container = node
    listDidChange()
  }

  // MARK: Sections

  /// Called after each update in which sections may have changed; nil if there is no observer.
  package var sectionsDidChange: (() -> Void)?
  private var isChangeQueued = false

  /// Queues `sectionsDidChange` after lines were listed anew, or traits of them changed.
  func listDidChange() {
    guard sectionsDidChange != nil, !isChangeQueued, let container else { return }
    isChangeQueued = true
    container.graph.afterUpdate { [weak self] in
      self?.isChangeQueued = false
      self?.sectionsDidChange?()
    }
  }

  /// The values of a trait on sections, each with the section's first line, in order. Sections without a
  /// value are left out.
  package func sections<Key: TraitKey>(_ key: Key.Type) -> [(line: Int, value: Key.Value)] {
    guard let list else { return [] }
    return list.sections.compactMap { section in
      section.node?.traits?.value(key).map { (section.lines.lowerBound, $0) }
    }
  }

  /// The first line in view below the bars; nil if the list is empty.
  package var firstLineInView: Int? {
    guard let layout = container?.lazyLayout, layout.table.count > 0 else { return nil }
    return layout.table.line(
      at: layout.viewRange.lowerBound + max(container?.enclosingScroll?.contentInset.y ?? 0, 0))
  }

  /// Scrolls at once so that a line is the first one in view, or as far as the content allows.
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

  /// The node of the list's lines, refreshed.
  private var list: LazyContentNode? {
    let list = container?.lazyLayout?.content
    list?.refresh()
    return list
  }

  /// The tag of the row next to another row, and its line until the list changes. If the other row does not
  /// exist, the tag of the first or the last row.
  ///
  /// - Parameters:
  ///   - step: 1 for the next one, -1 for the one before.
  ///   - value: the other row's tag.
  ///   - isAllowed: whether a row is considered.
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
    for _ in 0..<Self.maximumSkipped where (0..<list.lineCount).contains(line) {
      let found = list.rowTags(Value.self, at: line, where: isAllowed)
      if let next = step > 0 ? found.first : found.last { return (next, line) }
      line += step
    }
    return nil
  }

  /// The tags of the rows between one row and a line, in order; nil if that row does not exist.
  package func values<Value: Hashable>(
    from value: Value, toLine last: Int, where isAllowed: (ElementNode) -> Bool
  ) -> [Value]? {
    guard let list, let first = list.line(ofTag: value) else { return nil }
    return (min(first, last)...max(first, last)).flatMap {
      list.rowTags(Value.self, at: $0, where: isAllowed)
    }
  }

  /// The tags of all rows, in order.
  package func values<Value: Hashable>(
    _ type: Value.Type, where isAllowed: (ElementNode) -> Bool
  ) -> [Value] {
    guard let list else { return [] }
    return (0..<list.lineCount).flatMap { list.rowTags(type, at: $0, where: isAllowed) }
  }

  /// Returns what `read` returns for the row with a tag; the row is made for the call if necessary. Nil if
  /// there is no such row, or if `read` returns nil.
  package func read<Value: Hashable, Result>(
    of value: Value, _ read: (ElementNode) -> Result?
  ) -> Result? {
    guard let list, let line = list.line(ofTag: value) else { return nil }
    var found: Result?
    list.withElements(at: line) { elements in
      guard found == nil, let row = elements.first(where: { $0.tag(Value.self) == value }) else {
        return
      }
      found = read(row)
    }
    return found
  }

  /// The row with a tag; nil if it is not shown.
  package func shownRow<Value: Hashable>(of value: Value) -> ElementNode? {
    var found: ElementNode?
    list?.visitShownRows { _, elements in
      if found == nil { found = elements.first { $0.tag(Value.self) == value } }
    }
    return found
  }

  /// The node that shows a row; nil while it is not shown.
  package func cellNode(of row: ElementNode) -> ElementNode? { row.listCell?.node as? ElementNode }

  /// The cell of a row; nil while it is not shown.
  package func cell(of row: ElementNode) -> ListCell? {
    (row.listCell?.node as? ListCellNode)?.cell
  }

  // MARK: Focus

  /// The row that contains the focus; nil if no row does.
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

  /// The maximum number of rows searched for the next focusable view.
  private static var maximumRevealed: Int { 16 }

  /// Moves the focus to the first focusable view of the next row that has one, and scrolls it into view. At
  /// the end the focus stays.
  ///
  /// - Parameter step: 1 for the next row, -1 for the row before.
  /// - Returns: whether the focus is in a row.
  package func moveFocus(_ step: Int) -> Bool {
    guard let own = focusedCell else { return false }
    moveFocus(step, from: own, tries: Self.maximumRevealed)
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
    // Further rows are made when they come into view.
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

  /// Scrolls to the focused view, once it is at its final place.
  package func revealFocus() { container?.rootNode?.focus.revealFocused() }

  /// Runs the actions of the buttons that act for the whole row; returns false if there are none.
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

  /// Scrolls by the least distance that brings a line into view.
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
