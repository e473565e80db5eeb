import Foundation
import Synchronization
import TweenHeadless
import TweenStage

/// Runs commands and keeps their output.
enum CommandRun {
  struct Outcome: Equatable, Sendable {
    var status: Int32
    var text: String

    /// The errors of a compiler, each on one line and with its file without folders. Without a compiler's
    /// error, the last line of the output.
    var complaint: String {
      let lines = text.split(whereSeparator: \.isNewline).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      // Errors with a place in a file come first, errors of the build tool after them. The compiler repeats
      // each error in its drawing of the source line.
      let errors = lines.filter { $0.contains("error: ") && !$0.contains("`- ") }
      let placed = errors.filter { $0.contains(": error: ") }
      var shown: [String] = []
      for line in placed.isEmpty ? Array(errors.prefix(1)) : placed {
        let short = Self.withoutFolders(line)
        if !shown.contains(short) { shown.append(short) }
      }
      guard !shown.isEmpty else {
        return lines.last ?? "It ended with status \(status) and without a message."
      }
      let more = shown.count - Self.mostErrors
      return (shown.prefix(Self.mostErrors) + (more > 0 ? ["and \(more) more"] : []))
        .joined(separator: "\n")
    }

    /// The last non-empty line of the output.
    var lastLine: String? { text.split(whereSeparator: \.isNewline).last.map(String.init) }

    private static let mostErrors = 8

    private static func withoutFolders(_ line: String) -> String {
      guard let mark = line.range(of: " error: "),
        let slash = line[..<mark.lowerBound].lastIndex(of: "/")
      else { return line }
      return String(line[line.index(after: slash)...])
    }
  }

  /// The running commands, which end with the program.
  enum Child {
    private static let running = Mutex<Set<Int32>>([])
    private static let watch: Void = {
      UnfinishedFiles.atTheEnd {
        let numbers = Child.running.withLock { $0 }
        guard !numbers.isEmpty else { return }
        for number in numbers { signal(SIGINT, all: number) }
        usleep(200_000)
        for number in Child.running.withLock({ $0 }) { signal(SIGTERM, all: number) }
      }
    }()

    /// Sends a signal to a command, and to its children if it leads a group of processes.
    ///
    /// A build of SwiftPM ends its compilers, which have groups of their own, for SIGINT alone. A shell's jobs
    /// in the background ignore SIGINT, so SIGTERM follows.
    fileprivate static func signal(_ signal: Int32, all number: Int32) {
      kill(getpgid(number) == number ? -number : number, signal)
    }

    static func begin(_ number: Int32) {
      _ = watch
      _ = running.withLock { $0.insert(number) }
    }

    static func end(_ number: Int32) { _ = running.withLock { $0.remove(number) } }
  }

  /// Ends a command that another thread runs.
  final class Stop: Sendable {
    private let state = Mutex<(process: Int32?, isStopped: Bool)>((nil, false))

    /// Ends the command, now or as it starts.
    func stop() {
      let process = state.withLock { state in
        state.isStopped = true
        return state.process
      }
      if let process { end(process) }
    }

    /// How long a command has to end by SIGINT, in seconds.
    private static let patience = 2.0

    private func end(_ process: Int32) {
      Child.signal(SIGINT, all: process)
      DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience) { [self] in
        state.withLock { state in
          // Once it has ended its number may be another program's.
          if state.process == process { Child.signal(SIGTERM, all: process) }
        }
      }
    }

    fileprivate func began(_ process: Int32) {
      let isStopped = state.withLock { state in
        state.process = process
        return state.isStopped
      }
      if isStopped { end(process) }
    }

    /// Forgets the process number, which another program can receive later.
    fileprivate func ended() { state.withLock { $0.process = nil } }
  }

  /// Runs a command to its end.
  ///
  /// - Parameters:
  ///   - command: The name of a program, which is searched in PATH, and its arguments.
  ///   - limit: The most seconds before the command is ended; nil: no limit.
  ///   - lateness: The error of a command that was ended so, as a sentence; nil: one with the limit.
  ///   - stop: Ends the command earlier.
  static func run(
    _ command: [String], atMost limit: Double? = nil, lateness: String? = nil,
    endedBy stop: Stop? = nil
  ) -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    do {
      try process.run()
      let number = process.processIdentifier
      Child.begin(number)
      stop?.began(number)
      defer { Child.end(number) }
      let isLate = Mutex(false)
      let end = DispatchWorkItem {
        // After the end, the process number can belong to another program.
        guard process.isRunning else { return }
        isLate.withLock { $0 = true }
        kill(number, SIGKILL)
      }
      if let limit { DispatchQueue.global().asyncAfter(deadline: .now() + limit, execute: end) }
      defer { end.cancel() }
      let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      stop?.ended()
      if let limit, isLate.withLock({ $0 }) {
        return Outcome(
          status: process.terminationStatus,
          text: "error: \(lateness ?? "it did not end within \(JSONText.number(limit)) s.")"
        )
      }
      return Outcome(
        status: process.terminationStatus, text: String(decoding: data, as: UTF8.self))
    } catch {
      return Outcome(status: 127, text: "error: \(command[0]) can't be run: \(error)")
    }
  }
}
