import TweenStage

/// Prints all elements.
enum TreeTool: AgentTool {
  static let name = "tree"
  static let description = """
    Returns all elements of the current frame, one a line and indented: handle, role, label, value, traits, \
    actions, hint, id, and the frame x,y WIDTHxHEIGHT in points of the window. A window has a handle such \
    as w1, an element one such as e3. A handle is valid while its element exists.
    """
  static let parameters = [
    AgentParameter("window", .text, "Only this window, by its handle (w1) or id. Default: all."),
    AgentFormat.parameter,
  ]
  static let isReading = true

  static func run(_ arguments: AgentArguments, in session: AgentSession) throws -> AgentResult {
    let all = session.elements
    let window = try arguments.text("window").map { try session.handles.window($0) }
    let elements = all.filter { window == nil || $0.window == window }
    return AgentResult(AgentFormat(arguments).text(of: elements, isIndented: true))
  }
}

/// The form of a list of elements.
enum AgentFormat: String, CaseIterable {
  case text, json

  static let parameter = AgentParameter(
    "format", .choice(allCases.map(\.rawValue)),
    "json returns a list of objects with handle, window and parent. Default: text.")

  init(_ arguments: AgentArguments) {
    self = arguments.text("format").flatMap(Self.init(rawValue:)) ?? .text
  }

  func text(of elements: [AgentElement], isIndented: Bool) -> String {
    switch self {
    case .json:
      return "[" + elements.map(\.json).joined(separator: ",\n ") + "]"
    case .text:
      guard !elements.isEmpty else { return "No elements." }
      return elements.map { element in
        let indent = String(repeating: "  ", count: isIndented ? element.depth : 0)
        let name = element.isWindow ? " \(JSONText.string(element.window))" : ""
        return "\(indent)\(element.handle)\(name) \(element.line)"
      }
      .joined(separator: "\n")
    }
  }
}
