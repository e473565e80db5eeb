import Foundation
import TweenGeometry
import TweenMotion
import TweenViews

/// Goes back from a column of a narrow window by a swipe from the edge, as a page does.
struct ColumnSwipe: ViewModifier {
  let model: SplitModel
  let index: Int
  /// The width of the window, in points.
  let width: CGFloat
  let isOn: Bool
  @Environment(\.layoutDirection) private var direction
  /// Whether a finger drags the column; false again when another gesture takes the finger.
  @GestureState private var isSwiped = false

  func body(content: Content) -> some View {
    content
      .simultaneousGesture(swipe, including: isOn ? .all : .subviews)
      .onChange(of: isSwiped) { if !isSwiped { model.endDrag(velocity: nil) } }
  }

  private var swipe: some Gesture {
    let edge = EdgeSwipe(width: max(width, 1), direction: direction)
    var drag = DragGesture(minimumDistance: 10, coordinateSpace: .named(SplitModel.space))
    // A finger that drags the column off does not tap the view under it.
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
