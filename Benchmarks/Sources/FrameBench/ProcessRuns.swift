import Foundation

/// What a program takes from exec to its end, run again and again, one after the other.
struct ProcessRuns {
  /// Milliseconds by the clock; empty where a run failed.
  private var wall: [Double] = []
  /// Milliseconds of CPU, of all threads.
  private var cpu: [Double] = []
  private var failure: String?

  init(_ program: URL, _ arguments: [String], times: Int) throws {
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      failure = "\(program.path) is not there"
      return
    }
    for _ in 0..<times {
      let process = Process()
      process.executableURL = program
      process.arguments = arguments
      process.standardOutput = FileHandle.nullDevice
      // Without the allocation counter of this process.
      process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "LD_PRELOAD" }
      let before = Self.childTime
      let start = Timing.wallTime
      try process.run()
      process.waitUntilExit()
      wall.append((Timing.wallTime - start) / 1e6)
      cpu.append((Self.childTime - before) / 1e6)
      guard process.terminationStatus == 0 else {
        failure = "\(program.path) ended with \(process.terminationStatus)"
        wall = []
        return
      }
    }
  }

  /// In milliseconds; nil where a run failed.
  var leastWall: Double? { wall.min() }

  /// How the runs were, or why there are none.
  var note: String {
    failure
      ?? "wall, PNG and manifest on disk; median \(BenchTable.text(Timing.median(wall))); "
      + "CPU \(BenchTable.text(cpu.min()))"
  }

  /// Nanoseconds of CPU used by children that ended.
  private static var childTime: Double {
    var usage = rusage()
    getrusage(RUSAGE_CHILDREN.rawValue, &usage)
    func nanoseconds(_ time: timeval) -> Double {
      Double(time.tv_sec) * 1e9 + Double(time.tv_usec) * 1e3
    }
    return nanoseconds(usage.ru_utime) + nanoseconds(usage.ru_stime)
  }
}
