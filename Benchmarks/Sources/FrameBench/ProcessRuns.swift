import Foundation

/// The times of several runs of a program, one after the other, from exec to the end.
struct ProcessRuns {
  /// The milliseconds of wall time; empty if a run failed.
  private var wall: [Double] = []
  /// The milliseconds of CPU time of all threads.
  private var cpu: [Double] = []
  private var failure: String?

  init(_ program: URL, _ arguments: [String], times: Int) {
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      failure = "\(program.path) is not there"
      return
    }
    // The child runs without the allocation counter of this process.
    let environment = ProcessInfo.processInfo.environment.filter { $0.key != "LD_PRELOAD" }
      .map { "\($0.key)=\($0.value)" }
    for _ in 0..<times {
      let before = Self.childTime
      let start = Timing.wallTime
      let status = Self.run([program.path] + arguments, environment)
      wall.append((Timing.wallTime - start) / 1e6)
      cpu.append((Self.childTime - before) / 1e6)
      guard status == 0 else {
        failure = "\(program.path) ended with \(status)"
        wall = []
        return
      }
    }
  }

  /// Runs a program to its end, without its output. Returns the exit status, or -1 if the program did not
  /// start or was ended by a signal. Foundation's Process polls its children at intervals, which would
  /// affect the times.
  private static func run(_ arguments: [String], _ environment: [String]) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    var settings: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) } + [nil]
    defer { for word in words + settings { free(word) } }
    var child = pid_t()
    guard posix_spawn(&child, arguments[0], &actions, nil, &words, &settings) == 0 else {
      return -1
    }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 { if errno != EINTR { return -1 } }
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : -1
  }

  /// The least wall time in milliseconds; nil if a run failed.
  var leastWall: Double? { wall.min() }

  /// A description of the runs, or the reason why there are none.
  var note: String {
    failure
      ?? "wall, PNG and manifest on disk; median \(BenchTable.text(Timing.median(wall))); "
      + "CPU \(BenchTable.text(cpu.min()))"
  }

  /// The nanoseconds of CPU time of all ended children.
  private static var childTime: Double {
    var usage = rusage()
    getrusage(RUSAGE_CHILDREN.rawValue, &usage)
    func nanoseconds(_ time: timeval) -> Double {
      Double(time.tv_sec) * 1e9 + Double(time.tv_usec) * 1e3
    }
    return nanoseconds(usage.ru_utime) + nanoseconds(usage.ru_stime)
  }
}
