import Foundation

/// A program, mostly of this build, started by bytes as a shell does.
final class DumpProcess {
  struct Outcome: Equatable {
    /// As a shell says it: 128 and the signal's number where a signal ended it.
    var status: Int32
    var errors: String
  }

  let id: pid_t
  /// What it says on standard error: a file, for a pipe's end would get into other tests' processes.
  private let errorFile = NSTemporaryDirectory() + "inbetween-" + UUID().uuidString + ".err"

  /// - Parameters:
  ///   - program: of this build by its name, or any by its path.
  ///   - arguments: without the program's name.
  ///   - name: what the program is told it is called.
  init(_ program: String, name: [UInt8]? = nil, _ arguments: [[UInt8]]) throws {
    let path = program.hasPrefix("/") ? program : DelayProgramTests.path(of: program).path
    let all = [name ?? Array(path.utf8)] + arguments
    let pointers = all.map { bytes in bytes.map(CChar.init(bitPattern:)).withCString(strdup) }
    defer { for pointer in pointers { free(pointer) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(
      &actions, STDERR_FILENO, errorFile, O_WRONLY | O_CREAT | O_EXCL, 0o600)
    // Tests run in the background have SIGINT ignored, and their threads may have all signals
    // blocked; programs would keep both.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    var id: pid_t = 0
    let code = posix_spawn(&id, path, &actions, &attributes, pointers + [nil], environ)
    self.id = id
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO) }
  }

  convenience init(_ program: String, _ arguments: String...) throws {
    try self.init(program, arguments.map { Array($0.utf8) })
  }

  /// Whether the process has ended and was collected.
  private var isCollected = false

  // A process that has ended and is not collected keeps Swift Testing's monitor of exit tests from seeing any
  // other: a test that throws before it waits for the end would hang the whole run.
  deinit {
    if !isCollected {
      kill(id, SIGKILL)
      waitpid(id, nil, 0)
    }
    unlink(errorFile)
  }

  /// Waits for the end, which comes after a minute at the latest.
  func outcome() -> Outcome {
    var status: Int32 = 0
    let latest = Date(timeIntervalSinceNow: 60)
    while waitpid(id, &status, WNOHANG) == 0 {
      if Date() > latest { kill(id, SIGKILL) }
      usleep(2000)
    }
    isCollected = true
    let signal = status & 0x7F
    return Outcome(
      status: signal == 0 ? status >> 8 & 0xFF : 128 + signal,
      errors: (try? String(contentsOfFile: errorFile, encoding: .utf8)) ?? "")
  }
}

extension [CChar] {
  /// The elements and a zero, as C has its strings.
  fileprivate func withCString(
    _ body: (UnsafePointer<CChar>) -> UnsafeMutablePointer<CChar>?
  ) -> UnsafeMutablePointer<CChar>? {
    (self + [0]).withUnsafeBufferPointer { $0.baseAddress.flatMap(body) }
  }
}
