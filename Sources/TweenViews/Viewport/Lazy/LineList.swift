/// The content of a lazy container as lines: the first stage of a list. A change of the content makes a new
/// list with a higher version.
///
/// Cells are grouped in blocks; each block starts on a new line. A part of a block is a source of rows or a
/// single element. Sections are ranges of lines.
struct LineList<Content> {
  /// Consecutive cells from one source.
  struct Part {
    var content: Content
    /// The index of its first cell, counted from the start of the block.
    var start: Int
    var count: Int
  }

  /// Cells that fill lines together.
  struct Block {
    fileprivate(set) var parts: [Part] = []
    fileprivate(set) var count = 0
    /// Whether each cell is as wide as the container.
    fileprivate(set) var isSpan = false
    fileprivate(set) var firstLine = 0

    /// The part that a cell belongs to: the last one with cells that begins at or before it.
    fileprivate func part(at cell: Int) -> Part? {
      var index = parts.countOfFirst { $0.start <= cell } - 1
      while index >= 0, parts[index].count == 0 { index -= 1 }
      return index >= 0 ? parts[index] : nil
    }
  }

  /// A section, as ranges of blocks.
  fileprivate struct Mark {
    var anchor: NodeAnchor?
    var header: Range<Int>
    var content: Range<Int>
    var footer: Range<Int>
  }

  private(set) var blocks: [Block] = []
  private(set) var sections: [LazySection] = []
  private(set) var lineCount = 0
  private(set) var columns = 1
  /// The number of changes so far.
  private(set) var version = 0
  /// Whether sections are in order and not nested, as in a list. Elsewhere nested sections are listed too,
  /// before the outer section.
  private var sectionsFollowEachOther = false

  init() {}

  fileprivate init(_ builder: Builder, version: Int) {
    (blocks, columns, self.version) = (builder.blocks, builder.columns, version)
    sectionsFollowEachOther = builder.listsLooseRows
    countLines()
    let marks = builder.listsLooseRows ? withLooseRows(builder.marks) : builder.marks
    sections = marks.map { mark in
      LazySection(
        lines: lines(mark.header.lowerBound..<mark.footer.upperBound),
        header: lines(mark.header), footer: lines(mark.footer), anchor: mark.anchor)
    }
    if builder.listsLooseRows { sections.removeAll { $0.lines.isEmpty } }
  }

  /// Sets the number of columns. The line ranges of sections are not updated.
  mutating func setColumns(_ count: Int) {
    guard columns != count else { return }
    columns = count
    version += 1
    countLines()
  }

  private mutating func countLines() {
    lineCount = 0
    for index in blocks.indices {
      blocks[index].firstLine = lineCount
      lineCount += lines(of: blocks[index])
    }
  }

