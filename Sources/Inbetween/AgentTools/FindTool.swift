import TweenStage

/// Searches elements.
enum FindTool: AgentTool {
  static let name = "find"
  static let description = """
    Returns the elements with a label, a role, an id or a text, one a line as tree does, with handles and \
    frames. All given arguments must match. Without a match the reply is "0 elements" and a hint.
    """
  static let parameters =
    AgentTarget.elementParameters + [
      AgentParameter(
        "text", .text,
        "A part of the label, the value or the hint; upper and lower case count as equal."),
      AgentFormat.parameter,
    ]
  static let isReading = true

  static func run(_ arguments: AgentArguments, in session: AgentSession) throws -> AgentResult {
    let target = try AgentTarget(arguments)
    let text = arguments.text("text")?.lowercased()
    if text == "" { throw AgentFailure("\"text\" is empty; expected one character or more.") }
    guard !target.isEmpty || text != nil else {
      throw AgentFailure(
        "find lacks an argument; expected \"label\", \"role\", \"id\", \"text\" or \"handle\".")
    }
    var found = target.isEmpty ? session.elements : try target.matches(in: session)
    if target.isEmpty, let window = arguments.text("window") {
      let id = try session.handles.window(window)
      found.removeAll { $0.window != id }
    }
    if let text {
      found.removeAll { element in
        let texts = [element.element.label, element.element.value, element.element.hint]
        return element.isWindow
          || !texts.contains { $0?.lowercased().contains(text) ?? false }
      }
    }
    let format = AgentFormat(arguments)
    guard !found.isEmpty || format == .json else {
      let others = session.handles.elements.filter { !$0.isWindow }
      return AgentResult("0 elements. Elements now: " + AgentHandles.list(others))
    }
    return AgentResult(format.text(of: found, isIndented: false))
  }
}
