import Foundation
import TweenGeometry

/// A grid's cells by rows and columns, as determined by its children's traits.
@MainActor struct GridStructure {
  struct Cell {
    /// The index of the child.
    let index: Int
    let row: Int
    /// The first column of the cell.
    let column: Int
    var span: Int
    let unsized: Axis.Set
    let anchor: UnitPoint?
  }

  struct Row {
    /// The indices of the row's cells.
    var cells: Range<Int>
    let alignment: VerticalAlignment?
  }

  private(set) var cells: [Cell] = []
  private(set) var rows: [Row] = []
  /// The alignments that cells set for their columns; nil for none.
  private(set) var columnAlignments: [HorizontalAlignment?] = []

  var columnCount: Int { columnAlignments.count }

  /// The highest number of columns, because a span may be any number.
  private static let maximumColumns = 1_000

  init(_ children: [ElementNode]) {
    cells.reserveCapacity(children.count)
    var whole: [Int] = []
    var lastRow: Int?
    var nextColumn = 0
    var isTooWide = false
    for (index, child) in children.enumerated() {
      let row = child.trait(GridRowTrait.self)
      if row == nil || row?.number != lastRow {
        rows.append(Row(cells: cells.count..<cells.count, alignment: row?.alignment))
        nextColumn = 0
        lastRow = row?.number
      }
      if row == nil { whole.append(cells.count) }
      let span = row == nil ? 1 : max(1, child.trait(GridSpanTrait.self))
      let column = min(nextColumn, Self.maximumColumns - 1)
      let taken = min(span, Self.maximumColumns - column)
      isTooWide = isTooWide || taken < span || column < nextColumn
      cells.append(
        Cell(
          index: index, row: rows.count - 1, column: column, span: taken,
          unsized: child.trait(GridUnsizedAxesTrait.self),
          anchor: child.trait(GridAnchorTrait.self)))
      nextColumn = column + taken
      while columnAlignments.count < nextColumn { columnAlignments.append(nil) }
      if row != nil, columnAlignments[column] == nil {
        columnAlignments[column] = child.trait(GridColumnAlignmentTrait.self)
      }
      rows[rows.count - 1].cells = rows[rows.count - 1].cells.lowerBound..<cells.count
    }
    for index in whole { cells[index].span = columnCount }
    if isTooWide, let child = children.first {
      child.graph.warn(
        "A grid around \(child.path) has more than \(Self.maximumColumns) columns: the other cells are in "
          + "the last column.")
    }
  }
}
