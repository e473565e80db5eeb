import TweenMotion

/// Wraps the elements that a lazy container lists in cells.
@MainActor protocol LazyCellWrapper {
  /// Returns the elements to show instead of `elements`, one for each.
  func wrap(
    _ elements: [ElementNode], _ cells: [LazyCell], in list: LazyContentNode
  ) -> [ElementNode]
  func visitCells(_ visit: (ViewNode) -> Void)
}

/// The cells of a list: one view around each listed element, for as long as the element lives.
///
/// The work of each frame is done here; a generic subclass does what depends on the view's type, since
/// generic code looks up its types at each call, which takes a measurable part of a frame.
@MainActor class ListCells: LazyCellWrapper {
  /// The traits of a row that the cell above it shows.
  private let keysOfNext: [any TraitKey.Type]
  /// The number of times that cells were made. Cells that are listed have the latest number.
  private var generation = 0
  /// All cells in order of creation, for visits.
  private var order: [ListCellNode] = []
  private var shown: [ListCellNode] = []
  /// The cells out of view, the most recently shown last. They hold only the list's own state, which starts
  /// anew when the row comes back.
  private var hidden: [ListCellNode] = []
  /// The maximum number of cells kept out of view: enough for scrolling a little to and fro.
  private var maximumHidden: Int { max(4, shown.count / 4) }

  /// The container that shows the cells.
  private let container: NodeAnchor

  init(keysOfNext: [any TraitKey.Type], in container: ContainerNode) {
    self.keysOfNext = keysOfNext
    self.container = container.anchor
  }

  /// Makes a cell around an element, without its view.
  func makeNode(_ element: ElementNode, _ context: NodeContext) -> ListCellNode {
    ListCellNode(element, context)
  }

  /// Marks all cells as outdated: cells in view update at once, others when they come into view.
  final func viewDidChange() {
    for node in order { node.isOutdated = true }
    for node in shown { node.refresh() }
  }

  final func wrap(
    _ elements: [ElementNode], _ cells: [LazyCell], in list: LazyContentNode
  ) -> [ElementNode] {
    sweep()
    generation += 1
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
      cell.generation = generation
      now.append(cell)
    }
    var stillHidden: [ListCellNode] = []
    stillHidden.reserveCapacity(hidden.count + 1)
    for node in hidden where node.generation != generation && !node.isDestroyed {
      stillHidden.append(node)
    }
    hidden = stillHidden
    for node in shown where node.generation != generation && !node.isDestroyed {
      guard node.element.isScrolledInOrOut else { continue }
      node.disappear()
      hidden.append(node)
    }
    shown = now
    let excess = hidden.count - maximumHidden
    if excess > 0 {
      let gone = hidden.prefix(excess)
      hidden.removeFirst(excess)
      // The container still holds cells just hidden until it has compared its elements.
      list.graph.afterUpdate { [weak self] in
        for node in gone where self?.shows(node) != true { node.destroy() }
      }
    }
    return now
  }

  /// The cell of this list around an element; nil if there is none yet, or none any more.
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

  /// The neighbours in the list: the line before an element, and the element and line after it.
  private struct Neighbors {
    var above: Int?
    var below: (element: ElementNode, line: Int)?
  }

  /// The position of an element's cell, and the row below it in its section.
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
    // Lines may have no views. Lines out of view are not inspected and count as having views.
    let listed = list.shownLines.together(with: line).clamped(to: 0..<list.lineCount)
    var isFirst = kind != .row || listed.lowerBound <= lines.lowerBound
    if let above = neighbors.above { isFirst = isFirst && (!lines.contains(above) || above > line) }
    var following: ElementNode?
    if let below = neighbors.below, lines.contains(below.line), below.line >= line {
      following = below.element
    }
    let isLast =
      (kind != .row || listed.upperBound >= lines.upperBound) && following == nil
    // A trait around all rows of the next section also reaches this cell, through that section's first row.
    let below = kind == .row ? following ?? (isLast ? neighbors.below?.element : nil) : nil
    // No closures here: each call of one would first check the current thread.
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

  /// Forgets a cell that was destroyed with its element, so that a removed row is not kept alive until the
  /// list's next change.
  func forget(_ node: ListCellNode) {
    if let index = Self.index(of: node, in: order) { order.remove(at: index) }
    if let index = Self.index(of: node, in: shown) { shown.remove(at: index) }
    if let index = Self.index(of: node, in: hidden) { hidden.remove(at: index) }
  }

  /// Forgets the cells of destroyed elements.
  private func sweep() {
    for node in order where node.element.isDestroyed {
      if node.isDestroyed { forget(node) } else { node.destroy() }
    }
  }

  final func visitCells(_ visit: (ViewNode) -> Void) {
    for node in order where !node.isDestroyed { visit(node) }
  }
}
