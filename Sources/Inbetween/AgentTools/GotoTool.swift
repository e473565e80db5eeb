import TweenMotion
import TweenStage

/// Goes to a moment of the run.
enum GotoTool: AgentTool {
  static let name = "goto"
  static let description = """
    Goes to the last frame at or before a moment, forward or back. To go back the program starts anew and \
    receives its input again, so that it shows exactly what it showed. Input that is sent after going back \
    drops the later input: the run continues from there.
    """
  static let needsOwnClock = true
  static let parameters = [
    AgentParameter(
      "time", .number(0...InputScriptReader.latest), "Seconds since the program's start."),
    AgentParameter(
      "frame", .whole(0...OptionValues.mostFrames), "A frame's number, in place of time."),
  ]

  static func run(_ arguments: AgentArguments, in session: AgentSession) throws -> AgentResult {
    switch (arguments.time("time"), arguments.whole("frame")) {
    case (let time?, nil): try session.go(to: time)
    case (nil, let frame?):
      try session.go(to: session.stage.configuration.frameRate.time(ofFrame: frame))
    case (nil, nil):
      throw AgentFailure("goto lacks \"time\"; expected seconds since the start, or \"frame\".")
    default: throw AgentFailure("\"time\" and \"frame\" are both given; expected one of them.")
    }
    let later = session.laterInput
    guard later > 0 else { return AgentResult(session.upcoming) }
    return AgentResult(
      "\(later) \(later == 1 ? "event follows" : "events follow") this moment: advance and goto replay "
        + "them, new input drops them.")
  }
}
