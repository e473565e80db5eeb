import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// A row that a swipe moves aside, which uncovers the buttons at its sides.
///
/// The row follows the pointer. Released beyond half of the buttons' width, or thrown, it stays
/// open; released beyond half of its own width, it runs the first button's action. Only one row of
/// a list can be open.
struct SwipedRow<Row: View>: View {
  let swipe: RowSwipe
  let id: Int
  /// The row that is open.
  @Binding var openRow: Int?
  let sides: ListSideMargins
  let shape: UnevenRoundedRectangle
  /// Whether a swipe opens the row.
  let isDraggable: Bool
  /// Returns whether the list still contains the row.
  let isListed: () -> Bool
  let row: Row
  @Environment(\.layoutDirection) private var direction
  @State private var offset: CGFloat = 0
  /// The side whose buttons are visible; nil once the row covers them again.
  @State private var uncovered: HorizontalEdge?
  @State private var start: CGFloat?
  @State private var width: CGFloat = 0
  @State private var buttons: [ListRowAction] = []
  /// The button that fills all the room: a release would run its action, or its action has run and
  /// the row slides out with it.
  @State private var filling: ObjectIdentifier?
  /// Whether a drag is under way; also false after a drag that ended without `onEnded`.
  @GestureState private var isDragged = false

  /// The speed above which a release counts as a throw, for any distance, in points per second.
  private var throwSpeed: CGFloat { 300 }

