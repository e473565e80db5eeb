import Foundation
import TweenGeometry
import TweenMotion
import TweenViews

// The drag of a sheet: how the sheet follows the finger, and how it settles.

extension SheetCard {
  /// Returns the height of the sheet above the window's lower edge during a drag.
  func shownHeight(_ rest: CGFloat) -> CGFloat {
    let free = rest - drag
    if free > highest { return highest + (free - highest) / (1 + (free - highest) / 60) }
    if free < lowest, isStiff { return lowest - (lowest - free) * metrics.stiffShare }
    return max(0, free)
  }

  var dragging: some Gesture {
    var gesture = DragGesture(minimumDistance: metrics.dragDistance, coordinateSpace: .global)
    gesture.axis = .vertical
    return gesture.onChanged { value in
      drag = value.translation.height
    }
    .onEnded { value in
      let rest = restingHeight
      let shown = rest - value.translation.height
      let low = window.isRegular ? rest : lowest
      let goes =
        shown < low / 2 || shown < low && value.velocity.height >= metrics.throwSpeed
      withAnimation(metrics.sheetMotion) {
        drag = 0
        if !goes { settle(at: rest - value.predictedEndTranslation.height) }
      }
      if goes, !isStiff { dismiss() }
    }
  }

  /// Moves the sheet to the detent nearest to a height.
  private func settle(at height: CGFloat) {
    guard !window.isRegular else { return }
    let nearest = heights.min { abs($0.height - height) < abs($1.height - height) }
    guard let detent = nearest?.detent else { return }
    chosen = detent
    if let selection = options.selection?.value, selection.wrappedValue != detent {
      selection.wrappedValue = detent
    }
  }
}
