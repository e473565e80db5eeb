import TweenStage

/// A tool of the server.
@MainActor protocol AgentTool {
  static var name: String { get }
  /// The effect of a call and its reply, for the agent.
  static var description: String { get }
  static var parameters: [AgentParameter] { get }
  /// Whether the tool leaves the program, its clock and its input as they are.
  static var isReading: Bool { get }
  /// Whether the tool does not work for a program in a window.
  static var needsOwnClock: Bool { get }
  /// Performs a call.
  static func run(_ arguments: AgentArguments, in session: AgentSession) throws -> AgentResult
}

extension AgentTool {
  static var isReading: Bool { false }
  static var needsOwnClock: Bool { false }

  /// Whether the tool changes neither the program nor a file.
  static var isReadOnly: Bool { isReading && !parameters.contains { $0.name == "path" } }

  /// The tool as `tools/list` has it.
  static var listing: JSONValue {
    .object([
      "name": .string(name), "description": .string(description),
      "inputSchema": AgentParameter.schema(of: parameters),
      "annotations": .object([
        "readOnlyHint": .bool(isReadOnly), "openWorldHint": .bool(false),
      ]),
    ])
  }
}

/// The content that a tool call returns.
struct AgentResult {
  var texts: [String] = []
  /// Pictures as the bytes of PNG files.
  var pictures: [[UInt8]] = []
  /// Whether the call succeeded only in part, and the text has the reason.
  var isError = false
  /// The executable file that replaces the server before it answers.
  var successor: String?

  init(_ texts: String..., pictures: [[UInt8]] = []) {
    self.texts = texts
    self.pictures = pictures
  }

  /// The result of a call that failed, with the reason in one or more sentences.
  static func failure(_ sentence: String) -> AgentResult {
    var result = AgentResult(sentence)
    result.isError = true
    return result
  }
}

/// All tools, in the order of `tools/list`.
@MainActor enum AgentTools {
  static let all: [any AgentTool.Type] = [
    TreeTool.self, FindTool.self, TapTool.self, TypeTool.self, DragTool.self, ScrollTool.self,
    ResizeTool.self, EnvironmentTool.self, InputTool.self, AdvanceTool.self, GotoTool.self,
    SettleTool.self, ScreenshotTool.self, StripTool.self, ValuesTool.self, DiffTool.self,
    RecordTool.self, ReplayTool.self, ReloadTool.self,
  ]

  /// Returns the tool with a name, or throws a sentence with the names.
  static func named(_ name: String) throws(AgentFailure) -> any AgentTool.Type {
    if let tool = all.first(where: { $0.name == name }) { return tool }
    let names = all.map { $0.name }
    let hint = Subcommand.nearest(to: name, in: names).map { " Did you mean \"\($0)\"?" } ?? ""
    throw AgentFailure(
      "There is no tool \(JSONText.string(name)); expected \(SentenceText.choices(names)).\(hint)")
  }
}
