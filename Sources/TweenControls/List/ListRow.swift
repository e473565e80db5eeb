import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// A row of a list: its content, its part of the card, the line below it, and what a press does.
struct ListRow: View {
  let cell: ListCell
  let gaps: ListGaps
  let sides: ListSideMargins
  let selecting: PresentSelection
  let choice: RowChoice
  let anchor: SelectionAnchor
  @Binding var openRow: Int?
  @Binding var reorder: RowReorder?
  @Environment(\.listLook) private var look
  @Environment(\.listRowSpacing) private var rowSpacing
  @Environment(\.defaultMinListRowHeight) private var leastHeight
  @Environment(\.displayScale) private var scale
  @Environment(\.isEnabled) private var isEnabled
  @State private var actions: [ListRowAction] = []
  @State private var isPressed = false
  /// A link in it shows its page.
  @State private var isOpen = false
  @State private var height: CGFloat = 0
  /// Whether its handle is held: false again also where the drag ends without a word.
  @GestureState private var isMoved = false
  @Environment(\.editMode) private var editMode
  /// The line below the headers of a table stands above its first row.
  @Environment(\.listIsTable) private var isTable

  var body: some View {
    let swipe = RowSwipe(cell, delete: isEnabled ? delete : nil)
    ZStack {
      if swipe.isEmpty {
        menuRow.transition(.identity)
      } else {
        SwipedRow(
          swipe: swipe, id: cell.id, openRow: $openRow, sides: sides, shape: shape,
          isDraggable: !isEditing,
          row: menuRow
        )
        .modifier(SwipeActionNames(swipe: swipe, isOn: delete == nil))
        .transition(.identity)
      }
    }
    .told(
      TreeNote(
        traits: isSelected ? ["selected"] : [],
        actions: delete != nil && isEnabled ? ["delete"] : [])
    ) { request in
      guard request == .perform("delete"), let delete else { return false }
      delete()
      return true
    }
    .padding(.top, above)
    .padding(.bottom, cell.isLast && !cell.hasFooter ? gaps.below : 0)
    .offset(y: shift)
  }

  /// The row with its part in the menu of the list.
  @ViewBuilder private var menuRow: some View {
    let row = insertionRow.modifier(
      RowSelectionMenu(cell: cell, selecting: selecting.now, sides: sides))
    if let move {
      row.highPriorityGesture(
        lifting(move), including: isEditing || !isEnabled ? .subviews : .all
      )
      .onDisappear { stopReordering() }
      .transition(.identity)
    } else {
      row.transition(.identity)
    }
  }

  /// The row, where something may be put before it or behind.
  @ViewBuilder private var insertionRow: some View {
    if let insertion = cell.trait(RowInsertionTrait.self) {
      plainRow.modifier(
        RowInsertionTarget(
          insertion: insertion, place: cell.later(RowPlaceTrait.self), isEnabled: isEnabled)
      )
      .transition(.identity)
    } else {
      plainRow.transition(.identity)
    }
  }

  private var plainRow: some View {
    let metrics = ListMetrics.classic
    return ListRowLayout(
      sides: sides, metrics: metrics, insets: ListRowInsets(cell),
      pads: (metrics.rowPad, metrics.rowPad), leastHeight: usableLength(leastHeight),
      indent: CGFloat(cell.trait(ListLevelTrait.self)) * metrics.levelIndent, scale: scale
    ) {
      ListRowGround(
        own: cell.trait(ListRowBackgroundTrait.self), look: look, shape: shape,
        isPressed: isPressed, isSelected: (isSelected || isOpen) && !isEditing,
        isMoved: reorder?.id == cell.id,
        measured: move != nil ? { height = $0 } : nil
      )
      .gesture(
        PressGesture(onPressing: { isPressed = $0 && acts }, action: press),
        including: canPress ? .all : .subviews
      )
      .cellPart(.ground)
      cell.content.onPreferenceChange(ListRowActionsKey.self) { actions = $0 }
        .onPreferenceChange(ListRowOpenKey.self) { isOpen = $0 }
      if let badge = cell.trait(BadgeTrait.self) {
        RowBadge(text: badge, own: cell.trait(BadgeProminenceTrait.self)).cellPart(.badge)
      }
      if !lower.isHidden {
        ListLineView(tint: lower.tint)
          .cellPart(cell.hasNext || look != .grouped ? .lowerLine : .lastLine)
      }
      if !upper.isHidden { ListLineView(tint: upper.tint).cellPart(.upperLine) }
      if isEditing {
        leadingControl
        trailingControl
      }
    }
  }

