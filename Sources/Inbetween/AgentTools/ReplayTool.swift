import TweenMotion
import TweenStage

/// Plays a recording and compares it.
enum ReplayTool: AgentTool {
  static let name = "replay"
  static let description = """
    Starts the program anew with the input of a recording, runs it to its end, and returns everything that \
    differs from the recording: checks of frames, elements under presses, expectations. The session continues \
    at the end of the recording; its own input is dropped. A call that stops for its length continues with \
    advance.
    """
  static let needsOwnClock = true
  static let parameters = [
    AgentParameter("path", .text, "The recording or input file."),
    AgentParameter("text", .text, "The lines of an input file, in place of a path."),
  ]

  static func run(_ arguments: AgentArguments, in session: AgentSession) throws -> AgentResult {
    var script: InputScript
    switch (arguments.text("path"), arguments.text("text")) {
    case (let path?, nil): script = try InputScript(contentsOf: path)
    case (nil, let text?): script = try InputScript(parsing: text, file: "text")
    case (nil, nil):
      throw AgentFailure("replay lacks a recording; expected \"path\" or \"text\".")
    default: throw AgentFailure("\"path\" and \"text\" are both given; expected one of them.")
    }
    let source = WindowFiles.source(session.program)
    var checks: ReplayChecks?
    session.restart(with: script) { stage in
      script = script.withoutClosing(at: stage.configuration.frameRate)
      checks = ReplayChecks(
        script, on: stage, font: source.font, pixelHash: { try $0.pixelHash() })
    }
    try session.beginCall()
    let rate = session.stage.configuration.frameRate
    try session.go(
      to: rate.time(ofFrame: rate.firstFrame(atOrAfter: script.lastMoment ?? .zero)))
    guard let checks else { return AgentResult("Nothing was compared.") }
    checks.stop()
    var lines = [script.noteOfOrigin(on: source), checks.note].compactMap(\.self)
    let counts = checks.counts
    if checks.differences.isEmpty {
      lines.append(
        counts.checks + counts.presses + counts.expectations == 0
          ? "Nothing was compared." : "\(counts.words) agree.")
    } else {
      lines += ["The run differs:"] + checks.differences.map(\.description)
    }
    return AgentResult(lines.joined(separator: "\n"))
  }
}
