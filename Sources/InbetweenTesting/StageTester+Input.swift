import Foundation
import Inbetween
import TweenStage

// Input of a test besides presses of the pointer and of keys. Each event happens in the coming frame.
extension StageTester {
  /// Types a text into the editor that has the focus.
  public func type(_ text: String) { send(.text(text)) }

  /// Shows a text at the caret that an input method is composing.
  ///
  /// - Parameters:
  ///   - text: The text being composed; an empty text ends it.
  ///   - cursor: The cursor's place in it, in Unicode scalars; nil: at its end.
  public func compose(_ text: String, cursor: Int? = nil) {
    let count = text.unicodeScalars.count
    let place = min(max(0, cursor ?? count), count)
    send(.textEditing(text, selection: place..<place))
  }

  /// Puts a text on the clipboard, and presses the key that pastes.
  public func paste(_ text: String) { send(.paste(text)) }

  /// Drops files from another program at a point of the window.
  public func drop(_ files: [URL], at position: CGPoint) {
    send(.drop(files.map { .file($0) }, position: position))
  }

  /// Drops a text from another program at a point of the window.
  public func drop(_ text: String, at position: CGPoint) {
    send(.drop([.text(text)], position: position))
  }

  /// Moves two fingers apart, the middle between them at a point of the window. They lift 0.2 s after
  /// the last such change.
  ///
  /// - Parameters:
  ///   - factor: The new distance of the fingers divided by the old one, above 0.
  ///   - position: In points.
  public func magnify(by factor: Double, at position: CGPoint) {
    send(.magnify(factor, position: position))
  }

  /// Turns two fingers, the middle between them at a point of the window. They lift 0.2 s after the last
  /// such change.
  ///
  /// - Parameters:
  ///   - angle: Clockwise.
  ///   - position: In points.
  public func rotate(by angle: Angle, at position: CGPoint) {
    send(.rotate(angle, position: position))
  }

  /// Scrolls over a point of the window, at once.
  ///
  /// - Parameters:
  ///   - distance: In points; positive moves the content right and down.
  ///   - position: In points.
  public func scroll(by distance: CGSize, at position: CGPoint) {
    send(.scroll(distance, position: position))
  }

  /// Turns a mouse's wheel over a point of the window: content scrolls smoothly by 40 points a notch.
  ///
  /// - Parameters:
  ///   - notches: Positive moves the content down.
  ///   - position: In points.
  public func turnWheel(by notches: Int, at position: CGPoint) {
    let distance = CGSize(width: 0, height: 40 * CGFloat(notches))
    send(.scroll(distance, position: position, glides: true))
  }
}
