import Glibc

/// A program that is run and waited for.
struct ChildProcess {
  /// The way in which it ended.
  enum End: Equatable {
    case exit(Int32)
    case signal(Int32)
    /// The end by SIGKILL, because the program ran longer than its limit.
    case timeLimit
  }

  struct Outcome: Equatable {
    var end: End
    /// Its output, where that was kept.
    var output: String
  }

  /// A path, or a name that is looked up in PATH.
  var program: String
  var arguments: [String]
  /// Variables in addition to the process's own.
  var environment: [(name: String, value: String)] = []
  /// The most seconds that it may run; nil: no limit.
  var limit: Int?

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - keepsOutput: Whether its output, with its errors, is returned instead of shown.
  ///   - showsOnErrors: Whether output that is shown goes to standard error, so that standard output is for
  ///     the program that the command runs.
  func run(keepsOutput: Bool = false, showsOnErrors: Bool = false) throws(CommandFailure) -> Outcome
  {
    var ends: [Int32] = [-1, -1]
    if keepsOutput {
      guard pipe(&ends) == 0 else {
        throw CommandFailure(
          "can't make a pipe: \(String(cString: strerror(errno)))", ExitCode.software)
      }
      // The program gets them only as its output.
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if keepsOutput {
      posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
      posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO)
    } else if showsOnErrors {
      posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO)
    }
    let number: pid_t
    do throws(CommandFailure) {
      defer { if keepsOutput { close(ends[1]) } }
      number = try start(&actions)
    } catch {
      if keepsOutput { close(ends[0]) }
      throw error
    }
    let end = limit.map { Self.now + Double($0) }
    let output = keepsOutput ? Self.text(from: ends[0], until: end) : ""
    let outcome = Outcome(end: Self.wait(for: number, until: end), output: output)
    try Interruption.check()
    return outcome
  }

  /// Starts the program, and returns its number.
  private func start(
    _ actions: inout posix_spawn_file_actions_t
  ) throws(CommandFailure) -> pid_t {
    var number: pid_t = 0
    var result: Int32 = 0
    try Interruption.start { attributes in
      result = Self.withStrings([program] + arguments) { arguments in
        Self.withStrings(Self.environment(with: environment)) { environment in
          posix_spawnp(&number, program, &actions, &attributes, arguments, environment)
        }
      }
      return result == 0 ? number : 0
    }
    guard result == 0 else {
      throw CommandFailure(
        "can't run \(program): \(String(cString: strerror(result)))", ExitCode.unavailable)
    }
    return number
  }

  /// The system's uptime in seconds.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Replaces the command by the program.
  ///
  /// - Returns: never; an error is thrown.
  func replaceCommand() throws(CommandFailure) -> Never {
    for (name, value) in environment { setenv(name, value, 1) }
    Self.withStrings([program] + arguments) { _ = execvp(program, $0) }
    throw CommandFailure(
      "can't run \(program): \(String(cString: strerror(errno)))", ExitCode.unavailable)
  }

  /// Reads to the end of the output, or to a moment of the uptime.
  private static func text(from descriptor: Int32, until end: Double?) -> String {
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      if let end {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        let rest = Int32(max(0, min(1e6, (end - now) * 1000)).rounded(.up))
        let count = poll(&request, 1, rest)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
      }
      let count = piece.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      bytes.append(contentsOf: piece[..<count])
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Waits for the end of a process, and kills it at a moment of the uptime.
  private static func wait(for number: pid_t, until end: Double?) -> End {
    // The number stays the process's own until `waitpid`.
    var info = siginfo_t()
    var isLate = false
    while true {
      let options = WEXITED | WNOWAIT | (end == nil || isLate ? 0 : WNOHANG)
      if waitid(P_PID, id_t(number), &info, options) < 0 {
        if errno == EINTR { continue }
        break
      }
      if info.si_signo == SIGCHLD { break }
      if let end, now >= end {
        isLate = true
        kill(number, SIGKILL)
      } else {
        usleep(pollPeriod)
      }
    }
    Interruption.forgetChild()
    var status: Int32 = 0
    while waitpid(number, &status, 0) < 0 {
      if errno != EINTR { return .exit(127) }
    }
    if isLate { return .timeLimit }
    // WIFEXITED and its kin are macros, which Swift doesn't see.
    let signal = status & 0x7f
    return signal == 0 ? .exit(status >> 8 & 0xff) : .signal(signal)
  }

  /// The time between two looks at a process with a limit, in microseconds.
  private static let pollPeriod: UInt32 = 5000

  private static func environment(with more: [(name: String, value: String)]) -> [String] {
    var variables: [String] = []
    var next = environ
    while let entry = next.pointee {
      variables.append(String(cString: entry))
      next += 1
    }
    let names = more.map { $0.name + "=" }
    return variables.filter { variable in !names.contains { variable.hasPrefix($0) } }
      + more.map { "\($0.name)=\($0.value)" }
  }

  private static func withStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}
