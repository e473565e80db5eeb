import TweenStage

/// Builds the program and continues with the new one.
enum ReloadTool: AgentTool {
  static let name = "reload"
  static let description = """
    Compiles the program's sources and continues with the new program: it receives all input of this run again \
    and stands at the same moment. If the build fails, or if the new program crashes or ends during that, the \
    call is an error with the compiler's errors or the reason, and the old program continues. Returns the \
    elements under earlier presses that differ. Handles stay valid.
    """
  static let needsOwnClock = true
  static let parameters: [AgentParameter] = []

  static func run(_ arguments: AgentArguments, in session: AgentSession) throws -> AgentResult {
    guard let rebuild = session.rebuild else {
      throw AgentFailure(
        "The sources of \(session.program) are unknown: it lies in no package's build folder, and "
          + "inbetween did not compile it. Expected a server started by 'inbetween mcp FILE.swift' or "
          + "from a package.")
    }
    var result = AgentResult("")
    result.successor = try rebuild.build(session)
    return result
  }
}
