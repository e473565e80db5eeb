import TweenMotion

/// Makes cells of the elements that a lazy container lists.
@MainActor protocol LazyCellDresser {
  /// What is shown instead of `elements`, one for each.
  func wrap(
    _ elements: [ElementNode], _ cells: [LazyCell], in list: LazyContentNode
  ) -> [ElementNode]
  func visitCells(_ visit: (ViewNode) -> Void)
}

/// The cells of a list: for each listed element a view around it, as long as the element lives.
///
/// What is done in each frame is done here, and what depends on the view's type in a class below this
/// one: to ask a generic class for its types each time takes a part of a frame.
@MainActor class ListCells: LazyCellDresser {
  /// What a row says that the one above it shows.
  private let keysOfNext: [any TraitKey.Type]
  /// Counts how often cells were made of what is listed: those that were have the number of the last time.
  private var round = 0
  /// In the order they came, for visits.
  private var order: [ListCellNode] = []
  private var shown: [ListCellNode] = []
  /// Those out of view, the last ones that were shown at the end. What they hold is the list's own
  /// and begins anew when the row comes back.
  private var hidden: [ListCellNode] = []
  /// Cells out of view that are kept at most: what is seen again when one scrolls a little to and fro.
  private var mostHidden: Int { max(4, shown.count / 4) }

  /// The container that shows the cells.
  private let container: NodeAnchor

  init(keysOfNext: [any TraitKey.Type], in container: ContainerNode) {
    self.keysOfNext = keysOfNext
    self.container = container.anchor
  }

  /// A cell around an element, without its view yet.
  func makeNode(_ element: ElementNode, _ context: NodeContext) -> ListCellNode {
    ListCellNode(element, context)
  }

  /// The view for cells is another one: those in view show it at once, others when they come.
  final func viewDidChange() {
    for node in order { node.isOutdated = true }
    for node in shown { node.refresh() }
  }

