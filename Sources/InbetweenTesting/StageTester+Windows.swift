import Foundation
import Inbetween
import Testing
import TweenPaint
import TweenRaster
import TweenStage

/// Programs with several windows.
extension StageTester {
  /// The open windows, in the order in which they opened.
  public var windows: [Stage.Window] { stage.windows }

  /// Returns the open window with an id. Records an issue with the ids of the open windows where
  /// there is none.
  public func window(
    _ id: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Stage.Window {
    let names = windows.map { "\"\($0.id)\"" }.joined(separator: ", ")
    return try #require(
      stage.window(id), "No window is called \"\(id)\"; expected one of \(names).",
      sourceLocation: sourceLocation)
  }

  /// Opens a window of the scene with that id, and runs the frame in which it opens. The id of the
  /// settings is `"settings"`.
  public func openWindow(_ id: String) {
    stage.send(.openWindow(id))
    advance()
  }

  /// Closes a window as its user would, and runs the frame in which it closes.
  public func closeWindow(_ id: String) {
    stage.send(.close, to: id)
    advance()
  }

  /// Sends an event of the coming frame to the window with an id.
  public func send(_ event: InputEvent, to window: String) { stage.send(event, to: window) }

  /// Presses and releases the left button in one frame, at a position in points of a window, which
  /// comes to the front.
  public func tap(_ position: CGPoint, in window: String) {
    stage.send(.pointer(.down, position: position, button: .left), to: window)
    stage.send(.pointer(.up, position: position, button: .left), to: window)
  }

  /// Returns the pixels of the current frame in a window.
  public func bitmap(of window: Stage.Window) throws -> Bitmap {
    let renderer = Renderer(threadCount: 1)
    try renderer.render(window.displayList)
    return renderer.bitmap
  }
}
