import Foundation
import TweenMotion

/// One entry of a lazy container's content.
enum LazyPart {
  /// A single element that no `ForEach` makes, or its stand-in in the list.
  case element(ElementNode)
  case rows(any LazyRowSource)
}

/// The content of a lazy container. It runs the stages of a list: makes a `LineList` of its content, finds
/// with a `LineDiff` which lines an update changed, and makes the rows of the lines in a `LinePlan`.
///
/// The container's layout calls it with the lines to make; it calls neither the layout nor the container.
@MainActor final class LazyContentNode: ViewNode {
  private var content: ViewNode?
  private var isStale = true
  /// All lines.
  private(set) var list = LineList<LazyPart>()
  private var diff = LineDiff()
  /// The lines whose rows are made: the lines in view, and lines whose rows are visible on their way
  /// elsewhere.
  private(set) var shownLines = LazyRows(inView: 0..<1)
  /// The anchor of an element that is being dragged elsewhere. It stays made even if its line is out of
  /// view.
  var dragged: NodeAnchor?
  /// Called after each update in which rows came, went or moved, while an element is being dragged.
  var rowsDidChangeBelow: (() -> Void)?
  /// Called when the lines have been listed anew.
  var linesDidChange: (() -> Void)?
  var pinned = PinnedScrollableViews()
  /// The lengths of single elements that no source makes, by their serial numbers.
  var elementLengths: [Int: LineLength] = [:]
  /// A single element that no source makes, with its entry in the list: the element itself if it exists
  /// from the start, else a stand-in.
  typealias OwnElement = (listed: ElementNode, element: ElementNode)
  /// The single elements that are shown.
  private(set) var shownElements: [OwnElement] = []
  /// Whether any line has been shown yet.
  private(set) var hasShown = false
  /// The blocks whose sources show rows; nil after the blocks changed, when any source may.
  private var shownBlocks: Range<Int>?
  /// The shown cells, in the order of the listed elements.
  private(set) var cells: [LazyCell] = []

  /// Wraps the rows' elements in cells of a list; nil in other containers, where rows are shown directly.
  var cellWrapper: (any LazyCellWrapper)?

  func setContent(
    by maker: any RowMaker.Type = LazyRowMaker.self, _ make: (NodeContext) -> ViewNode
  ) {
    var context = childContext
    context.rowMaker = maker
    content = make(context)
  }

  func updateContent(_ update: (ViewNode) -> Void) { if let content { update(content) } }

  /// Sets the lines to make. Takes effect when the list of elements is read again.
  func show(_ lines: LazyRows) { shownLines = lines }

  /// Records the updates in which the list of rows changed; nil in containers that are not lists.
  var rowChanges: RowChangeAnimation?

