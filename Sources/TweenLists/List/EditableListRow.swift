import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// The parts that `EditableListRow` adds to its row while rows are edited.
struct ListRowEditing {
  /// Deletes the row; nil: the row cannot be deleted.
  var delete: (() -> Void)?
  /// Whether the row is being moved over other rows, which it covers.
  var isMoved: Bool
  /// The handle that moves the row; nil: the row cannot be moved.
  var handle: AnyView?
  /// Called with the height of the row; nil: the height is not needed.
  var measured: ((CGFloat) -> Void)?
}

/// A row of a list that can be deleted, moved or swiped, or that has a part in a menu of the list.
struct EditableListRow: View {
  let cell: ListCell
  let style: ListRowStyle
  let gaps: ListGaps
  let sides: ListSideMargins
  let selecting: CurrentSelection
  let choice: RowChoice
  /// The place of the row in its data; stored here so that a change updates this view.
  let place: RowPlace?
  let anchor: SelectionAnchor
  /// Whether a swipe can move the row aside, as far as the form of its cell shows.
  let isSwipeable: Bool
  @Binding var openRow: Int?
  @Binding var reorder: RowReorder?
  @State private var height: CGFloat = 0
  /// Whether the handle is held; also false after a drag that ended without `onEnded`.
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
    // Keys move and delete the row (`ListBody`).
    .modifier(
      FocusTarget(
        yieldsToInnerStops: style.isEnabled && !selecting.now.selects
          && (move != nil || delete != nil))
    )
    .padding(.top, gaps.top)
    .padding(.bottom, gaps.bottom)
    .offset(y: shift)
    // A moved row is drawn above the others.
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
        liftGesture, including: style.isEditing || !style.isEnabled ? .subviews : .all
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
      anchor: anchor, openRow: $openRow, isPlain: !cell.hasAnyTrait(of: ListRowKeys.look),
      editing: ListRowEditing(
        delete: delete, isMoved: reorder?.id == cell.id, handle: handle,
        measured: move != nil ? { height = $0 } : nil))
  }

  /// The row, as a target for items that are dropped before or after it.
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

  /// The handle that moves the row.
  private var handle: AnyView? {
    guard move != nil else { return nil }
    return AnyView(
      // The handle is as high as the row, and reaches from the content to the card's edge.
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

  /// Deletes the row; nil if its `ForEach` has no action for that.
  private var delete: (() -> Void)? {
    guard let deletion = cell.trait(RowDeletionTrait.self),
      !cell.trait(DeleteDisabledTrait.self)
    else { return nil }
    // The place is read only when the row is deleted: a removed row has no place, and can be added
    // again.
    let place = cell.later(RowPlaceTrait.self)
    return {
      guard let place = place() else { return }
      withAnimation { deletion.perform(IndexSet(integer: place.offset)) }
    }
  }

  private var move: RowMove? {
    cell.trait(MoveDisabledTrait.self) ? nil : cell.trait(RowMoveTrait.self)
  }

  /// The offset of the row from its place while a row is moved.
  private var shift: CGFloat {
    guard let reorder else { return 0 }
    return reorder.id == cell.id
      ? reorder.distance : reorder.shift(of: cell.trait(RowPlaceTrait.self))
  }

  private var reordering: some Gesture {
    let place = movablePlace
    return DragGesture(minimumDistance: 0, coordinateSpace: .global)
      .updating($isMoved) { _, isMoved, _ in isMoved = true }
      // The handle can outlive the edit mode while it fades out, with its old state, so the mode is
      // checked here.
      .onChanged { value in
        if selecting.isEditing { drag(from: value.startLocation, to: value.location, place) }
      }
      .onEnded { _ in if selecting.isEditing { drop(place) } else { stopReordering() } }
  }

  /// Outside edit mode a long press lifts the row.
  private var liftGesture: LiftGesture {
    let place = movablePlace
    return LiftGesture(
      isTouch: true, onLift: { _ in },
      onMove: { drag(from: $0.start, to: $0.location, place) },
      onDrop: { _ in drop(place) },
      onCancel: { stopReordering() })
  }

  /// Returns the current place of the row; nil once the row is gone or can no longer be moved.
  private var movablePlace: () -> RowPlace? {
    let place = cell.later(RowPlaceTrait.self)
    let move = cell.later(RowMoveTrait.self)
    let isDisabled = cell.later(MoveDisabledTrait.self)
    let isListed = cell.isListed
    return { move() != nil && !isDisabled() && isListed() ? place() : nil }
  }

  private func drag(from start: CGPoint, to point: CGPoint, _ place: @escaping () -> RowPlace?) {
    guard let now = place() else { return stopReordering() }
    var next = reorder ?? RowReorder(cell, from: now, height: height)
    guard next.id == cell.id else { return }
    // The data can have changed since the last event.
    next.from = now
    next.translation = point.y - start.y
    next.followScroll()
    let reorder = $reorder
    cell.drag(at: point) { reorder.dataDidChange(place()) }
    reorder.show(next)
  }

  private func drop(_ place: () -> RowPlace?) {
    guard var done = reorder, done.id == cell.id, let now = place() else {
      return stopReordering()
    }
    // The action that moves rows in the current data.
    let move = cell.later(RowMoveTrait.self)()
    done.from = now
    done.followScroll()
    cell.endDrag()
    withAnimation {
      reorder = nil
      let target = done.nearest
      guard target != now.offset else { return }
      move?.perform(IndexSet(integer: now.offset), target > now.offset ? target + 1 : target)
    }
  }

  /// Returns the row to its place after a drag without a result.
  private func stopReordering() { if reorder?.id == cell.id { $reorder.end() } }
}
