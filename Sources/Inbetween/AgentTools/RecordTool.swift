import TweenHeadless
import TweenMotion
import TweenStage

/// Writes the session's input as a recording.
enum RecordTool: AgentTool {
  static let name = "record"
  static let description = """
    Records the run from its start to the current frame as an input file, which replay, every command's \
    --input and expectReplay in a test take. "start" names the file, which is then complete after each call; \
    "mark" gives the current moment a title; "stop" writes the file with a check of the frames once a second; \
    "text" returns the input so far without a file.
    """
  static let needsOwnClock = true
  static let parameters = [
    AgentParameter(
      "action", .choice(["start", "stop", "mark", "text"]), "The step.", isRequired: true),
    AgentParameter("path", .text, "With start: the file, such as tour.jsonl."),
    AgentParameter("title", .text, "With mark: the title of the moment."),
  ]

  static func run(_ arguments: AgentArguments, in session: AgentSession) throws -> AgentResult {
    let (action, path, title) = (
      arguments.text("action") ?? "", arguments.text("path"), arguments.text("title")
    )
    if let path, action != "start" {
      throw AgentFailure(
        "\"path\" is \(JSONText.string(path)); expected none: it is for \"action\" \"start\".")
    }
    if title != nil, action != "mark" {
      throw AgentFailure("\"title\" is given; expected none: it is for \"action\" \"mark\".")
    }
    switch action {
    case "start": return try start(path, in: session)
    case "stop":
      guard let file = session.recording else {
        throw AgentFailure(
          "No recording runs; expected \"action\" \"start\" with a \"path\" before.")
      }
      let count = try session.finishRecording()
      return AgentResult(
        "Wrote \(file): \(count) \(count == 1 ? "event" : "events") up to "
          + "\(session.text(of: session.stage.time)) s.")
    case "mark":
      guard let title, !title.isEmpty else {
        throw AgentFailure("\"mark\" lacks a \"title\"; expected one, such as \"opened\".")
      }
      let time = session.stage.time
      // After goto to an earlier moment, later marks stay with the later input.
      let place = session.marks.firstIndex { $0.time > time } ?? session.marks.count
      session.marks.insert(InputMark(time: time, title: title), at: place)
      return AgentResult("Marked \(session.text(of: time)) s as \(JSONText.string(title)).")
    default: return AgentResult(session.script.text)
    }
  }

  private static func start(_ path: String?, in session: AgentSession) throws -> AgentResult {
    guard let path, !path.isEmpty else {
      throw AgentFailure("\"start\" lacks a \"path\"; expected a file, such as \"tour.jsonl\".")
    }
    if let running = session.recording {
      throw AgentFailure(
        "A recording to \(running) runs already; expected \"action\" \"stop\" before the next.")
    }
    try AtomicFile.write(Array(session.script.text.utf8), to: path, on: SystemFiles())
    session.recording = path
    return AgentResult("Recording to \(path) from the program's start.")
  }
}

extension AgentSession {
  /// The whole input of the run with its marks, up to the current frame or the last event.
  var script: InputScript {
    var script = stage.recording
    script.events = events
    script.marks = marks
    let source = WindowFiles.source(program)
    script.header?.program = source.program
    script.header?.engine = source.engine
    script.header?.font = source.font
    script.header?.end = [stage.time, script.events.last?.time, marks.last?.time]
      .compactMap(\.self).max()
    return script
  }

  /// Writes the input so far, without checks of frames, if a recording runs.
  func saveRecording() throws {
    guard let recording else { return }
    try AtomicFile.write(Array(script.text.utf8), to: recording, on: SystemFiles())
  }

  /// Ends the recording: runs the program from its start again to write the checks of its frames, and
  /// returns the number of events.
  func finishRecording() throws -> Int {
    guard let recording else { return 0 }
    let (text, count) = try recordAgain()
    try AtomicFile.write(Array(text.utf8), to: recording, on: SystemFiles())
    self.recording = nil
    return count
  }
}
