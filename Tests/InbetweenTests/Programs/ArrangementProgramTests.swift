import Foundation
import Testing

/// A program of layouts, compiled in Swift 5 and in Swift 6, run headless.
@Suite struct ArrangementProgramTests {
  private struct Manifest: Decodable {
    struct Frame: Decodable { var sha256: String }
    var frames: [Frame]
  }

  private static func hashes(of program: String, _ arguments: String...) throws -> [String] {
    let run = try DelayProgramTests.run(
      program, ["--count", "8", "--fps", "10", "--verbose"] + arguments)
    #expect(run.status == 0)
    let lines = run.lines.filter { $0.hasPrefix("frame ") }
    #expect(lines.count == 8)
    for line in lines { #expect(line.contains("skipped shapes 0,"), "\(line)") }
    return try JSONDecoder().decode(Manifest.self, from: run.frames).frames.map(\.sha256)
  }

  @Test func `lays out the same frames in either language mode, and with any number of threads`()
    throws
  {
    let script = FileManager.default.temporaryDirectory
      .appendingPathComponent("arrangements-\(ProcessInfo.processInfo.processIdentifier).jsonl")
    try "{\"at\":0.1,\"tap\":[42,42]}\n".write(to: script, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: script) }
    let frames = try Self.hashes(of: "Arrangements6", "--input", script.path)
    // A tap turns the ring and stands the row on end, for half a second.
    #expect(frames[0] == frames[1])
    #expect(Set(frames[1...6]).count >= 5)
    #expect(try Self.hashes(of: "Arrangements5", "--input", script.path) == frames)
    #expect(
      try Self.hashes(of: "Arrangements6", "--input", script.path, "--threads", "3") == frames)
  }
}
