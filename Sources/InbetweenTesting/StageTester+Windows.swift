import Foundation
import Inbetween
import Testing
import TweenPaint
import TweenRaster
import TweenStage

/// Programs with several windows.
extension StageTester {
  /// The open windows, in the order they opened.
  public var windows: [Stage.Window] { stage.windows }

  /// The open window that is called so; that there is none is an issue that names those there are.
  public func window(
    _ id: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Stage.Window {
    let names = windows.map { "\"\($0.id)\"" }.joined(separator: ", ")
    return try #require(
      stage.window(id), "No window is called \"\(id)\"; there are \(names).",
      sourceLocation: sourceLocation)
  }

  /// Has the program show a window of the scene with that id, and runs the frame in which it does;
  /// settings are `"settings"`.
  public func openWindow(_ id: String) {
    stage.send(.openWindow(id))
    advance()
  }

  /// Closes a window as its user would, and runs the frame in which it goes.
  public func closeWindow(_ id: String) {
    stage.send(.close, to: id)
    advance()
  }

  /// Hands in an event of the coming frame, in the window that is called so.
  public func send(_ event: InputEvent, to window: String) { stage.send(event, to: window) }

  /// Presses with the left button and lets go in one frame, at a position in points of a window, which
  /// comes forward by it.
  public func tap(_ position: CGPoint, in window: String) {
    stage.send(.pointer(.down, position: position, button: .left), to: window)
    stage.send(.pointer(.up, position: position, button: .left), to: window)
  }

  /// The pixels of the current frame in a window.
  public func bitmap(of window: Stage.Window) throws -> Bitmap {
    let renderer = Renderer(threadCount: 1)
    try renderer.render(window.displayList)
    return renderer.bitmap
  }
}