  /// The sections in order, with an extra section for each run of rows outside of sections. Nested sections
  /// count as rows of the outer one.
  private func withLooseRows(_ marks: [Mark]) -> [Mark] {
    var all: [Mark] = []
    var next = 0
    func close(before block: Int) {
      guard next < block else { return }
      all.append(Mark(header: next..<next, content: next..<block, footer: block..<block))
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

  // MARK: Lines and blocks

  private func lines(of block: Block) -> Int {
    block.isSpan ? block.count : (block.count + columns - 1) / columns
  }

  private func lines(_ blocks: Range<Int>) -> Range<Int> {
    firstLine(blocks.lowerBound)..<firstLine(blocks.upperBound)
  }

  private func firstLine(_ block: Int) -> Int {
    block < blocks.count ? blocks[block].firstLine : lineCount
  }

  /// The last block that begins at or before a line.
  private func block(at line: Int) -> Int {
    max(blocks.countOfFirst { $0.firstLine <= line } - 1, 0)
  }

  /// The range of blocks that the lines of a range lie in.
  func blocks(of lines: Range<Int>) -> Range<Int> {
    lines.isEmpty ? 0..<0 : block(at: lines.lowerBound)..<block(at: lines.upperBound - 1) + 1
  }

  // MARK: Cells

  /// Calls `visit` with each cell of a line: its part, its index in the part, its column.
  func visitCells(
    _ line: Int, _ visit: (_ part: Content, _ index: Int, _ column: Int, _ isSpan: Bool) -> Void
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
      visit(part.content, cell - part.start, cell - first, block.isSpan)
    }
  }

  /// The position of a part's rows among the lines.
  struct Place {
    fileprivate var firstLine: Int
    fileprivate var start: Int
    /// The number of cells in a line.
    fileprivate var per: Int

    /// The line of a row of the part.
    func line(ofRow row: Int) -> Int { firstLine + (start + row) / per }

    /// The rows of the part that lie in some lines.
    ///
    /// - Parameter count: The number of rows of the part.
    func rows(in lines: LazyRows, count: Int) -> LazyRows {
      let first = (lines.inView.lowerBound - firstLine) * per - start
      let end = (lines.inView.upperBound - firstLine) * per - start
      let low = min(max(first, 0), count)
      var rows = LazyRows(inView: low..<min(max(end, low), count))
      for line in lines.outOfView {
        let row = (line - firstLine) * per - start
        rows.outOfView += (row..<row + per).clamped(to: 0..<count)
      }
      return rows
    }
  }

  /// The position of a part's rows.
  func place(of part: Part, in block: Block) -> Place {
    Place(firstLine: block.firstLine, start: part.start, per: block.isSpan ? 1 : columns)
  }

  /// The line of the first row that `find` finds.
  ///
  /// - Parameter find: Returns the number of the row in a part, or nil if the part does not have it.
  func firstLine(where find: (_ part: Content) -> Int?) -> Int? {
    for block in blocks {
      for part in block.parts {
        if let row = find(part.content) { return place(of: part, in: block).line(ofRow: row) }
      }
    }
    return nil
  }

  // MARK: Sections

  /// The section that a line belongs to.
  func section(at line: Int) -> Int? {
    let index = sections.countOfFirst { $0.lines.lowerBound <= line } - 1
    return index >= 0 && sections[index].lines.contains(line) ? index : nil
  }

  /// A range of sections that contains all with a line among `lines`, and possibly others.
  func sections(around lines: Range<Int>) -> Range<Int> {
    guard sectionsFollowEachOther else { return sections.indices }
    let first = sections.countOfFirst { $0.lines.upperBound <= lines.lowerBound }
    return first..<max(first, sections.countOfFirst { $0.lines.lowerBound < lines.upperBound })
  }

  /// Whether a line is pinned: kept in view while other lines of its section are in view.
  func isPinned(
    _ line: Int, _ pinned: PinnedScrollableViews, beside inView: Range<Int>
  ) -> Bool {
    guard !pinned.isEmpty, let index = section(at: line) else { return false }
    let section = sections[index]
    guard section.lines.overlaps(inView) else { return false }
    return pinned.contains(.sectionHeaders) && section.header.contains(line)
      || pinned.contains(.sectionFooters) && section.footer.contains(line)
  }
}

extension LineList {
  /// Builds a list, cell after cell.
  struct Builder {
    fileprivate var blocks: [Block] = []
    fileprivate var marks: [Mark] = []
    fileprivate let columns: Int
    fileprivate let listsLooseRows: Bool
    private var block = Block()

    /// - Parameter listsLooseRows: Whether each run of rows outside of sections becomes a section.
    init(columns: Int, listsLooseRows: Bool) {
      (self.columns, self.listsLooseRows) = (columns, listsLooseRows)
    }

    /// Adds cells that are arranged in columns.
    mutating func add(_ content: Content, count: Int = 1) {
      block.parts.append(Part(content: content, start: block.count, count: count))
      block.count += count
    }

    /// Adds a cell that is as wide as the container.
    mutating func addSpan(_ content: Content) {
      close()
      block.isSpan = true
      add(content)
      close()
    }

    /// Adds a section; its header, content and footer each start on a new line.
    mutating func addSection(
      _ anchor: NodeAnchor?, header: (inout Self) -> Void, content: (inout Self) -> Void,
      footer: (inout Self) -> Void
    ) {
      close()
      let start = blocks.count
      header(&self)
      close()
      let first = blocks.count
      content(&self)
      close()
      let last = blocks.count
      footer(&self)
      close()
      marks.append(
        Mark(
          anchor: anchor, header: start..<first, content: first..<last, footer: last..<blocks.count)
      )
    }

    private mutating func close() {
      if !block.parts.isEmpty { blocks.append(block) }
      block = Block()
    }

    /// Returns the list of all cells that were added.
    mutating func list(version: Int) -> LineList {
      close()
      return LineList(self, version: version)
    }
  }
}

extension Array {
  /// The number of elements before the first one for which `holds` is false. The elements must be
  /// partitioned.
  fileprivate func countOfFirst(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
