import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// The content of a list: its sections in a scrolling column, on a background.
struct ListBody<Content: View>: View, ModelUpdating {
  let content: Content
  let selecting: any RowSelecting
  @Environment(\.listLook) private var look
  @Environment(\.scrollContentBackground) private var ground
  @Environment(\.listSectionSpacing) private var spacing
  @Environment(\.listSectionMargins) private var margins
  @Environment(\.marginedEdges) private var marginedEdges
  @Environment(\.listIsTable) private var isTable
  @Environment(\.listsAnimateChanges) private var animatesChanges
  @Environment(\.enclosingColumn) private var column
  @Environment(\.selectionMenu) private var menu
  @Environment(\.listRowSpacing) private var rowSpacing
  @Environment(\.defaultMinListRowHeight) private var leastRowHeight
  @Environment(\.displayScale) private var scale
  @Environment(\.isEnabled) private var isEnabled
  @State private var ownTaker = LinkValueSelector()
  @State private var openRow: Int?
  @State private var openPlace = OpenRowPlace()
  @State private var reorder: RowReorder?
  @State private var anchor = SelectionAnchor()
  @State private var rows = ListRows()
  @State private var present = CurrentSelection()
  @Environment(\.listSectionIndexVisibility) private var indexVisibility
  /// The labels of the sections in the index, the section that is in view, and the width of the
  /// index.
  @State private var indexLabels: [Text] = []
  @State private var indexedSection = 0
  @State private var indexLines = SectionIndexLines()
  @State private var indexWidth = ListMetrics.classic.indexWidth
  @Environment(\.writtenEditMode) private var editMode
  @State private var ownEditMode = EditMode.inactive

  var body: some View {
    let style = rowStyle
    ScrollView {
      ListColumn(
        content.environment(\.listLevel, 0).environment(\.listValueTaker, taker)
          .environment(\.rowBadge, nil),
        pinsHeaders: look == .plain,
        animatesChanges: animatesChanges,
        keysOfNext: [
          ListRowUpperLineTrait.self, ListRowUpperTintTrait.self, ListSectionUpperLineTrait.self,
        ],
        rows: rows,
        header: ListHeaderTextStyle.self,
        footer: ListFooterTextStyle.self
      ) { view(of: $0, style) }
    }
    // A list without an enclosing edit mode uses its own, for the buttons in its rows and headers.
    .environment(\.editMode, editMode ?? $ownEditMode)
    // An open row closes when it scrolls away from the place where it was opened.
    .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { old, new in
      if openPlace.isLeft(by: openRow, from: old, to: new) { openRow = nil }
      if hasIndex { Self.noteSection(in: rows, indexLines, $indexedSection) }
      guard var carried = reorder else { return }
      carried.followScroll()
      if carried != reorder { $reorder.show(carried) }
    }
    // A dragged row returns to its place when editing ends.
    .onChange(of: style.isEditing) { if !style.isEditing { $reorder.end() } }
    .semantics(isTable ? Semantics() : Semantics(.list, children: .contained))
    .modifier(keys)
    .modifier(LateKeys { handleUnusedKey($0) })
    .overlay(alignment: .trailing) {
      if hasIndex {
        SectionIndexBar(
          labels: indexLabels, current: indexedSection, rows: rows, width: $indexWidth)
      }
    }
    .frame(idealHeight: 0)
    .preference(
      key: ColumnSelectionKey.self, value: column == nil ? nil : selecting.columnSelection
    )
    .background { if ground != .hidden { backdrop.ignoresSafeArea() } }
  }

  // MARK: Models

  func updateModel() {
    present.now = selecting
    // The selection shows in the rows' own views. Reading it here updates them when it changes.
    selecting.read()
    present.isEditing = isEditing
    taker?.take = { selecting.take($0) }
    watchSections()
  }

  private var isEditing: Bool { (editMode ?? $ownEditMode)?.wrappedValue == .active }

  // MARK: Index

  private var hasIndex: Bool { indexVisibility != .hidden && !indexLabels.isEmpty }

  /// Reads the sections' index labels again after each update that can have changed them.
  private func watchSections() {
    guard indexVisibility != .hidden else {
      rows.sectionsDidChange = nil
      return
    }
    let (rows, labels, lines, number) = (rows, $indexLabels, indexLines, $indexedSection)
    rows.sectionsDidChange = { [weak rows] in
      guard let rows else { return }
      let sections = rows.indexed
      lines.lines = sections.map(\.line)
      let new = sections.map(\.label)
      if new != labels.wrappedValue { labels.wrappedValue = new }
      Self.noteSection(in: rows, lines, number)
    }
  }