  /// Deletes the row, or shows whether it is selected.
  @ViewBuilder private var leadingControl: some View {
    // Rows that are gathered are not deleted one by one.
    if choice.isOneOfMany {
      Image(systemName: isSelected ? "checkmark.circle.fill" : "circle")
        .font(.system(size: 22))
        .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
        .frame(width: 38, alignment: .leading)
        .cellPart(.leading)
    } else if delete != nil {
      Button {
        // Asks once more, by the button that it uncovers.
        openRow = openRow == cell.id ? nil : cell.id
      } label: {
        Image(systemName: "minus.circle.fill").symbolRenderingMode(.palette)
          .foregroundStyle(.white, .red).font(.system(size: 22))
      }
      .buttonStyle(.plain)
      .frame(width: 38, alignment: .leading)
      .cellPart(.leading)
    }
  }

  /// Moves the row.
  @ViewBuilder private var trailingControl: some View {
    if let move {
      Image(systemName: "line.3.horizontal").foregroundStyle(.tertiary)
        .frame(width: 40, height: 44, alignment: .trailing)
        .contentShape(Rectangle())
        .gesture(reordering(move))
        .onChange(of: isMoved) { if !isMoved { stopReordering() } }
        .onDisappear { stopReordering() }
        .cellPart(.trailing)
    }
  }

  // MARK: Editing

  private var isEditing: Bool { editMode?.wrappedValue == .active }

  /// Deletes the row; nil where its `ForEach` has no action for that.
  private var delete: (() -> Void)? {
    guard let deletion = cell.trait(RowDeletionTrait.self),
      !cell.trait(DeleteDisabledTrait.self)
    else { return nil }
    // Asked for only then: a row that leaves has no place, and may come back.
    let place = cell.later(RowPlaceTrait.self)
    return {
      guard let place = place() else { return }
      withAnimation { deletion.perform(IndexSet(integer: place.offset)) }
    }
  }

  private var move: RowMove? {
    cell.trait(MoveDisabledTrait.self) ? nil : cell.trait(RowMoveTrait.self)
  }

  /// How far the row stands from its place while one is moved.
  private var shift: CGFloat {
    guard let reorder else { return 0 }
    return reorder.id == cell.id
      ? reorder.distance : reorder.shift(of: cell.trait(RowPlaceTrait.self))
  }

  private func reordering(_ move: RowMove) -> some Gesture {
    let place = cell.later(RowPlaceTrait.self)
    return DragGesture(minimumDistance: 0, coordinateSpace: .global)
      .updating($isMoved) { _, isMoved, _ in isMoved = true }
      // Rows may be edited no longer, while the handle fades.
      .onChanged { if isEditing { carry(by: $0.translation.height, place) } }
      .onEnded { _ in if isEditing { put(place, move) } else { stopReordering() } }
  }

  /// Outside of editing a row is taken up by holding it.
  private func lifting(_ move: RowMove) -> LiftGesture {
    let place = cell.later(RowPlaceTrait.self)
    return LiftGesture(
      isTouch: true, onLift: { _ in },
      onMove: { carry(by: $0.location.y - $0.start.y, place) },
      onDrop: { _ in put(place, move) },
      onCancel: { stopReordering() })
  }

  private func carry(by distance: CGFloat, _ place: () -> RowPlace?) {
    guard let place = place() else { return }
    var next = reorder ?? RowReorder(id: cell.id, from: place, height: height, distance: 0)
    // The data may have changed meanwhile.
    next.from = place
    next.distance = distance
    let changesOrder = next.target != reorder?.target
    withAnimation(changesOrder ? .snappy : nil) { reorder = next }
  }

  private func put(_ place: () -> RowPlace?, _ move: RowMove) {
    guard var done = reorder, let place = place() else { return stopReordering() }
    done.from = place
    withAnimation {
      reorder = nil
      let target = done.target
      guard target != place.offset else { return }
      move.perform(IndexSet(integer: place.offset), target > place.offset ? target + 1 : target)
    }
  }

  /// The row stands in its place again, where its drag came to nothing.
  private func stopReordering() {
    guard reorder?.id == cell.id else { return }
    withAnimation { reorder = nil }
  }

  /// The row's part of its card.
  private var shape: UnevenRoundedRectangle {
    let radius = look.hasMargins ? ListMetrics.classic.cornerRadius : 0
    // A sidebar has no cards: what is lit is the row alone.
    let isOwn = isAlone || look == .sidebar
    let top = cell.isFirst || isOwn ? radius : 0
    let bottom = cell.isLast || isOwn ? radius : 0
    return UnevenRoundedRectangle(
      topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom,
      topTrailingRadius: top, style: .circular)
  }

