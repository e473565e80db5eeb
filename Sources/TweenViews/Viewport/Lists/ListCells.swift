import TweenMotion

/// Makes cells of the elements that a lazy container lists.
@MainActor protocol LazyCellDresser {
  /// What is shown instead of `elements`, one for each.
  func dress(
    _ elements: [ElementNode], _ cells: [LazyCell], in list: LazyContentNode
  ) -> [ElementNode]
  func visitCells(_ visit: (ViewNode) -> Void)
}

/// A view for cells, in one of several forms, each a single element of a structure of its own. A cell
/// whose view takes another form is made anew around its element, once nothing of it moves: what is
/// new knows of no way that it is on.
package protocol ListCellShowing: View {
  associatedtype Form: Equatable
  @MainActor var form: Form { get }
  /// The same in another form that shows it as well, as far as that goes; nil where none does.
  @MainActor func wearing(_ form: Form) -> Self?
}

/// The cells of a list: for each listed element a view around it, as long as the element lives.
@MainActor final class ListCells<Cell: ListCellShowing>: LazyCellDresser {
  fileprivate private(set) var make: (ListCell) -> Cell
  /// What a row says that the one above it shows.
  private let keysOfNext: [any TraitKey.Type]
  private var nodes: [ObjectIdentifier: ListCellNode<Cell>] = [:]
  /// In the order they came, for visits.
  private var order: [ListCellNode<Cell>] = []
  private var shown: [ListCellNode<Cell>] = []
  /// Those out of view, the last ones that were shown at the end. What they hold is the list's own
  /// and begins anew when the row comes back.
  private var hidden: [ListCellNode<Cell>] = []
  /// Cells out of view that are kept at most: what is seen again when one scrolls a little to and fro.
  private var mostHidden: Int { max(16, shown.count) }

  init(keysOfNext: [any TraitKey.Type], _ make: @escaping (ListCell) -> Cell) {
    self.keysOfNext = keysOfNext
    self.make = make
  }

  /// Takes another view for cells: those in view show it at once, others when they come.
  func update(_ new: @escaping (ListCell) -> Cell) {
    make = new
    for node in order { node.isOutdated = true }
    for node in shown { node.refresh() }
  }

