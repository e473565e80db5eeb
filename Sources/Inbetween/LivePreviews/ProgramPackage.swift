import Foundation
import Synchronization
import TweenHeadless

/// The package that the running program was built from.
struct ProgramPackage: Equatable, Sendable {
  /// Where Package.swift is.
  var root: String
  /// Where its builds lie; nil: where they do if nobody says another.
  var scratch: String?
  var product: String
  /// The program's file.
  var executable: String

  /// The package of the program that runs; nil where it doesn't lie in one.
  ///
  /// - Parameters:
  ///   - executable: The program's file.
  ///   - root: Where its package is; nil: in a folder above it.
  init?(executable: String, root: String? = nil) {
    self.executable = executable
    product = (executable as NSString).lastPathComponent
    // SCRATCH/TRIPLE/debug/PRODUCT
    let folder = (executable as NSString).deletingLastPathComponent
    let triple = (folder as NSString).deletingLastPathComponent
    let scratch = (triple as NSString).deletingLastPathComponent
    if let root {
      self.root = root
    } else {
      var place = folder
      while !FileManager.default.fileExists(atPath: place + "/Package.swift") {
        guard place.count > 1 else { return nil }
        place = (place as NSString).deletingLastPathComponent
      }
      self.root = place
    }
    if FileManager.default.fileExists(atPath: scratch + "/debug.yaml") { self.scratch = scratch }
  }

  /// What builds the program.
  var buildCommand: [String] {
    ["swift", "build", "--package-path", root, "--product", product]
      + (scratch.map { ["--scratch-path", $0] } ?? [])
  }
}

/// Runs a command and keeps what it says.
enum CommandRun {
  struct Outcome: Equatable, Sendable {
    var status: Int32
    var text: String

    /// What a compiler says is wrong: its errors, each in a line and with its file without folders.
    var complaint: String {
      let lines = text.split(whereSeparator: \.isNewline).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      // Those that name a place come before what the builder says of its own command. The compiler
      // says each once more, in a picture of the line.
      let errors = lines.filter { $0.contains("error: ") && !$0.contains("`- ") }
      let placed = errors.filter { $0.contains(": error: ") }
      var told: [String] = []
      for line in placed.isEmpty ? Array(errors.prefix(1)) : placed {
        let short = Self.withoutFolders(line)
        if !told.contains(short) { told.append(short) }
      }
      guard !told.isEmpty else {
        return lines.last ?? "It ended with status \(status) and said nothing."
      }
      let more = told.count - Self.mostErrors
      return (told.prefix(Self.mostErrors) + (more > 0 ? ["and \(more) more"] : []))
        .joined(separator: "\n")
    }

    /// The last line that is not empty.
    var lastLine: String? { text.split(whereSeparator: \.isNewline).last.map(String.init) }

    private static let mostErrors = 8

    private static func withoutFolders(_ line: String) -> String {
      guard let mark = line.range(of: " error: "),
        let slash = line[..<mark.lowerBound].lastIndex(of: "/")
      else { return line }
      return String(line[line.index(after: slash)...])
    }
  }

  /// The commands that run, for the program's end: what nobody waits for any more need not go on.
  enum Child {
    private static let running = Mutex<Set<Int32>>([])
    private static let watch: Void = {
      UnfinishedFiles.atTheEnd { Child.running.withLock { for number in $0 { end(all: number) } } }
    }()

    /// Ends a command, and what it has started where it leads a group of its own: a build has
    /// compilers.
    private static func end(all number: Int32) {
      kill(getpgid(number) == number ? -number : number, SIGTERM)
    }

    static func begin(_ number: Int32) {
      _ = watch
      _ = running.withLock { $0.insert(number) }
    }

    static func end(_ number: Int32) { _ = running.withLock { $0.remove(number) } }
  }

  /// - Parameters:
  ///   - command: A program that is looked for as a shell does, and its arguments.
  ///   - limit: After so many seconds it is ended; nil: never.
  static func run(_ command: [String], atMost limit: Double? = nil) -> Outcome {
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
      defer { Child.end(number) }
      let isLate = Mutex(false)
      let end = DispatchWorkItem {
        // Once it has ended its number may be another program's.
        guard process.isRunning else { return }
        isLate.withLock { $0 = true }
        kill(number, SIGKILL)
      }
      if let limit { DispatchQueue.global().asyncAfter(deadline: .now() + limit, execute: end) }
      defer { end.cancel() }
      let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      if let limit, isLate.withLock({ $0 }) {
        return Outcome(
          status: process.terminationStatus,
          text: "error: nothing was drawn within \(Int(limit)) s: a view hangs, or takes long.")
      }
      return Outcome(
        status: process.terminationStatus, text: String(decoding: data, as: UTF8.self))
    } catch {
      return Outcome(status: 127, text: "error: \(command[0]) can't be run: \(error)")
    }
  }
}
