import TweenMotion

/// Makes cells of the elements that a lazy container lists.
@MainActor protocol LazyCellDresser {
  /// What is shown instead of `elements`, one for each.
  func dress(
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

  init(keysOfNext: [any TraitKey.Type]) { self.keysOfNext = keysOfNext }

  /// A cell around an element, without its view yet.
  func makeNode(_ element: ElementNode, _ context: NodeContext) -> ListCellNode {
    ListCellNode(element, context)
  }

  /// The view for cells is another one: those in view show it at once, others when they come.
  final func viewDidChange() {
    for node in order { node.isOutdated = true }
    for node in shown { node.refresh() }
  }

  final func dress(
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
      cell.take(place, next: next, in: list)
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
    let listed = list.madeLines(around: line).clamped(to: 0..<list.lineCount)
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
  fileprivate func letGo(_ node: ListCellNode) {
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

/// A cell of a list: the view around one element.
@MainActor package class ListCellNode: WrapperNode, LiftableRow {
  final let element: ElementNode
  /// All of the list's.
  final weak var cells: ListCells?
  /// The same, to compare it: to look at what is weak takes longer.
  final var owner: ObjectIdentifier?
  /// When it was last among what is listed.
  final var round = 0
  /// What it shows, and where that stands; nil before it takes its place.
  private(set) final var cell: ListCell?
  /// The view for cells is another one.
  final var isOutdated = false
  /// How often what is written for the row has changed.
  private(set) final var traitChanges = 0

  init(_ element: ElementNode, _ context: NodeContext) {
    self.element = element
    super.init(context)
  }

  /// The list's generation when the cell took its place.
  private final var generation = 0

  /// Takes the place where the cell stands now.
  ///
  /// - Parameter next: The row below it in its section.
  fileprivate final func take(_ place: ListCell.Place, next: NodeAnchor?, in list: LazyContentNode)
  {
    let isSame = cell?.place == place && !isOutdated
    // Most stand where they stood: nothing is copied for those.
    if isSame, generation == list.generation, cell?.nextAnchor === next { return }
    generation = list.generation
    let isNew = cell == nil
    let cell = ListCell(
      place: place, element: element, nextAnchor: next, sections: list.sections, list: list.anchor)
    self.cell = cell
    if isNew { begin(cell) } else if !isSame { refresh() }
  }

  /// Makes the view for the cell.
  func begin(_ cell: ListCell) {}

  /// Shows the cell by a view of now.
  func refresh() {}

  /// Whether any of it, the row's own content apart, is on its way to its place.
  final func isMoving(_ element: ElementNode) -> Bool {
    if (element as? WrapperNode)?.isCellContent == true { return false }
    if element.framed?.frame.isAnimating == true { return true }
    if let space = element as? SpaceNode, space.isGliding { return true }
    var isFound = false
    element.visitShown { if !isFound { isFound = isMoving($0) } }
    return isFound
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

  /// The cell as it looks, until something of it changes.
  private final var picture: KeptPicture?

  /// Shows the row in another place of the window; nil: it is drawn here.
  package final var lift: PictureLift?

  package override func draw(
    _ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool
  ) {
    if let lift {
      picture = nil
      return lift.sourceWasDrawn()
    }
    // Layers around each picture inside lie where they lie on the canvas. What is in a kept picture, or
    // in a canvas's, is kept there.
    guard let content, context.wraps == nil, context.target == .window,
      let pass = window?.displayPass
    else {
      if picture != nil, !builder.isRebuilding { builder.structureDidChange() }
      picture = nil
      return super.draw(builder, context, isStale: isStale)
    }
    let picture = picture ?? pass.makePicture()
    self.picture = picture
    picture.draw(content, builder, context, isStale: isStale)
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
    super.destroy()
    picture = nil
    if element.listCell === anchor {
      // What is inside may still be on its way, and there as long as it is: nobody holds the row by that.
      element.listCell = nil
      element.host = nil
    }
    cells?.letGo(self)
  }

  package override var debugName: String { "cell" }
}
