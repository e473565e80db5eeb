import Foundation
import TweenGeometry
import TweenMotion
import TweenViews

/// Leads back from a column of a narrow window by a drag from its edge, as from a page.
struct ColumnSwipe: ViewModifier {
  let model: SplitModel
  let index: Int
  /// The window's, in points.
  let width: CGFloat
  let isOn: Bool
  @Environment(\.layoutDirection) private var direction
  /// Whether a finger draws the column; false again when something else takes the finger.
  @GestureState private var isSwiped = false

  func body(content: Content) -> some View {
    content
      .simultaneousGesture(swipe, including: isOn ? .all : .subviews)
      .onChange(of: isSwiped) { if !isSwiped { model.endDrag(velocity: nil) } }
  }

  private var swipe: some Gesture {
    let edge = EdgeSwipe(width: max(width, 1), direction: direction)
    var drag = DragGesture(minimumDistance: 10, coordinateSpace: .named(SplitModel.space))
    // What a finger that draws the column off lifts from is not tapped.
    drag.endsTaps = { edge.begins(with: $0) }
    return
      drag
      .updating($isSwiped) { _, isSwiped, _ in isSwiped = true }
      .onChanged { value in
        if model.drag != nil || edge.begins(with: value) {
          model.drag(column: index, to: edge.way(value) / edge.width)
        }
      }
      .onEnded { model.endDrag(velocity: edge.velocity($0)) }
  }
}
