import Foundation
import TweenGeometry

/// The algorithm of `Grid`: Semantics 6.5.
///
/// 1. The width is divided among the columns as among the children of a stack: a column is as wide as
///    its widest cell for that width and the grid's height.
/// 2. A cell across several columns that needs more than their width widens them by equal parts.
/// 3. The height is divided among the rows in the same way, with the final widths of their cells.
/// 4. Each view is proposed its cell's size. Its position is set by its anchor, else its column, else
///    its row, else the grid.
@MainActor package final class GridArrangement: ContainerLayout {
  private let alignment: Alignment
  private let horizontalSpacing: CGFloat?
  private let verticalSpacing: CGFloat?
  private var structure: GridStructure?
  /// The last result: a grid is usually placed with the proposal for which it was measured last.
  private var solution: Solution?

  private struct Solution {
    var proposal: ProposedViewSize
    var widths: [CGFloat]
    var heights: [CGFloat]
    var size: CGSize
  }

  init(alignment: Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  package var name: String { "Grid" }

  package func isEqual(to new: any ContainerLayout) -> Bool {
    guard let new = new as? GridArrangement else { return false }
    return new.alignment == alignment && new.horizontalSpacing == horizontalSpacing
      && new.verticalSpacing == verticalSpacing
  }

  package func contentDidExpire(in node: ContainerNode) {
    structure = nil
    solution = nil
  }

  package func spacing(children: [ElementNode]) -> SpacingPreference { .union(of: children) }

  package func size(for proposal: ProposedViewSize, children: [ElementNode]) -> CGSize {
    solve(proposal, children).size
  }

  // MARK: Widths and heights

  private var columnGap: CGFloat { horizontalSpacing ?? SpacingPreference.defaultDistance }
  private var rowGap: CGFloat { verticalSpacing ?? SpacingPreference.defaultDistance }

  private func structure(of children: [ElementNode]) -> GridStructure {
    if let structure { return structure }
    let new = GridStructure(children)
    structure = new
    return new
  }

  private func solve(_ proposal: ProposedViewSize, _ children: [ElementNode]) -> Solution {
    if let solution, solution.proposal == proposal { return solution }
    let grid = structure(of: children)
    let widths = columnWidths(proposal, grid, children)
    let heights = rowHeights(proposal.height, widths, grid, children)
    let new = Solution(
      proposal: proposal, widths: widths, heights: heights,
      size: CGSize(
        width: Self.length(widths[...], columnGap), height: Self.length(heights[...], rowGap)))
    solution = new
    return new
  }

  /// Returns the sum of lengths with gaps between them.
  private static func length(_ lengths: ArraySlice<CGFloat>, _ gap: CGFloat) -> CGFloat {
    lengths.isEmpty ? 0 : max(0, lengths.reduce(0, +) + gap * CGFloat(lengths.count - 1))
  }

  private func columnWidths(
    _ proposal: ProposedViewSize, _ grid: GridStructure, _ children: [ElementNode]
  ) -> [CGFloat] {
    let count = grid.columnCount
    var single = [[Int]](repeating: [], count: count)
    var wide: [Int] = []
    for (index, cell) in grid.cells.enumerated() where !cell.unsized.contains(.horizontal) {
      if cell.span == 1 { single[cell.column].append(index) } else { wide.append(index) }
    }
    var widths = [CGFloat](repeating: 0, count: count)
    func width(_ column: Int, _ offer: CGFloat?) -> CGFloat {
      let proposal = ProposedViewSize(width: offer, height: proposal.height)
      let key = (grid.columnAlignments[column] ?? alignment.horizontal).key
      var extent = Extent()
      for index in single[column] {
        let child = children[grid.cells[index].index]
        extent.add(
          child, key, child.size(for: proposal), proposal,
          isAnchored: grid.cells[index].anchor != nil)
      }
      return extent.length
    }
    if let offer = proposal.width {
      let gaps = columnGap * CGFloat(max(0, count - 1))
      LengthSharing.share(offer - gaps, count: count) { column in
        // A column without single cells is sized after the others.
        single[column].map { children[grid.cells[$0].index].cachedPriority }.max() ?? -.infinity
      } measure: {
        width($0, $1)
      } assign: {
        widths[$0] = width($0, $1)
        return widths[$0]
      }
    } else {
      for column in 0..<count { widths[column] = width(column, nil) }
    }
    for index in wide {
      widen(&widths, for: grid.cells[index], children, proposal)
    }
    return widths
  }

  /// Widens the columns of a cell that spans several, if it needs more.
  private func widen(
    _ widths: inout [CGFloat], for cell: GridStructure.Cell, _ children: [ElementNode],
    _ proposal: ProposedViewSize
  ) {
    let columns = cell.column..<cell.column + cell.span
    let own = Self.length(widths[columns], columnGap)
    let rest = proposal.width.map { max(0, $0 - Self.length(widths[...], columnGap)) }
    let offer = ProposedViewSize(width: rest.map { own + $0 }, height: proposal.height)
    let more = (children[cell.index].size(for: offer).width - own) / CGFloat(cell.span)
    guard more > 0 else { return }
    for column in columns { widths[column] += more }
  }

  private func rowHeights(
    _ height: CGFloat?, _ widths: [CGFloat], _ grid: GridStructure, _ children: [ElementNode]
  ) -> [CGFloat] {
    let count = grid.rows.count
    var heights = [CGFloat](repeating: 0, count: count)
    // The widths are computed once, not for each call.
    let cellWidths = grid.cells.map {
      $0.span == 1
        ? widths[$0.column] : Self.length(widths[$0.column..<$0.column + $0.span], columnGap)
    }
    func rowHeight(_ row: Int, _ offer: CGFloat?) -> CGFloat {
      let key = (grid.rows[row].alignment ?? alignment.vertical).key
      var extent = Extent()
      for index in grid.rows[row].cells {
        let cell = grid.cells[index]
        if cell.unsized.contains(.vertical) { continue }
        let proposal = ProposedViewSize(width: cellWidths[index], height: offer)
        let child = children[cell.index]
        extent.add(child, key, child.size(for: proposal), proposal, isAnchored: cell.anchor != nil)
      }
      return extent.length
    }
    guard let height else {
      for row in 0..<count { heights[row] = rowHeight(row, nil) }
      return heights
    }
    let gaps = rowGap * CGFloat(max(0, count - 1))
    LengthSharing.share(height - gaps, count: count) { row in
      grid.rows[row].cells.map { children[grid.cells[$0].index].cachedPriority }.max() ?? -.infinity
    } measure: {
      rowHeight($0, $1)
    } assign: {
      heights[$0] = rowHeight($0, $1)
      return heights[$0]
    }
    return heights
  }

  /// The extents of views on one line, before the line and behind it.
  private struct Extent {
    private(set) var before: CGFloat = 0
    private var behind: CGFloat = 0
    /// The longest of all views, including those outside of the line.
    private var longest: CGFloat = 0
    /// Whether any view sets its own position on the line.
    private(set) var hasGuides = false

    var length: CGFloat { hasGuides ? max(longest, onLine) : longest }

    /// The total length of the views on the line.
    var onLine: CGFloat { before + behind }

    @MainActor mutating func add(
      _ child: ElementNode, _ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize,
      isAnchored: Bool
    ) {
      let length = key.isHorizontal ? size.width : size.height
      longest = max(longest, length)
      if isAnchored || length == .infinity { return }
      if !key.isFrameGuide || !child.cachedHasPlainGuides { hasGuides = true }
      let guide = child.guide(key, size: size, proposal: proposal)
      before = max(before, guide)
      behind = max(behind, length - guide)
    }

    /// Returns the line's position in a cell of a length; nil if each view is positioned
    /// separately.
    func line(_ key: AlignmentKey, in length: CGFloat) -> CGFloat? {
      guard hasGuides else { return nil }
      let rest = length - onLine
      return before + key.defaultValue(ViewDimensions(size: CGSize(width: rest, height: rest)))
    }
  }

  // MARK: Places

  package func arrange(
    size: CGSize, proposal: ProposedViewSize, children: [ElementNode]
  ) -> [ChildPlacement] {
    let solved = solve(proposal, children)
    let grid = structure(of: children)
    let lefts = Self.starts(solved.widths, columnGap)
    let tops = Self.starts(solved.heights, rowGap)
    var places: [ChildPlacement] = []
    places.reserveCapacity(grid.cells.count)
    var columns = [Extent](repeating: Extent(), count: grid.columnCount)
    var rows = [Extent](repeating: Extent(), count: grid.rows.count)
    for cell in grid.cells {
      let offer = ProposedViewSize(cellSize(cell, solved))
      let child = children[cell.index]
      let size = child.size(for: offer)
      places.append(ChildPlacement(origin: .zero, size: size, proposal: offer))
      if cell.anchor != nil { continue }
      if cell.span == 1 {
        columns[cell.column].add(
          child, columnKey(cell, grid), size, offer, isAnchored: false)
      }
      rows[cell.row].add(child, rowKey(cell, grid), size, offer, isAnchored: false)
    }
    for (index, cell) in grid.cells.enumerated() {
      let child = children[cell.index]
      let space = cellSize(cell, solved)
      let place = places[index]
      var origin: CGPoint
      if let anchor = cell.anchor {
        origin = CGPoint(
          x: anchor.x * (space.width - place.size.width),
          y: anchor.y * (space.height - place.size.height))
      } else {
        let (across, down) = (columnKey(cell, grid), rowKey(cell, grid))
        let outer = ViewDimensions(size: space)
        let lineX = cell.span == 1 ? columns[cell.column].line(across, in: space.width) : nil
        let lineY = rows[cell.row].line(down, in: space.height)
        origin = CGPoint(
          x: (lineX ?? across.defaultValue(outer))
            - child.guide(across, size: place.size, proposal: place.proposal),
          y: (lineY ?? down.defaultValue(outer))
            - child.guide(down, size: place.size, proposal: place.proposal))
      }
      places[index].origin = CGPoint(x: lefts[cell.column] + origin.x, y: tops[cell.row] + origin.y)
    }
    return places
  }

  private func columnKey(_ cell: GridStructure.Cell, _ grid: GridStructure) -> AlignmentKey {
    (grid.columnAlignments[cell.column] ?? alignment.horizontal).key
  }

  private func rowKey(_ cell: GridStructure.Cell, _ grid: GridStructure) -> AlignmentKey {
    (grid.rows[cell.row].alignment ?? alignment.vertical).key
  }

  private func cellSize(_ cell: GridStructure.Cell, _ solved: Solution) -> CGSize {
    CGSize(
      width: Self.length(solved.widths[cell.column..<cell.column + cell.span], columnGap),
      height: solved.heights[cell.row])
  }

  private static func starts(_ lengths: [CGFloat], _ gap: CGFloat) -> [CGFloat] {
    var position: CGFloat = 0
    return lengths.map { length in
      defer { position += length + gap }
      return position
    }
  }
}
