import Foundation
import Synchronization

/// `ffmpeg`, which gets frames by a pipe.
///
/// The encoder is killed when this process ends by `exit` or a signal, and when it accepts no bytes
/// for too long.
final class EncoderProcess {
  /// The longest time, in seconds, in which it may accept no bytes, or do no work at the end.
  struct Patience: Sendable {
    var write = 120.0
    var end = 1200.0
  }

  private let process = Process()
  private let input: Int32
  private let errors: ErrorLines
  private let patience: Patience
  private var isInputOpen = true

  /// Collects the process's standard error.
  private final class ErrorLines: Sendable {
    private let text = Mutex("")
    private let done = DispatchSemaphore(value: 0)

    init(reading file: FileHandle) {
      let thread = Thread {
        // The last lines are enough: a damaged film has thousands.
        while let data = try? file.read(upToCount: 4096), !data.isEmpty {
          self.text.withLock { text in
            text = String((text + String(decoding: data, as: UTF8.self)).suffix(4096))
          }
        }
        self.done.signal()
      }
      thread.name = "ffmpeg"
      thread.start()
    }

    /// All of it, once the process has ended.
    func lines() -> [String] {
      // A child of the process may still have the pipe open.
      _ = done.wait(timeout: .now() + 2)
      return text.withLock { $0 }.split(whereSeparator: \.isNewline).map(String.init)
    }
  }

  /// The running encoders, which end with this process.
  private enum Running {
    private static let numbers = Mutex<Set<Int32>>([])
    private static let watch: Void = {
      UnfinishedFiles.atTheEnd {
        Running.numbers.withLock { for number in $0 { kill(number, SIGKILL) } }
      }
    }()

    static func begin(_ number: Int32) {
      _ = watch
      _ = numbers.withLock { $0.insert(number) }
    }

    static func end(_ number: Int32) { _ = numbers.withLock { $0.remove(number) } }
  }

  /// The program of that name in PATH.
  static func find(_ name: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return path.split(separator: ":").map { "\($0)/\(name)" }
      .first { access($0, X_OK) == 0 }
  }

  /// - Parameter output: The file for its standard output; nil: none.
  init(
    _ program: String, _ arguments: [String], output: FileHandle?, patience: Patience = Patience()
  ) throws(FilmError) {
    self.patience = patience
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let pipe = Pipe()
    let errorPipe = Pipe()
    process.standardInput = pipe
    process.standardOutput = output ?? FileHandle.nullDevice
    process.standardError = errorPipe
    do {
      try process.run()
    } catch {
      throw .encoder("\(program) can't be started: \(error.localizedDescription)")
    }
    Running.begin(process.processIdentifier)
    // A duplicate descriptor, since the pipe's own is closed with the object.
    input = fcntl(pipe.fileHandleForWriting.fileDescriptor, F_DUPFD_CLOEXEC, 0)
    try? pipe.fileHandleForWriting.close()
    try? pipe.fileHandleForReading.close()
    _ = fcntl(input, F_SETFL, O_NONBLOCK)
    // One MB, so that a frame is written in few steps. The constant's name is not in Swift's Glibc.
    let setPipeSize: Int32 = 1031
    _ = fcntl(input, setPipeSize, 1 << 20)
    errors = ErrorLines(reading: errorPipe.fileHandleForReading)
  }

  deinit { end() }

  /// Kills the process if it runs, and waits until it has ended.
  func end() {
    closeInput()
    if process.isRunning {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    Running.end(process.processIdentifier)
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws(FilmError) {
    var done = 0
    while done < bytes.count {
      let rest = UnsafeRawBufferPointer(rebasing: bytes[done...])
      let count = Foundation.write(input, rest.baseAddress, rest.count)
      if count > 0 {
        done += count
      } else if errno == EAGAIN {
        var wait = pollfd(fd: input, events: Int16(POLLOUT), revents: 0)
        let ready = poll(&wait, 1, Int32(patience.write * 1000))
        if ready == 0 { throw hang(patience.write) }
      } else if errno != EINTR {
        // The encoder has closed its input; its standard error has the reason.
        try finish()
        throw .encoder("it stopped reading frames.")
      }
    }
  }

  /// Closes its input, and waits until it has written the rest.
  func finish() throws(FilmError) {
    closeInput()
    let end = ContinuousClock.now + .seconds(patience.end)
    while process.isRunning {
      if ContinuousClock.now > end { throw hang(patience.end) }
      usleep(2_000)
    }
    process.waitUntilExit()
    Running.end(process.processIdentifier)
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw .encoder(reason)
    }
  }

  private func closeInput() {
    if isInputOpen { close(input) }
    isInputOpen = false
  }

  private func hang(_ seconds: Double) -> FilmError {
    kill(process.processIdentifier, SIGKILL)
    return .encoder("it did nothing for \(Int(seconds)) s.")
  }

  /// Its last line, or how it ended.
  private var reason: String {
    let lines = errors.lines()
    if lines.contains(where: { $0.contains("No space left on device") }) {
      return "the disk is full."
    }
    if let unknown = lines.first(where: { $0.contains("Unknown encoder") }) {
      return
        "\(Self.plain(unknown)); try another --codec, or Debian's ffmpeg."
    }
    if let last = lines.last(where: { !$0.allSatisfy(\.isWhitespace) }) { return Self.plain(last) }
    return process.terminationReason == .uncaughtSignal
      ? "it was ended by signal \(process.terminationStatus)."
      : "it ended with status \(process.terminationStatus)."
  }

  /// Without the name of the part that reports it and an address: `[libx264 @ 0x55d0] `.
  private static func plain(_ line: String) -> String {
    var line = Substring(line)
    while line.hasPrefix("["), let end = line.firstIndex(of: "]") {
      line = line[line.index(after: end)...].drop { $0 == " " }
    }
    return String(line)
  }
}
