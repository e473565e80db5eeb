import TweenStage

/// Sends any event of an input file.
enum InputTool: AgentTool {
  static let name = "input"
  static let description = """
    Sends one event in the form of an input file, without "at", and runs its frames. It reaches what the other \
    tools do not: {"magnify":1.5,"position":[100,100]}, {"rotate":30,"position":[100,100]}, \
    {"paste":"abc"}, {"clipboard":"abc"}, {"drop":["/tmp/a.png"],"position":[50,50]}, \
    {"activate":"Volume","action":"increment"}, {"set":"Name","value":"Ada"}, {"openWindow":"settings"}, \
    {"close":true,"window":"settings"}, {"open":"app://item/3"}. Returns the elements that changed.
    """
  static let parameters = [
    AgentParameter(
      "event", .object, "The event, as a line of an input file without its \"at\".",
      isRequired: true)
  ]

  static func run(_ arguments: AgentArguments, in session: AgentSession) throws -> AgentResult {
    guard case .object(let members)? = arguments.value("event") else {
      throw AgentFailure("input lacks \"event\"; expected an object such as {\"text\":\"a\"}.")
    }
    guard members["at"] == nil else {
      throw AgentFailure("\"event\" has \"at\"; expected none: the event is for the next frame.")
    }
    return AgentResult("Sent.\n" + (try session.send(line: members)))
  }
}
