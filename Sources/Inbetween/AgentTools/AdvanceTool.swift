import TweenMotion
import TweenStage

/// Moves the clock forward.
enum AdvanceTool: AgentTool {
  static let name = "advance"
  static let description = """
    Runs the frames of the next seconds, or a number of frames. Only this tool, goto, settle, replay and tools \
    that send input move the program's clock. After goto to an earlier moment, the later input of the run \
    happens again.
    """
  static let parameters = [
    AgentParameter("seconds", .number(0...3600), "Seconds of the program's time."),
    AgentParameter("frames", .whole(0...216_000), "Frames, in place of seconds."),
  ]

  static func run(_ arguments: AgentArguments, in session: AgentSession) throws -> AgentResult {
    switch (arguments.number("seconds"), arguments.whole("frames")) {
    case (let seconds?, nil): try session.go(to: session.now.advanced(by: .seconds(seconds)))
    case (nil, let frames?):
      let rate = session.stage.configuration.frameRate
      try session.go(to: rate.time(ofFrame: (session.stage.frameIndex ?? 0) + frames))
    case (nil, nil):
      throw AgentFailure("advance lacks \"seconds\"; expected \"seconds\" or \"frames\".")
    default:
      throw AgentFailure("\"seconds\" and \"frames\" are both given; expected one of them.")
    }
    guard session.isLive else { return AgentResult(session.upcoming) }
    let target = session.takeLiveTarget()
    session.whenLive { session.stage.time >= target ? session.upcoming : nil }
    return AgentResult("")
  }
}

extension AgentSession {
  /// The next moment at which something happens, in a sentence.
  var upcoming: String {
    if stage.isEnded { return "Nothing happens any more." }
    return switch stage.next {
    case .nextFrame: "The next frame has work to do."
    case .wake(let time): "Nothing happens before \(text(of: time)) s."
    case .idle: "Nothing happens until input comes."
    }
  }
}
