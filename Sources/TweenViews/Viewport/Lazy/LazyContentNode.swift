import Foundation
import TweenMotion

extension Array {
  /// How many of the first elements a condition holds for, which holds for none after them.
  fileprivate func countOfFirst(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// The content of a lazy container: knows all its rows, and lists the elements of those in view.
@MainActor final class LazyContentNode: ViewNode {
  /// Cells that follow each other, of one source.
  private enum Part {
    case elements([ElementNode])
    case rows(any LazyRowSource)

    @MainActor var count: Int {
      switch self {
      case .elements(let elements): elements.count
      case .rows(let source): source.rowCount
      }
    }
  }

  /// An element that no source makes, and what stands for it in the list: itself, where it is there
  /// from the start.
  private typealias OwnElement = (listed: ElementNode, element: ElementNode)

  /// Cells that fill lines together: the next block begins a line of its own.
  private struct Block {
    var parts: [(part: Part, start: Int)] = []
    var count = 0
    var isSpan = false
    var firstLine = 0

    @MainActor mutating func append(_ part: Part) {
      parts.append((part, count))
      count += part.count
    }

    /// The part that a cell belongs to: the last that begins at or before it, without those that
    /// have no cells.
    @MainActor func part(at cell: Int) -> (part: Part, start: Int)? {
      var index = parts.countOfFirst { $0.start <= cell } - 1
      while index >= 0, parts[index].part.count == 0 { index -= 1 }
      return index >= 0 ? parts[index] : nil
    }
  }

  private var content: ViewNode?
  private var blocks: [Block] = []
  private(set) var sections: [LazySection] = []
  private(set) var lineCount = 0
  private(set) var columns = 1
  private var isStale = true
  /// Counts changes of the list of lines.
  private(set) var generation = 0
  /// The lines whose rows are made: those in view, and others whose rows are seen on their way.
  private(set) var shownLines = LazyRows(inView: 0..<1)
  /// The list of lines that elements were last collected of.
  private var collectedGeneration = -1
  /// An element that is made though its line be out of view, while it is carried elsewhere.
  var carried: NodeAnchor?
  /// Called after each update in which rows came, went or moved, while one is carried.
  var rowsDidChangeBelow: (() -> Void)?
  /// Called when lines were listed anew.
  var linesDidChange: (() -> Void)?
  var pinned = PinnedScrollableViews()
  /// What elements that no source makes are as long as, by their serial numbers.
  private var elementLengths: [Int: LineLength] = [:]
  /// The elements that no source makes: all, those shown, and those that came since any were.
  private var listed: Set<ObjectIdentifier> = []
  private var shownElements: [OwnElement] = []
  private var newcomers: Set<ObjectIdentifier> = []
  private var hasShown = false
  /// The blocks whose sources show rows; nil where others may, since the blocks are others.
  private var toldBlocks: Range<Int>?
  /// What the listed elements are, in their order.
  private(set) var cells: [LazyCell] = []

  /// What makes the rows' elements cells of a list; nil in other containers, where rows are shown as
  /// they are.
  var dresser: (any LazyCellDresser)?

  func setContent(
    by maker: any RowMaker.Type = LazyRowMaker.self, _ make: (NodeContext) -> ViewNode
  ) {
    var context = childContext
    context.rowMaker = maker
    content = make(context)
  }

  func updateContent(_ update: (ViewNode) -> Void) { if let content { update(content) } }

  /// Has other lines made from now on; the list of elements is asked for anew.
  func show(_ lines: LazyRows) { shownLines = lines }

  /// Told in which updates the list of rows is another; nil in containers that are no lists.
  var rowChanges: RowChanges?

  override func structureDidChange() {
    isStale = true
    if hasShown { rowChanges?.scope.changedPass = graph.updateState.passNumber }
    if carried != nil { graph.afterUpdate { [weak self] in self?.rowsDidChangeBelow?() } }
    super.structureDidChange()
  }

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
    dresser?.visitCells(visit)
  }

  // MARK: Lines

  func setColumns(_ count: Int) {
    guard columns != count else { return }
    columns = count
    countLines()
  }

  /// Lists parts anew where something has changed.
  func refresh() {
    guard isStale else { return }
    isStale = false
    toldBlocks = nil
    let oldLengths = elementLengths
    let oldMakers = rowMakers
    elementLengths = [:]
    blocks = []
    sections = []
    var elements: [ElementNode] = []
    content?.collectElements(into: &elements)
    var block = Block()
    var marks: [Mark] = []
    func close() {
      if block.count > 0 || !block.parts.isEmpty { blocks.append(block) }
      block = Block()
    }
    func add(_ elements: [ElementNode], isSpan: Bool) {
      if isSpan {
        for element in elements {
          close()
          block.isSpan = true
          block.append(.elements([element]))
        }
        close()
        return
      }
      for element in elements {
        if let rows = element as? LazyRowsElement {
          if let source = rows.source { block.append(.rows(source)) }
        } else if let standIn = element as? SectionElement, let section = standIn.section {
          close()
          let start = blocks.count
          add(standIn.elements(of: section.header), isSpan: true)
          let first = blocks.count
          if dresser == nil || !section.isCollapsed {
            add(standIn.elements(of: section.content), isSpan: false)
          }
          close()
          let last = blocks.count
          add(standIn.elements(of: section.footer), isSpan: true)
          marks.append(
            Mark(
              node: section, header: start..<first, content: first..<last,
              footer: last..<blocks.count))
        } else {
          block.append(.elements([element]))
        }
      }
    }
    add(elements, isSpan: false)
    close()
    countLines()
    let oldListed = listed
    listed = []
    for block in blocks {
      for case (.elements(let elements), _) in block.parts {
        for element in elements {
          elementLengths[element.serial] = oldLengths[element.serial]
          listed.insert(ObjectIdentifier(element))
        }
      }
    }
    if hasShown {
      newcomers.formUnion(listed.subtracting(oldListed))
      tellMakers(from: oldMakers, to: rowMakers)
    }
    func lineRange(_ blocks: Range<Int>) -> Range<Int> {
      firstLine(blocks.lowerBound)..<firstLine(blocks.upperBound)
    }
    if dresser != nil { marks = withLooseRows(marks) }
    sections = marks.map { mark in
      LazySection(
        lines: lineRange(mark.header.lowerBound..<mark.footer.upperBound),
        header: lineRange(mark.header), footer: lineRange(mark.footer), anchor: mark.node?.anchor)
    }
    if dresser != nil { sections.removeAll { $0.lines.isEmpty } }
    linesDidChange?()
  }

  /// What makes listed rows, in their order.
  private var rowMakers: [any LazyRowSource] {
    blocks.flatMap { block in
      block.parts.compactMap { part, _ in
        if case .rows(let source) = part { source.maker } else { nil }
      }
    }
  }

  /// Tells makers whose rows are no longer listed, or are again.
  private func tellMakers(from old: [any LazyRowSource], to new: [any LazyRowSource]) {
    guard !old.elementsEqual(new, by: { $0 === $1 }) else { return }
    let (before, now) = (Set(old.map(ObjectIdentifier.init)), Set(new.map(ObjectIdentifier.init)))
    for maker in old where !maker.isDestroyed && !now.contains(ObjectIdentifier(maker)) {
      maker.wasListed(false)
    }
    for maker in new where !before.contains(ObjectIdentifier(maker)) { maker.wasListed(true) }
  }

  /// A section, as blocks.
  private struct Mark {
    var node: SectionNode?
    var header: Range<Int>
    var content: Range<Int>
    var footer: Range<Int>
  }

  /// The sections in their order, with those that rows outside of sections form: each run of such is
  /// one. Sections in sections count as the outer one's rows.
  private func withLooseRows(_ marks: [Mark]) -> [Mark] {
    var all: [Mark] = []
    var next = 0
    func close(before block: Int) {
      guard next < block else { return }
      all.append(Mark(node: nil, header: next..<next, content: next..<block, footer: block..<block))
    }
    for mark in marks.sorted(by: {
      ($0.header.lowerBound, -$0.footer.upperBound) < ($1.header.lowerBound, -$1.footer.upperBound)
    }) where mark.header.lowerBound >= next {
      close(before: mark.header.lowerBound)
      all.append(mark)
      next = mark.footer.upperBound
    }
    close(before: blocks.count)
    return all
  }

  /// The section that a line belongs to.
  func section(at line: Int) -> Int? {
    let index = sections.countOfFirst { $0.lines.lowerBound <= line } - 1
    return index >= 0 && sections[index].lines.contains(line) ? index : nil
  }

  private func firstLine(_ block: Int) -> Int {
    block < blocks.count ? blocks[block].firstLine : lineCount
  }

  private func countLines() {
    generation += 1
    lineCount = 0
    for index in blocks.indices {
      blocks[index].firstLine = lineCount
      lineCount += lines(of: blocks[index])
    }
  }

  private func lines(of block: Block) -> Int {
    block.isSpan ? block.count : (block.count + columns - 1) / columns
  }

  /// The last block that begins at or before a line.
  private func block(at line: Int) -> Int {
    max(blocks.countOfFirst { $0.firstLine <= line } - 1, 0)
  }

  /// Calls `visit` with each cell of a line: its part, its place in that, its column.
  private func visitCells(
    _ line: Int, _ visit: (_ part: Part, _ index: Int, _ column: Int, _ isSpan: Bool) -> Void
  ) {
    guard line < lineCount else { return }
    // Blocks without cells have no lines.
    var at = block(at: line)
    while at > 0, lines(of: blocks[at]) == 0 { at -= 1 }
    let block = blocks[at]
    let per = block.isSpan ? 1 : columns
    let first = (line - block.firstLine) * per
    for cell in first..<min(first + per, block.count) {
      guard let part = block.part(at: cell) else { continue }
      visit(part.part, cell - part.start, cell - first, block.isSpan)
    }
  }

  /// The lines all of whose rows were measured before, and what they were as long as.
  func knownLengths() -> [(line: Int, length: LineLength)] {
    var lines: Set<Int> = []
    for block in blocks {
      let per = block.isSpan ? 1 : columns
      for (part, start) in block.parts {
        let rows =
          switch part {
          case .elements(let elements):
            elements.indices.filter { elementLengths[elements[$0].serial] != nil }
          case .rows(let source): source.measuredRows
          }
        for row in rows { lines.insert(block.firstLine + (start + row) / per) }
      }
    }
    return lines.compactMap { line in knownLength(line).map { (line, $0) } }
  }

  /// What the rows of a line were as long as when they were last measured; nil if some never was.
  private func knownLength(_ line: Int) -> LineLength? {
    var longest: LineLength?
    var isKnown = true
    visitCells(line) { part, index, _, _ in
      let known =
        switch part {
        case .elements(let elements): elementLengths[elements[index].serial]
        case .rows(let source): source.knownLength(ofRow: index)
        }
      guard var own = known else { return isKnown = false }
      // A row without views may have some when it comes back.
      if own.gap == 0 { own.length = max(own.length, 0) }
      if longest.map({ $0.length < own.length }) ?? true { longest = own }
    }
    return isKnown ? longest ?? LineLength(length: 0) : nil
  }

  /// Keeps what the rows of a line are as long as, by their ids.
  func setKnownLength(_ length: LineLength, at line: Int) {
    visitCells(line) { part, index, _, _ in
      switch part {
      case .elements(let elements): elementLengths[elements[index].serial] = length
      case .rows(let source): source.setKnownLength(length, ofRow: index)
      }
    }
  }

  /// The line of the row with an identity.
  func line(of id: AnyHashable) -> Int? {
    for block in blocks {
      for (part, start) in block.parts {
        let index: Int? =
          switch part {
          case .rows(let source): source.index(of: id)
          case .elements(let elements):
            (parent as? ContainerNode).flatMap { container in
              elements.firstIndex {
                ($0 as? LazyRowElement)?.rowNode?.givenIdentity(below: container) == id
                  || $0.givenIdentity(in: container) == id
              }
            }
          }
        guard let index else { continue }
        return block.firstLine + (start + index) / (block.isSpan ? 1 : columns)
      }
    }
    return nil
  }

  /// Calls `visit` with the lines of the rows that were shown last, as far as they are listed, and their
  /// elements without what is around their lists. In no order.
  func visitShownRows(_ visit: (_ line: Int, _ elements: [ElementNode]) -> Void) {
    var own: [ObjectIdentifier: ElementNode] = [:]
    for (stands, element) in shownElements { own[ObjectIdentifier(stands)] = element }
    for block in blocks {
      let per = block.isSpan ? 1 : columns
      for (part, start) in block.parts {
        switch part {
        case .rows(let source):
          for row in source.rowsShown where row < source.rowCount {
            source.askElements(ofRow: row) { visit(block.firstLine + (start + row) / per, $0) }
          }
        case .elements(let elements):
          guard !own.isEmpty else { continue }
          for (index, stands) in elements.enumerated() {
            guard let element = own[ObjectIdentifier(stands)] else { continue }
            visit(block.firstLine + (start + index) / per, [element])
          }
        }
      }
    }
  }

  /// Calls `visit` with the elements of a line's rows, made for the question where they are not there.
  func askElements(at line: Int, _ visit: ([ElementNode]) -> Void) {
    visitCells(line) { part, index, _, _ in
      if case .rows(let source) = part { source.askElements(ofRow: index, visit) }
      if case .elements(let elements) = part { visit(elements[index].listedElements) }
    }
  }

  /// The lines without a gap around one whose rows are made.
  func madeLines(around line: Int) -> Range<Int> {
    if shownLines.elsewhere.isEmpty { return shownLines.inView }
    var (first, end) = (line, line + 1)
    while shownLines.contains(first - 1) { first -= 1 }
    while shownLines.contains(end) { end += 1 }
    return first..<end
  }

  /// Whether a line is kept in view by itself while others of its section are in view.
  func isPinned(_ line: Int, beside inView: Range<Int>) -> Bool {
    guard !pinned.isEmpty, let index = section(at: line) else { return false }
    let section = sections[index]
    guard section.lines.overlaps(inView) else { return false }
    return pinned.contains(.sectionHeaders) && section.header.contains(line)
      || pinned.contains(.sectionFooters) && section.footer.contains(line)
  }

  /// Whether a line has rows that came by the change that is being taken in.
  func isNew(line: Int) -> Bool {
    var isNew = false
    visitCells(line) { part, index, _, _ in
      switch part {
      case .rows(let source): isNew = isNew || source.isNew(row: index)
      case .elements(let elements):
        isNew = isNew || newcomers.contains(ObjectIdentifier(elements[index]))
      }
    }
    return isNew
  }

  /// The line of the first element for which `isWanted` holds, among those that are made.
  func line(ofMade isWanted: (ElementNode) -> Bool) -> Int? {
    for block in blocks {
      for (part, start) in block.parts {
        let index: Int? =
          switch part {
          case .rows(let source):
            source.madeRows.first { row in
              source.askElements(ofRow: row) { $0.contains(where: isWanted) }
            }
          case .elements(let elements):
            elements.firstIndex { $0.madeListedElements.contains(where: isWanted) }
          }
        if let index {
          return block.firstLine + (start + index) / (block.isSpan ? 1 : columns)
        }
      }
    }
    return nil
  }

  /// The values of a type that the rows of a line stand for.
  func tags<Value: Hashable>(
    _ type: Value.Type, at line: Int, where isAllowed: (ElementNode) -> Bool
  ) -> [Value] {
    var found: [Value] = []
    visitCells(line) { part, index, _, _ in
      switch part {
      case .rows(let source): found += source.tags(type, ofRow: index, where: isAllowed)
      case .elements(let elements):
        for element in elements[index].listedElements where isAllowed(element) {
          if let tag = element.tag(type) { found.append(tag) }
        }
      }
    }
    return found
  }

  /// The identities of a line's rows, by column.
  func identities(_ line: Int) -> [(column: Int, id: AnyHashable)] {
    var found: [(column: Int, id: AnyHashable)] = []
    visitCells(line) { part, index, column, _ in
      if case .rows(let source) = part, let id = source.id(ofRow: index) {
        found.append((column, id))
      }
    }
    return found
  }

  // MARK: Elements

  override func collectElements(into list: inout [ElementNode]) {
    refresh()
    if collectedGeneration != generation {
      collectedGeneration = generation
      if hasShown, let container = parent as? ContainerNode, let layout = container.lazyLayout {
        shownLines.elsewhere = layout.linesOnTheirWay(listedAnewIn: container)
      }
    }
    cells = []
    let shown = shownLines.inView.clamped(to: 0..<lineCount)
    var pins: [(line: Int, role: LazyCell.Role)] = []
    for index in pinned.isEmpty ? 0..<0 : sections(around: shown)
    where sections[index].lines.overlaps(shown) {
      let section = sections[index]
      if pinned.contains(.sectionHeaders) {
        pins += section.header.map { ($0, .pinnedHeader(section: index)) }
      }
      if pinned.contains(.sectionFooters) {
        pins += section.footer.map { ($0, .pinnedFooter(section: index)) }
      }
    }
    let pinnedLines = Set(pins.map(\.line))
    var elements: [OwnElement] = []
    let lines = LazyRows(inView: shown, elsewhere: shownLines.elsewhere)
    lines.visit { line in
      if !pinnedLines.contains(line) { append(line, role: nil, to: &list, &elements) }
    }
    // In front of the others.
    for pin in pins { append(pin.line, role: pin.role, to: &list, &elements) }
    tellSources(lines)
    tell(elements)
    guard let dresser else { return }
    list = dresser.dress(list, cells, in: self)
  }

  /// - Parameter own: takes the elements that no source makes.
  private func append(
    _ line: Int, role: LazyCell.Role?, to list: inout [ElementNode], _ own: inout [OwnElement]
  ) {
    visitCells(line) { part, index, column, isSpan in
      let elements: [ElementNode] =
        switch part {
        case .elements(let elements): elements[index].listedElements
        case .rows(let source): source.elements(ofRow: index)
        }
      if case .elements(let listed) = part { own += elements.map { (listed[index], $0) } }
      list += elements
      cells.append(
        LazyCell(
          line: line, column: column, elementCount: elements.count,
          role: role ?? (isSpan ? .span : .cell)))
    }
  }

  /// Tells the elements that no source makes whether they come into view or go out of it, as rows
  /// are told by their source.
  private func tell(_ new: [OwnElement]) {
    hasShown = true
    // Some may come into view only as layout goes on.
    if !newcomers.isEmpty { graph.afterUpdate { [weak self] in self?.newcomers = [] } }
    if new.isEmpty, shownElements.isEmpty { return }
    let now = Set(new.map { ObjectIdentifier($0.element) })
    let before = Set(shownElements.map { ObjectIdentifier($0.element) })
    for (stood, element) in shownElements where !now.contains(ObjectIdentifier(element)) {
      element.isPassing = listed.contains(ObjectIdentifier(stood))
      if element.isPassing { element.disappear() }
    }
    for (stands, element) in new where !before.contains(ObjectIdentifier(element)) {
      element.isPassing = !newcomers.contains(ObjectIdentifier(stands))
    }
    shownElements = new
  }

  /// The sections of which some may have a line among `lines`.
  private func sections(around lines: Range<Int>) -> Range<Int> {
    // Elsewhere sections in sections are listed, too, before the outer one.
    guard dresser != nil else { return sections.indices }
    let first = sections.countOfFirst { $0.lines.upperBound <= lines.lowerBound }
    return first..<max(first, sections.countOfFirst { $0.lines.lowerBound < lines.upperBound })
  }

  /// Tells the sources that show rows, or did so before, which of these are shown.
  private func tellSources(_ shown: LazyRows) {
    let all = shown.hull
    let now = all.isEmpty ? 0..<0 : block(at: all.lowerBound)..<block(at: all.upperBound - 1) + 1
    let before = toldBlocks ?? blocks.indices
    toldBlocks = now
    tellSources(before.clamped(to: 0..<now.lowerBound), shown)
    tellSources(now, shown)
    tellSources(before.clamped(to: now.upperBound..<blocks.count), shown)
  }

  private func tellSources(_ told: Range<Int>, _ shown: LazyRows) {
    for block in blocks[told] where !block.parts.isEmpty {
      let per = block.isSpan ? 1 : columns
      let first = (shown.inView.lowerBound - block.firstLine) * per
      let end = (shown.inView.upperBound - block.firstLine) * per
      for (part, start) in block.parts {
        guard case .rows(let source) = part else { continue }
        let low = min(max(first - start, 0), source.rowCount)
        var rows = LazyRows(inView: low..<min(max(end - start, low), source.rowCount))
        for line in shown.elsewhere {
          let row = (line - block.firstLine) * per - start
          rows.elsewhere += (row..<row + per).clamped(to: 0..<source.rowCount)
        }
        source.didShow(rows)
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
