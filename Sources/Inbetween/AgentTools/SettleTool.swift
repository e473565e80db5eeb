import TweenStage
import TweenViews

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
    guard !session.isLive else { return settleLive(limit, in: session) }
    do {
      try session.settle(limit: limit)
    } catch StageError.notSettled(_, let movements) {
      throw unsettled(limit, movements)
    }
    return AgentResult("Nothing moves. \(session.upcoming)")
  }

  private static func settleLive(_ limit: Double, in session: AgentSession) -> AgentResult {
    let end = session.stage.time.advanced(by: .seconds(limit))
    session.whenLive {
      if session.stage.hasSettled { return "Nothing moves. \(session.upcoming)" }
      guard session.stage.time < end else { throw unsettled(limit, session.stage.movements) }
      return nil
    }
    return AgentResult("")
  }

  private static func unsettled(_ limit: Double, _ movements: [Movement]) -> AgentFailure {
    let moving =
      movements.isEmpty
      ? "Its state changes in every frame."
      : movements.map { "- \($0)" }.joined(separator: "\n")
    return AgentFailure(
      "The program has not settled in \(JSONText.short(limit)) s; what still moves:\n\(moving)")
  }
}