  final func wrap(
    _ elements: [ElementNode], _ cells: [LazyCell], in list: LazyContentNode
  ) -> [ElementNode] {
    sweep()
    round += 1
    var at = 0
    var left = cells.first?.elementCount ?? 0
    var lines: [Int] = []
    lines.reserveCapacity(elements.count)
    for _ in elements {
      while left == 0, at + 1 < cells.count {
        at += 1
        left = cells[at].elementCount
      }
      lines.append(cells[at].line)
      left -= 1
    }
    var now: [ListCellNode] = []
    now.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      let neighbors = Neighbors(
        above: index > 0 ? lines[index - 1] : nil,
        below: index + 1 < elements.count
          ? (element: elements[index + 1], line: lines[index + 1]) : nil)
      let node = self.node(of: element)
      guard let (place, next) = self.place(element, node, lines[index], neighbors, in: list)
      else {
        continue
      }
      let cell = node ?? add(element, in: list)
      cell.take(place, next: next, in: list, container)
      cell.round = round
      now.append(cell)
    }
    var stillHidden: [ListCellNode] = []
    stillHidden.reserveCapacity(hidden.count + 1)
    for node in hidden where node.round != round && !node.isDestroyed { stillHidden.append(node) }
    hidden = stillHidden
    for node in shown where node.round != round && !node.isDestroyed {
      guard node.element.isPassing else { continue }
      node.disappear()
      hidden.append(node)
    }
    shown = now
    let excess = hidden.count - mostHidden
    if excess > 0 {
      let gone = hidden.prefix(excess)
      hidden.removeFirst(excess)
      // Those just hidden are in the container's hands until its elements are compared.
      list.graph.afterUpdate { [weak self] in
        for node in gone where self?.shows(node) != true { node.destroy() }
      }
    }
    return now
  }

  /// The cell of this list around an element; nil where there is none yet, or no more.
  private func node(of element: ElementNode) -> ListCellNode? {
    guard let node = element.listCell?.node as? ListCellNode, node.owner == ObjectIdentifier(self),
      !node.isDestroyed
    else { return nil }
    return node
  }

  private func shows(_ node: ListCellNode) -> Bool { Self.index(of: node, in: shown) != nil }

  private static func index(
    of node: ListCellNode, in list: [ListCellNode]
  ) -> Int? {
    for index in list.indices where list[index] === node { return index }
    return nil
  }

  /// What is listed before an element and after it, and in which lines.
  private struct Neighbors {
    var above: Int?
    var below: (element: ElementNode, line: Int)?
  }

  /// Where the cell of an element stands, and the row below it in its section.
  private func place(
    _ element: ElementNode, _ node: ListCellNode?, _ line: Int, _ neighbors: Neighbors,
    in list: LazyContentNode
  ) -> (ListCell.Place, next: NodeAnchor?)? {
    let sections = list.sections
    guard let index = list.section(at: line) else { return nil }
    let section = sections[index]
    let kind: ListCell.Kind
    let lines: Range<Int>
    if section.header.contains(line) {
      (kind, lines) = (.header, section.header)
    } else if section.footer.contains(line) {
      (kind, lines) = (.footer, section.footer)
    } else {
      (kind, lines) = (.row, section.rows)
    }
    // Lines may be empty. Those out of view, which nobody has looked at, count as if they were not.
    let listed = list.shownLines.together(with: line).clamped(to: 0..<list.lineCount)
    var isFirst = kind != .row || listed.lowerBound <= lines.lowerBound
    if let above = neighbors.above { isFirst = isFirst && (!lines.contains(above) || above > line) }
    var following: ElementNode?
    if let below = neighbors.below, lines.contains(below.line), below.line >= line {
      following = below.element
    }
    let isLast =
      (kind != .row || listed.upperBound >= lines.upperBound) && following == nil
    // Of the next section it may be told the first row, by what is written around all of its rows.
    let below = kind == .row ? following ?? (isLast ? neighbors.below?.element : nil) : nil
    // No closures: each call of one would first find out what thread it is on.
    var told: ElementNode?
    var nextChanges = 0
    if let below, below.writesTrait(among: keysOfNext) {
      told = below
      nextChanges = self.node(of: below)?.traitChanges ?? 0
    }
    let place = ListCell.Place(
      kind: kind, isFirst: isFirst, isLast: isLast, hasNext: kind == .row && !isLast,
      next: told.map(ObjectIdentifier.init), nextChanges: nextChanges,
      isAboveHeader: kind == .row && isLast && index + 1 < sections.count
        && !sections[index + 1].header.isEmpty,
      section: index, sectionCount: sections.count,
      hasHeader: !section.header.isEmpty, hasFooter: !section.footer.isEmpty,
      changes: node?.traitChanges ?? 0)
    return (place, kind == .row ? following?.anchor : nil)
  }

  private func add(_ element: ElementNode, in list: LazyContentNode) -> ListCellNode {
    var context = list.childContext
    context.rowMaker = nil
    context.canTransition = element.canTransition
    let node = makeNode(element, context)
    node.cells = self
    node.owner = ObjectIdentifier(self)
    element.listCell = node.anchor
    order.append(node)
    return node
  }

  /// Lets go of a cell that has gone with its element: nothing of a removed row is kept until the
  /// list changes again.
  func letGo(_ node: ListCellNode) {
    if let index = Self.index(of: node, in: order) { order.remove(at: index) }
    if let index = Self.index(of: node, in: shown) { shown.remove(at: index) }
    if let index = Self.index(of: node, in: hidden) { hidden.remove(at: index) }
  }

  /// Lets go of the cells of elements that are no more.
  private func sweep() {
    for node in order where node.element.isDestroyed {
      if node.isDestroyed { letGo(node) } else { node.destroy() }
    }
  }

  final func visitCells(_ visit: (ViewNode) -> Void) {
    for node in order where !node.isDestroyed { visit(node) }
  }
}
