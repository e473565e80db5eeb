import Foundation
import Synchronization
import TweenHeadless

/// Runs a worker of `explore` and collects its messages.
@MainActor struct ExploreProcess {
  /// The end of a worker.
  enum End: Equatable {
    /// The end of the task.
    case done
    /// A trap, a signal or an exit code, with the error that the program printed.
    case trapped(String)
    /// No message for ``patience`` seconds; the worker was killed.
    case hung
  }

  /// The messages of a worker and its end.
  struct Run {
    var header = ""
    var actions: [UserAction] = []
    var findings: [Finding] = []
    var frames = 0
    var seconds = 0.0
    var end = End.done
  }

  /// The longest time without a message, in seconds of the machine's time. A worker writes before each action
  /// and after each frame.
  static let patience: Int32 = 10

  /// The arguments of the program without the worker's own option.
  let arguments: [String]

  /// Starts a worker with a task, and waits for its end.
  func run(_ task: ExploreTask) throws -> Run {
    let place = TemporaryPath("explore")
    defer { place.remove() }
    try place.makeFolder()
    let folder = place.text
    try JSONEncoder().encode(task).write(to: URL(fileURLWithPath: folder + "/task.json"))
    guard FileManager.default.createFile(atPath: folder + "/errors", contents: nil),
      let errors = FileHandle(forWritingAtPath: folder + "/errors")
    else { throw FileError(path: folder, code: errno) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments + ["--worker", folder + "/task.json"]
    process.standardInput = FileHandle.nullDevice
    process.standardError = errors
    var environment = ProcessInfo.processInfo.environment
    // A backtrace takes seconds, and its lines would hide the reason.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    process.environment = environment
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    ExploreProcess.running.withLock { $0 = process.processIdentifier }
    defer {
      // A message that can't be read ends the exploration, and the worker with it.
      if process.isRunning {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
      }
      ExploreProcess.running.withLock { $0 = 0 }
    }
    var run = Run()
    let isHung = try read(pipe.fileHandleForReading.fileDescriptor, into: &run)
    if isHung { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    if isHung {
      run.end = .hung
    } else if process.terminationReason == .uncaughtSignal || process.terminationStatus != 0 {
      run.end = .trapped(Self.reason(process, errors: folder + "/errors"))
    }
    return run
  }

  /// The worker that runs; 0: none.
  nonisolated static let running = Mutex<Int32>(0)

  /// Ends the running worker when this process ends.
  static func endWorkerAtTheEnd() {
    UnfinishedFiles.atTheEnd {
      let number = running.withLock { $0 }
      if number > 0 { kill(number, SIGKILL) }
    }
  }

  /// Reads messages up to the end of the worker's output.
  ///
  /// - Returns: whether the worker wrote nothing for too long.
  private func read(_ file: Int32, into run: inout Run) throws -> Bool {
    var rest: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      var request = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      let ready = poll(&request, 1, Self.patience * 1000)
      if ready < 0, errno == EINTR { continue }
      guard ready > 0 else { return true }
      let count = buffer.withUnsafeMutableBytes { Foundation.read(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest += buffer[..<count]
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let message = try JSONDecoder().decode(ExploreMessage.self, from: Data(rest[..<end]))
        rest.removeFirst(end + 1)
        Self.add(message, to: &run)
      }
    }
  }

  private static func add(_ message: ExploreMessage, to run: inout Run) {
    switch message {
    case .header(let line): run.header = line
    case .action(let action): run.actions.append(action)
    case .finding(let finding): run.findings.append(finding)
    case .progress(let frames, let seconds): (run.frames, run.seconds) = (frames, seconds)
    }
  }

  /// The error that a program printed before its end, otherwise its status. Other lines may have a date or a
  /// process number, and would differ from run to run.
  private static func reason(_ process: Process, errors: String) -> String {
    let text = (try? String(contentsOfFile: errors, encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    if let line = lines.last(where: { $0.contains("error:") }) {
      return String(line.prefix(300))
    }
    return process.terminationReason == .uncaughtSignal
      ? "ended by signal \(process.terminationStatus)"
      : "ended with exit code \(process.terminationStatus)"
  }
}
