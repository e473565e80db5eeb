import Foundation
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
  let row: Row
  @Environment(\.layoutDirection) private var direction
  @State private var offset: CGFloat = 0
  /// The side whose buttons show: until the row has covered them again.
  @State private var uncovered: HorizontalEdge?
  @State private var start: CGFloat?
  @State private var width: CGFloat = 0
  @State private var buttons: [ListRowAction] = []
  /// Whether a drag is under way: false again also where it ends without a word.
  @GestureState private var isDragged = false

  /// Points a second from which on a throw counts, whatever its way.
  private var throwSpeed: CGFloat { 300 }
  /// Points that a button is wide at least.
  private var leastWidth: CGFloat { 74 }

  var body: some View {
    row
      // What it uncovered may be there no longer.
      .offset(x: swipe.actions(edge).isEmpty ? 0 : direction == .leftToRight ? offset : -offset)
      .background {
        if uncovered != nil, !swipe.actions(edge).isEmpty { field.transition(.identity) }
      }
      .clipShape(
        RowClip(shape: shape, sides: sides, isMirrored: direction == .rightToLeft)
      )
      .onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 }
      .gesture(drag, including: isDraggable ? .all : .subviews)
      .onChange(of: isDragged) {
        guard !isDragged, start != nil else { return }
        start = nil
        close()
      }
      .onChange(of: isDraggable) {
        start = nil
        if offset != 0 { close() }
      }
      // A row that is gone is not open, or the next press would close it and do nothing else.
      .onDisappear { if openRow == id { openRow = nil } }
      .onChange(of: openRow) { _, new in
        if new != id, offset != 0 {
          close()
        } else if new == id, offset == 0, start == nil {
          // Asked for by another control: as wide as one button, until it says how wide it is.
          uncovered = .trailing
          withAnimation(.snappy) { offset = direction == .leftToRight ? -leastWidth : leastWidth }
        }
      }
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
    SwipeButtonStack(edge: edge, firstFills: start != nil && acts) {
      let actions = swipe.actions(edge)
      ForEach(actions.indices, id: \.self) { actions[$0].content.zIndex($0 == 0 ? 1 : 0) }
    }
    .animation(.snappy, value: start != nil && acts)
    .environment(\.tintColor, nil)
    .environment(\.listLevel, nil)
    .buttonStyle(SwipeButtonStyle(close: closing))
    .frame(width: abs(offset))
    .frame(maxWidth: .infinity, alignment: edge == .leading ? .leading : .trailing)
    .clipShape(shape)
    .padding(.leading, sides.leading(width))
    .padding(.trailing, sides.trailing(width))
    .onPreferenceChange(SwipeButtonsKey.self) { new in
      buttons = new
      if start == nil, offset != 0 { rest(new) }
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
    }
    .onEnded { value in
      start = nil
      settle(speed: value.velocity.width)
    }
  }

  /// A row moves only to where there is something to uncover.
  private func allowed(_ offset: CGFloat) -> CGFloat {
    swipe.actions(edge(offset)).isEmpty ? 0 : offset
  }

  private func settle(speed: CGFloat) {
    let actions = swipe.actions(edge)
    guard offset != 0, !actions.isEmpty else { return close() }
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

  private func close() { closing() }

  /// Closes the row. It knows where that is written and not the row: buttons keep it, and the row
  /// keeps its buttons.
  private var closing: () -> Void {
    let (offset, openRow, uncovered, id) = ($offset, $openRow, $uncovered, id)
    return {
      withAnimation(.snappy) {
        offset.wrappedValue = 0
      } completion: {
        if offset.wrappedValue == 0 { uncovered.wrappedValue = nil }
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