  var body: some View {
    row
      .offset(x: !hasButtons ? 0 : direction == .leftToRight ? offset : -offset)
      .background {
        if uncovered != nil, !swipe.actions(edge).isEmpty { field.transition(.identity) }
      }
      .clipShape(
        RowClip(shape: shape, sides: sides, isMirrored: direction == .rightToLeft)
      )
      .onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 }
      .gesture(drag, including: isDraggable ? .all : .subviews)
      .modifier(OutsidePressModifier(isOn: openRow == id, action: closing))
      .onChange(of: isDragged) {
        guard !isDragged, start != nil else { return }
        start = nil
        close()
      }
      // The next swipe can uncover other buttons, or none.
      .onChange(of: uncovered) { if uncovered == nil { buttons = [] } }
      .onChange(of: uncovered != nil && swipe.actions(edge).isEmpty) { _, isBare in
        if isBare { close() }
      }
      .onChange(of: isDraggable) {
        start = nil
        if offset != 0 { close() }
      }
      // A removed row is no longer open. Otherwise the next press would only close it.
      .onDisappear { if openRow == id { openRow = nil } }
      .onChange(of: openRow) { _, new in
        if new != id, offset != 0, start != nil || !isLeaving {
          close()
        } else if new == id, offset == 0, start == nil {
          // Another control opens the row: to the width of one button until the buttons report
          // their widths. If the row was still closing, the widths are known.
          let isKnown = uncovered == .trailing
          uncovered = .trailing
          if isKnown, buttons.isEmpty { return close() }
          let width = isKnown && buttonsWidth > 0 ? buttonsWidth : SwipeButtonStack.least
          withAnimation(.snappy) { offset = direction == .leftToRight ? -width : width }
        }
      }
  }

  /// Whether there are buttons to uncover: declared actions can have empty views, or can have been
  /// removed. During a drag this is known within its first frame.
  private var hasButtons: Bool {
    !swipe.actions(edge).isEmpty && (start == nil || !buttons.isEmpty)
  }

  /// The side of the row at which the buttons are visible.
  private var edge: HorizontalEdge { uncovered ?? edge(offset) }

  private func edge(_ offset: CGFloat) -> HorizontalEdge {
    (offset > 0) == (direction == .leftToRight) ? .leading : .trailing
  }

  /// Whether a release would run the first button's action. The button shows this by filling all
  /// the room.
  private var acts: Bool {
    swipe.actions(edge).first?.allowsFullSwipe == true && width > 0 && abs(offset) > width / 2
  }

  private var field: some View {
    SwipeButtonStack(
      edge: edge, uncovered: abs(offset),
      filling: buttons.firstIndex { ObjectIdentifier($0.box) == filling }
    ) {
      let actions = swipe.actions(edge)
      ForEach(actions.indices, id: \.self) { actions[$0].content }
    }
    .environment(\.tintColor, nil)
    .environment(\.listLevel, nil)
    .buttonStyle(SwipeButtonStyle(end: ending))
    .clipShape(shape)
    .padding(.leading, sides.leading(width))
    .padding(.trailing, sides.trailing(width))
    .onPreferenceChange(SwipeButtonsKey.self) { new in
      buttons = new
      guard start == nil, offset != 0, filling == nil else { return }
      if new.isEmpty { close() } else { rest(new) }
    }
  }

  private var drag: some Gesture {
    var gesture = DragGesture()
    gesture.axis = .horizontal
    return gesture.updating($isDragged) { _, isDragged, _ in isDragged = true }.onChanged { value in
      let from = start ?? offset
      if start == nil {
        start = offset
        openRow = id
      }
      offset = allowed(from + value.translation.width)
      if offset != 0 { uncovered = edge(offset) }
      let first = acts ? buttons.first.map { ObjectIdentifier($0.box) } : nil
      if first != filling { withAnimation(.snappy) { filling = first } }
    }
    .onEnded { value in
      start = nil
      settle(speed: value.velocity.width)
    }
  }

  /// Whether the row slides out, because a button that deletes it was pressed.
  private var isLeaving: Bool { filling != nil && start == nil }

  /// Returns the offset, or 0 if there are no buttons on that side.
  private func allowed(_ offset: CGFloat) -> CGFloat {
    swipe.actions(edge(offset)).isEmpty ? 0 : offset
  }

  private func settle(speed: CGFloat) {
    guard offset != 0, hasButtons, !buttons.isEmpty else { return close() }
    if acts, let button = buttons.first {
      button.box.perform()
      return
    }
    let opens = offset > 0 ? speed > throwSpeed : speed < -throwSpeed
    let closes = offset > 0 ? speed < -throwSpeed : speed > throwSpeed
    guard opens || (abs(offset) > buttonsWidth / 2 && !closes) else { return close() }
    rest(buttons)
  }

  private var buttonsWidth: CGFloat { buttons.reduce(0) { $0 + $1.width } }

  /// Stops at the open position.
  private func rest(_ buttons: [ListRowAction]) {
    let width = buttons.reduce(0) { $0 + $1.width }
    // If another control opens the row, the buttons have not reported their widths yet.
    guard width > 0 else { return }
    // A scroll of the list during the drag set `openRow` to nil.
    if openRow != id { openRow = id }
    withAnimation(.snappy) { offset = offset > 0 ? width : -width }
  }

  private func close() {
    // Without uncovered buttons the row has not visibly moved, so it returns without animation.
    if buttons.isEmpty { offset = 0 }
    closing()
  }

  /// Closes the row. The closure captures the bindings instead of the row: the buttons keep the
  /// closure alive, and the row keeps its buttons alive.
  private var closing: () -> Void {
    let (offset, openRow, uncovered, id) = ($offset, $openRow, $uncovered, id)
    let filling = $filling
    return {
      withAnimation(.snappy) {
        offset.wrappedValue = 0
        filling.wrappedValue = nil
      } completion: {
        if offset.wrappedValue == 0 { uncovered.wrappedValue = nil }
      }
      if openRow.wrappedValue == id { openRow.wrappedValue = nil }
    }
  }

  /// Handles the end of a button's action: the row closes. After a deletion the row slides out
  /// under the button, and returns if the list still contains it then.
  private var ending: (ListRowAction.Box, _ deletes: Bool) -> Void {
    let (offset, openRow, filling, id) = ($offset, $openRow, $filling, id)
    let (close, isListed, width) = (closing, isListed, width)
    return { box, deletes in
      guard deletes, offset.wrappedValue != 0 else { return close() }
      withAnimation(.snappy) {
        offset.wrappedValue = offset.wrappedValue < 0 ? -width : width
        filling.wrappedValue = ObjectIdentifier(box)
      } completion: {
        if isListed() { close() }
      }
      if openRow.wrappedValue == id { openRow.wrappedValue = nil }
    }
  }
}

/// The shape of a row's card, to which the moving row is clipped.
private struct RowClip: Shape {
  let shape: UnevenRoundedRectangle
  let sides: ListSideMargins
  let isMirrored: Bool

  nonisolated func path(in rect: CGRect) -> Path {
    var card = sides.card(rect)
    if isMirrored { card.origin.x = rect.minX + rect.maxX - card.maxX }
    return shape.path(in: card)
  }
}