  /// Records which of the index's sections is in view now.
  private static func noteSection(
    in rows: ListRows, _ lines: SectionIndexLines, _ number: Binding<Int>
  ) {
    guard let now = rows.firstLineInView.flatMap({ lines.number(at: $0) }) else { return }
    if now != number.wrappedValue { number.wrappedValue = now }
  }

  // MARK: Keys

  /// The list's focus, which handles keys while the list has it.
  private var keys: FocusTarget {
    var keys = FocusTarget(isFocusable: selecting.selects, handle: anchor.focus, key: handle)
    keys.isExposed = !isTable
    if selecting.selects {
      keys.part = { selecting.current(in: rows, from: anchor).flatMap { rows.cellNode(of: $0) } }
    }
    return keys
  }

  /// Handles keys: arrows select the next row, or extend the selection with Shift; A with the
  /// command key selects all rows. Arrows with the option key move the selected rows, Return
  /// activates the row, and Delete deletes it.
  private func handle(_ press: KeyPress) -> Bool {
    guard press.phase != .up else { return false }
    let held = press.modifiers.subtracting([.capsLock, .numericPad])
    switch press.key {
    case .upArrow, .downArrow:
      let step = press.key == .upArrow ? -1 : 1
      if held == .option { return moveRows(selecting.edits(in: rows, from: anchor), step) }
      guard held.isSubset(of: .shift) else { return false }
      return selecting.move(step, extends: held.contains(.shift), among: rows, from: anchor)
    case .return, .space: return held.isEmpty && press.phase == .down && activate()
    case .delete, .deleteForward:
      return held.isEmpty && selecting.edits(in: rows, from: anchor).delete()
    case "a":
      return [.command, .control].contains(held) && selecting.selectAll(of: rows)
    default: return false
    }
  }

  /// Activates the selected row as a press does.
  private func activate() -> Bool {
    guard !isEditing, let row = selecting.current(in: rows, from: anchor)
    else { return false }
    var acts = false
    if let act = menu?.act, let cell = rows.cell(of: row) {
      act(cell, selecting)
      acts = true
    }
    return rows.activate(row) || acts
  }

  private func moveRows(_ edits: [RowEdits], _ step: Int) -> Bool {
    guard edits.move(step) else { return false }
    rows.revealFocus()
    return true
  }

  /// Handles keys that the focused view in a row does not use: arrows move the focus to the next
  /// row that can take it, arrows with the option key move the row, and Delete deletes it.
  private func handleUnusedKey(_ press: KeyPress) -> Bool {
    guard let row = rows.focusedRow else { return false }
    let held = press.modifiers.subtracting([.capsLock, .numericPad])
    switch press.key {
    case .upArrow, .downArrow:
      let step = press.key == .upArrow ? -1 : 1
      if held == .option { return moveRows([RowEdits(row)], step) }
      return held.isEmpty && rows.moveFocus(step)
    case .delete, .deleteForward:
      let edits = [RowEdits(row)]
      guard held.isEmpty, edits[0].deletion != nil else { return false }
      // The focus continues in the next row, or else in the previous one.
      if rows.moveFocus(1), rows.focusedRow === row { _ = rows.moveFocus(-1) }
      return edits.delete()
    default: return false
    }
  }

  /// Selects the value of a link in a row; nil: links open pages instead.
  private var taker: LinkValueSelector? {
    column != nil && selecting.selects ? ownTaker : nil
  }

  private func view(of cell: ListCell, _ style: ListRowStyle) -> ListCellView {
    let sides = ListSideMargins(cell, margins, look)
    let form = form(of: cell)
    return ListCellView(
      form: form, cell: cell, style: style,
      gaps: ListGaps(
        cell, look: look, spacing: spacing, margins: sides.own,
        isTopGiven: marginedEdges.contains(.top)),
      sides: sides, selecting: present,
      choice: RowChoice(cell, selecting, tellsAll: menu != nil),
      place: form == .row ? nil : editedPlace(cell),
      anchor: anchor, openRow: $openRow, reorder: $reorder)
  }

