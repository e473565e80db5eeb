import Foundation
import Testing

/// A program of geometry readers, preferences, anchors and safe areas, compiled in Swift 5 and in
/// Swift 6, run headless.
@Suite struct PlacesProgramTests {
  private struct Manifest: Decodable {
    struct Frame: Decodable { var sha256: String }
    var frames: [Frame]
  }

  private static func hashes(of program: String, _ arguments: String...) throws -> [String] {
    let run = try DelayProgramTests.run(
      program, ["--count", "18", "--fps", "10", "--verbose"] + arguments)
    #expect(run.status == 0)
    let lines = run.lines.filter { $0.hasPrefix("frame ") }
    #expect(lines.count == 18)
    for line in lines { #expect(line.contains("skipped shapes 0,"), "\(line)") }
    return try JSONDecoder().decode(Manifest.self, from: run.frames).frames.map(\.sha256)
  }

  @Test func `draws the same frames in either language mode, and with any number of threads`()
    throws
  {
    let frames = try Self.hashes(of: "Places6")
    // Cards lean anew, the highlight moves and the footer grows for a second.
    #expect(Set(frames[2..<10]).count == 8)
    #expect(frames[16] == frames[17])
    #expect(try Self.hashes(of: "Places5") == frames)
    #expect(try Self.hashes(of: "Places6", "--threads", "3") == frames)
  }
}