  override func structureDidChange() {
    isStale = true
    if hasShown { rowChanges?.scope.changedPass = graph.updateState.passNumber }
    if dragged != nil { graph.afterUpdate { [weak self] in self?.rowsDidChangeBelow?() } }
    super.structureDidChange()
  }

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
    cellWrapper?.visitCells(visit)
  }

  // MARK: The list of lines

  func setColumns(_ count: Int) { list.setColumns(count) }

  /// Lists the lines again if the content has changed.
  func refresh() {
    guard isStale else { return }
    isStale = false
    shownBlocks = nil
    let oldMakers = rowMakers
    list = makeList()
    var listed: Set<ObjectIdentifier> = []
    var lengths: [Int: LineLength] = [:]
    for block in list.blocks {
      for part in block.parts {
        guard case .element(let element) = part.content else { continue }
        listed.insert(ObjectIdentifier(element))
        lengths[element.serial] = elementLengths[element.serial]
      }
    }
    elementLengths = lengths
    diff.take(listed, isFirst: !hasShown)
    if hasShown { notifyMakers(from: oldMakers, to: rowMakers) }
    linesDidChange?()
  }

  private func makeList() -> LineList<LazyPart> {
    var elements: [ElementNode] = []
    content?.collectElements(into: &elements)
    var builder = LineList<LazyPart>.Builder(
      columns: list.columns, listsLooseRows: cellWrapper != nil)
    add(elements, to: &builder)
    return builder.list(version: list.version + 1)
  }

  private func add(_ elements: [ElementNode], to builder: inout LineList<LazyPart>.Builder) {
    for element in elements {
      if let rows = element as? LazyRowsElement {
        if let source = rows.source { builder.add(.rows(source), count: source.rowCount) }
      } else if let standIn = element as? SectionElement, let section = standIn.section {
        builder.addSection(section.anchor) { builder in
          for header in standIn.elements(of: section.header) { builder.addSpan(.element(header)) }
        } content: { builder in
          if cellWrapper == nil || !section.isCollapsed {
            add(standIn.elements(of: section.content), to: &builder)
          }
        } footer: { builder in
          for footer in standIn.elements(of: section.footer) { builder.addSpan(.element(footer)) }
        }
      } else {
        builder.add(.element(element))
      }
    }
  }

  /// The sources of the listed rows, in order.
  private var rowMakers: [any LazyRowSource] {
    var makers: [any LazyRowSource] = []
    for block in list.blocks {
      for part in block.parts {
        if case .rows(let source) = part.content, let maker = source.maker { makers.append(maker) }
      }
    }
    return makers
  }

  /// Notifies sources whose rows are no longer listed, or are listed again.
  private func notifyMakers(from old: [any LazyRowSource], to new: [any LazyRowSource]) {
    let changes = LineDiff.sources(
      from: old.map { ObjectIdentifier($0) }, to: new.map { ObjectIdentifier($0) })
    for index in changes.went where !old[index].isDestroyed { old[index].wasListed(false) }
    for index in changes.came { new[index].wasListed(true) }
  }

  /// Whether a line has rows that were inserted in the running update.
  func isNew(line: Int) -> Bool {
    var isNew = false
    list.visitCells(line) { part, index, _, _ in
      switch part {
      case .rows(let source): isNew = isNew || source.isNew(row: index)
      case .element(let element):
        isNew = isNew || diff.change(ofComing: ObjectIdentifier(element)) == .came
      }
    }
    return isNew
  }

  // MARK: Elements

  override func collectElements(into elements: inout [ElementNode]) {
    refresh()
    cells = []
    let lines = LazyRows(
      inView: shownLines.inView.clamped(to: 0..<list.lineCount), outOfView: shownLines.outOfView)
    var own: [OwnElement] = []
    for line in LinePlan.order(lines, of: list, pinned: pinned) {
      append(line, to: &elements, &own)
    }
    notifySources(lines)
    take(own)
    guard let cellWrapper else { return }
    elements = cellWrapper.wrap(elements, cells, in: self)
  }

  /// - Parameter own: collects the single elements that no source makes.
  private func append(
    _ line: LinePlan.Line, to list: inout [ElementNode], _ own: inout [OwnElement]
  ) {
    self.list.visitCells(line.line) { part, index, column, isSpan in
      let elements: [ElementNode]
      switch part {
      case .element(let listed):
        elements = listed.listedElements
        own += elements.map { (listed, $0) }
      case .rows(let source): elements = source.elements(ofRow: index)
      }
      list += elements
      cells.append(
        LazyCell(
          line: line.line, column: column, elementCount: elements.count,
          role: line.role ?? (isSpan ? .span : .cell)))
    }
  }

  /// Stores the shown single elements and marks why each comes into view or leaves it, as sources do for
  /// their rows.
  private func take(_ new: [OwnElement]) {
    hasShown = true
    // Some elements come into view only during later layout.
    if diff.hasArrivals { graph.afterUpdate { [weak self] in self?.diff.end() } }
    if new.isEmpty, shownElements.isEmpty { return }
    let now = Set(new.map { ObjectIdentifier($0.element) })
    let before = Set(shownElements.map { ObjectIdentifier($0.element) })
    for (listed, element) in shownElements where !now.contains(ObjectIdentifier(element)) {
      let change = diff.change(ofLeaving: ObjectIdentifier(listed))
      element.take(change)
      if change.passes { element.disappear() }
    }
    for (listed, element) in new where !before.contains(ObjectIdentifier(element)) {
      element.take(diff.change(ofComing: ObjectIdentifier(listed)))
    }
    shownElements = new
  }

  /// Notifies the sources that show rows, or did before, which of their rows are shown.
  private func notifySources(_ lines: LazyRows) {
    let now = list.blocks(of: lines.hull)
    let before = shownBlocks ?? list.blocks.indices
    shownBlocks = now
    notifySources(of: before.clamped(to: 0..<now.lowerBound), lines)
    notifySources(of: now, lines)
    notifySources(of: before.clamped(to: now.upperBound..<list.blocks.count), lines)
  }

  private func notifySources(of blocks: Range<Int>, _ lines: LazyRows) {
    for block in list.blocks[blocks] {
      for part in block.parts {
        guard case .rows(let source) = part.content else { continue }
        source.didShow(list.place(of: part, in: block).rows(in: lines, count: source.rowCount))
      }
    }
  }

  override func destroy() {
    guard !isDestroyed else { return }
    rowsDidChangeBelow = nil
    super.destroy()
  }

  override var debugName: String { "LazyContent" }
}
