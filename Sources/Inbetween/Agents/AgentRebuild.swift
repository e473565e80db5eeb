import Foundation
import TweenHeadless
import TweenStage

/// Builds a server's program, and tries the new program.
struct AgentRebuild {
  var program: ProgramRebuild
  /// The options of the server that other commands of the program take too.
  var options: [String]
  /// Called before a step that takes long, and called with its end.
  var duringBuild: (Bool) -> Void = { _ in }

  /// The longest time of a build, in seconds.
  static let buildPatience = 1800.0
  /// The longest time of the new program to reach the present moment, in seconds.
  static let trialPatience = 60.0

  /// Builds the program and runs the new one up to the present moment in a process of its own, so that a crash
  /// ends only that process.
  ///
  /// - Returns: The new program's executable file.
  /// - Throws: A sentence with the compiler's errors, or with the last line of the new program.
  @MainActor func build(_ session: AgentSession) throws -> String {
    duringBuild(true)
    defer { duringBuild(false) }
    let outcome = CommandRun.run(program.command, atMost: Self.buildPatience)
    guard outcome.status == 0 else {
      throw AgentFailure(
        "The build failed; the old program continues. Errors:\n\(outcome.complaint)")
    }
    let executable = program.isOfFiles ? outcome.lastLine ?? program.executable : program.executable
    guard FileManager.default.isExecutableFile(atPath: executable) else {
      throw AgentFailure(
        "The build ended without the program \(executable); the old program continues.")
    }
    let file = TemporaryPath("trial", ending: ".jsonl")
    defer { file.remove() }
    try AtomicFile.write(Array(session.script.text.utf8), to: file.text, on: SystemFiles())
    let trial = CommandRun.run(
      [executable, "tree", "--at", session.stage.time.secondsText, "--input", file.text] + options,
      atMost: Self.trialPatience)
    guard trial.status == 0 else {
      throw AgentFailure(
        "The new program did not reach \(session.text(of: session.stage.time)) s: it ended with "
          + "\(trial.status); the old program continues. Its errors: "
          + trial.complaint)
    }
    return executable
  }

  /// Options of the server that a new process must not receive, because the recording of the run replaces
  /// them. Each has a value.
  private static let ownOptions = ["--input", "--count", "--duration", "--resumed", "--open"]

  /// Returns the arguments of a server without its command and without the options that only it takes.
  static func options(of arguments: [String]) -> [String] {
    var options: [String] = []
    var isValue = false
    for text in arguments.first == "mcp" ? arguments[1...] : arguments[...] {
      if isValue {
        isValue = false
      } else if ownOptions.contains(text) {
        isValue = true
      } else if !ownOptions.contains(where: { text.hasPrefix($0 + "=") }) {
        options.append(text)
      }
    }
    return options
  }
}
