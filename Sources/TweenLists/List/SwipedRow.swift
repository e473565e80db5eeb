import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// A row that a swipe moves aside, so that the buttons at its sides show.
///
/// It follows the pointer; let go past half of the buttons, or thrown, it stays open; past half of
/// its own width the first button acts. Only one row of a list is open.
struct SwipedRow<Row: View>: View {
  let swipe: RowSwipe
  let id: Int
  /// The row that is open.
  @Binding var openRow: Int?
  let sides: ListSideMargins
  let shape: UnevenRoundedRectangle
  /// Whether a swipe opens it.
  let isDraggable: Bool
  /// Whether the list has it, asked later.
  let isListed: () -> Bool
  let row: Row
  @Environment(\.layoutDirection) private var direction
  @State private var offset: CGFloat = 0
  /// The side whose buttons show: until the row has covered them again.
  @State private var uncovered: HorizontalEdge?
  @State private var start: CGFloat?
  @State private var width: CGFloat = 0
  @State private var buttons: [ListRowAction] = []
  /// The button that takes all the room, because letting go now would have it act, or because it has and
  /// the row goes with it.
  @State private var filling: ObjectIdentifier?
  /// Whether a drag is under way: false again also where it ends without a word.
  @GestureState private var isDragged = false

  /// Points a second from which on a throw counts, whatever its way.
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
      // Next time there may be others, or none.
      .onChange(of: uncovered) { if uncovered == nil { buttons = [] } }
      .onChange(of: uncovered != nil && swipe.actions(edge).isEmpty) { _, isBare in
        if isBare { close() }
      }
      .onChange(of: isDraggable) {
        start = nil
        if offset != 0 { close() }
      }
      // A row that is gone is not open, or the next press would close it and do nothing else.
      .onDisappear { if openRow == id { openRow = nil } }
      .onChange(of: openRow) { _, new in
        if new != id, offset != 0, start != nil || !isLeaving {
          close()
        } else if new == id, offset == 0, start == nil {
          // Asked for by another control: as wide as one button, until it says how wide it is. Where the
          // row was still closing, that has been said.
          let isKnown = uncovered == .trailing
          uncovered = .trailing
          if isKnown, buttons.isEmpty { return close() }
          let width = isKnown && buttonsWidth > 0 ? buttonsWidth : SwipeButtonStack.least
          withAnimation(.snappy) { offset = direction == .leftToRight ? -width : width }
        }
      }
  }

  /// Whether there is anything to uncover: what is written may have nothing to show, or be there no longer.
  /// In a drag that is known within its first frame.
  private var hasButtons: Bool {
    !swipe.actions(edge).isEmpty && (start == nil || !buttons.isEmpty)
  }

  /// The side that the row leaves free.
  private var edge: HorizontalEdge { uncovered ?? edge(offset) }

  private func edge(_ offset: CGFloat) -> HorizontalEdge {
    (offset > 0) == (direction == .leftToRight) ? .leading : .trailing
  }

  /// Let go now, the first button acts: while the row is held it says so by taking all the room.
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

  /// Whether it slides out, for a button has acted that deletes it.
  private var isLeaving: Bool { filling != nil && start == nil }

  /// A row moves only to where there is something to uncover.
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

  /// Stays open.
  private func rest(_ buttons: [ListRowAction]) {
    let width = buttons.reduce(0) { $0 + $1.width }
    // Where another control asks for the buttons they are yet to say how wide they are.
    guard width > 0 else { return }
    // Where the list has scrolled beneath the finger, it took the row for closed.
    if openRow != id { openRow = id }
    withAnimation(.snappy) { offset = offset > 0 ? width : -width }
  }

  private func close() {
    // Where nothing is uncovered the row is not seen aside, and has no way back.
    if buttons.isEmpty { offset = 0 }
    closing()
  }

  /// Closes the row. It knows where that is written and not the row: buttons keep it, and the row
  /// keeps its buttons.
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

  /// What a button does to the row, besides what it is there for: the row closes. One that deletes has
  /// it slide out, under itself, and come back where the list still has it then.
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

/// The card of a row, in whose bounds it moves.
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
