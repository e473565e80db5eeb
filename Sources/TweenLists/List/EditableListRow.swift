import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// What surrounds a row has it show while rows are edited.
struct ListRowEditing {
  /// Deletes the row; nil where it can't be.
  var delete: (() -> Void)?
  /// Whether the row is moved over others, which it covers.
  var isMoved: Bool
  /// What moves the row; nil where it stays.
  var handle: AnyView?
  /// Is told the row's height; nil where nobody wants to know.
  var measured: ((CGFloat) -> Void)?
}

/// A row of a list that can be deleted, moved or swiped, or that has a part in a menu of the list.
struct EditableListRow: View {
  let cell: ListCell
  let style: ListRowStyle
  let gaps: ListGaps
  let sides: ListSideMargins
  let selecting: PresentSelection
  let choice: RowChoice
  /// Where the row stands, so that it is told when that changes.
  let place: RowPlace?
  let anchor: SelectionAnchor
  /// Whether a swipe moves it aside, as far as its cell's form knows by now.
  let isSwipeable: Bool
  @Binding var openRow: Int?
  @Binding var reorder: RowReorder?
  @State private var height: CGFloat = 0
  /// Whether its handle is held: false again also where the drag ends without a word.
  @GestureState private var isMoved = false

  var body: some View {
    let swipe = RowSwipe(cell, delete: style.isEnabled ? delete : nil)
    let gaps = gaps.around(cell, style)
    ZStack {
      if !isSwipeable {
        menuRow.transition(.identity)
      } else {
        SwipedRow(
          swipe: swipe, id: cell.id, openRow: $openRow, sides: sides,
          shape: self.gaps.shape(of: cell, style), isDraggable: !style.isEditing && !swipe.isEmpty,
          isListed: cell.isListed,
          row: menuRow.modifier(
            SwipeActionNames(swipe: swipe, isOn: style.isEnabled && !style.isEditing))
        )
        .transition(.identity)
      }
    }
    // Keys move it, and delete it (`ListBody`).
    .modifier(
      FocusTarget(
        givingWay: style.isEnabled && !selecting.now.selects && (move != nil || delete != nil))
    )
    .padding(.top, gaps.top)
    .padding(.bottom, gaps.bottom)
    .offset(y: shift)
    // A row that is moved is in front of the others.
    .zIndex(reorder?.id == cell.id ? 1 : 0)
  }

  /// The row with its part in the menu of the list.
  @ViewBuilder private var menuRow: some View {
    let row = insertionRow.modifier(
      RowSelectionMenu(
        cell: cell, selecting: selecting.now, sides: sides,
        canAct: !style.isEditing && openRow == nil))
    if move != nil {
      row.highPriorityGesture(
        lifting, including: style.isEditing || !style.isEnabled ? .subviews : .all
      )
      .onDisappear { stopReordering() }
      .transition(.identity)
    } else {
      row.transition(.identity)
    }
  }

  private var row: some View {
    ListRow(
      cell: cell, style: style, gaps: gaps, sides: sides, selecting: selecting, choice: choice,
      anchor: anchor, openRow: $openRow, isPlain: !cell.saysAny(of: ListRowKeys.look),
      editing: ListRowEditing(
        delete: delete, isMoved: reorder?.id == cell.id, handle: handle,
        measured: move != nil ? { height = $0 } : nil))
  }

  /// The row, where something may be put before it or behind.
  @ViewBuilder private var insertionRow: some View {
    if let insertion = cell.trait(RowInsertionTrait.self) {
      row.modifier(
        RowInsertionTarget(
          insertion: insertion, place: cell.later(RowPlaceTrait.self), isEnabled: style.isEnabled)
      )
      .transition(.identity)
    } else {
      row.transition(.identity)
    }
  }

  /// Moves the row.
  private var handle: AnyView? {
    guard move != nil else { return nil }
    return AnyView(
      // As high as the row, and from the content to the card's edge.
      HStack(spacing: 0) {
        Image(systemName: "line.3.horizontal").foregroundStyle(.tertiary)
          .frame(width: 40, alignment: .trailing)
        Spacer(minLength: 0)
      }
      .frame(minHeight: 44, maxHeight: .infinity)
      .contentShape(Rectangle())
      .gesture(reordering)
      .pointerStyle(isMoved ? .grabActive : .grabIdle)
      .semantics(Semantics(.button, children: .ignored))
      .modifier(RowScopedLabel(word: .reorderRow))
      .onChange(of: isMoved) { if !isMoved { stopReordering() } }
      .onDisappear { stopReordering() })
  }

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

  private var reordering: some Gesture {
    let place = movablePlace
    return DragGesture(minimumDistance: 0, coordinateSpace: .global)
      .updating($isMoved) { _, isMoved, _ in isMoved = true }
      // Rows may be edited no longer, while the handle fades, which knows of nothing new then.
      .onChanged { value in
        if selecting.isEditing { carry(from: value.startLocation, to: value.location, place) }
      }
      .onEnded { _ in if selecting.isEditing { put(place) } else { stopReordering() } }
  }

  /// Outside of editing a row is taken up by holding it.
  private var lifting: LiftGesture {
    let place = movablePlace
    return LiftGesture(
      isTouch: true, onLift: { _ in },
      onMove: { carry(from: $0.start, to: $0.location, place) },
      onDrop: { _ in put(place) },
      onCancel: { stopReordering() })
  }

  /// Where the row stands, asked for later; nil once it is gone, or may be moved no longer.
  private var movablePlace: () -> RowPlace? {
    let place = cell.later(RowPlaceTrait.self)
    let move = cell.later(RowMoveTrait.self)
    let isDisabled = cell.later(MoveDisabledTrait.self)
    let isListed = cell.isListed
    return { move() != nil && !isDisabled() && isListed() ? place() : nil }
  }

  private func carry(from start: CGPoint, to point: CGPoint, _ place: @escaping () -> RowPlace?) {
    guard let now = place() else { return stopReordering() }
    var next = reorder ?? RowReorder(cell, from: now, height: height)
    guard next.id == cell.id else { return }
    // The data may have changed meanwhile.
    next.from = now
    next.pull = point.y - start.y
    next.followScroll()
    let reorder = $reorder
    cell.carry(at: point) { reorder.follow(place()) }
    reorder.show(next)
  }

  private func put(_ place: () -> RowPlace?) {
    guard var done = reorder, done.id == cell.id, let now = place() else {
      return stopReordering()
    }
    // What moves rows in the data as it is now.
    let move = cell.later(RowMoveTrait.self)()
    done.from = now
    done.followScroll()
    cell.letGo()
    withAnimation {
      reorder = nil
      let target = done.nearest
      guard target != now.offset else { return }
      move?.perform(IndexSet(integer: now.offset), target > now.offset ? target + 1 : target)
    }
  }

  /// The row stands in its place again, where its drag came to nothing.
  private func stopReordering() { if reorder?.id == cell.id { $reorder.end() } }
}
