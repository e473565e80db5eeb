import TweenStage

/// Drags the pointer.
enum DragTool: AgentTool {
  static let name = "drag"
  static let description = """
    Presses the pointer at "from", moves it in a straight line at an even speed to "to" and releases it. Runs \
    the frames of the drag. Each end is an element (its press point) or a point. Returns the elements that \
    changed.
    """
  static let parameters = [
    AgentParameter(
      "from", .members(AgentTarget.parameters),
      "The start: {\"handle\":\"e3\"}, {\"label\":\"Row\"} or {\"x\":10,\"y\":20}.",
      isRequired: true),
    AgentParameter(
      "to", .members(AgentTarget.parameters), "The end, in the same form.", isRequired: true),
    AgentParameter(
      "duration", .number(0...InputScriptReader.longestDrag), "Seconds. Default: 0.3."),
    AgentParameter(
      "button", .choice(["left", "right", "middle"]), "The pointer's button. Default: left."),
  ]

  static func run(_ arguments: AgentArguments, in session: AgentSession) throws -> AgentResult {
    guard let from = arguments.members("from"), let to = arguments.members("to") else {
      throw AgentFailure("drag lacks \"from\" or \"to\"; expected both.")
    }
    let start = try AgentTarget(from).place(in: session)
    let end = try AgentTarget(to).place(in: session)
    if let first = start.window, let last = end.window, first != last {
      throw AgentFailure(
        "\"from\" is in the window \(JSONText.string(first)) and \"to\" in "
          + "\(JSONText.string(last)); expected one window.")
    }
    let points = [start, end].map { place in
      JSONValue.array([place.point.x, place.point.y].map { .number($0, whole: nil) })
    }
    var line: [String: JSONValue] = [
      "drag": .array(points),
      "over": .number(arguments.number("duration") ?? 0.3, whole: nil),
    ]
    if let button = arguments.text("button") { line["button"] = .string(button) }
    if let window = start.window ?? end.window { line["window"] = .string(window) }
    let changes = try session.send(line: line)
    return AgentResult("Dragged from \(start.words) to \(end.words).\n\(changes)")
  }
}
