import TweenGeometry
import TweenViews

/// A cell of a list. A cell that is created again from equal parts is not updated, so everything
/// that a row shows must be one of these properties, or be read by its views.
struct ListCellView: MultiFormListCell {
  typealias Body = Never

  enum Form: Equatable {
    case row
    case editableRow
    /// The same as `row`, for a row that a swipe can move aside.
    case swipeableRow
    case header
    case footer
  }

  private(set) var form: Form
  let cell: ListCell
  let style: ListRowStyle
  let gaps: ListGaps
  let sides: ListSideMargins
  let selecting: CurrentSelection
  let choice: RowChoice
  let place: RowPlace?
  let anchor: SelectionAnchor
  @Binding var openRow: Int?
  @Binding var reorder: RowReorder?

  func inForm(_ form: Form) -> Self? {
    guard cell.kind == .row, form != .header, form != .footer else { return nil }
    var same = self
    same.form = form
    return same
  }

  private var row: ListRow {
    ListRow(
      cell: cell, style: style, gaps: gaps, sides: sides, selecting: selecting, choice: choice,
      anchor: anchor, openRow: $openRow, isPlain: !cell.hasAnyTrait(of: ListRowKeys.look))
  }

  private var editableRow: EditableListRow {
    EditableListRow(
      cell: cell, style: style, gaps: gaps, sides: sides, selecting: selecting, choice: choice,
      place: place, anchor: anchor, isSwipeable: form == .swipeableRow, openRow: $openRow,
      reorder: $reorder)
  }

  private var header: ListHeaderCell {
    ListHeaderCell(cell: cell, look: style.look, scale: style.scale, gaps: gaps, sides: sides)
  }

  private var footer: ListFooterCell {
    ListFooterCell(cell: cell, scale: style.scale, sides: sides)
  }

  @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    switch view.form {
    case .row: ListRow._makeNode(view.row, context)
    case .editableRow, .swipeableRow: EditableListRow._makeNode(view.editableRow, context)
    case .header: ListHeaderCell._makeNode(view.header, context)
    case .footer: ListFooterCell._makeNode(view.footer, context)
    }
  }

  @MainActor static func _updateNode(_ node: _ViewNode, _ view: Self) {
    switch view.form {
    case .row: ListRow._updateNode(node, view.row)
    case .editableRow, .swipeableRow: EditableListRow._updateNode(node, view.editableRow)
    case .header: ListHeaderCell._updateNode(node, view.header)
    case .footer: ListFooterCell._updateNode(node, view.footer)
    }
  }

  nonisolated static var _elementCount: Int? { 1 }
}
