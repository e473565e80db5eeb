import Foundation

/// A private X server with a small window manager, for one test: started on a free display number,
/// stopped with everything that was started on it.
final class XServer {
  /// Programs these tests need; `scripts/setup` installs them.
  static let tools = ["Xvfb", "openbox", "xdotool", "wmctrl", "xprop", "xwininfo", "xwd"]

  /// Those of `tools` that this machine does not have.
  static let missingTools = tools.filter { path(of: $0) == nil }

  /// Whether a tool is there.
  static func isThere(_ tool: String) -> Bool { path(of: tool) != nil }

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  struct Outcome {
    var status: Int32
    var output: Data

    var text: String { String(decoding: output, as: UTF8.self) }
  }

  private(set) var display = ""
  /// What the environment of programs has beside.
  var additions: [String: String] = [:]
  private var processes: [Process] = []
  /// Where programs on this display keep what they remember: nothing of other tests, and nothing of
  /// the user's.
  let state = FileManager.default.temporaryDirectory
    .appendingPathComponent("inbetween-state-" + UUID().uuidString)

  /// - Parameter hasManager: whether openbox manages the windows.
  init(width: Int = 1024, height: Int = 768, hasManager: Bool = true) throws {
    let number = Pipe()
    try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
    // Without -noreset the server starts over when its last client leaves: a wmctrl that comes and
    // goes before the window manager is there would take that down with it.
    let server = try start(
      "Xvfb",
      [
        "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-nolisten", "tcp", "-noreset",
      ],
      output: number)
    display = ":" + (try Self.line(from: number, of: server))
    guard hasManager else { return }
    var manager = try start("openbox", ["--sm-disable"])
    try wait("the window manager to answer", seconds: 60) {
      if try run("wmctrl", ["-m"]).status == 0 { return true }
      if !manager.isRunning { manager = try start("openbox", ["--sm-disable"]) }
      return false
    }
  }

  func stop() {
    for process in processes.reversed() where process.isRunning {
      process.terminate()
      // A test's thread may block signals, and its children then do: the end comes anyway.
      for _ in 0..<30 where process.isRunning { usleep(10_000) }
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }
    processes.removeAll()
    try? FileManager.default.removeItem(at: state)
  }

  deinit { stop() }

  // MARK: Programs

  /// The environment of programs on this display.
  var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment["DISPLAY"] = display
    environment["WAYLAND_DISPLAY"] = nil
    environment["SDL_VIDEODRIVER"] = nil
    environment["LC_ALL"] = "C.UTF-8"
    environment["XDG_STATE_HOME"] = state.path
    environment["SWIFT_BACKTRACE"] = "enable=no"
    if additions["WAYLAND_DISPLAY"] != nil { environment["DISPLAY"] = nil }
    return environment.merging(additions) { $1 }
  }

  /// Starts a program that lives until the server stops.
  @discardableResult func start(
    _ tool: String, _ arguments: [String], output: Pipe? = nil, error: Pipe? = nil
  ) throws -> Process {
    guard let path = Self.path(of: tool) else { throw Failure(description: "There is no \(tool).") }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = environment
    // Files of a program's own lie with the server's.
    process.currentDirectoryURL = state
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output ?? FileHandle.nullDevice
    process.standardError = error ?? FileHandle.nullDevice
    try process.run()
    processes.append(process)
    return process
  }

  /// Runs a tool to its end.
  @discardableResult func run(_ tool: String, _ arguments: [String]) throws -> Outcome {
    let output = Pipe()
    let process = try start(tool, arguments, output: output)
    processes.removeLast()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    // Not `waitUntilExit`: it turns a run loop, which a test's thread may wait on for ever.
    while process.isRunning { usleep(2_000) }
    return Outcome(status: process.terminationStatus, output: data)
  }

  /// Asks `condition` until it holds; fails after `seconds`.
  func wait(
    _ what: String, seconds: Double = 60, until condition: () throws -> Bool
  ) throws {
    let end = Date(timeIntervalSinceNow: seconds)
    while try !condition() {
      guard Date() < end else {
        throw Failure(description: "Waited \(seconds) s in vain for \(what).")
      }
      usleep(30_000)
    }
  }

  private static func path(of tool: String) -> String? {
    if tool.contains("/") { return tool }
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
    return folders.lazy.map { "\($0)/\(tool)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  private static func line(from pipe: Pipe, of process: Process) throws -> String {
    var text = ""
    while !text.hasSuffix("\n") {
      let data = pipe.fileHandleForReading.availableData
      guard !data.isEmpty else { throw Failure(description: "Xvfb did not start.") }
      text += String(decoding: data, as: UTF8.self)
    }
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