  /// Each row has a card of its own.
  private var isAlone: Bool { rowSpacing ?? 0 > 0 }

  private var above: CGFloat {
    guard cell.isFirst else { return rowSpacing ?? 0 }
    return cell.hasHeader ? 0 : gaps.above
  }

  // MARK: Presses

  private var isSelected: Bool { choice.isSelected }

  private var acts: Bool { isEnabled && (!actions.isEmpty || choice.isPossible) }

  /// A press of any row closes the one that is open.
  private var canPress: Bool { acts || isEnabled && openRow != nil }

  private func press() {
    guard canPress else { return }
    if openRow != nil {
      openRow = nil
      return
    }
    selecting.now.select(
      cell, by: RowPress(RunningProgram.heldModifiers, isEditing: isEditing), from: anchor)
    if choice.isPossible { anchor.focus.focusUnlessEditing() }
    for action in actions { action.box.perform() }
  }

  // MARK: Lines

  /// The line below the row.
  private var lower: ListLine {
    let tint = cell.trait(ListRowLowerTintTrait.self)
    if cell.hasNext {
      let isHidden =
        isAlone || look == .sidebar || cell.trait(ListRowLowerLineTrait.self) == .hidden
        || cell.nextTrait(ListRowUpperLineTrait.self) == .hidden
      return ListLine(
        isHidden: isHidden, tint: tint ?? cell.nextTrait(ListRowUpperTintTrait.self))
    }
    // The line above the next section is this one's too, where nothing stands between.
    let isNextsLine =
      !cell.hasFooter && gaps.below == 0 && cell.section + 1 < cell.sectionCount
      && !cell.hasHeader(step: 1)
      && cell.sectionTrait(ListSectionUpperLineTrait.self, step: 1) != .hidden
    let isHidden =
      !look.hasOuterLines || isNextsLine || cell.trait(ListRowLowerLineTrait.self) == .hidden
      || cell.sectionTrait(ListSectionLowerLineTrait.self) == .hidden
    return ListLine(
      isHidden: isHidden, tint: tint ?? cell.sectionTrait(ListSectionLowerTintTrait.self))
  }

  /// The line above the first row of a section.
  private var upper: ListLine {
    let isHidden =
      !cell.isFirst || isTable || !look.hasOuterLines
      || cell.trait(ListRowUpperLineTrait.self) == .hidden
      || cell.sectionTrait(ListSectionUpperLineTrait.self) == .hidden
    return ListLine(
      isHidden: isHidden,
      tint: cell.trait(ListRowUpperTintTrait.self)
        ?? cell.sectionTrait(ListSectionUpperTintTrait.self))
  }
}

/// A line at an edge of a row.
private struct ListLine {
  var isHidden: Bool
  var tint: Color?
}

/// The line between two rows.
private struct ListLineView: View {
  let tint: Color?

  var body: some View {
    if let tint {
      tint
    } else {
      Rectangle().fill(.separator)
    }
  }
}

/// What lies behind a row: its part of the card, or what the row itself says.
private struct ListRowGround: View {
  let own: AnyView?
  let look: _ListLook
  let shape: UnevenRoundedRectangle
  let isPressed: Bool
  let isSelected: Bool
  /// Whether the row is moved over others, which it covers.
  let isMoved: Bool
  /// Is told the row's height; nil where nobody wants to know.
  let measured: ((CGFloat) -> Void)?

  var body: some View {
    ZStack {
      if let measured {
        Color.clear.onGeometryChange(for: CGFloat.self, of: \.size.height, action: measured)
      }
      if isMoved, !look.isGrouped {
        shape.fill(Color(provider: SystemStyles.systemBackground))
          .transition(.asymmetric(insertion: .identity, removal: .opacity))
      }
      if let own { own.clipShape(shape) }
      // One shape, whose colour changes: another one over it would not go with the row.
      if isLit || own == nil { shape.fill(ground) }
    }
    .animation(isPressed ? nil : .easeOut(duration: 0.35), value: isLit)
    .contentShape(Rectangle())
  }

  private var isLit: Bool { isPressed || isSelected }

  private var ground: Color {
    if isLit { return Color(provider: SystemStyles.systemGray4) }
    return look.isGrouped
      ? Color(provider: SystemStyles.secondarySystemGroupedBackground) : .clear
  }
}
