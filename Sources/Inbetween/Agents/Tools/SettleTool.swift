import TweenStage

/// Runs frames until nothing moves.
enum SettleTool: AgentTool {
  static let name = "settle"
  static let description = """
    Runs frames until nothing moves. If something still moves after "limit" seconds of the program's time, the \
    call is an error that names each view, its property and the remaining time; the clock stays there. \
    Timers and sleeps do not count as motion, repeating animations never end.
    """
  static let parameters = [
    AgentParameter("limit", .number(0...600), "Seconds of the program's time. Default: 10.")
  ]

  static func run(_ arguments: AgentArguments, in session: AgentSession) throws -> AgentResult {
    let limit = arguments.number("limit") ?? 10
    do {
      try session.settle(limit: limit)
    } catch StageError.notSettled(_, let movements) {
      let moving =
        movements.isEmpty
        ? "Its state changes in every frame."
        : movements.map { "- \($0)" }.joined(separator: "\n")
      throw AgentFailure(
        "The program has not settled in \(JSONText.number(limit)) s; what still moves:\n\(moving)")
    }
    return AgentResult("Nothing moves. \(session.upcoming)")
  }
}
