import TweenStage
import TweenViews

/// Presses an element or a point.
enum TapTool: AgentTool {
  static let name = "tap"
  static let description = """
    Presses and releases the pointer at an element (its handle, label, id or role) or at a point (x and y), \
    and runs the frame in which this happens. Animations begin in that frame with their old values. Returns \
    the element under the point and the elements that changed.
    """
  static let parameters =
    AgentTarget.parameters + [
      AgentParameter(
        "button", .choice(["left", "right", "middle"]), "The pointer's button. Default: left."),
      AgentParameter(
        "count", .whole(1...3), "The number of presses, all in one frame. Default: 1."),
      AgentParameter(
        "hold", .number(0...60),
        "Seconds between press and release, for long presses; their frames run. Default: 0."),
    ]

  static func run(_ arguments: AgentArguments, in session: AgentSession) throws -> AgentResult {
    let (count, hold) = (arguments.whole("count") ?? 1, arguments.number("hold") ?? 0)
    guard count == 1 || hold == 0 else {
      throw AgentFailure(
        "\"count\" and \"hold\" are both given; expected one of them: a long press is one press.")
    }
    let place = try AgentTarget(arguments).place(in: session)
    let under = try session.window(place.window).tree.name(at: place.point)
    let button =
      arguments.text("button").flatMap(InputEvent.PointerButton.init(rawValue:)) ?? .left
    let down = InputEvent.pointer(.down, position: place.point, button: button)
    let up = InputEvent.pointer(.up, position: place.point, button: button)
    let changes: String
    if hold > 0 {
      changes = try session.hold(down, up, for: hold, in: place.window)
    } else {
      let events = (0..<count).flatMap { _ in [down, up] }
      changes = try session.send(events, to: place.window)
    }
    let target =
      under.map { "the press meets \(JSONText.string($0))" } ?? "no named element is there"
    return AgentResult("Tapped \(place.words); \(target).\n\(changes)")
  }
}
