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
    /// No message within a limit of ``patience``; the worker was killed.
    case hung(Limit)
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

  /// A limit on a frame.
  enum Limit { case processorTime, machineTime }

  /// The longest times without a message, in seconds. A worker writes before each action and after each frame.
  struct Patience {
    /// The worker's time on the processors, which does not grow while other programs use them.
    var processorTime = 10.0
    /// The machine's time, for a program that waits without end.
    var machineTime = 120.0

    /// The length of a limit in seconds.
    func seconds(_ limit: Limit) -> Double {
      switch limit {
      case .processorTime: processorTime
      case .machineTime: machineTime
      }
    }
  }

  static let patience = Patience()

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
    let worker = process.processIdentifier
    let limit = try Self.read(
      pipe.fileHandleForReading.fileDescriptor, of: worker, within: Self.patience
    ) { Self.add($0, to: &run) }
    if limit != nil { kill(worker, SIGKILL) }
    process.waitUntilExit()
    if let limit {
      run.end = .hung(limit)
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

  /// Reads messages up to the end of a worker's output.
  ///
  /// - Parameters:
  ///   - worker: The process that writes the messages, a child of this one.
  ///   - take: Receives each message.
  /// - Returns: The limit within which the worker wrote nothing; nil at the end of the output.
  static func read(
    _ file: Int32, of worker: Int32, within patience: Patience,
    take: (ExploreMessage) throws -> Void
  ) throws -> Limit? {
    var rest: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let clock = ContinuousClock()
    var last = (machine: clock.now, processor: processorTime(of: worker))
    while true {
      var request = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      let pause = min(0.5, patience.processorTime / 4, patience.machineTime / 4)
      let ready = poll(&request, 1, Int32(max(1, pause * 1000)))
      if ready < 0, errno == EINTR { continue }
      guard ready >= 0 else { throw FileError(path: "the worker's output", code: errno) }
      guard ready > 0 else {
        if let now = processorTime(of: worker), let before = last.processor,
          now - before > patience.processorTime
        {
          return .processorTime
        }
        if clock.now - last.machine > .seconds(patience.machineTime) { return .machineTime }
        continue
      }
      let count = buffer.withUnsafeMutableBytes { Foundation.read(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      last = (clock.now, processorTime(of: worker))
      rest += buffer[..<count]
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let message = try JSONDecoder().decode(ExploreMessage.self, from: Data(rest[..<end]))
        rest.removeFirst(end + 1)
        try take(message)
      }
    }
  }

  /// The time in seconds for which the processors have run a process; nil after its end.
  private static func processorTime(of process: Int32) -> Double? {
    var clock = clockid_t()
    var time = timespec()
    guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else {
      return nil
    }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
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
