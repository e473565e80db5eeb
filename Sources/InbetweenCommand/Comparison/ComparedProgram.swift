import Glibc

/// A built program that is run for a comparison.
struct ComparedProgram {
  var file: File
  /// The name for readers: a path, or a commit.
  var name: String
  /// The most seconds that each process of the program may run.
  var limit: Int

  /// The error of a program that did not run.
  enum Fault: Error {
    /// An engine without the command `trace`.
    case olderEngine
    /// The exit code or signal as words, with the program's output.
    case run(String, output: String, status: Int32)
  }

  /// Runs the program and writes its trace.
  func trace(to trace: File, _ run: ComparedRun) throws(CommandFailure) -> Fault? {
    try fault(
      of: ["trace", trace.path] + run.runArguments, made: trace)
  }

  /// Runs the program and writes pictures of some frames; `frames` are numbers with commas.
  func drawFrames(_ frames: String, to folder: File, _ run: ComparedRun) throws(CommandFailure) {
    let trace = File(folder.path + ".trace")
    let fault = try fault(
      of: ["trace", trace.path, "--pictures", folder.path, "--picture-frames", frames]
        + run.runArguments, made: trace)
    if let fault { throw failure(fault) }
  }

  private func fault(of arguments: [String], made file: File) throws(CommandFailure) -> Fault? {
    let outcome = try process(arguments).run(keepsOutput: true)
    switch outcome.end {
    case .exit(0) where file.exists: return nil
    case .exit(0):
      return .run(
        "wrote no trace; expected a program of Inbetween", output: outcome.output,
        status: ExitCode.data)
    case .exit(ExitCode.usage) where outcome.output.contains("'trace' is not a subcommand"):
      return .olderEngine
    case .exit(let code):
      return .run(
        "ended with exit code \(code)", output: outcome.output,
        status: (ExitCode.usage...ExitCode.file).contains(code) ? code : ExitCode.software)
    case .signal(let number):
      return .run("crashed by signal \(number)", output: outcome.output, status: ExitCode.software)
    case .timeLimit:
      return .run(timeLimit, output: outcome.output, status: ExitCode.software)
    }
  }

  private func process(_ arguments: [String]) -> ChildProcess {
    ChildProcess(program: file.path, arguments: arguments, limit: limit)
  }

  private var timeLimit: String {
    "was ended after \(limit) s; --timeout SECONDS sets another limit"
  }

  /// The words for a fault, without the program's output.
  func words(of fault: Fault) -> String {
    switch fault {
    case .olderEngine:
      "\(name) has a version of the engine without the command trace; expected a later version"
    case .run(let words, _, _): "\(name) \(words)"
    }
  }

  /// The command's error for a fault. The program's output is printed.
  func failure(_ fault: Fault) -> CommandFailure {
    guard case .run(_, let output, let status) = fault else {
      return CommandFailure(words(of: fault), ExitCode.unavailable)
    }
    Console.write(output, to: STDERR_FILENO)
    return CommandFailure(words(of: fault), status)
  }

  /// Compares two traces.
  ///
  /// - Parameter keepsOutput: Whether the output is returned instead of shown.
  func compare(
    _ a: File, _ b: File, _ arguments: [String], keepsOutput: Bool = false
  ) throws(CommandFailure) -> (isEqual: Bool, output: String) {
    let outcome = try process(["compare-traces", a.path, b.path] + arguments)
      .run(keepsOutput: keepsOutput)
    switch outcome.end {
    case .exit(ExitCode.done): return (true, outcome.output)
    case .exit(ExitCode.data): return (false, outcome.output)
    case .timeLimit: throw CommandFailure("\(name) \(timeLimit)", ExitCode.software)
    case .exit(let code) where ExitCode.ofEnvironment.contains(code):
      Console.write(outcome.output, to: STDERR_FILENO)
      throw CommandFailure("\(name) does not compare the traces: exit code \(code)", code)
    default:
      Console.write(outcome.output, to: STDERR_FILENO)
      throw CommandFailure("\(name) does not compare the traces", ExitCode.software)
    }
  }
}
