import Foundation
import Synchronization
import TweenHeadless
import TweenWindow

/// A program in its window that `watch` has started.
final class WatchedProgram: Sendable {
  /// Events of the process.
  enum Event: Equatable, Sendable {
    case reply(WindowRemote.Reply)
    /// It has ended, with this exit code, or by this signal.
    case ended(status: Int32, isSignal: Bool)
  }

  /// Why it is not started.
  struct Failure: LocalizedError, CustomStringConvertible {
    var description: String
    var errorDescription: String? { description }
  }

  let number: Int
  /// Where its run is recorded.
  let recording: String
  private let commands: Int32
  private let process: Process
  private let lastLine = Mutex("")

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - number: distinguishes its files.
  ///   - executable: its file.
  ///   - takesFocus: whether its window may take the keys as it opens: an editor has them while sources are
  ///     saved.
  ///   - arguments: makes them of its folder, where its pipes are, and of its recording's file.
  ///   - folder: where its files go.
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
    // Open in both directions, so that neither waits for the program. It reads the end of its commands when
    // this process ends, in whatever way.
    commands = open(pipes.commands, O_RDWR | O_CLOEXEC)
    let replies = open(pipes.replies, O_RDWR | O_CLOEXEC)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments(own, recording)
    if !takesFocus {
      process.environment = ProcessInfo.processInfo.environment.merging([
        // SDL_HINT_WINDOW_NO_ACTIVATION_WHEN_SHOWN
        "SDL_WINDOW_NO_ACTIVATION_WHEN_SHOWN": "1"
      ]) { $1 }
    }
    let errors = Pipe()
    process.standardError = errors
    let errorsRead = DispatchSemaphore(value: 0)
    process.terminationHandler = { process in
      CommandRun.Child.end(process.processIdentifier)
      // Its last errors belong to the report of its end. A process that it started may hold the pipe open.
      _ = errorsRead.wait(timeout: .now() + 0.5)
      report(
        .ended(
          status: process.terminationStatus,
          isSignal: process.terminationReason == .uncaughtSignal))
      // The thread that reads replies ends with this line, and closes their pipe.
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
      // Holds the pipe open.
      withExtendedLifetime(errors) {
        var reader = LineReader(file: file)
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

  /// The line behind all replies.
  private static let lastReply = "over"

  private static func read(_ name: String, _ body: @escaping @Sendable () -> Void) {
    let thread = Thread(block: body)
    thread.name = name
    thread.stackSize = 256 * 1024
    thread.start()
  }

  /// Keeps the last line with an error: a backtrace follows it.
  private static func keep(_ line: String, _ last: inout String) {
    if !last.contains("rror: ") || line.contains("rror: ") { last = line }
  }

  /// The error that it wrote on its standard error, with a space before; empty: none.
  var error: String { complaint.contains("rror: ") ? " " + complaint : "" }

  /// The last line that it wrote on its standard error, or the last with an error; empty: none.
  var complaint: String { lastLine.withLock { $0 } }

  /// Has its window do something. Where it has ended, nothing happens.
  func send(_ command: WindowRemote.Command) {
    let bytes = Array((command.line + "\n").utf8)
    _ = bytes.withUnsafeBytes { write(commands, $0.baseAddress, $0.count) }
  }

  /// Ends it at once.
  func kill() { Glibc.kill(process.processIdentifier, SIGKILL) }
}