  func dress(
    _ elements: [ElementNode], _ cells: [LazyCell], in list: LazyContentNode
  ) -> [ElementNode] {
    sweep()
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
    var now: [ListCellNode<Cell>] = []
    now.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      let neighbors = Neighbors(
        above: index > 0 ? lines[index - 1] : nil,
        below: index + 1 < elements.count
          ? (element: elements[index + 1], line: lines[index + 1]) : nil)
      guard let cell = cell(element, lines[index], neighbors, in: list) else { continue }
      let node = nodes[ObjectIdentifier(element)] ?? add(element, in: list)
      node.take(cell)
      now.append(node)
    }
    var kept = Set<ObjectIdentifier>(minimumCapacity: now.count)
    for node in now { kept.insert(ObjectIdentifier(node)) }
    var stillHidden: [ListCellNode<Cell>] = []
    stillHidden.reserveCapacity(hidden.count + 1)
    for node in hidden where !kept.contains(ObjectIdentifier(node)) && !node.isDestroyed {
      stillHidden.append(node)
    }
    hidden = stillHidden
    for node in shown where !kept.contains(ObjectIdentifier(node)) && !node.isDestroyed {
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

  private func shows(_ node: ListCellNode<Cell>) -> Bool { Self.index(of: node, in: shown) != nil }

  private static func index(
    of node: ListCellNode<Cell>, in list: [ListCellNode<Cell>]
  ) -> Int? {
    for index in list.indices where list[index] === node { return index }
    return nil
  }

  /// What is listed before an element and after it, and in which lines.
  private struct Neighbors {
    var above: Int?
    var below: (element: ElementNode, line: Int)?
  }

  private func cell(
    _ element: ElementNode, _ line: Int, _ neighbors: Neighbors, in list: LazyContentNode
  ) -> ListCell? {
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
    let listed = list.rowWindow.clamped(to: 0..<list.lineCount)
    var isFirst = kind != .row || listed.lowerBound <= lines.lowerBound
    if let above = neighbors.above { isFirst = isFirst && (!lines.contains(above) || above > line) }
    var following: ElementNode?
    if let below = neighbors.below, lines.contains(below.line), below.line >= line {
      following = below.element
    }
    let isLast =
      (kind != .row || listed.upperBound >= lines.upperBound) && following == nil
    let next = kind == .row ? following : nil
    // Of the next section it may be told the first row, by what is written around all of its rows.
    let below = kind == .row ? following ?? (isLast ? neighbors.below?.element : nil) : nil
    // No closures: each call of one would first find out what thread it is on.
    var told: ElementNode?
    var nextChanges = 0
    if let below, below.writesTrait(among: keysOfNext) {
      told = below
      nextChanges = nodes[ObjectIdentifier(below)]?.traitChanges ?? 0
    }
    return ListCell(
      place: ListCell.Place(
        kind: kind, isFirst: isFirst, isLast: isLast, hasNext: kind == .row && !isLast,
        next: told.map(ObjectIdentifier.init), nextChanges: nextChanges,
        isAboveHeader: kind == .row && isLast && index + 1 < sections.count
          && !sections[index + 1].header.isEmpty,
        section: index, sectionCount: sections.count,
        hasHeader: !section.header.isEmpty, hasFooter: !section.footer.isEmpty,
        changes: nodes[ObjectIdentifier(element)]?.traitChanges ?? 0),
      element: element, nextAnchor: next?.anchor, sections: sections, list: list.anchor)
  }

  private func add(_ element: ElementNode, in list: LazyContentNode) -> ListCellNode<Cell> {
    var context = list.childContext
    context.rowMaker = nil
    context.canTransition = element.canTransition
    let node = ListCellNode<Cell>(element, context)
    node.cells = self
    element.listCell = node.anchor
    nodes[ObjectIdentifier(element)] = node
    order.append(node)
    return node
  }

  /// Lets go of a cell that has gone with its element: nothing of a removed row is kept until the
  /// list changes again.
  fileprivate func letGo(_ node: ListCellNode<Cell>) {
    nodes[ObjectIdentifier(node.element)] = nil
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

  func visitCells(_ visit: (ViewNode) -> Void) {
    for node in order where !node.isDestroyed { visit(node) }
  }
}

/// A cell of a list: the view around one element.
@MainActor package final class ListCellNode<Cell: ListCellShowing>: WrapperNode {
  let element: ElementNode
  /// All of the list's.
  fileprivate weak var cells: ListCells<Cell>?
  private var cell: ListCell?
  private var form: Cell.Form?
  /// The view for cells is another one.
  var isOutdated = false
  /// Its form changes once nothing of it moves.
  private var waiting: TimerQueue.Token?
  /// How often what is written for the row has changed.
  private(set) var traitChanges = 0

  init(_ element: ElementNode, _ context: NodeContext) {
    self.element = element
    super.init(context)
  }

  /// Takes the place where the cell stands now.
  fileprivate func take(_ new: ListCell) {
    let old = cell
    cell = new
    if old == nil {
      if let cells { begin(cells.make(new)) }
    } else if isOutdated || old?.place != new.place {
      refresh()
    }
  }

  /// Shows the cell by a view of now.
  fileprivate func refresh() {
    guard let cell, let cells else { return }
    isOutdated = false
    let view = cells.make(cell)
    if view.form == form { return updateContent { Cell._updateNode($0, view) } }
    if let form, let same = view.wearing(form), content.map(isMoving) == true {
      refreshOnceStill()
      return updateContent { Cell._updateNode($0, same) }
    }
    contentNode?.destroy()
    begin(view)
    structureDidChange()
    graph.afterUpdate { [weak self] in
      guard let self, let content, isShownAmongActions else { return }
      content.appearOnce()
    }
  }

  /// Whether any of it, the row's own content apart, is on its way to its place.
  private func isMoving(_ element: ElementNode) -> Bool {
    if (element as? WrapperNode)?.isCellContent == true { return false }
    if let framed = element as? any FramedElement, framed.frame.isAnimating { return true }
    if let space = element as? SpaceNode, space.isGliding { return true }
    var isFound = false
    element.visitShown { if !isFound { isFound = isMoving($0) } }
    return isFound
  }

  /// Looks again as soon as there may be less on its way.
  private func refreshOnceStill() {
    guard waiting == nil else { return }
    waiting = graph.timers.schedule(at: graph.now.adding(seconds: 1.0 / 60)) { [weak self] in
      guard let self, !isDestroyed else { return }
      waiting = nil
      markDirty()
    }
  }

  private func begin(_ view: Cell) {
    form = view.form
    setContent(Cell._makeNode(view, childContext))
  }

  /// A row that is carried stands where it is held, whatever moves the others and however.
  package override func placementDidChange(_ placement: Placement) {
    guard let list = cell?.list.node as? LazyContentNode, let carried = list.carried,
      carried === element.anchor
    else { return super.placementDidChange(placement) }
    var mode = graph.placementMode
    mode.animates = false
    graph.withPlacementMode(mode) { super.placementDidChange(placement) }
  }

  // What the cell is to its container the element is.

  package override var isPassing: Bool {
    get { element.isPassing }
    set { element.isPassing = newValue }
  }

  package override func writtenTrait<Key: TraitKey>(_ key: Key.Type) -> Key.Value? {
    // In front of the others is who is so in the list's own view, too.
    if Key.self == ZIndexTrait.self, let own = content?.writtenTrait(key), own as? Double != 0 {
      return own
    }
    return element.writtenTrait(key)
  }

  package override func writesTrait(among keys: [any TraitKey.Type]) -> Bool {
    for key in keys where key == ZIndexTrait.self && content?.writesTrait(among: keys) == true {
      return true
    }
    return element.writesTrait(among: keys)
  }

  package override func collectTraits<Key: TraitKey>(
    _ key: Key.Type, into list: inout [Key.Value]
  ) { element.collectTraits(key, into: &list) }

  package override func takesTraitChange<Key: TraitKey>(_ key: Key.Type) -> Bool {
    guard Key.self != ZIndexTrait.self else { return false }
    markDirty()
    traitChanges += 1
    // The cell above looks at what is written for this one.
    parent?.structureDidChange()
    return false
  }

  package override func performUpdate() {
    isDirty = false
    cell?.place.changes = traitChanges
    refresh()
  }

  package override func wasErased() {
    super.wasErased()
    let inner = element.host
    element.wasErased()
    if element.isDestroyed {
      if !isDestroyed { destroy() }
    } else {
      // Out of view with this cell: when it comes back, what changes inside is told through it.
      element.host = inner
      disappear()
    }
  }

  package override func destroy() {
    guard !isDestroyed else { return }
    if let waiting { graph.timers.cancel(waiting) }
    super.destroy()
    cells?.letGo(self)
  }

  package override var debugName: String { "cell" }
}
