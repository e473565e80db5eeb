import Foundation
import TweenStage
import TweenViews

/// Changes a window's size.
enum ResizeTool: AgentTool {
  static let name = "resize"
  static let description = """
    Gives a window another size in points, another number of pixels per point, or both, and runs the frame in \
    which this happens. Returns the elements that changed.
    """
  static let needsOwnClock = true
  static let parameters = [
    AgentParameter(
      "width", .number(1...InputScriptReader.largestSide), "Points. Default: the present width."),
    AgentParameter(
      "height", .number(1...InputScriptReader.largestSide), "Points. Default: the present height."),
    AgentParameter(
      "scale", .number(0.1...InputScriptReader.largestScale), "Pixels per point."),
    AgentParameter(
      "window", .text, "The window, by its handle (w1) or id. Default: the window in front."),
  ]

  static func run(_ arguments: AgentArguments, in session: AgentSession) throws -> AgentResult {
    let (width, height) = (arguments.number("width"), arguments.number("height"))
    let scale = arguments.number("scale")
    guard width != nil || height != nil || scale != nil else {
      throw AgentFailure("resize lacks a size; expected \"width\", \"height\" or \"scale\".")
    }
    let window = try session.window(arguments.text("window"))
    let size = CGSize(
      width: width ?? window.size.width, height: height ?? window.size.height)
    let pixels = max(size.width, size.height) * (scale ?? window.displayList.scale)
    guard pixels <= InputScriptReader.largestSide else {
      throw AgentFailure(
        "The window would have \(JSONText.short(pixels)) pixels on a side; expected at most "
          + "\(JSONText.short(InputScriptReader.largestSide)).")
    }
    var events: [InputEvent] = []
    if width != nil || height != nil { events.append(.resize(size)) }
    if let scale { events.append(.scale(scale)) }
    let changes = try session.send(events, to: window.id)
    let shown = try session.window(window.id)
    return AgentResult(
      "The window \(JSONText.string(shown.id)) has \(AgentTarget.text(shown.size)) points.\n\(changes)"
    )
  }
}
