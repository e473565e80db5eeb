import Foundation

/// The lengths of a lazy container's lines, and the distances between them.
extension LazyLayout {
  /// The cells of a line, and their elements one after the other.
  struct Cells {
    var cells: ArraySlice<LazyCell>
    var elements: ArraySlice<ElementNode>

    /// Calls `visit` with each cell and its own elements.
    func visit(_ visit: (LazyCell, ArraySlice<ElementNode>) -> Void) {
      var at = elements.startIndex
      for cell in cells {
        let end = min(at + cell.elementCount, elements.endIndex)
        visit(cell, elements[at..<end])
        at = end
      }
    }
  }

  /// Calls `visit` with each shown line and its cells, in the order of the children.
  func visitLines(
    _ children: [ElementNode], _ visit: (_ line: Int, _ cells: Cells) -> Void
  ) {
    let cells = content.cells
    var (first, at) = (0, 0)
    while first < cells.count {
      let line = cells[first].line
      var (next, end) = (first, at)
      while next < cells.count, cells[next].line == line {
        end = min(end + cells[next].elementCount, children.count)
        next += 1
      }
      if line < table.count {
        visit(line, Cells(cells: cells[first..<next], elements: children[at..<end]))
      }
      (first, at) = (next, end)
    }
  }

  /// Measures the length of a line, and its extent across.
  private func measure(
    _ cells: Cells, _ tracks: [GridTrack], _ offer: CGFloat?
  ) -> Measure {
    var length: CGFloat = 0
    var reach: CGFloat = 0
    var isEmpty = true
    cells.visit { cell, elements in
      guard !elements.isEmpty else { return }
      isEmpty = false
      let proposal = self.proposal(for: cell, tracks, offer)
      var own: CGFloat = 0
      var previous: ElementNode?
      for element in elements {
        if let previous { own += distance(from: previous, to: element) }
        previous = element
        let size = element.size(for: proposal)
        let extent = along(size)
        own += extent.isFinite ? max(extent, 0) : 0
        reach = max(reach, across(size))
      }
      length = max(length, own)
    }
    // The negative length cancels the spacing of a line without views.
    return Measure(
      line: LineLength(length: isEmpty ? -table.spacing : length), across: reach, isEmpty: isEmpty)
  }

  func proposal(
    for cell: LazyCell, _ tracks: [GridTrack], _ offer: CGFloat?
  ) -> ProposedViewSize {
    var across = offer
    if cell.role == .cell, cell.column < tracks.count { across = tracks[cell.column].length }
    return spec.axis == .vertical
      ? ProposedViewSize(width: across, height: nil) : ProposedViewSize(width: nil, height: across)
  }

  /// The measured values of a line.
  struct Measure {
    var line: LineLength
    var across: CGFloat
    /// Whether the line has no views.
    var isEmpty: Bool
    /// The serial number of the next view, to which the gap behind the line was measured; nil if it is not
    /// made.
    var next: Int?
  }

  /// A measured line with its first and last view, from which the gaps to its neighbours are measured.
  private struct MeasuredLine {
    var line: Int
    var measure: Measure
    var first: ElementNode?
    var last: ElementNode?
  }

  /// Calls `visit` with each shown line, its measure, and the serial number of its first view.
  ///
  /// Where distances depend on the rows, the gap behind a line is known once the next line with a view is
  /// made. Until then the gap keeps its former value, or takes that of the line before.
  func visitMeasures(
    _ children: [ElementNode], _ tracks: [GridTrack], _ offer: CGFloat?,
    _ visit: (_ line: Int, _ measured: Measure, _ serial: Int?) -> Void
  ) {
    guard spec.usesRowSpacing else {
      visitLines(children) { line, cells in
        visit(line, measure(cells, tracks, offer), cells.elements.first?.serial)
      }
      return
    }
    var lines: [MeasuredLine] = []
    lines.reserveCapacity(content.cells.count)
    var isInOrder = true
    visitLines(children) { line, cells in
      if let before = lines.last, before.line > line { isInOrder = false }
      lines.append(
        MeasuredLine(
          line: line, measure: measure(cells, tracks, offer), first: cells.elements.first,
          last: cells.elements.last))
    }
    // Pinned headers come after the other lines here, since they are drawn above them; sort by line.
    if !isInOrder { lines.sort { $0.line < $1.line } }
    findGaps(&lines)
    for line in lines { visit(line.line, line.measure, line.first?.serial) }
  }

  /// Finds the gap behind each line. Lines without views take no room: the distance between two views is
  /// stored behind the last line before the second view, so that a section ends at its last view.
  ///
  /// - Parameter lines: Lines by their numbers; some numbers may be missing.
  private func findGaps(_ lines: inout [MeasuredLine]) {
    var latest: CGFloat = 0
    /// The last view of the unbroken run of lines that leads up to this one, and whether that run begins
    /// with the very first line.
    var last: ElementNode?
    var isWhole = lines.first?.line == 0
    for index in lines.indices {
      let line = lines[index].line
      if index > 0, lines[index - 1].line + 1 < line { (last, isWhole) = (nil, false) }
      last = lines[index].last ?? last
      var gap: CGFloat = 0
      if index + 1 < lines.count, lines[index + 1].line == line + 1 {
        // A line without views leaves the gap to the next line.
        if let next = lines[index + 1].first {
          if let last {
            gap = distance(from: last, to: next) - table.spacing
            latest = gap
          } else if !isWhole {
            gap = table.gap(line) ?? latest
          }
          lines[index].measure.next = next.serial
        }
      } else if line + 1 < table.count {
        gap = table.gap(line) ?? latest
      }
      lines[index].measure.line.gap = gap
      lines[index].measure.line.length += gap
    }
  }

  /// The distance between two consecutive views.
  func distance(from first: ElementNode, to second: ElementNode) -> CGFloat {
    guard spec.usesRowSpacing else { return spec.lineSpacing }
    return SpacingPreference.distance(
      from: first.cachedSpacing, to: second.cachedSpacing, isHorizontal: spec.axis == .horizontal)
  }

  /// A line's length without the gap behind it.
  func length(of line: Int) -> CGFloat { table.length(line) - (table.gap(line) ?? 0) }
}
