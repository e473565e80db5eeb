import Foundation
import Synchronization
import TweenHeadless
import TweenWindow

/// A process, started by `watch`, that runs a program in its window.
final class WatchedProgram: Sendable {
  /// Events of the process.
  enum Event: Equatable, Sendable {
    case reply(WindowRemote.Reply)
    /// The process has ended, with this exit code or by this signal.
    case ended(status: Int32, isSignal: Bool)
  }

  /// The error of a program that cannot be started.
  struct Failure: LocalizedError, CustomStringConvertible {
    var description: String
    var errorDescription: String? { description }
  }

  let number: Int
  /// The file of the run's recording.
  let recording: String
  private let commands: Int32
  private let process: Process
  private let lastLine = Mutex("")

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - number: the number in the names of the program's files.
  ///   - executable: the program's executable file.
  ///   - takesFocus: whether the window may take the keyboard when it opens. An editor has the keyboard
  ///      while sources are saved.
  ///   - arguments: makes the arguments from the folder of the program's pipes and the file of its
  ///      recording.
  ///   - folder: the folder for the program's files.
  ///   - report: receives events of the process, on other threads.
  init(
    _ number: Int, _ executable: String, in folder: String, takesFocus: Bool = true,
    arguments: (_ folder: String, _ recording: String) -> [String],
    report: @escaping @Sendable (Event) -> Void
  ) throws {
    self.number = number
    let own = folder + "/\(number)"
    recording = own + "/run.jsonl"
    try FileManager.default.createDirectory(
      atPath: own, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let pipes = WindowRemote.pipes(in: own)
    for pipe in [pipes.commands, pipes.replies] where mkfifo(pipe, 0o600) != 0 {
      throw Failure(description: "a pipe can't be made: \(String(cString: strerror(errno)))")
    }
    // Both pipes are open in both directions, so that neither waits for the program. When this process ends
    // in any way, the program reads the end of its commands.
    commands = open(pipes.commands, O_RDWR | O_CLOEXEC)
    let replies = open(pipes.replies, O_RDWR | O_CLOEXEC)
    guard commands >= 0, replies >= 0 else {
      throw Failure(description: "a pipe can't be opened: \(String(cString: strerror(errno)))")
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments(own, recording)
    if !takesFocus {
      process.environment = ProcessInfo.processInfo.environment.merging([
        // The variable is SDL_HINT_WINDOW_NO_ACTIVATION_WHEN_SHOWN.
        "SDL_WINDOW_NO_ACTIVATION_WHEN_SHOWN": "1"
      ]) { $1 }
    }
    let errors = Pipe()
    process.standardError = errors
    let errorsRead = DispatchSemaphore(value: 0)
    process.terminationHandler = { process in
      CommandRun.Child.end(process.processIdentifier)
      // The last errors belong to the report of the end. A process that the program started may hold the
      // pipe open.
      _ = errorsRead.wait(timeout: .now() + 0.5)
      report(
        .ended(
          status: process.terminationStatus,
          isSignal: process.terminationReason == .uncaughtSignal))
      // The thread that reads replies ends at this line, and closes their pipe.
      let bytes = Array((Self.lastReply + "\n").utf8)
      _ = bytes.withUnsafeBytes { write(replies, $0.baseAddress, $0.count) }
    }
    self.process = process
    do {
      try process.run()
    } catch {
      close(replies)
      throw error
    }
    CommandRun.Child.begin(process.processIdentifier)
    let file = errors.fileHandleForReading.fileDescriptor
    Self.read("watched program's errors") { [self] in
      // Keeps the pipe open.
      withExtendedLifetime(errors) {
        var reader = LineReader(file: file, takesUnendedLine: true)
        while let line = reader.next() {
          FileHandle.standardError.write(Data((line + "\n").utf8))
          if !line.isEmpty { lastLine.withLock { Self.keep(line, &$0) } }
        }
      }
      errorsRead.signal()
    }
    Self.read("watched program's replies") {
      var reader = LineReader(file: replies)
      defer { close(replies) }
      while let line = reader.next(), line != Self.lastReply {
        if let reply = WindowRemote.Reply(line: line) { report(.reply(reply)) }
      }
    }
  }

  deinit { close(commands) }

  /// The line after all replies.
  private static let lastReply = "over"

  private static func read(_ name: String, _ body: @escaping @Sendable () -> Void) {
    let thread = Thread(block: body)
    thread.name = name
    thread.stackSize = 256 * 1024
    thread.start()
  }

  /// Keeps the last line with an error, because a backtrace follows it.
  private static func keep(_ line: String, _ last: inout String) {
    if !last.contains("rror: ") || line.contains("rror: ") { last = line }
  }

  /// The last error on the program's standard error, after a space; empty without an error.
  var error: String { complaint.contains("rror: ") ? " " + complaint : "" }

  /// The last line on the program's standard error, or the last line with an error; empty without lines.
  var complaint: String { lastLine.withLock { $0 } }

  /// Sends a command to the window. After the end of the program this does nothing.
  func send(_ command: WindowRemote.Command) {
    let bytes = Array((command.line + "\n").utf8)
    _ = bytes.withUnsafeBytes { write(commands, $0.baseAddress, $0.count) }
  }

  /// Ends the program at once.
  func kill() { Glibc.kill(process.processIdentifier, SIGKILL) }
}
