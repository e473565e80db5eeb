import ArgumentParser
import Foundation
import TweenHeadless
import TweenMotion
import TweenStage
import TweenWindow

extension ProgramRunner {
  /// Serves the program to an agent on standard input and output, until the input ends.
  func serve(_ arguments: MCPArguments, _ texts: [String]) throws {
    let handover = try arguments.resumed.map { path in
      guard let handover = AgentHandover(path: path) else {
        throw ValidationError("--resumed has \(path); expected the file of a server.")
      }
      return handover
    }
    let channel = try AgentChannel()
    let replies = AgentReplies { [output = channel.output] in try output.write($0) }
    // The program can end itself during a call.
    UnfinishedFiles.atTheEnd {
      replies.abandon(
        "The process ended during this call: the program called exit, or a signal ended it.")
    }
    let watchdog = AgentWatchdog {
      replies.abandon(
        "The program ran for \(Int(AgentWatchdog.patience)) s without the end of a frame; the server "
          + "ends. A view or a task of the program probably waits or repeats without end.")
      _exit(ExitStatus.software)
    }
    watchdog.touch()
    // The new program may fail before it answers the call that loaded it.
    if let handover { replies.begin(handover.call) }
    let session = try session(arguments, handover, texts)
    session.onProgress = { watchdog.touch() }
    session.rebuild?.duringBuild = { watchdog.pause($0) }
    let server = AgentServer(session, replies: replies, version: handover?.version)
    server.onCall = { begins in
      if begins { return watchdog.touch() }
      watchdog.rest()
      // The texts that the program printed during a call appear before its reply.
      fflush(nil)
    }
    if let handover {
      try replies.send(
        server.answer(AgentResult.ofReload(handover, in: session), to: handover.call))
    }
    watchdog.rest()
    var reader = LineReader(
      file: STDIN_FILENO, takesUnendedLine: true, rest: handover?.rest ?? [])
    server.rest = { reader.rest }
    server.succeed = { channel.replaceServer(by: $0, $1, options: texts) }
    while let line = reader.nextBytes() { try server.receive(line) }
    if session.recording != nil { _ = try session.finishRecording() }
  }

  private func session(
    _ arguments: MCPArguments, _ handover: AgentHandover?, _ texts: [String]
  ) throws -> AgentSession {
    let script: InputScript?
    if let handover {
      script = try InputScript(parsing: handover.script, file: "the run")
    } else {
      script = try arguments.frames.input.map { try InputScript(contentsOf: $0) }
    }
    let session = AgentSession(
      program: name, threads: arguments.stage.threads, script: script,
      makePlan: { FramePlan(stage: arguments.stage, frames: arguments.frames, script: $0) },
      makeStage: makeStage)
    if let url = arguments.stage.open, handover == nil { session.open(url) }
    session.rebuild = ProgramRebuild.ofThisProgram.map {
      AgentRebuild(program: $0, options: AgentRebuild.options(of: texts))
    }
    session.recording = handover?.recording
    return session
  }
}

extension AgentResult {
  /// Goes to the moment of a reload in the new program, and returns the presses that meet other elements.
  @MainActor fileprivate static func ofReload(
    _ handover: AgentHandover, in session: AgentSession
  ) -> AgentResult {
    var result = AgentResult("Reloaded: the new program runs.")
    do {
      session.take(handover.handles)
      let script = try InputScript(parsing: handover.script, file: "")
      let checks = ReplayChecks(
        script, on: session.stage, font: nil, comparing: .pressesAlone,
        pixelHash: { try $0.pixelHash() })
      try session.beginCall()
      try session.go(to: handover.time)
      checks.stop()
      _ = session.elements
      if !checks.differences.isEmpty {
        result.texts.append(
          "Earlier presses meet other elements now:\n"
            + checks.differences.map { "- \($0.sentence)" }.joined(separator: "\n"))
      }
    } catch {
      result = AgentResult("The new program runs. \(AgentFailure(error))")
      result.isError = true
    }
    return result
  }
}

/// The standard output of a server, which carries only messages. The program's own output goes to standard
/// error.
struct AgentChannel {
  /// A copy of the process's standard output.
  private let file: Int32
  let output: ConsoleOutput

  init() throws(FileError) {
    // Standard output may be closed.
    let file = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    guard file >= 0 else { throw FileError(path: "standard output", code: errno) }
    self.file = file
    output = ConsoleOutput(file: file, name: "standard output", files: SystemFiles())
    dup2(STDERR_FILENO, STDOUT_FILENO)
  }

  /// Replaces the process by another program, which continues the session.
  ///
  /// - Parameters:
  ///   - program: The executable file.
  ///   - options: The arguments of this server.
  /// - Returns: The reason why the process stays.
  func replaceServer(by program: String, _ handover: AgentHandover, options: [String]) -> String {
    let path: String
    do {
      path = try handover.write()
    } catch {
      return "The state for the new program was not written: \(error)"
    }
    // Buffered output of the program would be lost.
    fflush(nil)
    dup2(file, STDOUT_FILENO)
    let arguments = [program, "mcp", "--resumed", path] + AgentRebuild.options(of: options)
    let copies = arguments.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    execv(program, copies + [nil])
    let reason = String(cString: strerror(errno))
    dup2(STDERR_FILENO, STDOUT_FILENO)
    unlink(path)
    return "The new program \(program) cannot be started (\(reason)); the old program continues."
  }
}
