import Foundation
import Testing

/// Ordinary programs, compiled in Swift 5 and 6, with and without imports beside SwiftUI, and run
/// headless as programs are: their delays end in the frame they are due in, without waiting.
@Suite struct DelayProgramTests {
  static let programs = ["PlainTicks5", "PlainTicks6", "BesideTicks5", "BesideTicks6"]

  /// Which lines a program writes at 60 frames a second, in the order of their moments. Each time
  /// is the sum of the delays before it.
  static let expected: Set<String> = [
    "sleep 1 0.1", "sleep 2 0.2", "sleep 3 0.3", "sleep 4 0.4", "sleep 5 0.5", "sleep 6 0.6",
    "sleep 7 0.8", "sleep 8 0.9", "sleep 9 1.0", "sleep 10 1.1", "sleep 11 1.2",
    "publish 1 0.25", "publish 2 0.5", "publish 3 0.75", "publish 4 1.0", "publish 5 1.25",
    "publish 6 1.5", "publish 7 1.75", "date 0.5 0.5", "date 1.0 1.0", "date 1.5 1.5",
    "timer 1 0.2", "timer 2 0.4", "timer 3 0.6", "added 0.8", "plain 0.85", "once 0.9",
    "named 0.95",
    "async 1 0.3", "async 2 0.6", "async 3 0.9", "async 4 1.2",
    "unisolated 1 0.4", "today 0.4", "unisolated 2 0.8", "child 2 0.9", "child 1 1.0",
    "child 0 1.1",
    "unisolated 3 1.1",
  ]

  struct Run {
    var lines: [String]
    var status: Int32
    var frames: Data
  }

  /// Where this build's programs lie: beside the tests.
  static func path(of program: String) -> URL {
    Bundle.main.bundleURL.resolvingSymlinksInPath().appendingPathComponent(program)
  }

  static func run(_ program: String, _ arguments: String...) throws -> Run {
    try run(program, arguments)
  }

  static func run(_ program: String, _ arguments: [String]) throws -> Run {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("ticks-" + UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.executableURL = path(of: program)
    process.arguments = ["frames", folder.path] + arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Run(
      lines: String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init),
      status: process.terminationStatus,
      frames: try Data(contentsOf: folder.appendingPathComponent("manifest.json")))
  }

  @Test(arguments: programs)
  func `every ordinary delay ends at its moment, the same in each run`(program: String) throws {
    let first = try Self.run(program, "--duration", "2s")
    #expect(first.status == 0)
    #expect(first.lines.sorted() == Self.expected.sorted())
    let moments = first.lines.compactMap { $0.split(separator: " ").last.flatMap { Double($0) } }
    #expect(moments == moments.sorted())
    let second = try Self.run(program, "--duration", "2s")
    #expect(second.lines == first.lines)
    #expect(second.frames == first.frames)
  }

  @Test func `delays end in the first frame at or after their moment`() throws {
    for rate in ["24", "7", "1"] {
      let run = try Self.run("PlainTicks6", "--duration", "3s", "--fps", rate)
      // The clock tells the moment that a delay was due, whichever frame shows it.
      // A date is that of the frame.
      let expected = Self.expected.filter { !$0.hasPrefix("today") }
      #expect(Set(run.lines).isSuperset(of: expected), "at \(rate) frames a second")
    }
  }

  @Test func `ten thousand seconds pass without waiting`() throws {
    let start = Date()
    let run = try Self.run("PlainTicks6", "--count", "10001", "--fps", "1", "--from", "10000")
    #expect(run.status == 0)
    #expect(run.lines.contains("publish 40000 10000.0"))
    #expect(Date().timeIntervalSince(start) < 600)
  }
}