  private func form(of cell: ListCell) -> ListCellView.Form {
    switch cell.kind {
    case .header: return .header
    case .footer: return .footer
    case .row:
      guard menu != nil || cell.hasAnyTrait(of: ListRowKeys.editing) else { return .row }
      if isSwipeable(cell) { return .swipeableRow }
      return menu != nil || isEdited(cell) || cell.trait(RowInsertionTrait.self) != nil
        ? .editableRow : .row
    }
  }

  /// Returns whether a swipe of the row uncovers buttons.
  private func isSwipeable(_ cell: ListCell) -> Bool {
    let isDeletable =
      isEnabled && cell.trait(RowDeletionTrait.self) != nil && !cell.trait(DeleteDisabledTrait.self)
    return isDeletable || !cell.allTraits(SwipeActionsTrait.self).isEmpty
  }

  /// Returns whether the row's `ForEach` can delete or move the row.
  private func isEdited(_ cell: ListCell) -> Bool {
    cell.trait(RowDeletionTrait.self) != nil || cell.trait(RowMoveTrait.self) != nil
  }

  private var rowStyle: ListRowStyle {
    ListRowStyle(
      look: look, rowSpacing: rowSpacing, leastHeight: leastRowHeight, scale: scale,
      isEnabled: isEnabled, isEditing: isEditing,
      isTable: isTable, isOnGround: ground != .hidden,
      // Beside cards there is room for the index.
      indexRoom: hasIndex && !look.hasMargins ? indexWidth : 0)
  }

  /// Returns the place of a row that can be edited. Other rows do not depend on their place.
  private func editedPlace(_ cell: ListCell) -> RowPlace? {
    isEdited(cell) ? cell.trait(RowPlaceTrait.self) : nil
  }

  private var backdrop: Color {
    Color(
      provider: look.isGrouped || look == .sidebar && column?.columns.isCompact == false
        ? SystemStyles.systemGroupedBackground : SystemStyles.systemBackground)
  }
}

/// The distances of a section's cells from the cells of the neighbouring sections, where no header
/// or footer lies between them.
struct ListGaps: Equatable {
  /// The distance above the section's first row, or above its header's text.
  var above: CGFloat = 0
  /// The distance below the section's last row.
  var below: CGFloat = 0

  /// Divides the distance between two sections: a part below the upper section and a part above the
  /// lower one, where no header or footer lies.
  ///
  /// - Parameter isTopGiven: Whether the program sets a margin at the top of the list's content,
  ///   which replaces the list's own margin.
  @MainActor init(
    _ cell: ListCell, look: _ListLook, spacing: ListSectionSpacing, margins: ListSectionMargins,
    isTopGiven: Bool
  ) {
    defer {
      above = margins.top ?? above
      below = margins.bottom ?? below
    }
    guard look.isGrouped || look == .sidebar else { return }
    let metrics = ListMetrics.classic
    func own(_ step: Int) -> CGFloat {
      (cell.sectionTrait(ListSectionSpacingTrait.self, step: step) ?? spacing).length(metrics)
    }
    func between(_ upper: Int) -> (below: CGFloat, above: CGFloat) {
      let whole = min(own(upper), own(upper + 1))
      let above = whole * (metrics.spacingAbove / metrics.sectionSpacing)
      return (whole - above, above)
    }
    if cell.section == 0 {
      above =
        cell.hasHeader
        ? metrics.headerTop : metrics.sectionSpacing - (isTopGiven ? metrics.topMargin : 0)
    } else {
      above = between(-1).above
      // Header text stands slightly higher than a card would.
      if cell.hasHeader { above = max(above + metrics.headerTop - metrics.spacingAbove, 0) }
    }
    below = cell.section + 1 < cell.sectionCount ? between(0).below : metrics.sectionSpacing
  }
}

/// The scroll position of a list at the time when one of its rows was opened.
@MainActor private final class OpenRowPlace {
  private var row: Int?
  private var start: CGFloat = 0

  nonisolated init() {}

  /// Returns whether a scroll moves the open row away from there. The last, invisible part of an
  /// overscroll that still settles when the swipe begins does not count.
  ///
  /// - Parameter row: The row that is open; nil: none.
  func isLeft(by row: Int?, from old: CGFloat, to new: CGFloat) -> Bool {
    if self.row != row { (self.row, start) = (row, old) }
    guard row != nil, abs(new - start) > VisibleMotion.leastWay else { return false }
    self.row = nil
    return true
  }
}
