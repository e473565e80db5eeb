import Foundation
import Testing

/// Ordinary programs with publishers that wait, run headless as programs are.
@Suite struct StreamProgramTests {
  static let programs = ["PlainStreams5", "PlainStreams6", "BesideStreams5", "BesideStreams6"]

  /// Which lines a program writes at 60 frames a second. Letters come at 0.1, 0.2, 0.6, 0.7 and 0.8
  /// s, numbers at 0.1, 0.2, 0.3 and 0.4 s; each time is that of a value and the wait after it.
  static let expected: Set<String> = [
    "query tw 0.5", "query tween 1.1", "results 5 1.3",
    "delay 1 0.35", "delay 2 0.45", "delay 3 0.55", "delay 4 0.65",
    "late 1 0.45", "late 2 0.55", "late 3 0.65", "late 4 0.75",
    // The first at once, and then the last of each quarter of a second.
    "throttle 1 0.1", "throttle 3 0.35", "throttle 4 0.6",
    "timeout finished 0.55",
    "byTime [1] 0.2", "byTime [2, 3] 0.4", "byTime [4] 0.6",
    "byCount [1, 2] 0.2", "byCount [3, 4] 0.4",
    "interval 100.0 0.1", "interval 100.0 0.2", "interval 100.0 0.3", "interval 100.0 0.4",
    "nanoseconds 100000000 0.1", "nanoseconds 100000000 0.2", "nanoseconds 100000000 0.3",
    "nanoseconds 100000000 0.4",
    "subscribed there 0.0",
    "schedule 0.4", "schedule 0.7", "schedule 1.0", "schedule 1.3", "schedule 1.6", "schedule 1.9",
    "timer tick 0.5", "timer tick 1.0",
    "merged 1", "merged 21", "merged 24", "latest 3-2",
  ]

  @Test(arguments: programs)
  func `every publisher that waits sends at its moment, the same in each run`(
    program: String
  ) throws {
    let first = try DelayProgramTests.run(program, "--duration", "2s")
    #expect(first.status == 0)
    #expect(first.lines.sorted() == Self.expected.sorted())
    let second = try DelayProgramTests.run(program, "--duration", "2s")
    #expect(second.lines == first.lines)
    #expect(second.frames == first.frames)
  }

  @Test func `values come in the first frame at or after their moment`() throws {
    for rate in ["24", "7"] {
      let run = try DelayProgramTests.run("PlainStreams6", "--duration", "3s", "--fps", rate)
      #expect(Set(run.lines).isSuperset(of: Self.expected), "at \(rate) frames a second")
    }
  }
}
