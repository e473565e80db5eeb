import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// What a list shows: its sections in a column that scrolls, on a ground.
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
  @State private var ownTaker = ListValueTaker()
  @State private var openRow: Int?
  @State private var openPlace = OpenRowPlace()
  @State private var reorder: RowReorder?
  @State private var anchor = SelectionAnchor()
  @State private var rows = ListRows()
  @State private var present = PresentSelection()
  @Environment(\.listSectionIndexVisibility) private var indexVisibility
  /// What the sections are called in their index, which of them is in view, and how wide the index is.
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
        header: ListHeaderWords.self,
        footer: ListFooterWords.self
      ) { view(of: $0, style) }
    }
    // Who finds no mode around keeps one, for the buttons in its rows and headers.
    .environment(\.editMode, editMode ?? $ownEditMode)
    // Nothing stays open that is no longer where it was opened.
    .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { old, new in
      if openPlace.isLeft(by: openRow, from: old, to: new) { openRow = nil }
      if hasIndex { Self.noteSection(in: rows, indexLines, $indexedSection) }
      guard var carried = reorder else { return }
      carried.followScroll()
      if carried != reorder { $reorder.show(carried) }
    }
    // What is carried stands in its place again.
    .onChange(of: style.isEditing) { if !style.isEditing { $reorder.end() } }
    .semantics(isTable ? Semantics() : Semantics(.list, children: .contained))
    .modifier(keys)
    .modifier(LateKeys { takeLate($0) })
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
    // What is selected shows in the rows' own views, which this one updates.
    selecting.read()
    present.isEditing = isEditing
    taker?.take = { selecting.take($0) }
    watchSections()
  }

  private var isEditing: Bool { (editMode ?? $ownEditMode)?.wrappedValue == .active }

  // MARK: Index

  private var hasIndex: Bool { indexVisibility != .hidden && !indexLabels.isEmpty }

  /// Has what sections are called in their index asked for after each update in which they may be others.
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

  /// Notes which of the index's sections is in view now.
  private static func noteSection(
    in rows: ListRows, _ lines: SectionIndexLines, _ number: Binding<Int>
  ) {
    guard let now = rows.firstLineInView.flatMap({ lines.number(at: $0) }) else { return }
    if now != number.wrappedValue { number.wrappedValue = now }
  }

  // MARK: Keys

  /// Hears keys while the list has the focus.
  private var keys: FocusTarget {
    var keys = FocusTarget(isFocusable: selecting.selects, handle: anchor.focus, key: take)
    keys.isExposed = !isTable
    if selecting.selects {
      keys.part = { selecting.current(in: rows, from: anchor).flatMap { rows.cellNode(of: $0) } }
    }
    return keys
  }

  /// Arrows select the next row, with shift more of them, and A with the command key all. With the option
  /// key arrows move the selected rows, Return does what a press of the row does, Delete deletes.
  private func take(_ press: KeyPress) -> Bool {
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

  /// Does what a press of the selected row does.
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

  /// Keys that what has the focus in a row leaves alone: arrows lead to the next row with something that
  /// can have it, with the option key they move the row, and Delete deletes it.
  private func takeLate(_ press: KeyPress) -> Bool {
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
      // The focus is where one goes on: in the next row, or else in the one before.
      if rows.moveFocus(1), rows.focusedRow === row { _ = rows.moveFocus(-1) }
      return edits.delete()
    default: return false
    }
  }

  /// What links in rows select values by; nil where they lead elsewhere.
  private var taker: ListValueTaker? {
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
      guard menu != nil || cell.saysAny(of: ListRowKeys.editing) else { return .row }
      if isSwipeable(cell) { return .swipeableRow }
      return menu != nil || isEdited(cell) || cell.trait(RowInsertionTrait.self) != nil
        ? .editableRow : .row
    }
  }

  /// Whether a swipe of the row uncovers anything.
  private func isSwipeable(_ cell: ListCell) -> Bool {
    let isDeletable =
      isEnabled && cell.trait(RowDeletionTrait.self) != nil && !cell.trait(DeleteDisabledTrait.self)
    return isDeletable || !cell.allTraits(SwipeActionsTrait.self).isEmpty
  }

  /// Whether its `ForEach` deletes or moves the row.
  private func isEdited(_ cell: ListCell) -> Bool {
    cell.trait(RowDeletionTrait.self) != nil || cell.trait(RowMoveTrait.self) != nil
  }

  private var rowStyle: ListRowStyle {
    ListRowStyle(
      look: look, rowSpacing: rowSpacing, leastHeight: leastRowHeight, scale: scale,
      isEnabled: isEnabled, isEditing: isEditing,
      isTable: isTable, isOnGround: ground != .hidden,
      // Beside cards there is room for it.
      indexRoom: hasIndex && !look.hasMargins ? indexWidth : 0)
  }

  /// Where a row stands that is told its place when it is edited; others look the same everywhere.
  private func editedPlace(_ cell: ListCell) -> RowPlace? {
    isEdited(cell) ? cell.trait(RowPlaceTrait.self) : nil
  }

  private var backdrop: Color {
    Color(
      provider: look.isGrouped || look == .sidebar && column?.columns.isCompact == false
        ? SystemStyles.systemGroupedBackground : SystemStyles.systemBackground)
  }
}

/// How far a section's cells stand from those of its neighbours, where no words stand between.
struct ListGaps: Equatable {
  /// Above the section's first row, or above its header's words.
  var above: CGFloat = 0
  /// Below the section's last row.
  var below: CGFloat = 0

  /// What a list leaves between two sections stands partly below the upper one, partly above the
  /// lower one, as far as no words stand there.
  ///
  /// - Parameter isTopGiven: Whether a program gives the list's content a margin at its top, which stands
  ///   in place of the list's own.
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
      // Words stand a hair higher than a card would.
      if cell.hasHeader { above = max(above + metrics.headerTop - metrics.spacingAbove, 0) }
    }
    below = cell.section + 1 < cell.sectionCount ? between(0).below : metrics.sectionSpacing
  }
}

/// Where a list was scrolled when one of its rows was opened.
@MainActor private final class OpenRowPlace {
  private var row: Int?
  private var start: CGFloat = 0

  nonisolated init() {}

  /// Whether a scroll takes the row away from there. What an end that gives way still settles by unseen,
  /// when the swipe begins, does not.
  ///
  /// - Parameter row: The row that is open; nil: none.
  func isLeft(by row: Int?, from old: CGFloat, to new: CGFloat) -> Bool {
    if self.row != row { (self.row, start) = (row, old) }
    guard row != nil, abs(new - start) > VisibleMotion.leastWay else { return false }
    self.row = nil
    return true
  }
}
