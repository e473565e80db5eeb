import Foundation
import TweenGeometry
import TweenMotion
import TweenViews

// Presses in the text, which select and place the caret.

extension FieldBody {
  /// The gesture in the text: a moving finger pans the surrounding scroll view; a mouse selects.
  var drag: DragGesture {
    let drag = DragGesture(minimumDistance: 0)
    return environment.interfaceIdiom.isTouch ? drag.waitingForPans() : drag
  }

  /// Handles presses inside the border around the text, too.
  func takePresses(beside proxy: GeometryProxy) {
    guard let presses = environment.fieldPresses else { return }
    func inside(_ point: CGPoint) -> CGPoint {
      let origin = proxy.frame(in: FieldPresses.space).origin
      return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }
    presses.onChange = { press(at: inside($0), from: inside($1)) }
    presses.onEnd = { endPress(at: inside($0), from: inside($1)) }
  }

  func endPress(at location: CGPoint, from startLocation: CGPoint) {
    // A press that turns out not to be a pan only when it ends has not begun yet.
    if !page.isPressed { press(at: location, from: startLocation) }
    page.isPressed = false
  }

  func press(at location: CGPoint, from startLocation: CGPoint) {
    handle.focus()
    let isNew = !page.isPressed
    let place = offset(at: location)
    if isNew {
      page.isPressed = true
      page.press(at: startLocation, date: handle.date, extends: handle.isShiftHeld)
    }
    guard isNew || location != page.lastLocation else { return }
    page.lastLocation = location
    page.followsCaret = true
    let start = isNew ? offset(at: startLocation) : place
    model.select { editing in
      if isNew {
        page.pressed =
          page.extends ? editing.anchor..<editing.anchor : page.stretch(around: start, in: editing)
        if !page.extends {
          editing.select(page.pressed)
          return
        }
      }
      let other = page.stretch(around: place, in: editing)
      if place < page.pressed.lowerBound || page.pressed.isEmpty && place < page.pressed.upperBound
      {
        editing.select(anchor: page.pressed.upperBound, head: other.lowerBound)
      } else {
        editing.select(
          anchor: page.pressed.lowerBound, head: max(other.upperBound, page.pressed.upperBound))
      }
    }
  }
}
